import { describe, expect, test } from 'vitest'
import { BestOrders, readChanges } from '../../../../src/games/shatterpoint/dice/best-order.ts'
import { changeDice, type Dice, type DiceChange } from '../../../../src/games/shatterpoint/dice/dice-change.ts'

const FACES = ['crit', 'hit', 'failure'] as const
const CHANGES: readonly DiceChange[] = [
  ...FACES.flatMap((from) => FACES.map((to) => ({ change: { from, to, count: 1 } }))),
  ...FACES.map((face) => ({ remove: { face, count: 1 } })),
  { add: { face: 'hit', count: 1 } },
]

/** Every order of a list. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

/** Every choice of so many changes, with repetition. */
function choices(count: number, first = 0): DiceChange[][] {
  if (count === 0) return [[]]
  return CHANGES.flatMap((change, index) =>
    index < first ? [] : choices(count - 1, index).map((rest) => [change, ...rest]),
  )
}

const COUNTS = [0, 1, 2]
const ROLLS: readonly Dice[] = COUNTS.flatMap((crit) =>
  COUNTS.flatMap((hit) => COUNTS.map((failure) => ({ crit, hit, block: 0, expertise: 1, failure }))),
)

const successes = ({ crit, hit }: Dice, blocks: number): number => crit + Math.max(0, hit - blocks)

function after(roll: Dice, changes: readonly DiceChange[]): Dice {
  const dice = { ...roll }
  for (const change of changes) changeDice(dice, change)
  return dice
}

describe('the best order of the entries of a row', () => {
  test.each([2, 3])('whatever %i entries and whatever the blocks, no other order serves the owner better', (count) => {
    for (const list of choices(count)) {
      const changes = readChanges(list)
      for (const roll of ROLLS) {
        const ends = orders(list).map((order) => after(roll, order))
        const [attacker, defender] = [{ ...roll }, { ...roll }]
        new BestOrders().apply(attacker, changes, 'attacker', 'attack')
        new BestOrders().apply(defender, changes, 'defender', 'attack')
        for (const blocks of [0, 1, 2, 9]) {
          const results = ends.map((end) => successes(end, blocks))
          if (
            successes(attacker, blocks) === Math.max(...results) &&
            successes(defender, blocks) === Math.min(...results)
          )
            continue
          expect({ list, roll, blocks, attacker, defender }).toBe('better')
        }
      }
    }
  })

  test('more dice than the entries can take make no difference to what they do', () => {
    const changes = readChanges([
      { change: { from: 'hit', to: 'crit', count: 2 } },
      { change: { from: 'failure', to: 'hit', count: 1 } },
      { add: { face: 'hit', count: 1 } },
    ])
    const dice: Dice = { crit: 0, hit: 20, block: 0, expertise: 3, failure: 9 }
    new BestOrders().apply(dice, changes, 'attacker', 'attack')
    expect(dice).toEqual({ crit: 2, hit: 20, block: 0, expertise: 3, failure: 8 })
  })

  test('of orders that serve the owner alike the printed one is taken', () => {
    const changes = readChanges([
      { change: { from: 'expertise', to: 'failure', count: 1 } },
      { change: { from: 'failure', to: 'expertise', count: 1 } },
    ])
    const dice: Dice = { crit: 0, hit: 1, block: 0, expertise: 1, failure: 0 }
    new BestOrders().apply(dice, changes, 'attacker', 'attack')
    expect(dice).toEqual({ crit: 0, hit: 1, block: 0, expertise: 1, failure: 0 })
  })
})
