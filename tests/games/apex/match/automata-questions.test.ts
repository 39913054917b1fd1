import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, Table } from './arranged.ts'
import { armed, at, FEATS, feats, middle, OPPONENTS, STEP, underFire, until } from './automata-table.ts'
import { begin, chanceOf } from './random-match.ts'

/** Section 8.3 of the specification of solo and co-op, row by row: whom, which options, the idle answer, who sees it. */

const cell = (column: number, row: number) => ({ column, row })
const commandsOf = (state: ApexState, seat: number): JsonObject[] =>
  apexPlay.offers(state, seat).map(({ command }) => command)
const kindsOf = (state: ApexState, seat: number): string[] => [
  ...new Set(commandsOf(state, seat).map((command) => Object.keys(command)[0] ?? '')),
]
const idleOf = ({ state }: Table, seat = 0): JsonObject => (apexPlay.idle(state, seat) ?? {}) as JsonObject
const seenBy = ({ state }: Table, viewer: number | null): JsonObject => apexPlay.view(state, viewer).asked as JsonObject

/** Everybody sees the options. */
function expectOpen(table: Table): void {
  const { kind, legend, options } = table.asked ?? { kind: '', legend: '', options: [] }
  for (const viewer of [0, null]) expect(seenBy(table, viewer)).toMatchObject({ kind, legend, options })
}

/** The squad sees the options, and a spectator that something is asked. */
function expectOfSquad(table: Table): void {
  const { kind, options } = table.asked ?? { kind: '', options: [] }
  expect(seenBy(table, 0)).toMatchObject({ kind, options })
  expect(seenBy(table, null)).toMatchObject({ kind })
  expect(seenBy(table, null)).not.toHaveProperty('options')
}

/** A match of two players in which nobody has picked a Legend yet. */
function picking(): ApexState {
  return begin(2, { automata: { legends: { enemies: OPPONENTS } } }, chanceOf(1)).state
}

