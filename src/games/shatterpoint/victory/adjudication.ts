import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import { opponentOf, Player } from '../vocabulary.ts'
import { Track } from './track.ts'
import { Claimed } from './turn-end.ts'

/** How a match came to an end without a second claimed card. */
export const AdjudicationQuestion = z
  .strictObject({
    reason: z
      .enum(['stalemate', 'turnLimit', 'concession'])
      .describe('No unit is left on either side, the last turn is over, or a player gives up.')
      .meta({ id: 'ShatterpointAdjudicationReason' }),
    concedes: Player.exactOptional().describe('Who gives up.'),
    claimed: Claimed.default({ A: 0, B: 0 }),
    track: Track,
  })
  .meta({ id: 'ShatterpointAdjudicationInput' })
type AdjudicationQuestion = z.infer<typeof AdjudicationQuestion>

export const Adjudication = z
  .object({
    winner: Player.nullable().describe('null for a draw.'),
    by: z
      .enum(['cards', 'token', 'momentum', 'draw', 'concession'])
      .describe('What decided.')
      .meta({ id: 'ShatterpointAdjudicationBasis' }),
  })
  .meta({ id: 'ShatterpointAdjudicationOutcome' })
export type Adjudication = z.infer<typeof Adjudication>

/** Who wins a match that ends without a second claimed card. */
export function adjudicate(question: AdjudicationQuestion, { trace }: ShatterpointContext): Adjudication | Refusal {
  const { reason, concedes } = question
  if (reason === 'concession') {
    if (concedes === undefined)
      return refuse([{ rule: 'shatterpoint.match.concede', path: ['concedes'], facts: { player: null } }])
    trace.applied('shatterpoint.match.concede', { player: concedes })
    return { winner: opponentOf(concedes), by: 'concession' }
  }
  const verdict = compare(question)
  trace.applied(reason === 'stalemate' ? 'shatterpoint.match.stalemate' : 'shatterpoint.match.turn-limit', verdict)
  return verdict
}

/** Cards, then the token, then momentum; the first that differs decides. */
function compare({ claimed, track: { token, momentum } }: AdjudicationQuestion) {
  const comparisons = [
    { by: 'cards', lead: claimed.A - claimed.B },
    { by: 'token', lead: token },
    { by: 'momentum', lead: momentum.A - momentum.B },
  ] as const
  const decisive = comparisons.find(({ lead }) => lead !== 0)
  if (decisive === undefined) return { winner: null, by: 'draw' } as const
  const winner: Player = decisive.lead > 0 ? 'A' : 'B'
  return { winner, by: decisive.by }
}
