import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { ApexCommand } from '../../../../src/games/apex/match/command.ts'
import { COMMANDS } from '../../../../src/games/apex/match/commands/commands.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState, Miniature } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, drawnFrom, fixture, recruited, Table } from './arranged.ts'
import { begin, chanceOf } from './random-match.ts'

/** Section 8.1 of the specification row by row: what a command needs, and what it opens. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([column, row]) => cell(column, row))
const PASS = { answer: { pass: true } }

type Arranged = Parameters<typeof fixture>[0]

/** Bangalore is active on the table of the fragments. */
function active(
  bangalore: NonNullable<Arranged>[string] = {},
  others: Arranged = {},
  more: Partial<ApexState> = {},
): Table {
  const table = new Table(fixture({ ...others, bangalore }, more, { windows: 'quick' }))
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

/** A weapon with its slots filled by these tokens. */
const held = (card: string, ammo: number, tokens: Readonly<Record<number, string>> = {}) => ({
  card,
  ammo,
  attachments: (apexContent.weapons.get(card)?.slots ?? []).map((_, slot) => tokens[slot] ?? null),
})

/** Does the least until a phase is reached. */
function until(phase: ApexState['phase']): Table {
  const table = new Table(recruited(2, {}))
  for (let left = 100; table.state.phase !== phase || table.asked !== null; left--) {
    if (left === 0) throw new Error(`${phase} was not reached.`)
    const seat = apexPlay.activeSeat(table.state) ?? 0
    table.play(seat, (apexPlay.idle(table.state, seat) ?? {}) as JsonObject)
  }
  return table
}

/** A refusal by a rule, perhaps among others. */
const forbids = (rule: string, table: Table, seat: number, command: JsonObject): void =>
  expect(table.refused(seat, command)).toContain(rule)

const kindsOf = (state: ApexState, seat: number): string[] => [
  ...new Set(apexPlay.offers(state, seat).map(({ command }) => Object.keys(command)[0] ?? '')),
]

const legendsOf = ({ state }: Table, seat: number): string[] =>
  state.legends.filter((legend) => legend.seat === seat).map(({ id }) => id)

const dropped = (token: string) => ({ answer: { drop: { token } } })

/** The epic tokens of the entry module are left alone. */
function withoutEpics({ state }: Table): Table {
  if (state.entry === null) throw new Error('There is no module.')
  return new Table({ ...state, entry: { ...state.entry, epics: { N: null, E: null, S: null, W: null } } })
}

const figure = (kind: string, owner: string, token: string, x: number, y: number): Miniature => ({
  id: `${kind}#1`,
  kind,
  owner,
  token,
  place: { intersection: { x, y, level: 0 } },
  rotation: 0,
})

/** A Legend that was eliminated before and is active. */
function eliminated(): Table {
  const table = new Table(
    fixture({ bangalore: { where: 'off', boxes: 1, hand: ['double-time'] } }, {}, { windows: 'quick' }),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

const ROWS: Readonly<Record<string, () => void>> = {
  chooseColour: () => {
    const { state } = begin(4, { legends: 'draft' }, chanceOf(3))
    const captain = apexPlay.activeSeat(state) ?? -1
    const table = new Table(state)
    const blue = { chooseColour: { colour: 'blue' } }
    forbids('apex.seat.squad-decision', table, (captain + 1) % 4, blue)
    const { events } = table.give(captain, blue)
    expect(events.map(({ type }) => type)).toContain('colourChosen')
    expect(table.state.phase).toBe('recruit')
    forbids('apex.match.moment', table, captain, blue)
  },
  recruit: () => {
    const table = new Table(begin(4, { legends: 'draft', red: 'A' }, chanceOf(3)).state)
    const recruit = (legend: string) => ({ recruit: { legend } })
    forbids('apex.setup.recruit-alternate', table, 0, recruit('wraith'))
    table.give(1, recruit('wraith'))
    forbids('apex.setup.recruit-alternate', table, 0, recruit('wraith'))
    table.give(0, recruit('lifeline'))
    forbids('apex.seat.sides', table, 1, recruit('gibraltar'))
    table.give(3, recruit('gibraltar'))
    table.play(2, recruit('bangalore'))
    expect(table.state.phase).toBe('stage1')
    const listed = new Table(begin(4, { red: 'A' }, chanceOf(3)).state)
    forbids('apex.setup.intro-legends', listed, 0, recruit('gibraltar'))
  },
  give: () => {
    const { state } = begin(2, { red: 'A' }, chanceOf(2))
    const table = new Table(state)
    const others = table.legend('wraith').pool?.tokens ?? []
    const [token = ''] = table.legend('bangalore').pool?.tokens.filter((one) => !others.includes(one)) ?? []
    const weapons = table.legend('bangalore').pool?.weapons ?? []
    const give = (body: JsonObject) => ({ give: { from: 'bangalore', to: 'wraith', weapons: [], tokens: [], ...body } })
    forbids('apex.seat.controller', table, 1, give({ tokens: [token] }))
    forbids('apex.content.known', table, 0, give({ to: 'gibraltar', tokens: [token] }))
    forbids('apex.stage1.pool', table, 0, give({ tokens: ['body-legendary'] }))
    forbids('apex.stage1.keep-two', table, 0, give({ weapons: weapons.slice(0, 3) }))
    table.give(0, give({ tokens: [token] }))
    expect(table.legend('wraith').pool?.tokens).toContain(token)
    forbids('apex.stage1.pool', table, 0, { give: { from: 'wraith', to: 'bangalore', weapons: [], tokens: [token] } })
    table.play(0, { lock: { legend: 'wraith', weapons: table.legend('wraith').pool?.weapons.slice(0, 2) ?? [] } })
    const [other = ''] = table.legend('bangalore').pool?.tokens ?? []
    forbids('apex.stage1.reveal', table, 0, give({ tokens: [other] }))
  },
  lock: () => {
    const { state } = begin(2, { red: 'A' }, chanceOf(2))
    const tokens = [
      'helmet-rare',
      'helmet-rare',
      'sight-6x-sniper',
      'body-rare',
      ...Array.from({ length: 9 }, () => 'syringe'),
    ]
    const pool = { weapons: ['r-301', 'mastiff', 'longbow', 'volt'], tokens, given: [] }
    const legends = state.legends.map((legend) => (legend.id === 'bangalore' ? { ...legend, pool } : legend))
    const table = new Table({ ...state, legends })
    const lock = (body: JsonObject) => ({ lock: { legend: 'bangalore', weapons: ['r-301', 'mastiff'], ...body } })
    forbids('apex.stage1.two-weapons', table, 0, lock({ weapons: ['r-301'] }))
    forbids('apex.stage1.two-weapons', table, 0, lock({ weapons: ['r-301', 'mastiff', 'volt'] }))
    forbids('apex.equipment.one-per-type', table, 0, lock({ equip: ['helmet-rare', 'helmet-rare'] }))
    const misfit = [{ weapon: 0, slot: 1, token: 'sight-6x-sniper' }]
    forbids('apex.attachment.fit', table, 0, lock({ install: misfit }))
    forbids('apex.backpack.capacity', table, 0, lock({ backpack: tokens.slice(4) }))
    forbids('apex.loot.types', table, 0, lock({ backpack: ['body-rare'] }))
    forbids('apex.seat.controller', table, 1, lock({}))
    table.give(0, lock({ equip: ['helmet-rare', 'body-rare'], backpack: tokens.slice(5) }))
    expect(table.legend('bangalore')).toMatchObject({ locked: true, shield: 30 })
    forbids('apex.stage1.reveal', table, 0, lock({}))
    expect(table.state.phase).toBe('stage1')
  },
  placeAtEntry: () => {
    const table = until('entryPlace')
    const seat = apexPlay.activeSeat(table.state) ?? -1
    const [first = '', second = ''] = legendsOf(table, seat)
    const [enemy = ''] = legendsOf(table, 1 - seat)
    const place = (legend: string) => ({ placeAtEntry: { legend, side: 'N' } })
    forbids('apex.stage2.choose-border', table, 1 - seat, place(enemy))
    forbids('apex.seat.controller', table, seat, place(enemy))
    const epic = table.state.entry?.epics.N ?? ''
    table.give(seat, place(first))
    expect(table.asked).toMatchObject({ kind: 'loot', seat, legend: first, about: { tokens: [epic] } })
    table.give(seat, dropped(epic))
    expect(table.state.removed.tokens).toContain(epic)
    forbids('apex.stage2.choose-border', table, seat, place(second))
    table.give(1 - seat, place(enemy))
    expect(table.asked).toBeNull()
    forbids('apex.stage2.choose-border', table, seat, place(first))
  },
  enter: () => {
    const table = withoutEpics(until('enter'))
    const seat = apexPlay.activeSeat(table.state) ?? -1
    const { enter } = apexPlay.idle(table.state, seat) as {
      enter: { legend: string; position: number; path: JsonObject[] }
    }
    const [other = ''] = legendsOf(table, 1 - seat)
    forbids('apex.stage2.enter', table, 1 - seat, { enter: { ...enter, legend: other } })
    forbids('apex.move.step', table, seat, { enter: { ...enter, path: [cell(7, 7)] } })
    const there = enter.path[0] ?? {}
    const long = [there, ...Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? cell(0, 0) : there))]
    expect(table.refused(seat, { enter: { ...enter, path: long } })).not.toEqual([])
    table.play(seat, { enter } as JsonObject)
    expect(table.legend(enter.legend).where).toEqual({ cell: there })
    expect(table.events('enteredBoard')).toHaveLength(1)
  },
  activate: () => {
    const table = new Table(fixture({ wraith: { activated: true } }))
    const activate = (legend: string) => ({ activate: { legend } })
    forbids('apex.activation.once-each', table, 1, activate('gibraltar'))
    forbids('apex.activation.once-each', table, 0, activate('wraith'))
    forbids('apex.seat.controller', table, 0, activate('gibraltar'))
    forbids('apex.content.known', table, 0, activate('nobody'))
    table.give(0, activate('bangalore'))
    expect(table.state.activation).toMatchObject({ legend: 'bangalore', ap: 2 })
    forbids('apex.activation.once-each', table, 0, activate('bangalore'))
    const lost = new Table(fixture({ bangalore: { boxes: 0, where: 'off' } }))
    lost.give(0, activate('bangalore'))
    expect(lost.state.result).toEqual({ winner: 'blue', rule: 'apex.victory.vp-threshold' })
  },
  respawn: () => {
    const table = eliminated()
    forbids('apex.respawn.place', table, 0, { respawn: at(0, 0) })
    const [offer] = apexPlay.offers(table.state, 0)
    table.give(0, offer?.command ?? {})
    expect(table.state.activation?.ap).toBe(1)
    expect(table.legend('bangalore').where).toEqual(offer?.command.respawn)
    forbids('apex.activation.basic-actions', table, 0, offer?.command ?? {})
  },
  move: () => {
    const table = active({ hand: ['double-time', 'steady-aim'] }, { wraith: { where: at(6, 8) } })
    const move = (path: JsonObject[], more: JsonObject = {}) => ({ move: { path, as: 'move', ...more } })
    forbids('apex.move.occupied-pass', table, 0, move(way([6, 8])))
    forbids('apex.move.mp', table, 0, move(way([6, 6], [6, 5], [6, 4])))
    forbids('apex.feat.use', table, 0, move(way([6, 6]), { rush: 'flush-out' }))
    forbids('apex.activation.basic-actions', table, 0, { move: { path: [], as: 'nothing' } })
    const { events } = table.give(0, move(way([5, 7], [4, 7], [3, 7]), { rush: 'double-time' }))
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['rushed', 'moved']))
    expect(table.state.activation).toMatchObject({ ap: 1, rushUsed: true })
    forbids('apex.activation.rush', table, 0, move(way([4, 7]), { rush: 'steady-aim' }))
    table.give(0, { move: { path: [], as: 'melee' } })
    expect(table.state.action).toMatchObject({ source: 'melee', parts: [{ part: 'melee' }] })
    forbids('apex.activation.open-action', table, 0, { move: { path: [], as: 'melee' } })
  },
  rush: () => {
    const table = active({ hand: ['double-time', 'steady-aim'], backpack: ['syringe'] })
    const rush = (card: string, path = way([6, 6])) => ({ rush: { card, path } })
    forbids('apex.feat.use', table, 0, rush('flush-out'))
    forbids('apex.move.mp', table, 0, rush('double-time', way([6, 6], [6, 5])))
    table.give(0, { use: { token: 'syringe' } })
    forbids('apex.activation.rush', table, 0, rush('double-time'))
    table.give(0, { finish: {} })
    table.give(0, rush('double-time'))
    expect(table.state.activation).toMatchObject({ ap: 1, rushUsed: true })
    expect(table.legend('bangalore').discard).toEqual(['double-time'])
    forbids('apex.activation.rush', table, 0, rush('steady-aim', way([6, 7])))
  },
  interact: () => {
    const weapons = [held('r-301', 3, { 1: 'barrel-common' }), held('longbow', 3)]
    const table = active(
      { where: at(10, 10), weapons, backpack: ['stock-standard-common'] },
      { gibraltar: { where: at(0, 0) } },
    )
    const interact = (...steps: JsonObject[]) => ({ interact: { do: steps } })
    const install = (slot: number) => ({ install: [{ weapon: 0, slot, token: 'stock-standard-common' }] })
    const back = { uninstall: [{ weapon: 0, slot: 1, token: 'barrel-common' }] }
    expect(table.refused(0, interact({ object: 'b1' }))).not.toEqual([])
    forbids('apex.attachment.fit', table, 0, interact(install(0)))
    forbids('apex.activation.open-action', table, 0, interact(back, back))
    table.give(0, interact(install(3)))
    expect(table.legend('bangalore').weapons[0]?.attachments[3]).toBe('stock-standard-common')
    forbids('apex.activation.open-action', table, 0, interact(back, install(3)))
    table.give(0, interact(back))
    expect(table.legend('bangalore').backpack).toEqual(['barrel-common'])
    expect(table.state.activation?.ap).toBe(1)
    const { stock } = table.state
    const bin = drawnFrom(stock.bins, 'bin-1')
    const loot = [
      ...drawnFrom(stock.epic, 'body-epic'),
      ...drawnFrom(stock.rare, 'medkit'),
      ...drawnFrom(stock.common, 'frag'),
    ]
    table.give(0, interact({ object: 'b5' }), [...bin, ...loot, ...drawnFrom(stock.weapons, 'hemlok', 'r-99')])
    expect(table.asked?.kind).toBe('weaponChoice')
  },
  shoot: () => {
    const table = active({ hand: ['double-time'], weapons: [held('r-301', 3), held('longbow', 0)] })
    const shoot = (target: string, weapon = 0, more: JsonObject = {}) => ({ shoot: { target, weapon, ...more } })
    forbids('apex.shot.target', table, 0, shoot('wraith'))
    forbids('apex.shot.ammo', table, 0, shoot('gibraltar', 1))
    forbids('apex.feat.use', table, 0, shoot('gibraltar', 0, { enhancement: 'flush-out' }))
    forbids('apex.feat.use', table, 0, shoot('gibraltar', 0, { enhancement: 'double-time' }))
    const hidden = active({ where: at(0, 0) })
    forbids('apex.shot.target', hidden, 0, shoot('gibraltar'))
    table.give(0, shoot('gibraltar'), aimed('aim-01', 'aim-02', 'aim-03'))
    expect(table.state.activation).toMatchObject({ ap: 1, shotUsed: true })
    forbids('apex.activation.shoot-once', table, 0, shoot('gibraltar'))
  },
  use: () => {
    const table = active({ health: 20, backpack: ['syringe', 'frag'] })
    forbids('apex.use.options', table, 0, { use: { token: 'medkit' } })
    forbids('apex.use.options', table, 0, { use: { token: 'barrel-common' } })
    forbids('apex.grenade.declare', table, 0, { use: { token: 'frag', cell: cell(15, 7), rotation: 0 } })
    table.give(0, { use: { token: 'syringe' } })
    expect(table.legend('bangalore')).toMatchObject({ health: 32, backpack: ['frag'] })
    forbids('apex.activation.open-action', table, 0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } })
    table.give(0, { finish: {} })
    table.give(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } }, aimed('aim-12', 'aim-14'))
    expect(table.events('grenadeLanded')).toHaveLength(1)
    table.give(0, { finish: {} })
    expect(table.state.activation?.ap).toBe(0)
    forbids('apex.activation.ap', table, 0, { use: { token: 'syringe' } })
  },
  melee: () => {
    const table = active({}, { gibraltar: { where: at(6, 8) }, wraith: { where: at(7, 7) } })
    forbids('apex.melee.target', table, 0, { melee: { target: 'bloodhound' } })
    forbids('apex.melee.target', table, 0, { melee: { target: 'wraith' } })
    table.give(0, { melee: { target: 'gibraltar' } }, aimed('aim-12'))
    expect(table.legend('gibraltar').shield).toBeLessThan(20)
    expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])
  },
  destroy: () => {
    const token = 'doc-heal-drone#1'
    const base = fixture({}, {}, { mode: '3v3', windows: 'quick' })
    const tokens = base.tokens.map((one) => (one.id === token ? { ...one, at: { turnIndex: 8 } } : one))
    const legends = base.legends.map((legend) =>
      legend.id === 'bangalore' ? { ...legend, weapons: [held('r-301', 0), held('longbow', 3)] } : legend,
    )
    const far = figure('doc', 'lifeline', token, 7, 7)
    const table = new Table({ ...base, legends, tokens, miniatures: [far] })
    table.give(0, { activate: { legend: 'bangalore' } })
    forbids('apex.content.known', table, 0, { destroy: { targets: ['smoke#1'] } })
    forbids('apex.destroy.method', table, 0, { destroy: { weapon: 0, targets: ['doc#1'] } })
    expect(ApexCommand.safeParse({ destroy: { targets: ['doc#1', 'doc#2', 'doc#3'] } }).success).toBe(false)
    table.give(0, { destroy: { targets: ['doc#1'] } })
    expect(table.state.miniatures).toEqual([])
    expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])
  },
  playCard: () => {
    const table = active({ hand: ['fire-at-will', 'squad-advance', 'steady-aim', 'double-time'] })
    const play = (card: string) => ({ playCard: { card } })
    forbids('apex.feat.use', table, 0, play('flush-out'))
    forbids('apex.feat.use', table, 0, play('foresight'))
    expect(table.refused(0, play('double-time'))).not.toEqual([])
    forbids('apex.card.on-board', eliminated(), 0, play('double-time'))
    const offered = apexPlay
      .offers(table.state, 0)
      .flatMap(({ command }) => (command.playCard === undefined ? [] : [command]))
    expect(offered).toContainEqual(play('squad-advance'))
    table.give(0, play('squad-advance'))
    expect(table.asked).toMatchObject({ kind: 'effectOrder', about: { card: 'squad-advance' } })
    expect(table.legend('bangalore').discard).toEqual(['squad-advance'])
  },
  useAbility: () => {
    const table = active()
    const smoke = (x: number, y: number, level = 0) => ({
      useAbility: { ability: 'smoke-launcher', place: { intersection: { x, y, level } } },
    })
    forbids('apex.ability.need-token', table, 0, { useAbility: { ability: 'into-the-void' } })
    forbids('apex.ability.all-conditions', table, 0, smoke(14, 8))
    forbids('apex.ability.all-conditions', table, 0, { useAbility: { ability: 'smoke-launcher' } })
    table.give(0, smoke(8, 8))
    table.give(0, smoke(10, 8))
    expect(table.state.activation?.ap).toBe(2)
    expect(table.state.miniatures).toHaveLength(2)
    forbids('apex.ability.need-token', table, 0, smoke(6, 8))
  },
  ride: () => {
    const token = 'zipline-gun#1'
    const base = fixture({ pathfinder: { where: at(14, 14) } }, { turnIndex: 5 }, { mode: '3v3', windows: 'quick' })
    const tokens = base.tokens.map((one) => (one.id === token ? { ...one, at: { turnIndex: 9 } } : one))
    const table = new Table({ ...base, tokens, miniatures: [figure('zipline', 'pathfinder', token, 14, 15)] })
    table.give(1, { activate: { legend: 'pathfinder' } })
    const rides = apexPlay
      .offers(table.state, 1)
      .flatMap(({ command }) => (command.ride === undefined ? [] : [command]))
    expect(rides.length).toBeGreaterThan(0)
    forbids('apex.ability.ride', table, 1, { ride: { miniature: 'zipline#1', cell: cell(0, 0) } })
    forbids('apex.content.known', table, 1, { ride: { miniature: 'zipline#2', cell: cell(14, 15) } })
    const [ride = {}] = rides
    table.give(1, ride)
    expect(table.legend('pathfinder').where).toEqual({ cell: (ride.ride as JsonObject).cell })
    forbids('apex.ability.ride', table, 1, rides[1] ?? {})
  },
  handleLoot: () => {
    const loot = [{ id: 'loot#1', token: 'medkit', cell: cell(6, 8), depleted: false }]
    const table = active({ backpack: ['frag', 'syringe'] }, {}, { loot })
    const drop = (token: string, column = 6, row = 7) => ({
      handleLoot: { drop: [{ token, cell: cell(column, row) }], pickUp: [] },
    })
    forbids('apex.activation.handle-once', table, 0, drop('medkit'))
    forbids('apex.activation.handle-once', table, 0, drop('frag', 0, 0))
    table.give(0, { use: { token: 'syringe' } })
    forbids('apex.activation.loot-handling', table, 0, drop('frag'))
    table.give(0, { finish: {} })
    const both = {
      handleLoot: { ...drop('frag').handleLoot, pickUp: [{ loot: 'loot#1', keep: { at: { in: 'backpack' } } }] },
    }
    table.give(0, both)
    expect(table.legend('bangalore').backpack).toEqual(['medkit'])
    expect(table.state.loot.map(({ token }) => token)).toEqual(['frag'])
    forbids('apex.activation.loot-handling', table, 0, drop('medkit'))
    table.give(0, { move: { path: [], as: 'move' } })
    table.give(0, drop('medkit'))
  },
  finish: () => {
    const table = active({ backpack: ['syringe'] })
    forbids('apex.activation.open-action', table, 0, { finish: {} })
    table.give(0, { use: { token: 'syringe' } })
    forbids('apex.seat.controller', table, 1, { finish: {} })
    table.give(0, { finish: {} })
    expect(table.state.action).toBeNull()
  },
  endActivation: () => {
    const table = active({ backpack: ['syringe'] })
    forbids('apex.seat.controller', table, 1, { endActivation: {} })
    table.give(0, { use: { token: 'syringe' } })
    expect(table.refused(0, { endActivation: {} })).not.toEqual([])
    table.give(0, { finish: {} })
    table.give(0, { endActivation: {} })
    expect(table.legend('bangalore').activated).toBe(true)
    forbids('apex.activation.outside', table, 0, { endActivation: {} })
    forbids('apex.activation.eliminated', eliminated(), 0, { endActivation: {} })
    expect(kindsOf(table.state, 0)).toEqual(['activate'])
  },
  answer: () => {
    const table = new Table(fixture({ bloodhound: { hand: ['camouflage'] } }, { turnIndex: 2 }))
    forbids('apex.match.moment', table, 1, PASS)
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
    forbids('apex.match.moment', table, 0, PASS)
    forbids('apex.match.moment', table, 0, { endActivation: {} })
    forbids('apex.match.answer', table, 1, { answer: { card: 'retaliate' } })
    forbids('apex.match.answer', table, 1, { answer: { target: 'wraith' } })
    table.give(1, { answer: { card: 'camouflage' } }, aimed('aim-01', 'aim-02'))
    expect(table.events('reactionsPlayed')).toHaveLength(1)
  },
}

describe('a command of section 8.1', () => {
  test.each(Object.entries(ROWS))('%s: what it needs, and what it opens', (_, check) => check())

  test('every command of the core game has its row', () => {
    expect(Object.keys(COMMANDS).filter((name) => !(name in ROWS))).toEqual(['chooseEpic'])
  })
})
