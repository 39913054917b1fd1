import { describe, expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerState, SignumState } from '../../../../src/games/signum/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { ANA, BRUNO, Table } from './arranged.ts'

/** The fragments of section 9 about variants and the end of a match. */

const GREER = 'greer-the-stubborn'

const SIDES: Readonly<Record<string, PlayerState['side']>> = {
  southWest: { from: { x: 0, y: 0 }, to: { x: 0, y: 25 } },
  northWest: { from: { x: 0, y: 60 }, to: { x: 25, y: 60 } },
  northEast: { from: { x: 60, y: 60 }, to: { x: 60, y: 35 } },
  southEast: { from: { x: 60, y: 0 }, to: { x: 35, y: 0 } },
}

/** Three players of whom the second’s hero is about to die at the hands of the first’s. */
function three(): Table {
  const heroes = new Table({ options: { variant: 'three' } }).state.players.map(({ hero }) => hero)
  const [first = '', second = '', third = ''] = heroes
  return new Table({
    active: 'A',
    options: { variant: 'three' },
    players: {
      A: { side: SIDES.southWest ?? null },
      B: {
        side: SIDES.northWest ?? null,
        hand: ['card-1', 'card-2'],
        tactics: ['counterspell', 'sealed-gates'],
        relics: ['mask-of-the-quill'],
      },
      C: { side: SIDES.northEast ?? null, deck: [], city: ['tavern'] },
    },
    creatures: {
      A: { [first]: { at: [30, 30], wounds: 0 } },
      B: {
        [second]: { at: [33.2, 30], wounds: 8 },
        'novice-livia': { at: [10, 50] },
        'grim-odo': { at: [15, 50] },
        'ulla-wolfmother': { at: [20, 50] },
      },
      C: { [third]: { at: [50, 50], wounds: 7 } },
    },
    more: {
      order: ['A', 'B', 'C'],
      effects: [
        {
          ...{ id: 90, source: 'krir-the-saboteur', controller: 'A', lasts: 'endOfOpponentTurn', turn: 5 },
          on: { locks: 'tavern', of: 'C' },
        },
      ],
      terrain: [{ id: 'forest', owner: 'B', template: { card: 'forest', at: { x: 45, y: 15 }, rotation: 0 } }],
    },
  })
}

/** The hero of the active player kills the other’s. */
function kill(table: Table, target: string): void {
  const own = table.state.players.find(({ player }) => player === table.state.active)?.hero ?? ''
  table.activate(own)
  table.give({ declareMelee: { target } })
  while (table.asked === 'revealTactic') table.answer({ reveal: false })
  if (table.asked === 'useRelics') table.answer({ relics: [] })
  const defender = table.state.procedure?.pending?.options.at(-1)
  if (table.state.procedure?.pending?.about.role === 'defender') table.answer(defender ?? {})
  const [most] = table.state.procedure?.pending?.options ?? []
  const strength = most?.attack ?? 0
  const dice = Array.from({ length: strength }, () => 6)
  const defence = Array.from({ length: defender?.defence ?? 0 }, () => 1)
  table.answer(most ?? {}, ...dice, ...defence)
}

describe('E-79 Three players', () => {
  test('whoever’s hero falls goes out with everything, and the others play on', () => {
    const table = three()
    const [, second = '', third = ''] = table.state.players.map(({ hero }) => hero)
    kill(table, second)
    expect(table.state.result).toBeNull()
    const out = table.player('B')
    expect(out).toMatchObject({ status: 'out', tactics: [], relics: [], hand: [] })
    for (const card of ['novice-livia', 'grim-odo', 'ulla-wolfmother', 'card-1', 'card-2']) {
      expect(out.graveyard).toContain(card)
    }
    expect(out.graveyard).toEqual(expect.arrayContaining(['counterspell', 'sealed-gates', 'mask-of-the-quill']))
    expect(table.player('A').kills).toBe(0)
    expect(table.applied).toContain('signum.variant.elimination-details')
    expect(table.state.terrain.map(({ id }) => id)).toEqual(['forest'])
    expect(table.state.active).toBe('A')
    table.give({ endTurn: {} })
    expect(table.state.active).toBe('C')
    const before = table.player('A').prosperity
    expect(table.player('C').missedDraws).toBe(1)
    expect(before).toBe(4)
    expect(table.isLocked('C', 'tavern')).toBe(true)
    table.give({ skipConstruction: {} })
    table.give({ endTurn: {} })
    expect(table.state.active).toBe('A')
    expect(table.isLocked('C', 'tavern')).toBe(false)
    table.give({ skipConstruction: {} })
    table.state = {
      ...table.state,
      creatures: table.state.creatures.map((one) => (one.id === third ? { ...one, x: 33.2, y: 30 } : one)),
    }
    kill(table, third)
    expect(table.state.result).toEqual({ winners: ['A'], reason: 'hero' })
  })
})

