import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { Table } from './arranged.ts'
import { OPPONENTS, underFire, until } from './automata-table.ts'
import { begin, chanceOf } from './random-match.ts'

/** Section 8.2 of the specification of solo and co-op, row by row: what a command needs, and what it opens. */

const cell = (column: number, row: number) => ({ column, row })
const forbids = (rule: string, table: Table, seat: number, command: JsonObject): void =>
  expect(table.refused(seat, command)).toContain(rule)

const kindsOf = ({ state }: Table, seat: number): string[] => [
  ...new Set(apexPlay.offers(state, seat).map(({ command }) => Object.keys(command)[0] ?? '')),
]

/** Two players, who have picked as many Legends as said. */
function coop(...picks: readonly string[]): Table {
  const table = new Table(begin(2, { automata: { legends: { enemies: OPPONENTS } } }, chanceOf(1)).state)
  for (const [seat, legend] of picks.entries()) table.play(seat, { recruit: { legend } })
  return table
}

const epicOf = (table: Table, legend: string): string => table.legend(legend).pool?.epics?.[0] ?? ''
const enter = (legend: string, position: number, ...path: readonly JsonObject[]) => ({
  enter: { legend, side: 'S', position, path: [...path] },
})

const ROWS: Readonly<Record<string, () => void>> = {
  recruit: () => {
    const table = coop()
    forbids('apex.seat.sides', table, 1, { recruit: { legend: 'bangalore' } })
    forbids('apex.automata.setup.player-pick', table, 0, { recruit: { legend: 'wraith' } })
    table.play(0, { recruit: { legend: 'bangalore' } })
    forbids('apex.automata.setup.player-pick', table, 1, { recruit: { legend: 'bangalore' } })
    table.play(1, { recruit: { legend: 'lifeline' } })
    expect(table.state.phase).toBe('stage1')
  },
  chooseEpic: () => {
    const table = coop('bangalore', 'lifeline')
    const token = epicOf(table, 'bangalore')
    const choose = (legend: string, epic: string) => ({ chooseEpic: { legend, token: epic } })
    forbids('apex.seat.controller', table, 1, choose('bangalore', token))
    forbids('apex.automata.stage1.epic-first', table, 0, choose('bangalore', 'body-legendary'))
    const { events } = table.give(0, choose('bangalore', token))
    expect(events).toMatchObject([{ type: 'epicChosen', token }])
    expect(events[0]?.removed).toHaveLength(1)
    forbids('apex.automata.stage1.epic-first', table, 0, choose('bangalore', token))
  },
  give: () => {
    const table = coop('bangalore', 'lifeline')
    const [token = ''] = table.legend('bangalore').pool?.tokens ?? []
    const gift = { give: { from: 'bangalore', to: 'lifeline', weapons: [], tokens: [token] } }
    forbids('apex.automata.stage1.epic-first', table, 0, gift)
    table.give(0, { chooseEpic: { legend: 'bangalore', token: epicOf(table, 'bangalore') } })
    forbids('apex.automata.stage1.epic-first', table, 0, gift)
    expect(kindsOf(table, 0)).not.toContain('give')
    table.give(1, { chooseEpic: { legend: 'lifeline', token: epicOf(table, 'lifeline') } })
    expect(kindsOf(table, 0)).toContain('give')
    table.give(0, gift)
    expect(table.legend('lifeline').pool?.tokens).toContain(token)
  },
  lock: () => {
    const table = coop('bangalore', 'lifeline')
    const lock = (legend: string) => ({
      lock: { legend, weapons: table.legend(legend).pool?.weapons.slice(0, 2) ?? [] },
    })
    forbids('apex.automata.stage1.epic-first', table, 0, lock('bangalore'))
    for (const [seat, legend] of ['bangalore', 'lifeline'].entries()) {
      table.give(seat, { chooseEpic: { legend, token: epicOf(table, legend) } })
      table.play(seat, lock(legend))
    }
    expect(table.state.phase).toBe('enter')
  },
  enter: () => {
    const table = new Table(until('enter', 'red'))
    forbids('apex.seat.controller', table, 0, enter('wraith', 6, cell(6, 15)))
    forbids('apex.automata.drop.entry-limits', table, 0, {
      enter: { legend: 'bangalore', position: 6, path: [cell(6, 15)] },
    })
    const far = [15, 14, 13, 12, 11, 10].map((row) => cell(6, row))
    forbids('apex.move.mp', table, 0, enter('bangalore', 6, ...far))
    table.give(0, enter('bangalore', 6, cell(6, 15)))
    forbids('apex.automata.drop.entry-limits', table, 0, enter('bangalore', 7, cell(7, 15)))
    forbids('apex.move.occupied-pass', table, 0, enter('lifeline', 6, cell(6, 15)))
    expect(kindsOf(table, 0)).toEqual(['enter'])
  },
  'activate, of the teammate': () => {
    const table = underFire([], 2)
    forbids('apex.content.known', table, 0, { activate: {} })
    forbids('apex.seat.controller', table, 0, { activate: { legend: 'wraith' } })
    table.play(0, { activate: { legend: 'gibraltar' } })
    expect(table.legend('gibraltar').activated).toBe(true)
    expect(table.state.activation).toBeNull()
    forbids('apex.activation.once-each', table, 0, { activate: { legend: 'gibraltar' } })
  },
  'activate, of an enemy': () => {
    const table = underFire([])
    forbids('apex.automata.turn.enemy-order', table, 0, { activate: { legend: 'bangalore' } })
    table.play(0, { activate: {} })
    expect(table.legend('wraith').activated).toBe(true)
  },
  'anything else in the turn of the enemies': () => {
    const table = underFire(['combat-medic'])
    for (const command of [
      { endActivation: {} },
      { move: { path: [], as: 'move' } },
      { playCard: { card: 'combat-medic' } },
    ]) {
      forbids('apex.automata.turn.enemy-auto', table, 0, command)
    }
    expect(apexPlay.offers(table.state, 0).map(({ command }) => command)).toEqual([{ activate: {} }])
  },
}

describe('a command of section 8.2', () => {
  test.each(Object.entries(ROWS))('%s: what it needs, and what it opens', (_, check) => check())
})
