import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { fixture, Table } from './arranged.ts'

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

  test('only who holds a card is asked, and others are not told which Legend', () => {
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

describe('giving up', () => {
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
