import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { QUESTION_KINDS } from '../../../../src/games/apex/match/questions.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, drawnFrom, fixture, recruited, Table, wearing } from './arranged.ts'
import { begin, chanceOf } from './random-match.ts'

/** Section 8.2 of the specification row by row: whom a question is asked, its options, the idle answer, what others see. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const THREE = { mode: '3v3', windows: 'quick' }
const OTHERS = [0, null]

const commandsOf = (state: ApexState, seat: number): JsonObject[] =>
  apexPlay.offers(state, seat).map(({ command }) => command)

const kindsOf = (state: ApexState, seat: number): string[] => [
  ...new Set(commandsOf(state, seat).map((command) => Object.keys(command)[0] ?? '')),
]

const idleOf = (state: ApexState, seat: number): JsonObject => (apexPlay.idle(state, seat) ?? {}) as JsonObject

/** What a viewer sees of the question that waits. */
const seenBy = ({ state }: Table, viewer: number | null): JsonObject => apexPlay.view(state, viewer).asked as JsonObject

/** Plays a new match by idle commands until it is in a phase. */
function until(phase: ApexState['phase'], options: JsonObject = {}): Table {
  const table = new Table(recruited(2, options))
  for (let left = 100; table.state.phase !== phase || table.asked !== null; left--) {
    if (left === 0) throw new Error(`${phase} was not reached.`)
    const seat = apexPlay.activeSeat(table.state) ?? 0
    table.play(seat, idleOf(table.state, seat))
  }
  return table
}

/** Everybody may see who is asked and what may be answered. */
function expectOpen(table: Table): void {
  const { kind, seat, legend, options } = table.asked ?? { kind: '', seat: -1, legend: '', options: [] }
  for (const viewer of [0, 1, null]) expect(seenBy(table, viewer)).toMatchObject({ kind, seat, legend, options })
}

/** Others see who is asked and what about; the options are the squad’s own. */
function expectPrivate(table: Table): void {
  const { kind, seat, legend, about, options } = table.asked ?? {
    kind: '',
    seat: 1,
    legend: '',
    about: {},
    options: [],
  }
  expect(seenBy(table, seat)).toMatchObject({ options })
  for (const viewer of seat === 1 ? OTHERS : [1, null]) {
    expect(seenBy(table, viewer)).toMatchObject({ kind, seat, legend, about })
    expect(seenBy(table, viewer)).not.toHaveProperty('options')
  }
}

/** A full backpack for Gibraltar beside a bin that gives these things. */
function atBin(tokens: readonly [epic: string, rare: string, common: string], weapons: readonly string[]): Table {
  const full = ['syringe', 'syringe', 'shield-cell', 'shield-cell', 'frag', 'thermite', 'medkit', 'shield-battery']
  const base = fixture({ gibraltar: { where: at(10, 10), backpack: full } }, { turnIndex: 5 })
  const legends = base.legends.map((legend) => {
    if (legend.id !== 'gibraltar') return legend
    const [first, ...rest] = legend.weapons
    const attachments = (first?.attachments ?? []).map((_, slot) => (slot === 1 ? 'barrel-rare' : null))
    return { ...legend, weapons: [{ card: first?.card ?? '', ammo: 2, attachments }, ...rest] }
  })
  const { stock } = base
  const [epic, rare, common] = tokens
  const table = new Table({ ...base, legends })
  table.give(1, { activate: { legend: 'gibraltar' } })
  table.give(1, { interact: { do: [{ object: 'b5' }] } }, [
    ...drawnFrom(stock.bins, 'bin-1'),
    ...drawnFrom(stock.epic, epic),
    ...drawnFrom(stock.rare, rare),
    ...drawnFrom(stock.common, common),
    ...drawnFrom(stock.weapons, ...weapons),
  ])
  return table
}

/** Bloodhound and Gibraltar hold cards while Wraith shoots at one of them. */
function underFire(hands: Readonly<Record<string, readonly string[]>>): Table {
  const held = Object.fromEntries(Object.entries(hands).map(([legend, hand]) => [legend, { hand }]))
  const table = new Table(fixture(held, { turnIndex: 2 }))
  table.give(0, { activate: { legend: 'wraith' } })
  table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
  return table
}

