import { expect, test } from 'vitest'
import { openOrders } from '../../../../src/games/shatterpoint/dice/entry-orders.ts'
import type { TableEntry } from '../../../../src/games/shatterpoint/dice/expertise-table.ts'
import { formatSeed, seeded } from '../../../../src/rulebook/random.ts'

const turn = (from: 'hit' | 'failure', to: 'crit' | 'hit'): TableEntry => ({
  change: { from, to, roll: 'attack', count: 1 },
})
const [SHARPEN, MEND, HEAL] = [turn('hit', 'crit'), turn('failure', 'hit'), { damage: 1 } as const]

/** The orders of a row of these entries for a roll of one expertise and some failures. */
function ordersOf(entries: readonly TableEntry[], failure: number): number[][] {
  const rolls = {
    attack: { crit: 0, hit: 0, expertise: 1, failure },
    defence: { block: 0, expertise: 0, failure: 0 },
  }
  const situation = {
    attackTable: [{ min: 1, max: null, entries: [...entries] }],
    defenceTable: [],
    attackerDisarmed: false,
    defenderExposed: false,
    modifiers: [],
    entryOrder: { attack: [], defence: [] },
  }
  const found = openOrders({ rolls, situation }, 'attacker', seeded(formatSeed(new Uint8Array(32))))
  return found.map(({ places }) => [...places])
}

test('shatterpoint.expertise.order: one order for each end that a row can come to, the printed one first', () => {
  expect(ordersOf([SHARPEN, MEND], 1)).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(ordersOf([SHARPEN, HEAL, MEND], 1)).toEqual([
    [0, 2],
    [2, 0],
  ])
})

test('of orders that come to the same there is nothing to choose', () => {
  expect(ordersOf([SHARPEN, MEND], 0)).toEqual([])
  expect(ordersOf([SHARPEN, SHARPEN], 1)).toEqual([])
  // Of three entries, six orders come to two ends.
  expect(ordersOf([SHARPEN, MEND, MEND], 1)).toHaveLength(2)
})