describe('E-80 Teams', () => {
  const teams = (prosperity = 48): Table =>
    new Table({
      active: 'A',
      options: { variant: 'teams' },
      players: {
        A: { side: { from: { x: 0, y: 0 }, to: { x: 25, y: 0 } }, tactics: ['secret-bribery#1'] },
        B: {
          side: { from: { x: 60, y: 0 }, to: { x: 35, y: 0 } },
          prosperity,
          city: ['library'],
          hand: ['novice-livia#1'],
        },
        C: { side: SIDES.northWest ?? null },
        D: { side: { from: { x: 60, y: 60 }, to: { x: 35, y: 60 } } },
      },
      creatures: { A: {}, D: {} },
      more: { order: ['A', 'B', 'C', 'D'] },
    })

  test('a tactic is not triggered by the ally’s summoning, and the ally’s 51 points win for both', () => {
    const table = teams()
    table.give({ endTurn: {} })
    expect(table.player('B').prosperity).toBe(49)
    table.give({ build: { card: 'tavern' } })
    table.give({ playCard: { card: 'novice-livia#1', payment: ['library'], at: { x: 40, y: 1.6 } } })
    expect(table.asked).toBeNull()
    expect(table.isThere('novice-livia#1')).toBe(true)
    table.state = {
      ...table.state,
      players: table.state.players.map((one) => (one.player === 'B' ? { ...one, prosperity: 50 } : one)),
    }
    for (let turn = 0; turn < 4; turn++) {
      table.give({ endTurn: {} })
      if (table.state.result !== null) break
      table.give({ skipConstruction: {} })
    }
    expect(table.state.result).toEqual({ winners: ['A', 'B'], reason: 'prosperity' })
  })

  test('who is left of a team plays on alone', () => {
    const table = teams(3)
    const [first = '', , third = ''] = table.state.players.map(({ hero }) => hero)
    table.state = {
      ...table.state,
      creatures: table.state.creatures.map((one) => {
        if (one.id === first) return { ...one, x: 30, y: 30 }
        return one.id === third ? { ...one, x: 33.2, y: 30, wounds: 7 } : one
      }),
    }
    kill(table, third)
    expect(table.state.result).toBeNull()
    expect(table.player('C').status).toBe('out')
    table.give({ endTurn: {} })
    table.give({ skipConstruction: {} })
    table.give({ endTurn: {} })
    expect(table.state.active).toBe('D')
  })

  test('the corners of a team lie on one edge, and turns go round the board', () => {
    const table = new Table({ options: { variant: 'teams' } })
    table.state = { ...table.state, phase: 'setupFirst', turn: 0, creatures: [] }
    table.state = {
      ...table.state,
      players: table.state.players.map((one) => ({ ...one, side: null, corner: null })),
    }
    table.give({ chooseFirst: { seat: 0 } })
    table.give({ chooseCorner: { corner: 'southWest', allyCorner: 'southEast' } })
    table.give({ chooseCorner: { corner: 'northWest', allyCorner: 'northEast' } })
    expect(table.state.order).toEqual(['A', 'B', 'C', 'D'])
    expect(table.player('A').side).toEqual({ from: { x: 0, y: 0 }, to: { x: 25, y: 0 } })
    expect(table.player('B').side).toEqual({ from: { x: 60, y: 0 }, to: { x: 35, y: 0 } })
  })
})

