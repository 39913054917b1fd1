import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { concede } from '../../../support/bearers.ts'
import { matchTable } from '../../../support/matches.ts'
import { fixture, Table } from './arranged.ts'
import { begin, chanceOf } from './random-match.ts'

const cell = (column: number, row: number) => ({ column, row })
const LEADS = { bangalore: 0, wraith: 2, lifeline: 4, gibraltar: 1, bloodhound: 1, pathfinder: 3 }

/** Five seats, three against three; Wraith was eliminated. */
const fiveSeats = () =>
  new Table(
    fixture(
      { wraith: { where: 'off', boxes: 1 }, lifeline: { hand: ['guardian-angel', 'drumbeat'] } },
      { turnIndex: 6 },
      { mode: '3v3' },
      { seats: 5, leads: LEADS },
    ),
  )

const kinds = (table: Table, seat: number) => [
  ...new Set(apexPlay.offers(table.state, seat).map(({ command }) => Object.keys(command)[0])),
]

describe('E-97: five seats', () => {
  test('apex.seat.squad-decision: every seat of the squad may activate, and the first command counts', () => {
    const table = fiveSeats()
    expect([0, 2, 4].map((seat) => kinds(table, seat))).toEqual([['activate'], ['activate'], ['activate']])
    expect(kinds(table, 1)).toEqual([])
    table.give(2, { activate: { legend: 'wraith' } })
    expect(table.refused(0, { activate: { legend: 'bangalore' } })).toEqual(['apex.activation.once-each'])
    expect(table.refused(0, { activate: { legend: 'lifeline' } })).toEqual(['apex.seat.controller'])
    expect(kinds(table, 0)).toEqual([])
  })

  test('E-68, apex.respawn.waived-cost: Guardian Angel lets a squadmate respawn for nothing', () => {
    const table = fiveSeats()
    table.give(2, { activate: { legend: 'wraith' } })
    const [first] = apexPlay.offers(table.state, 2)
    table.give(2, first?.command ?? {})
    expect(table.asked).toMatchObject({ kind: 'instant', seat: 4, legend: 'lifeline' })
    const { rules } = table.give(4, { answer: { card: 'guardian-angel' } })
    expect(rules).toEqual(
      expect.arrayContaining(['apex.instant.when', 'apex.respawn.waived-cost', 'apex.respawn.place']),
    )
    expect(table.state.activation).toMatchObject({ legend: 'wraith', ap: 2 })
    expect(table.legend('wraith').where).toMatchObject({ cell: {} })
    expect(table.legend('lifeline').discard).toEqual(['guardian-angel'])
  })

  test('apex.seat.sees: hands are known to the squad, and numbers to others', () => {
    const table = fiveSeats()
    const handOf = (viewer: number | null) =>
      (apexPlay.view(table.state, viewer).legends as JsonObject[]).find(({ id }) => id === 'lifeline')?.hand
    expect([0, 2, 4].map(handOf)).toEqual(Array.from({ length: 3 }, () => ['guardian-angel', 'drumbeat']))
    expect([1, 3, null].map(handOf)).toEqual([null, null, null])
  })
})

describe('windows that are quick', () => {
  const quick = (hand: readonly string[]) =>
    new Table(fixture({ bloodhound: { hand } }, { turnIndex: 2 }, { windows: 'quick' }))
  const shoot = { shoot: { target: 'bloodhound', weapon: 0 } }

  test('only who holds a card is asked, and others do not learn which Legend', () => {
    const table = quick(['camouflage'])
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, shoot)
    expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'bloodhound' })
    expect((apexPlay.view(table.state, 0).asked as JsonObject).legend).toBeNull()
    expect((apexPlay.view(table.state, 1).asked as JsonObject).legend).toBe('bloodhound')
  })

  test('nobody is asked who holds none', () => {
    const table = quick(['tracker'])
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, shoot, [0, 0])
    expect(table.asked).toBeNull()
  })
})

describe('windows that are quick, with several seats in the squad that is asked', () => {
  const asked = () => {
    const hands = { gibraltar: { hand: ['gun-shield'] } }
    const table = new Table(
      fixture(hands, { turnIndex: 2 }, { mode: '3v3', windows: 'quick' }, { seats: 5, leads: LEADS }),
    )
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } })
    return table
  }
  const others = [0, 2, 4, null]

  test('apex.seat.sees: others know the squad that is asked, and neither Legend nor seat', () => {
    const table = asked()
    const { state } = table
    expect(table.asked).toMatchObject({ kind: 'reaction', seat: 1 })
    for (const viewer of others) {
      expect(apexPlay.view(state, viewer).asked).toMatchObject({ squad: 'blue', seat: null, legend: null })
      expect(apexPlay.seenActiveSeat(state, viewer)).toBeNull()
      expect(apexPlay.seen(table.events('asked')[0] ?? { type: '' }, viewer)).toMatchObject({ seat: null })
    }
    expect([1, 3].map((viewer) => apexPlay.seenActiveSeat(state, viewer))).toEqual([1, 1])
    expect(apexPlay.view(state, 3).asked).toMatchObject({ seat: 1, legend: 'gibraltar' })
  })

  test('apex.seat.sees: nor do they learn from the log who answered', () => {
    const table = asked()
    table.play(1, { answer: { pass: true } })
    const answered = table.events('answered')[0] ?? { type: '' }
    for (const viewer of others) {
      const seen = apexPlay.seen(answered, viewer)
      expect(seen).toMatchObject({ seat: null, decision: { seat: null, legend: null } })
      expect(apexPlay.describe(seen, 'en')).toBe('Somebody has answered.')
      expect(apexPlay.seenSeat(table.state, 1, viewer)).toBeNull()
    }
    expect([1, 3].map((viewer) => apexPlay.seenSeat(table.state, 1, viewer))).toEqual([1, 1])
  })

  test('a squad of one seat has nothing to keep to itself, and fair windows hide no seat', () => {
    const lone = fixture({}, {}, { windows: 'quick' })
    expect(apexPlay.seenSeat(lone, 1, 0)).toBe(1)
    expect(apexPlay.seenSeat(fiveSeats().state, 1, 0)).toBe(1)
  })
})

