import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import { type AttackFace, AttackRoll, attackDice, ShownAttack } from '../dice/roll.ts'
import { rollAttack } from '../dice/roll-dice.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { PLAYERS, Player } from '../vocabulary.ts'

/** The results that are compared, one after the other. */
const COMPARED = ['crit', 'hit', 'expertise'] as const satisfies readonly AttackFace[]
/** A service that is asked does not roll for ever; so many ties in a row are beyond all experience. */
const MAX_ROLLS = 20

export const StartingRolls = z.strictObject({ A: AttackRoll, B: AttackRoll }).meta({ id: 'ShatterpointStartingRolls' })
export type StartingRolls = z.infer<typeof StartingRolls>

const ComparedRolls = z
  .object({
    A: ShownAttack,
    B: ShownAttack,
    decidedBy: z.enum(COMPARED).nullable().describe('The result that one player has more of; null for a tie.'),
  })
  .meta({ id: 'ShatterpointComparedRolls' })
type ComparedRolls = z.infer<typeof ComparedRolls>

export const StartingRoll = z
  .object({
    starts: Player.nullable().describe('null if the rolls are tied: both roll all their dice again.'),
    rolls: z.array(ComparedRolls).describe('One roll of both players after the other, until one decides.'),
  })
  .meta({ id: 'ShatterpointStartingRollOutcome' })
export type StartingRoll = z.infer<typeof StartingRoll>

/** Compares given rolls, or rolls until one player has more. */
export function startingRoll(
  given: StartingRolls | undefined,
  { random, trace }: { readonly random: Random; readonly trace: ShatterpointTrace },
): StartingRoll | Refusal {
  if (given !== undefined) {
    const violations = wrongSizes(given)
    return violations.length > 0 ? refuse(violations) : conclude([compare(given, trace)])
  }
  const rolls: ComparedRolls[] = []
  while (rolls.length < MAX_ROLLS) {
    const compared = compare(
      { A: rollAttack(BOOK.startingDice, random), B: rollAttack(BOOK.startingDice, random) },
      trace,
    )
    rolls.push(compared)
    if (compared.decidedBy !== null) break
  }
  return conclude(rolls)
}

function wrongSizes(rolls: StartingRolls): ShatterpointViolation[] {
  return PLAYERS.flatMap((player): ShatterpointViolation[] => {
    const dice = attackDice(rolls[player])
    const facts = { starts: null, face: null, A: null, B: null, wrong: { player, dice } }
    return dice === BOOK.startingDice
      ? []
      : [{ rule: 'shatterpoint.setup.starting-roll', path: ['rolls', player], facts }]
  })
}

function compare({ A, B }: StartingRolls, trace: ShatterpointTrace): ComparedRolls {
  const decidedBy = COMPARED.find((face) => A[face] !== B[face]) ?? null
  const compared = { A, B, decidedBy }
  trace.applied('shatterpoint.setup.starting-roll', {
    starts: starterOf(compared),
    face: decidedBy,
    A: decidedBy === null ? null : A[decidedBy],
    B: decidedBy === null ? null : B[decidedBy],
    wrong: null,
  })
  return compared
}

function starterOf({ A, B, decidedBy }: ComparedRolls): Player | null {
  if (decidedBy === null) return null
  return A[decidedBy] > B[decidedBy] ? 'A' : 'B'
}

function conclude(rolls: ComparedRolls[]): StartingRoll {
  const last = rolls.at(-1)
  return { starts: last === undefined ? null : starterOf(last), rolls }
}