const ROWS: Readonly<Record<string, () => void>> = {
  beacon: () => {
    const automata = { beaconTiePolicy: 'ask', legends: { enemies: OPPONENTS }, abilities: 'none' }
    const table = new Table(until('enter', 'red', { automata }))
    for (const [legend, row] of [
      ['bangalore', 1],
      ['lifeline', 0],
    ] as const) {
      table.give(0, { enter: { legend, side: 'W', position: row, path: [cell(0, row), cell(1, row)] } })
    }
    expect(table.asked).toMatchObject({ kind: 'beacon', seat: 0, options: [{ beacon: 'r2' }, { beacon: 'r4' }] })
    expect(idleOf(table)).toEqual({ answer: { beacon: 'r2' } })
    expectOpen(table)
  },
  respawnSpace: () => {
    const table = underFire([], 2)
    const legends = table.state.legends.map((legend) =>
      legend.id === 'gibraltar' ? { ...legend, where: 'off' as const, boxes: 1 } : legend,
    )
    table.state = { ...table.state, legends }
    table.give(0, { activate: { legend: 'gibraltar' } })
    expect(table.asked).toMatchObject({ kind: 'respawnSpace', seat: 0, legend: 'gibraltar' })
    // The nearest beacon to Lifeline comes first; every free space beside any beacon may be chosen.
    expect(idleOf(table)).toEqual({ answer: table.asked?.options[0] })
    const cells = (table.asked?.options ?? []).map((option) => option.cell as { column: number; row: number })
    for (const [column, row] of [
      [6, 0],
      [15, 7],
      [0, 8],
      [9, 15],
    ] as const) {
      const near = cells.filter((one) => Math.max(Math.abs(one.column - column), Math.abs(one.row - row)) === 1)
      expect(near.length).toBeGreaterThan(0)
    }
    expectOpen(table)
  },
  reaction: () => {
    const table = underFire(['stay-with-me', 'combat-medic'])
    table.give(0, { activate: {} }, [...feats('gf-10'), ...feats('gf-02')])
    expect(table.asked).toMatchObject({ kind: 'reaction', seat: 0, legend: 'lifeline' })
    expect(table.asked?.options).toContainEqual({ pass: true })
    expect(idleOf(table)).toEqual({ answer: { pass: true } })
    expectOfSquad(table)
  },
  reactionOrder: () => {
    const table = underFire(['combat-medic'])
    table.give(0, { activate: {} }, [...feats('gf-10'), ...feats('gf-02'), ...aimed('aim-10', 'aim-13')])
    table.give(0, { answer: { card: 'combat-medic' } })
    expect(table.asked).toMatchObject({ kind: 'reactionOrder', seat: 0 })
    expect(table.asked?.options).toEqual([{ order: ['gf-02', 'combat-medic'] }, { order: ['combat-medic', 'gf-02'] }])
    expect(idleOf(table)).toEqual({ answer: { order: ['gf-02', 'combat-medic'] } })
    expectOfSquad(table)
  },
  shotBoost: () => {
    const boosts = [...apexContent.featCards.values()].filter(
      ({ legend, action }) => legend === 'lifeline' && action.kind === 'shotEnhancement',
    )
    const [card] = boosts.map(({ id }) => id)
    const table = underFire([card ?? ''], 2)
    table.give(0, { activate: { legend: 'gibraltar' } }, feats('gf-10'))
    expect(table.asked).toMatchObject({
      kind: 'shotBoost',
      seat: 0,
      legend: 'lifeline',
      about: { shooter: 'gibraltar' },
    })
    expect(table.asked?.options).toEqual([{ card }, { pass: true }])
    expect(idleOf(table)).toEqual({ answer: { pass: true } })
    expectOfSquad(table)
  },
  instant: () => {
    const table = middle(
      'red',
      2,
      {
        lifeline: { where: at(9, 5), hand: ['guardian-angel'] },
        bangalore: { where: 'off', boxes: 1 },
        wraith: { where: at(0, 0) },
        gibraltar: { where: at(1, 0) },
      },
      { automata: STEP },
    )
    table.give(0, { activate: { legend: 'bangalore' } })
    const [first] = commandsOf(table.state, 0)
    table.give(0, first ?? {})
    expect(table.asked).toMatchObject({ kind: 'instant', seat: 0, legend: 'lifeline' })
    expect(table.asked?.options).toEqual([{ card: 'guardian-angel' }, { pass: true }])
    expect(idleOf(table)).toEqual({ answer: { pass: true } })
    expectOfSquad(table)
  },
  teammateControl: () => {
    const table = middle(
      'red',
      2,
      {
        pathfinder: { where: at(8, 9), hand: ['come-along'], deck: [] },
        lifeline: { where: at(4, 9) },
        wraith: { where: at(15, 0) },
        gibraltar: { where: at(14, 0) },
      },
      {
        picks: ['pathfinder'],
        automata: { ...STEP, teammate: true, legends: { enemies: OPPONENTS, teammate: 'lifeline' } },
      },
    )
    table.give(0, { activate: { legend: 'pathfinder' } })
    table.give(0, { playCard: { card: 'come-along' } })
    expect(table.asked).toMatchObject({ kind: 'effectTarget', seat: 0 })
    expectOpen(table)
    table.give(0, { answer: { target: 'lifeline' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', seat: 0, legend: 'lifeline' })
    expect(idleOf(table)).toEqual({ answer: { pass: true } })
    expectOpen(table)
  },
  pushPlace: () => {
    // Gibraltar pushes Lifeline off the roof, onto the space where Bangalore stands.
    const board = {
      drawn: {
        width: 10,
        height: 10,
        buildings: [{ column: 3, row: 3, columns: 3, rows: 3, level: 1 }],
        objects: [{ id: 'r1', kind: 'respawnBeacon', cells: [cell(0, 9)] }],
      },
    }
    const table = middle(
      'red',
      1,
      {
        lifeline: { where: at(5, 4), activated: true },
        bangalore: { where: at(6, 4), activated: true },
        gibraltar: { where: at(4, 4), automaton: { arsenal: 'ar-5', charges: 0, feats: FEATS } },
        wraith: { where: at(9, 0), activated: true },
      },
      { automata: STEP, options: { board } },
    )
    const misses = aimed('aim-01', 'aim-02', 'aim-03', 'aim-04')
    table.give(0, { activate: {} }, [...feats('gf-09'), ...misses])
    expect(table.asked).toMatchObject({ kind: 'pushPlace', seat: 0, legend: 'lifeline', about: { by: 'gibraltar' } })
    expect(idleOf(table)).toEqual({ answer: table.asked?.options[0] })
    expect(table.asked?.options).toContainEqual(at(6, 3))
    expectOpen(table)
  },
  pick: () => {
    const state = picking()
    expect(state.phase).toBe('recruit')
    expect(kindsOf(state, 0)).toEqual(['recruit'])
    expect(commandsOf(state, 0)).toHaveLength(4)
    expect(apexPlay.idle(state, 0)).toEqual(commandsOf(state, 0)[0])
  },
  'epic and equip': () => {
    const state = until('stage1', 'red')
    expect(kindsOf(state, 0)).toContain('chooseEpic')
    const bangalore = state.legends.find(({ id }) => id === 'bangalore')
    const [token] = bangalore?.pool?.epics ?? []
    expect(apexPlay.idle(state, 0)).toEqual({ chooseEpic: { legend: 'bangalore', token } })
    const table = new Table(state)
    table.give(0, idleOf(table))
    expect(Object.keys(idleOf(table))).toEqual(['lock'])
    const seen = (viewer: number | null) =>
      (apexPlay.view(table.state, viewer).legends as JsonObject[]).find(({ id }) => id === 'bangalore')?.pool
    expect([seen(0) === null, seen(null)]).toEqual([false, null])
  },
  enter: () => {
    const state = until('enter', 'red')
    expect(kindsOf(state, 0)).toEqual(['enter'])
    const first = { enter: { legend: 'bangalore', side: 'S', position: 0, path: [cell(0, 15)] } }
    expect(apexPlay.idle(state, 0)).toEqual(first)
  },
  activation: () => {
    const table = underFire([], 2)
    expect(commandsOf(table.state, 0)).toEqual([
      { activate: { legend: 'lifeline' } },
      { activate: { legend: 'gibraltar' } },
    ])
    expect(idleOf(table)).toEqual({ activate: { legend: 'lifeline' } })
    table.give(0, { activate: { legend: 'lifeline' } })
    expect(idleOf(table)).toEqual({ endActivation: {} })
    table.give(0, { endActivation: {} })
    expect(idleOf(table)).toEqual({ activate: { legend: 'gibraltar' } })
  },
}

describe('a question of section 8.3', () => {
  test.each(Object.entries(ROWS))('%s: whom, what, idle, and who sees it', (_, check) => check())
})

describe('what is never asked', () => {
  test('apex.automata.turn.enemy-order: which enemy acts; naming one is refused', () => {
    const table = middle(
      'red',
      1,
      {
        lifeline: { where: at(0, 15), activated: true },
        bangalore: { where: at(1, 15), activated: true },
        wraith: { where: at(15, 0) },
        gibraltar: { where: at(14, 0) },
      },
      { automata: STEP },
    )
    expect(commandsOf(table.state, 0)).toEqual([{ activate: {} }])
    expect(table.refused(0, { activate: { legend: 'gibraltar' } })).toEqual(['apex.automata.turn.enemy-order'])
    expect(table.refused(0, { endActivation: {} })).not.toEqual([])
  })

  test('apex.automata.react.human-target: whoever holds no card that fits is not asked', () => {
    const table = middle(
      'red',
      1,
      {
        lifeline: { where: at(0, 15), hand: ['care-kit'], activated: true },
        bangalore: { where: at(8, 7), weapons: [armed('r-301', 3), armed('longbow', 3)], activated: true },
        wraith: { where: at(8, 3), automaton: { arsenal: 'ar-2', charges: 1, feats: FEATS } },
        gibraltar: { where: at(15, 0) },
      },
      { automata: STEP },
    )
    table.play(0, { activate: {} })
    expect(table.events('shotDeclared')).toHaveLength(1)
    expect(table.events('asked')).toEqual([])
  })
})
