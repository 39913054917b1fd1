import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { PlayerState, ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Table } from './arranged.ts'
import { BOSSK, FAR, GWARM, HERE, KANAN, NEAR, REX } from './further-pieces.ts'
import { giveAny, tableOf } from './further-scenes.ts'

/** Bossk answers every card that his player reveals, so that the turn waits while one lies there. */
function skipping(cards: Partial<PlayerState>): Table {
  const A = { [BOSSK]: HERE, [KANAN]: NEAR, [GWARM]: { at: [], defeated: true } }
  const table = tableOf({ A, B: { [REX]: FAR }, kick: { end: REX } })
  const { players } = table.state
  table.state = { ...table.state, players: { ...players, A: { ...players.A, ...cards } } }
  giveAny(table, { endActivation: {} })
  while (!table.isAsked('shatterpoint')) giveAny(table, { pass: {} })
  giveAny(table, { shatterpointSkip: {} })
  return table
}

const ownOf = ({ state }: Table): PlayerState => state.players.A

/** Every order card, once for each place in which it lies. */
const lying = ({ deck, reserve, discard, removed, revealed, skipped }: PlayerState): unknown[] =>
  [...deck, ...discard, ...removed, reserve, revealed, skipped].filter((card) => card != null).toSorted()

describe('the Shatterpoint card that was skipped', () => {
  test('lies beside the card that is revealed in its place, until it goes back into the deck', () => {
    const table = skipping({ deck: ['shatterpoint', BOSSK, KANAN] })
    expect(table.asked).toBe('effect')
    expect(ownOf(table)).toMatchObject({ revealed: BOSSK, skipped: 'shatterpoint', deck: [KANAN] })
    expect(shatterpointPlay.view(table.state, 1)).toMatchObject({ players: { A: { skipped: 'shatterpoint' } } })
    giveAny(table, { pass: {} })
    expect(ownOf(table)).toMatchObject({ revealed: null, skipped: null })
    expect(ownOf(table).deck.toSorted()).toEqual([KANAN, 'shatterpoint'])
  })

  test('lies there also when the deck ran out and the discard pile became a new one', () => {
    const table = skipping({ deck: ['shatterpoint', GWARM], discard: [BOSSK, KANAN] })
    expect(table.types()).toContain('deckRefreshed')
    expect(table.asked).toBe('effect')
    expect(lying(ownOf(table))).toEqual([BOSSK, GWARM, KANAN, 'shatterpoint'].toSorted())
  })

  test('is found in a match that earlier rules left without it', () => {
    const upgraded = (state: JsonObject) =>
      shatterpointPlay.upgrade(state, { rulesVersion: '2.8.0', contentHash: '' }) as ShatterpointState
    const { state } = skipping({ deck: ['shatterpoint', BOSSK, KANAN] })
    const { skipped: _nowhere, ...cards } = state.players.A
    const earlier = { ...state, players: { ...state.players, A: cards } }
    expect(upgraded(earlier).players.A).toEqual(state.players.A)
    expect(upgraded(state).players.A).toEqual(state.players.A)
    const between = { ...cards, deck: [KANAN, 'shatterpoint'] }
    expect(upgraded({ ...state, players: { ...state.players, A: between } }).players.A.skipped).toBeNull()
  })
})
