import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modifyRolls, successesOf } from '../../../../src/games/shatterpoint/dice/modification.ts'
import { attackDice, defenceDice } from '../../../../src/games/shatterpoint/dice/roll.ts'
import { rollAttack, rollDefence } from '../../../../src/games/shatterpoint/dice/roll-dice.ts'
import { rollWays } from '../../../../src/games/shatterpoint/dice/roll-ways.ts'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import { startingRoll } from '../../../../src/games/shatterpoint/turn/starting-roll.ts'
import { scripted } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const trace = () => new Trace<ShatterpointRules>()

describe('shatterpoint.dice.faces', () => {
  test('the eight faces of an attack die and the six of a defence die', () => {
    expect(rollAttack(8, scripted(0, 1, 2, 3, 4, 5, 6, 7))).toEqual({ crit: 1, hit: 3, expertise: 2, failure: 2 })
    expect(rollDefence(6, scripted(0, 1, 2, 3, 4, 5))).toEqual({ block: 2, expertise: 2, failure: 2 })
  })

  test('E-24 how likely the rolls of the long example are', () => {
    const attack = rollWays('attack', 8)
    const wanted = attack.states.find(({ dice }) => dice.crit === 1 && dice.hit === 3 && dice.expertise === 2)
    expect((wanted?.ways ?? 0n) * 65536n).toBe(attack.total * 2835n)
    const defence = rollWays('defence', 5)
    const held = defence.states.find(({ dice }) => dice.block === 1 && dice.expertise === 3)
    expect((held?.ways ?? 0n) * 243n).toBe(defence.total * 20n)
  })
})

describe('shatterpoint.setup.starting-roll', () => {
  const alike = [0, 1, 2, 6, 7]

  test('a tie is rolled again until one player has more', () => {
    const random = scripted(...alike, ...alike, ...alike, 0, 1, 2, 3, 7)
    const result = startingRoll(undefined, { random, trace: trace() })
    expect(result).toMatchObject({ starts: 'B', rolls: [{ decidedBy: null }, { decidedBy: 'hit' }] })
    expect(random.left()).toBe(0)
  })

  test('rolling ends even if the dice never differ', () => {
    const result = startingRoll(undefined, { random: { draws: [], below: () => 0 }, trace: trace() })
    expect(result).toMatchObject({ starts: null })
  })
})

const count = fc.nat(6)
const rolls = fc.record({
  attack: fc.record({ crit: count, hit: count, expertise: count, failure: count }),
  defence: fc.record({ block: count, expertise: count, failure: count }),
})

describe('shatterpoint.dice.modify-order', () => {
  test('changes keep the number of dice; used expertise is listed apart', () => {
    const attackFace = fc.constantFrom('crit' as const, 'hit' as const, 'expertise' as const, 'failure' as const)
    const change = fc
      .record({ from: attackFace, to: attackFace, count: fc.integer({ min: 1, max: 4 }) })
      .map((turned) => ({ change: { ...turned, roll: 'attack' as const } }))
    const entries = fc.array(change, { maxLength: 4 })
    fc.assert(
      fc.property(rolls, entries, entries, ({ attack, defence }, own, other) => {
        const situation = {
          attackTable: [{ min: 1, max: null, entries: own }],
          defenceTable: [{ min: 2, max: null, entries: other }],
          attackerDisarmed: false,
          defenderExposed: false,
          modifiers: [],
          entryOrder: { attack: [], defence: [] },
        }
        const modified = modifyRolls({ attack, defence }, situation, { random: scripted(), trace: trace() })
        if (modified instanceof Refusal) throw new Error('refused')
        expect(attackDice(modified.attack) + modified.expertiseUsed.attack).toBe(attackDice(attack))
        expect(defenceDice(modified.defence) + modified.expertiseUsed.defence).toBe(defenceDice(defence))
      }),
    )
  })

  test('without tables only conditions touch a roll', () => {
    fc.assert(
      fc.property(rolls, fc.boolean(), ({ attack, defence }, attackerDisarmed) => {
        const situation = {
          attackTable: [],
          defenceTable: [],
          attackerDisarmed,
          defenderExposed: false,
          modifiers: [],
          entryOrder: { attack: [], defence: [] },
        }
        const modified = modifyRolls({ attack, defence }, situation, { random: scripted(), trace: trace() })
        if (modified instanceof Refusal) throw new Error('refused')
        expect(modified.attack).toEqual({ ...attack, expertise: attackerDisarmed ? 0 : attack.expertise })
        expect(modified.defence).toEqual(defence)
        expect(successesOf(modified.attack, modified.defence, trace())).toBe(
          attack.crit + Math.max(0, attack.hit - defence.block),
        )
      }),
    )
  })
})