/** A feat of Red or Blue that was just played, in a match of three against three. */
function played(legend: string, card: string, changes: Parameters<typeof fixture>[0] = {}): Table {
  const isBlue = ['gibraltar', 'bloodhound', 'pathfinder'].includes(legend)
  const table = new Table(
    fixture({ ...changes, [legend]: { ...changes[legend], hand: [card] } }, { turnIndex: isBlue ? 5 : 4 }, THREE),
  )
  table.give(isBlue ? 1 : 0, { activate: { legend } })
  table.give(isBlue ? 1 : 0, { playCard: { card } })
  return table
}

const ROWS: Readonly<Record<string, () => void>> = {
  colour: () => {
    const { state } = begin(4, { legends: 'draft' }, chanceOf(3))
    const captain = apexPlay.activeSeat(state) ?? -1
    expect(state.phase).toBe('colour')
    expect(commandsOf(state, captain)).toEqual([
      { chooseColour: { colour: 'red' } },
      { chooseColour: { colour: 'blue' } },
    ])
    for (const seat of [0, 1, 2, 3].filter((one) => one !== captain)) expect(commandsOf(state, seat)).toEqual([])
    expect(idleOf(state, captain)).toEqual({ chooseColour: { colour: 'red' } })
    expect(apexPlay.view(state, null)).toMatchObject({ phase: 'colour', choosing: state.choosing })
  },
  recruit: () => {
    const { state } = begin(4, { legends: 'draft', red: 'A' }, chanceOf(3))
    const [asked, other] = [1, 0]
    expect(state.phase).toBe('recruit')
    expect(kindsOf(state, asked)).toEqual(['recruit'])
    expect(kindsOf(state, 3)).toEqual(['recruit'])
    expect(commandsOf(state, asked)).toHaveLength(6)
    expect(commandsOf(state, other)).toEqual([])
    expect(apexPlay.activeSeat(state)).toBe(asked)
    expect(idleOf(state, asked)).toEqual(commandsOf(state, asked)[0])
    const table = new Table(state)
    table.give(asked, idleOf(state, asked))
    const [taken] = table.state.legends
    expect((apexPlay.view(table.state, null).legends as JsonObject[])[0]).toMatchObject({ id: taken?.id, seat: asked })
    expect(commandsOf(table.state, asked)).toEqual([])
  },
  'stage 1': () => {
    const { state } = begin(2, { red: 'A' }, chanceOf(3))
    for (const seat of [0, 1]) expect(kindsOf(state, seat).sort()).toEqual(['give', 'lock'])
    const bangalore = state.legends[0]
    const { lock } = idleOf(state, 0) as { lock: { weapons: string[]; install: JsonObject[]; backpack: string[] } }
    expect(lock.weapons).toEqual(bangalore?.pool?.weapons.slice(0, 2))
    expect(lock.install).toEqual([])
    expect((bangalore?.pool?.tokens ?? []).filter((token) => lock.backpack.includes(token))).toEqual(lock.backpack)
    const table = new Table(state)
    table.give(0, { lock })
    expect((apexPlay.view(table.state, 1).legends as JsonObject[])[0]).toMatchObject({
      locked: true,
      weapons: [],
      backpack: null,
      backpackSize: 0,
    })
    expect(kindsOf(table.state, 0).sort()).toEqual(['give', 'lock'].filter((kind) => kind === 'lock'))
  },
  entryPlace: () => {
    const { state } = until('entryPlace')
    const seat = apexPlay.activeSeat(state) ?? -1
    const own = state.legends.filter((legend) => legend.seat === seat).map(({ id }) => id)
    const sides = ['N', 'E', 'S', 'W']
    expect(commandsOf(state, seat)).toEqual(
      own.flatMap((legend) => sides.map((side) => ({ placeAtEntry: { legend, side } }))),
    )
    expect(commandsOf(state, 1 - seat)).toEqual([])
    const [legend] = own
    expect(idleOf(state, seat)).toEqual({ placeAtEntry: { legend, side: 'N' } })
    const entry = state.entry ?? { rewards: {}, epics: {} }
    const without = (gone: readonly string[]): ApexState =>
      ({
        ...state,
        entry: { ...entry, epics: { ...entry.epics, ...Object.fromEntries(gone.map((side) => [side, null])) } },
      }) as ApexState
    expect(idleOf(without(['N', 'E']), seat)).toEqual({ placeAtEntry: { legend, side: 'S' } })
    expect(idleOf(without(sides), seat)).toEqual({ placeAtEntry: { legend, side: 'N' } })
    expect(apexPlay.view(state, null)).toMatchObject({ phase: 'entryPlace', entry: { epics: entry.epics } })
  },
  enter: () => {
    const table = until('enter')
    const seat = apexPlay.activeSeat(table.state) ?? -1
    expect(kindsOf(table.state, seat)).toEqual(['enter'])
    expect(commandsOf(table.state, 1 - seat)).toEqual([])
    const { enter } = idleOf(table.state, seat) as { enter: { legend: string; position: number; path: JsonObject[] } }
    const first = table.state.legends.find((legend) => legend.seat === seat)
    expect(enter.legend).toBe(first?.id)
    expect(enter.path).toHaveLength(1)
    const single = commandsOf(table.state, seat).filter(({ enter: one }) => (one as typeof enter).path.length === 1)
    const positions = single.map(({ enter: one }) => (one as typeof enter).position)
    expect(enter.position).toBe(Math.min(...positions))
    table.play(seat, { enter })
    expect(
      (apexPlay.view(table.state, null).legends as JsonObject[]).find(({ id }) => id === enter.legend),
    ).toMatchObject({
      where: 'board',
      cell: enter.path[0],
    })
  },
  loot: () => {
    const table = atBin(['body-epic', 'medkit', 'frag'], ['hemlok', 'r-99'])
    table.give(1, { answer: { choose: 'hemlok' } })
    table.give(1, { answer: { discard: true } })
    expect(table.asked).toMatchObject({ kind: 'loot', seat: 1, legend: 'gibraltar' })
    expect(table.asked?.about).toEqual({ tokens: ['body-epic', 'medkit', 'frag'] })
    expectPrivate(table)
    const own = { drop: { token: 'body-epic', cell: cell(10, 10) } }
    expect(table.asked?.options).toContainEqual(own)
    expect(idleOf(table.state, 1)).toEqual({ answer: own })
    const { events } = table.give(1, { answer: own })
    const dropped = events.find(({ type }) => type === 'lootDropped')
    expect(apexPlay.seen(dropped ?? { type: '' }, 0)).toMatchObject({ token: 'body-epic', cell: cell(10, 10) })
  },
  weaponChoice: () => {
    const table = atBin(['body-epic', 'medkit', 'frag'], ['hemlok', 'r-99'])
    expect(table.asked).toMatchObject({ kind: 'weaponChoice', seat: 1, legend: 'gibraltar' })
    expect(table.asked?.options).toEqual([{ choose: 'hemlok' }, { choose: 'r-99' }])
    expect(idleOf(table.state, 1)).toEqual({ answer: { choose: 'hemlok' } })
    expectOpen(table)
  },
  weapon: () => {
    const table = atBin(['body-epic', 'medkit', 'frag'], ['hemlok', 'r-99'])
    table.give(1, { answer: { choose: 'hemlok' } })
    expect(table.asked).toMatchObject({ kind: 'weapon', seat: 1, about: { weapon: 'hemlok' } })
    expect(table.asked?.options).toEqual([{ replace: 0 }, { replace: 1 }, { ammo: [5, 3] }, { discard: true }])
    expect(idleOf(table.state, 1)).toEqual({ answer: { discard: true } })
    expectOpen(table)
  },
  freed: () => {
    const table = atBin(['body-epic', 'medkit', 'frag'], ['hemlok', 'r-99'])
    table.give(1, { answer: { choose: 'hemlok' } })
    table.give(1, { answer: { replace: 0 } })
    const freed = (to: JsonObject) => ({ freed: { token: 'barrel-rare', to } })
    expect(table.asked).toMatchObject({ kind: 'freed', seat: 1, about: { token: 'barrel-rare' } })
    expect(table.asked?.options).toContainEqual(freed({ on: { weapon: 0, slot: 1 } }))
    expect(table.asked?.options).not.toContainEqual(freed({ in: 'backpack' }))
    expect(idleOf(table.state, 1)).toEqual({ answer: freed(at(10, 10)) })
    expectPrivate(table)
  },
  rewardAmmo: () => {
    const entering = until('enter')
    const seat = apexPlay.activeSeat(entering.state) ?? -1
    const rewards = { N: 'move3-ammo', E: 'move3-ammo', S: 'move3-ammo', W: 'move3-ammo' } as const
    const epics = { N: null, E: null, S: null, W: null }
    const table = new Table({ ...entering.state, entry: { rewards, epics } })
    const { enter } = idleOf(table.state, seat) as { enter: { legend: string } }
    table.give(seat, { enter } as JsonObject)
    expect(table.asked).toMatchObject({ kind: 'rewardAmmo', seat, legend: enter.legend, about: { ammo: 1 } })
    expect(table.asked?.options).toEqual([{ slot: 0 }, { slot: 1 }])
    const [first = 0, second = 0] = table.legend(enter.legend).weapons.map(({ ammo }) => ammo)
    expect(idleOf(table.state, seat)).toEqual({ answer: { slot: second < first ? 1 : 0 } })
    expectOpen(table)
  },
  activate: () => {
    const { state } = new Table(fixture({ bangalore: { activated: true } }))
    expect(commandsOf(state, 0)).toEqual([{ activate: { legend: 'wraith' } }])
    expect(commandsOf(state, 1)).toEqual([])
    expect(idleOf(fixture({}), 0)).toEqual({ activate: { legend: 'bangalore' } })
    expect(apexPlay.view(state, 1)).toMatchObject({ phase: 'turn', turnIndex: 4, activation: null })
  },
  act: () => {
    const table = new Table(fixture({ bangalore: { backpack: ['syringe'] } }))
    table.give(0, { activate: { legend: 'bangalore' } })
    expect(kindsOf(table.state, 0)).toEqual(expect.arrayContaining(['move', 'shoot', 'use', 'endActivation']))
    expect(commandsOf(table.state, 1)).toEqual([])
    expect(idleOf(table.state, 0)).toEqual({ endActivation: {} })
    table.give(0, { use: { token: 'syringe' } })
    expect(idleOf(table.state, 0)).toEqual({ finish: {} })
    const gone = new Table(fixture({ gibraltar: { where: 'off', boxes: 1 } }, { turnIndex: 5 }))
    gone.give(1, { activate: { legend: 'gibraltar' } })
    expect(idleOf(gone.state, 1)).toEqual({ respawn: at(15, 6) })
    expect(apexPlay.view(gone.state, 0)).toMatchObject({ activation: { legend: 'gibraltar', ap: 2 } })
  },
  reaction: () => {
    const table = underFire({ bloodhound: ['camouflage', 'tracker'] })
    expect(table.asked).toMatchObject({ kind: 'reaction', seat: 1, legend: 'bloodhound' })
    expect(table.asked?.about).toEqual({ window: 'beforeShot', shooter: 'wraith', target: 'bloodhound' })
    expect(table.asked?.options).toEqual([{ card: 'camouflage' }, { pass: true }])
    expect(idleOf(table.state, 1)).toEqual({ answer: { pass: true } })
    expectPrivate(table)
    const { events } = table.give(1, { answer: { card: 'camouflage' } }, aimed('aim-01', 'aim-02'))
    const shown = events.find(({ type }) => type === 'reactionsPlayed') ?? { type: '' }
    expect(apexPlay.seen(shown, 0)).toMatchObject({ cards: [{ legend: 'bloodhound', card: 'camouflage' }] })
  },
  reactionOrder: () => {
    const table = underFire({ bloodhound: ['camouflage'], gibraltar: ['hold-the-line'] })
    table.give(1, { answer: { card: 'camouflage' } })
    table.give(1, { answer: { card: 'hold-the-line' } })
    expect(table.asked).toMatchObject({ kind: 'reactionOrder', seat: 1, about: { window: 'beforeShot' } })
    expect(table.asked?.options).toEqual([
      { order: ['camouflage', 'hold-the-line'] },
      { order: ['hold-the-line', 'camouflage'] },
    ])
    expect(idleOf(table.state, 1)).toEqual({ answer: { order: ['camouflage', 'hold-the-line'] } })
    expectPrivate(table)
    const order = { answer: { order: ['hold-the-line', 'camouflage'] } }
    const { events } = table.give(1, order, aimed('aim-01', 'aim-02'))
    const shown = events.find(({ type }) => type === 'reactionsPlayed') ?? { type: '' }
    expect(apexPlay.seen(shown, 0)).toMatchObject({ cards: [{ card: 'hold-the-line' }, { card: 'camouflage' }] })
  },
  instant: () => {
    const table = underFire({ gibraltar: ['unbroken'] })
    const shot = new Table(fixture({ gibraltar: { hand: ['unbroken'] } }, { turnIndex: 2 }))
    shot.give(0, { activate: { legend: 'bangalore' } })
    shot.give(0, { shoot: { target: 'gibraltar', weapon: 0 } })
    shot.give(1, { answer: { pass: true } }, aimed('aim-14', 'aim-12', 'aim-02'))
    expect(table.asked?.kind).not.toBe('instant')
    expect(shot.asked).toMatchObject({ kind: 'instant', seat: 1, legend: 'gibraltar' })
    expect(shot.asked?.about).toEqual({ trigger: 'selfDamaged', about: 'gibraltar' })
    expect(shot.asked?.options).toEqual([{ card: 'unbroken' }, { pass: true }])
    expect(idleOf(shot.state, 1)).toEqual({ answer: { pass: true } })
    expectPrivate(shot)
  },
  pushPlace: () => {
    const places = { bloodhound: { where: at(13, 5) }, wraith: { where: at(14, 6) } }
    const table = new Table(fixture(places, { turnIndex: 5 }))
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, { melee: { target: 'wraith' } }, aimed('aim-08'))
    expect(table.asked).toMatchObject({ kind: 'pushPlace', seat: 0, legend: 'wraith', about: { by: 'bloodhound' } })
    expect(table.asked?.options).toEqual([at(15, 6), at(14, 7), at(14, 8), at(15, 8)])
    expect(idleOf(table.state, 0)).toEqual({ answer: at(15, 6) })
    expectOpen(table)
  },
  effectTarget: () => {
    const table = played('lifeline', 'field-medicine', { wraith: { health: 20 }, bangalore: { health: 30 } })
    expect(table.asked).toMatchObject({ kind: 'effectTarget', seat: 0, legend: 'lifeline' })
    expect(table.asked?.about).toEqual({ card: 'field-medicine' })
    expect(table.asked?.options).toEqual([{ target: 'bangalore' }, { target: 'wraith' }, { pass: true }])
    expect(idleOf(table.state, 0)).toEqual({ answer: { pass: true } })
    expectOpen(table)
  },
  effectOrder: () => {
    const table = played('bangalore', 'squad-advance')
    expect(table.asked).toMatchObject({ kind: 'effectOrder', seat: 0, about: { card: 'squad-advance' } })
    expect(table.asked?.options).toHaveLength(6)
    expect(idleOf(table.state, 0)).toEqual({ answer: { order: ['bangalore', 'wraith', 'lifeline'] } })
    expectOpen(table)
  },
  effectMove: () => {
    const table = played('pathfinder', 'come-along')
    table.give(1, { answer: { target: 'bloodhound' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', seat: 1, legend: 'bloodhound' })
    expect(table.asked?.about).toEqual({ card: 'come-along', points: 3 })
    expect(table.asked?.options).toContainEqual({ path: [cell(11, 9)] })
    expect(table.refused(1, { answer: { path: [cell(0, 0)] } })).toEqual(['apex.match.answer'])
    expect(idleOf(table.state, 1)).toEqual({ answer: { pass: true } })
    expectOpen(table)
  },
  effectSpace: () => {
    const table = played('wraith', 'phase-step')
    expect(table.asked).toMatchObject({ kind: 'effectSpace', seat: 0, legend: 'wraith', about: { card: 'phase-step' } })
    expect(table.asked?.options).toContainEqual(at(8, 5))
    expect(idleOf(table.state, 0)).toEqual({ answer: { pass: true } })
    expectOpen(table)
  },
}

describe('a question of section 8.2', () => {
  test.each(Object.entries(ROWS))('%s: whom, what, idle, and what others see', (_, check) => check())

  test('every question of the core game has its row', () => {
    // The questions of solo and co-op are in section 8.3 of their own book.
    const ofAutomata = ['beacon', 'respawnSpace', 'shotBoost']
    expect(QUESTION_KINDS.filter((kind) => !(kind in ROWS)).sort()).toEqual(ofAutomata)
  })
})

describe('what is never asked', () => {
  test('apex.damage.emergency-shield: emergency shields, helmets and rounding', () => {
    const equipment = wearing('emergencyShield', 'emergency-rare')
    const table = new Table(fixture({ gibraltar: { shield: 0, health: 9, equipment } }, {}, { windows: 'quick' }))
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-10', 'aim-14', 'aim-02'))
    expect(table.legend('gibraltar').equipment.emergencyShield.depleted).toBe(true)
    expect(table.events('asked')).toEqual([])
  })
})
