import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { legalSplits } from '../../../../src/games/signum/combat/melee/allocation.ts'
import { type AllocationRow, bestAllocation } from '../../../../src/games/signum/combat/melee/best-allocation.ts'
import { declarationFields, MeleeSide } from '../../../../src/games/signum/combat/melee/melee-declaration.ts'
import { meleeOdds } from '../../../../src/games/signum/combat/melee/melee-odds.ts'
import { OBJECTIVES } from '../../../../src/games/signum/dice/odds.rules.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { fighterFrom, reading } from '../reading.ts'

const Question = z.strictObject({
  ...declarationFields,
  attacker: MeleeSide.prefault({}),
  defender: MeleeSide.prefault({}),
})

const ability = fc.constantFrom(
  { id: 'initiative' },
  { id: 'veteran' },
  { id: 'hammerblow' },
  { id: 'masterAttack', x: 1 },
  { id: 'masterDefence', x: 2 },
  { id: 'expertDefence', x: 1 },
  { id: 'cautious', x: 1 },
)
const creature = (id: string) =>
  fc.record({
    id: fc.constant(id),
    player: fc.constant(id),
    strength: fc.integer({ min: 1, max: 4 }),
    health: fc.integer({ min: 2, max: 4 }),
    wounds: fc.integer({ min: 0, max: 1 }),
    armour: fc.integer({ min: 0, max: 2 }),
    abilities: fc.array(ability, { maxLength: 3 }),
  })

const fights = fc.record({
  attacker: creature('A'),
  defender: creature('D'),
  objective: fc.constantFrom(...OBJECTIVES),
})

const found = <Value>(answer: Value | Refusal): Value => {
  if (answer instanceof Refusal) throw new Error('It was refused.')
  return answer
}

/** What a side wants most, from a row of the table. */
function wanted(row: AllocationRow, objective: (typeof OBJECTIVES)[number], side: 'attacker' | 'defender'): number {
  const [kill, die] = side === 'attacker' ? [row.kill, row.die] : [row.die, row.kill]
  if (objective === 'maxKill') return kill.decimal
  if (objective === 'survive') return -die.decimal
  return side === 'attacker' ? row.difference.decimal : -row.difference.decimal
}

describe('signum.odds.allocation', () => {
  test('every row of the table has the odds of its splits, and the best are what both want', () => {
    fc.assert(
      fc.property(fights, ({ objective, ...stated }) => {
        const question = Question.parse({ situation: { stated } })
        const { best, replies, table } = found(bestAllocation(question, objective, reading()))
        const splitsOf = (fighter: unknown) => {
          const parsed = fighterFrom(fighter as object)
          return legalSplits(parsed, parsed.strength, null)
        }
        expect(table).toHaveLength(splitsOf(stated.attacker).length * splitsOf(stated.defender).length)
        for (const { attacker, defender, ...row } of table) {
          const asked = { ...question, attacker: { split: attacker }, defender: { split: defender } }
          const odds = found(meleeOdds(Question.parse(asked), reading()))
          expect(row).toMatchObject({
            kill: odds.kill,
            die: odds.die,
            dealt: odds.defender.meanLoss,
            taken: odds.attacker.meanLoss,
          })
        }
        for (const reply of replies) {
          const same = table.filter(({ defender }) => defender.attack === reply.defender.attack)
          const max = Math.max(...same.map((row) => wanted(row, objective, 'attacker')))
          expect(wanted(reply, objective, 'attacker')).toBeCloseTo(max, 5)
        }
        const max = Math.max(...replies.map((row) => wanted(row, objective, 'defender')))
        expect(wanted(best, objective, 'defender')).toBeCloseTo(max, 5)
      }),
      { numRuns: 40 },
    )
  })
})
