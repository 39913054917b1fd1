import { expect } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { ORDER_CARDS } from '../../../../src/games/gears/content/turn.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'

/** Everything that is in the box is somewhere, and no two figures are in one place of cover. */
export function expectValid(state: GearsState): void {
  const orders = [...state.orders.pile, ...state.orders.discard, ...state.players.flatMap(({ hand }) => hand)]
  const removed = state.removed.filter((card) => gearsContent.orderCards.has(card))
  expect(orders.length + removed.length).toBe(ORDER_CARDS)
  for (const type of FIGURE_TYPES) expectComplete(state, type)
  const covers = [...state.players, ...state.locust].flatMap(({ position: { zone, cover } }) =>
    cover === undefined ? [] : [`${zone}/${cover}`],
  )
  expect(new Set(covers).size).toBe(covers.length)
  for (const { hand, handLimit, status } of state.players) {
    expect(hand.length).toBeLessThanOrEqual(handLimit)
    if (status === 'bleeding' && state.procedure === null) expect(hand.length).toBe(0)
  }
}

function expectComplete(state: GearsState, type: (typeof FIGURE_TYPES)[number]): void {
  const own = state.locust.filter(({ enemy }) => gearsContent.enemies.get(enemy)?.figureType === type)
  expect(state.pool[type] + own.length).toBe(gearsContent.figureCounts.get(type))
  const { unused, discards } = state.markers[type]
  const under = own.filter(({ marker }) => marker !== null).length
  const dropped = state.droppedWeapons.filter((marker) => marker.type === type).length
  const copies = [...gearsContent.markers.values()].filter((marker) => marker.type === type)
  const all = copies.reduce((sum, marker) => sum + marker.copies, 0)
  // While a procedure waits, a marker that was turned over may not lie on the map yet.
  if (state.procedure === null) expect(unused.length + discards.length + under + dropped).toBe(all)
}
