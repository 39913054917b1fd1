import { z } from 'zod'
import type { AttackNumbers } from '../../content/attack-numbers.ts'
import type { GearsTrace } from '../../rules.ts'
import { Count, type CoverGrade } from '../../vocabulary.ts'

const Dice = z.int().min(-100).max(1000)

/** The dice of a defender, by where they come from. */
const DefenceParts = z
  .object({ defence: Count, cover: Count, range: Count, dodge: Count, other: Dice })
  .meta({ id: 'GearsDefenceParts' })

export const DefencePool = z
  .object({ dice: Count, parts: DefenceParts })
  .describe('The dice of a defender.')
  .meta({ id: 'GearsDefencePool' })
export type DefencePool = z.infer<typeof DefencePool>

/** What gives a defender dice. */
export type DefenceTerms = {
  readonly figure: string
  readonly defence: number
  readonly cover: CoverGrade
  /** The zones beyond the range of a COG's weapon. */
  readonly rangeExcess: number
  readonly dodges: boolean
  readonly other: number
}

/** Counts the defence dice of one figure. */
export function defenceDice(terms: DefenceTerms, numbers: AttackNumbers, trace: GearsTrace): DefencePool {
  const { figure, defence, cover, rangeExcess, dodges, other } = terms
  const dodge = dodges ? numbers.dodgeDice : 0
  const parts = { defence, cover: numbers.coverDice[cover], range: rangeExcess, dodge, other }
  const dice = Math.max(0, parts.defence + parts.cover + parts.range + parts.dodge + parts.other)
  if (dodges) trace.applied('gears.attack.dodge-window', { figure, dice: dodge, reason: null })
  trace.applied('gears.attack.defence-dice', { figure, dice, parts })
  const box = numbers.boxDice.defence
  if (dice > box) trace.applied('gears.limit.dice', { dice, box, kind: 'defence' })
  return { dice, parts }
}
