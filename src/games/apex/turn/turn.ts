import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { SQUAD_SIZE } from '../content/modes.ts'
import { Label } from '../language/label.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { Squad } from '../table/squad.ts'
import { Count } from '../vocabulary.ts'
import { TURNS, turnOf } from './windows/timing.ts'

const TurnLegend = z
  .strictObject({
    id: Label,
    activated: z.boolean().default(false).describe('Its activation in this turn is over.'),
    eliminated: z.boolean().default(false).describe('It is off the board, so its activation starts with Respawn.'),
  })
  .meta({ id: 'ApexTurnLegend' })

/** A squad's turn at one moment. */
export const TurnInput = z
  .strictObject({
    turnIndex: z
      .int()
      .min(0)
      .max(TURNS - 1)
      .describe('The squad turn, counted from 0: Red’s turn of round 1.'),
    tokens: z
      .array(Label)
      .max(20)
      .default([])
      .describe('What still lies under the initiative marker, the top one first.'),
    legends: z.array(TurnLegend).min(1).max(SQUAD_SIZE.max).describe('The Legends of the squad whose turn it is.'),
    active: Label.optional().describe('The Legend whose activation has begun and is not over.'),
  })
  .meta({ id: 'ApexTurnInput' })
export type TurnInput = z.infer<typeof TurnInput>

const Candidate = z
  .object({
    legend: z.string(),
    legal: z.boolean().describe('Its activation may begin now.'),
    rule: z.string().nullable().describe('The rule that forbids it; null if it may.'),
    mustRespawn: z.boolean(),
  })
  .meta({ id: 'ApexActivationCandidate' })
type Candidate = z.infer<typeof Candidate>

export const Turn = z
  .object({
    squad: Squad,
    round: Count,
    step: z.enum(['tokens', 'activations', 'over']).meta({ id: 'ApexTurnStep' }),
    tokens: z.array(z.string()).describe('What is resolved first, in this order.'),
    candidates: z.array(Candidate),
    next: z
      .object({ phase: z.enum(['turn', 'transition']).meta({ id: 'ApexNextPhase' }), squad: Squad.nullable() })
      .describe('What follows when the turn is over.')
      .meta({ id: 'ApexAfterTurn' }),
  })
  .meta({ id: 'ApexTurnOutcome' })
export type Turn = z.infer<typeof Turn>

/** Says where a turn stands, who may be activated now, and what follows it. */
export function followTurn(input: TurnInput, trace: ApexTrace): Turn | Refusal {
  const { active, legends, tokens, turnIndex } = input
  const busy = legends.find(({ id }) => id === active)
  if (active !== undefined && (busy === undefined || busy.activated)) {
    return refuse([
      { rule: 'apex.activation.once-each', path: ['active'], facts: { legend: active, reason: 'notActive' } },
    ])
  }
  const { squad, round } = turnOf(turnIndex)
  const step = stepOf(input)
  trace.applied('apex.turn.structure', { squad, round, step })
  if (tokens.length > 0) trace.applied('apex.turn.initiative-effects-order', { tokens })
  const candidates = legends.map((legend) => judgeCandidate(legend, step, active, trace))
  const next =
    squad === 'red' ? ({ phase: 'turn', squad: 'blue' } as const) : ({ phase: 'transition', squad: null } as const)
  return { squad, round, step, tokens, candidates, next }
}

function stepOf({ tokens, legends }: TurnInput): Turn['step'] {
  if (tokens.length > 0) return 'tokens'
  return legends.every(({ activated }) => activated) ? 'over' : 'activations'
}

function judgeCandidate(
  { id, activated, eliminated }: z.infer<typeof TurnLegend>,
  step: Turn['step'],
  active: string | undefined,
  trace: ApexTrace,
): Candidate {
  const reason = reasonOf(activated, step, active, id)
  const rule = reason === 'tokensFirst' ? 'apex.turn.structure' : 'apex.activation.once-each'
  if (reason !== 'tokensFirst') trace.applied('apex.activation.once-each', { legend: id, reason })
  const mustRespawn = eliminated && reason === 'possible'
  if (mustRespawn) trace.applied('apex.activation.eliminated', { action: 'pass', mayWait: false, ap: 0 })
  return { legend: id, legal: reason === 'possible', rule: reason === 'possible' ? null : rule, mustRespawn }
}

function reasonOf(activated: boolean, step: Turn['step'], active: string | undefined, id: string) {
  if (activated) return 'activated'
  if (step === 'tokens') return 'tokensFirst'
  if (active === undefined) return 'possible'
  return active === id ? 'active' : 'another'
}
