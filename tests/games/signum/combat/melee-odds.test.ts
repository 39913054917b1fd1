import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { legalSplits } from '../../../../src/games/signum/combat/melee/allocation.ts'
import { type Melee, melee, meleeFields } from '../../../../src/games/signum/combat/melee/melee.ts'
import { meleeOdds } from '../../../../src/games/signum/combat/melee/melee-odds.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { fighterFrom, reading, withChance } from '../reading.ts'

const Input = z.strictObject(meleeFields)

/** Every way in which the dice of a melee can fall, with its probability. */
function everyFall(input: unknown): { melee: Melee; probability: number }[] {
  const parsed = Input.parse(input)
  const results: { melee: Melee; probability: number }[] = []
  const open: number[][] = [[]]
  for (let falls = open.pop(); falls !== undefined; falls = open.pop()) {
    const script = falls
    const drawn: number[] = []
    const random: Random = {
      draws: [],
      below: () => {
        const symbol = script[drawn.length] ?? 0
        drawn.push(symbol)
        return 2 * symbol
      },
    }
    const fought = melee(parsed, withChance(random))
    if (fought instanceof Refusal) throw new Error('The melee was refused.')
    results.push({ melee: fought, probability: 3 ** -drawn.length })
    for (let draw = script.length; draw < drawn.length; draw++) {
      const same = drawn.slice(0, draw)
      open.push([...same, 1], [...same, 2])
    }
  }
  return results
}

const ability = fc.constantFrom(
  { id: 'initiative' },
  { id: 'veteran' },
  { id: 'hammerblow' },
  { id: 'fortitude' },
  { id: 'masterAttack', x: 1 },
  { id: 'masterDefence', x: 1 },
  { id: 'expertAttack', x: 1 },
  { id: 'fromAttacks', x: 1 },
  { id: 'reckless', x: 1 },
)
const creature = (id: string) =>
  fc.record({
    id: fc.constant(id),
    player: fc.constant(id),
    strength: fc.integer({ min: 1, max: 2 }),
    health: fc.integer({ min: 2, max: 3 }),
    wounds: fc.integer({ min: 0, max: 1 }),
    armour: fc.integer({ min: 0, max: 1 }),
    abilities: fc.array(ability, { maxLength: 2 }),
  })

const fights = fc
  .record({
    one: creature('A'),
    defender: creature('D'),
    oneSplit: fc.nat(5),
    otherSplit: fc.nat(5),
    kind: fc.constantFrom('melee', 'melee', 'magicalStrike'),
  })
  .map(({ one, defender, oneSplit, otherSplit, kind }) => {
    const attacker = { ...one, abilities: [...one.abilities, { id: 'magicalStrike', x: 2 }] }
    const split = (fighter: object, index: number) => {
      const parsed = fighterFrom(fighter)
      const splits = legalSplits(parsed, parsed.strength, null)
      return { split: splits[index % splits.length] }
    }
    return {
      situation: { stated: { attacker, defender } },
      kind,
      attacker: split(attacker, oneSplit),
      defender: split(defender, otherSplit),
    }
  })

describe('signum.odds.melee-net', () => {
  test('the odds of a melee are those of fighting it out with every fall of the dice', () => {
    fc.assert(
      fc.property(fights, (fight) => {
        const { persecutionsUsed: _used, ...question } = Input.parse(fight)
        const odds = meleeOdds(question, reading())
        if (odds instanceof Refusal) throw new Error('The odds were refused.')
        const joint = new Map<string, number>()
        let [kill, die] = [0, 0]
        for (const { melee: fought, probability } of everyFall(fight)) {
          const { attacker, defender } = fought
          const dealt = Math.min(
            defender.suffered.woundsTaken,
            fight.situation.stated.defender.health - fight.situation.stated.defender.wounds,
          )
          const taken = Math.min(
            attacker.suffered.woundsTaken,
            fight.situation.stated.attacker.health - fight.situation.stated.attacker.wounds,
          )
          joint.set(`${dealt},${taken}`, (joint.get(`${dealt},${taken}`) ?? 0) + probability)
          if (defender.suffered.dead) kill += probability
          if (attacker.suffered.dead) die += probability
        }
        expect(odds.kill.decimal).toBeCloseTo(kill, 5)
        expect(odds.die.decimal).toBeCloseTo(die, 5)
        expect(odds.joint).toHaveLength(joint.size)
        for (const { dealt, taken, probability } of odds.joint) {
          expect(probability.decimal).toBeCloseTo(joint.get(`${dealt},${taken}`) ?? -1, 5)
        }
      }),
      { numRuns: 60 },
    )
  })
})