describe('E-81 Round limit', () => {
  const limited = (
    wounds: readonly [number, number],
    more: { readonly prosperity?: number; readonly kills?: number } = {},
  ): Table => {
    const table = new Table({
      active: 'B',
      options: { roundLimit: 12 },
      players: { A: { prosperity: more.prosperity ?? 3, kills: more.kills ?? 0 }, B: { prosperity: 3 } },
      creatures: {
        A: { [ANA]: { at: [30, 58.4], wounds: wounds[0] } },
        B: { [BRUNO]: { at: [30, 1.6], wounds: wounds[1] } },
      },
      more: { order: ['A', 'B'], round: 12, turn: 24 },
    })
    table.give({ endTurn: {} })
    expect(table.applied).toContain('signum.victory.turn-limit')
    return table
  }

  test('fewer wounds on the hero win', () => {
    expect(limited([2, 3]).state.result).toEqual({ winners: ['A'], reason: 'timeLimit' })
  })

  test('with equal wounds the wealth decides, then eliminated characters, then nobody', () => {
    expect(limited([3, 3], { prosperity: 4 }).state.result).toEqual({ winners: ['A'], reason: 'wealth' })
    expect(limited([3, 3], { kills: 1 }).state.result).toEqual({ winners: ['A'], reason: 'kills' })
    expect(limited([3, 3]).state.result).toMatchObject({ winners: [] })
  })
})

describe('E-83 Draw and concession', () => {
  test('a draw is agreed on by both, and an offer lapses with the turn', () => {
    const table = new Table({ active: 'B', creatures: { A: { [GREER]: { at: [20, 50] } } } })
    table.giveAs(0, { offerDraw: {} })
    table.giveAs(1, { offerDraw: {} })
    expect(table.state.result).toEqual({ winners: [], reason: 'agreement' })
    const again = new Table({ active: 'B' })
    again.giveAs(0, { offerDraw: {} })
    expect(again.state.drawOffers).toEqual(['A'])
    again.give({ endTurn: {} })
    expect(again.state.drawOffers).toEqual([])
  })

  test('giving up a duel loses it; among three the others play on', () => {
    const duel = new Table({ active: 'B' })
    expect(signumPlay.concession(duel.state, [0])?.winners).toEqual([1])
    expect(signumPlay.concession(three().state, [1])).toBeNull()
    expect(signumPlay.concession(three().state, [1, 2])?.winners).toEqual([0])
  })

  /** The match once a seat has given up and has done what a seat that gave up does. */
  const givenUp = (table: Table, seat: number): Table => {
    table.state = signumPlay.noteConceded(table.state, [seat]) as SignumState
    expect(table.seat).toBe(seat)
    const command = signumPlay.idle(table.state, seat) as JsonObject
    expect(signumPlay.offers(table.state, seat).map((offer) => offer.command)).toEqual([command])
    expect(signumPlay.offers(table.state, (seat + 1) % 3)).toEqual([])
    table.give(command)
    return table
  }

  test('among three whoever gives up goes out with everything, without triggers', () => {
    const table = givenUp(three(), 1)
    expect(table.player('B')).toMatchObject({ status: 'out', tactics: [], relics: [], hand: [] })
    expect(table.state.creatures.filter(({ owner }) => owner === 'B')).toEqual([])
    expect(table.types()).not.toContain('tacticRevealed')
    expect(table.applied).toContain('signum.victory.concession')
    expect([table.state.active, table.seat, table.state.result]).toEqual(['A', 0, null])
    table.give({ endTurn: {} })
    expect(table.state.active).toBe('C')
  })

  test('the turn of whoever gives up in it is over', () => {
    const table = givenUp(three(), 0)
    expect(table.player('A').status).toBe('out')
    expect([table.state.active, table.state.phase, table.seat]).toEqual(['B', 'construction', 1])
  })

  test('while somebody is asked something nobody goes out', () => {
    const table = three()
    const [hero = '', second = ''] = table.state.players.map((one) => one.hero)
    table.activate(hero)
    table.give({ declareMelee: { target: second } })
    table.state = signumPlay.noteConceded(table.state, [2]) as SignumState
    expect([table.asked, table.seat]).toEqual(['allocate', 1])
  })
})