describe('giving up', () => {
  test('apex.seat.squad-decision: the captaincy passes on, also while the captain is asked', () => {
    const hands = { gibraltar: { hand: ['hold-the-line'] }, bloodhound: { hand: ['camouflage'] } }
    const led = { ...LEADS, gibraltar: 1, bloodhound: 3, pathfinder: 3 }
    const table = new Table(fixture(hands, { turnIndex: 2 }, { mode: '3v3' }, { seats: 5, leads: led }))
    table.give(2, { activate: { legend: 'wraith' } })
    table.give(2, { shoot: { target: 'bloodhound', weapon: 0 } })
    table.give(3, { answer: { card: 'camouflage' } })
    table.give(1, { answer: { card: 'hold-the-line' } })
    expect(table.asked).toMatchObject({ kind: 'reactionOrder', seat: 1 })
    table.state = apexPlay.noteConceded(table.state, [1]) as ApexState
    expect(apexPlay.activeSeat(table.state)).toBe(3)
    expect(table.refused(1, { answer: { order: ['hold-the-line', 'camouflage'] } })).toEqual(['apex.match.moment'])
    table.play(3, { answer: { order: ['hold-the-line', 'camouflage'] } })
    expect(table.events('reactionsPlayed')).toHaveLength(1)
  })

  test('apex.seat.squad-decision: the next captain is asked from then on, and chooses the colour', () => {
    const { state } = begin(4, { legends: 'draft' }, chanceOf(3))
    const captain = apexPlay.activeSeat(state) ?? -1
    const left = apexPlay.noteConceded(state, [captain])
    const next = captain + 2
    expect(apexPlay.activeSeat(left)).toBe(next)
    expect(apexPlay.offers(left, captain)).toEqual([])
    expect(apexPlay.offers(left, next).map(({ command }) => Object.keys(command)[0])).toContain('chooseColour')
  })

  test('whoever still plays activates first, and the Legends of the one who left come last', () => {
    const { state } = fiveSeats()
    expect(apexPlay.activeSeat(state)).toBe(0)
    const left = apexPlay.noteConceded(state, [0])
    expect(apexPlay.activeSeat(left)).toBe(2)
    expect(apexPlay.activeSeat(apexPlay.noteConceded(left, [0, 2, 4]))).toBe(0)
  })

  test('a match takes note of who gave up', async () => {
    const table = matchTable({ ruleset: { play: apexPlay, rulesVersion: '1.0.0', contentHash: '' } })
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
    const match = await table.open({ game: 'apex', options: { legends: 'draft' }, seats: names })
    const captain = apexPlay.activeSeat((await table.cache.find(match.id)).state.play ?? {}) ?? -1
    await concede(table.cache, match.id, match.ownerToken, captain)
    const { state } = await table.cache.find(match.id)
    expect(state.play).toMatchObject({ phase: 'colour', conceded: [captain] })
    expect(apexPlay.activeSeat(state.play ?? {})).toBe(captain + 2)
  })

  test('apex.match.concede: a squad loses when all its seats have given up', () => {
    const { state } = fiveSeats()
    expect(apexPlay.concession(state, [0, 2])).toBeNull()
    expect(apexPlay.concession(state, [0, 2, 4])?.winners).toEqual([1, 3])
  })

  test('a seat that left does the least: it respawns when it must and ends its activations', () => {
    const table = fiveSeats()
    expect(apexPlay.idle(table.state, 2)).toEqual({ activate: { legend: 'wraith' } })
    table.give(2, { activate: { legend: 'wraith' } })
    const idle = apexPlay.idle(table.state, 2) as JsonObject
    expect(Object.keys(idle)).toEqual(['respawn'])
    table.give(2, idle)
    table.give(4, { answer: { pass: true } })
    expect(apexPlay.idle(table.state, 2)).toEqual({ endActivation: {} })
    expect(table.refused(2, { move: { path: [cell(0, 0)] } })).not.toEqual([])
  })
})
