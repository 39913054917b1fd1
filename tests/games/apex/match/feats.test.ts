import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { LegendState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, cardsPlayed, drawnFrom, fixture, Table } from './arranged.ts'

/** Every feat of the pack is played once, and does what it says. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const PASS = { answer: { pass: true } }
const BLUE = ['gibraltar', 'bloodhound', 'pathfinder']

type Change = Partial<Omit<LegendState, 'id'>>

/** Three against three with one Legend about to act; only who holds a card is asked. */
function acting(legend: string, changes: Readonly<Record<string, Change>> = {}): Table {
  const turnIndex = BLUE.includes(legend) ? 5 : 4
  const table = new Table(fixture(changes, { turnIndex }, { mode: '3v3', windows: 'quick' }))
  table.give(BLUE.includes(legend) ? 1 : 0, { activate: { legend } })
  return table
}

const seatOf = (legend: string): number => (BLUE.includes(legend) ? 1 : 0)

/** A shot at (10, 7) from (6, 7) by a weapon, with an enhancement or without. */
function shoot(shooter: string, card: string | null, draws: readonly string[], weapon = 'r-301'): MatchEvent {
  const target = BLUE.includes(shooter) ? 'bangalore' : 'gibraltar'
  const held = [{ card: weapon, ammo: 3, attachments: (apexContent.weapons.get(weapon)?.slots ?? []).map(() => null) }]
  const elsewhere = { [BLUE.includes(shooter) ? 'gibraltar' : 'bangalore']: { where: at(0, 15) } }
  const table = acting(shooter, {
    ...elsewhere,
    [shooter]: { where: at(6, 7), weapons: held, hand: card === null ? [] : [card] },
    [target]: { where: at(10, 7) },
  })
  table.give(
    seatOf(shooter),
    { shoot: { target, weapon: 0, ...(card === null ? {} : { enhancement: card }) } },
    aimed(...draws),
  )
  if (card !== null) expect(table.legend(shooter).discard).toEqual([card])
  const [resolved] = table.events('shotResolved')
  if (resolved === undefined) throw new Error('Nothing was shot.')
  return resolved
}

const slotsOf = ({ cards }: MatchEvent) => (cards as JsonObject[]).map(({ slot }) => slot)

describe('shot enhancements', () => {
  test.each([
    ['suppression', 'gibraltar'],
    ['fire-at-will', 'bangalore'],
    ['drumbeat', 'lifeline'],
  ])('%s: one slot more', (card, legend) => {
    expect(slotsOf(shoot(legend, null, ['aim-01', 'aim-02', 'aim-03']))).toEqual([0, 1, 2])
    expect(slotsOf(shoot(legend, card, ['aim-01', 'aim-02', 'aim-03', 'aim-05']))).toEqual([0, 1, 2, 3])
  })

  test('steady-aim: the first slot is two to the left', () => {
    expect(slotsOf(shoot('bangalore', 'steady-aim', ['aim-01', 'aim-02', 'aim-03']))).toEqual([-2, -1, 0])
  })

  test('hunters-patience: a weapon with recoil goes straight', () => {
    const draws = ['aim-01', 'aim-02']
    expect(slotsOf(shoot('bloodhound', null, draws, 'longbow'))).toEqual([0, 2])
    expect(slotsOf(shoot('bloodhound', 'hunters-patience', draws, 'longbow'))).toEqual([0, 1])
  })

  test.each([
    ['ambush', 'wraith', -10],
    ['high-ground', 'pathfinder', -10],
    ['tracker', 'bloodhound', -5],
  ])('%s: less difficult', (card, legend, change) => {
    const draws = ['aim-01', 'aim-02', 'aim-03']
    const [plain, enhanced] = [shoot(legend, null, draws), shoot(legend, card, draws)]
    expect(Number(enhanced.difficulty) - Number(plain.difficulty)).toBe(change)
  })

  test.each([
    ['heavy-hitter', 'bangalore', 2],
    ['flank', 'wraith', 1],
  ])('%s: more damage for each hit', (card, legend, more) => {
    const draws = ['aim-14', 'aim-12', 'aim-02']
    const [plain, enhanced] = [shoot(legend, null, draws), shoot(legend, card, draws)]
    expect(plain.hits).toBe(2)
    expect(Number(enhanced.damage) - Number(plain.damage)).toBe(2 * more)
  })

  test('go-for-the-throat: more damage for each headshot', () => {
    const draws = ['aim-14', 'aim-12', 'aim-02']
    const [plain, enhanced] = [shoot('bloodhound', null, draws), shoot('bloodhound', 'go-for-the-throat', draws)]
    expect(Number(enhanced.damage) - Number(plain.damage)).toBe(2 * 3)
  })

  test.each([
    ['flush-out', 'bangalore'],
    ['flank', 'wraith'],
  ])('%s: cover does not help', (card, legend) => {
    const draws = ['aim-13', 'aim-01', 'aim-02']
    expect(shoot(legend, null, draws).hits).toBe(0)
    expect(shoot(legend, card, draws).hits).toBe(1)
  })
})

/** A shot at a Legend whose squad holds one card; what is asked, the answer to it, and how it ended. */
function shotAt(target: string, holder: string, card: string, changes: Readonly<Record<string, Change>> = {}): Table {
  const shooter = BLUE.includes(target) ? 'bangalore' : 'gibraltar'
  const others = BLUE.includes(target) ? 'gibraltar' : 'bangalore'
  const places = { ...(others === target ? {} : { [others]: { where: at(0, 15) } }), [target]: { where: at(10, 7) } }
  const weapons = [{ card: 'r-301', ammo: 3, attachments: [null, null, null, null] }]
  const table = acting(shooter, {
    ...places,
    [shooter]: { where: at(6, 7), weapons },
    ...changes,
    [holder]: { ...places[holder], ...changes[holder], hand: [card] },
  })
  const cards = isBefore(card) ? [] : aimed(...HITS)
  // Wraith could always go into the Void, so she is asked whatever she holds.
  const isAskedFirst = target === 'wraith'
  table.give(seatOf(shooter), { shoot: { target, weapon: 0 } }, isAskedFirst ? [] : cards)
  if (isAskedFirst && !isBefore(card)) table.give(seatOf(target), PASS, cards)
  return table
}
const HITS = ['aim-14', 'aim-12', 'aim-02'] as const
const isBefore = (card: string) => apexContent.featCards.get(card)?.action.reaction?.window === 'beforeShot'

/** Plays the card that is asked for, and lets the cards be revealed. */
function react(table: Table, card: string, draws: readonly string[] = HITS): MatchEvent {
  const { asked } = table
  expect(asked).toMatchObject({ kind: 'reaction' })
  table.give(asked?.seat ?? 0, { answer: { card } }, aimed(...draws))
  const [resolved] = table.events('shotResolved')
  if (resolved === undefined) throw new Error('Nothing was shot.')
  return resolved
}

describe('reactions before a shot', () => {
  test.each([
    ['gun-shield', 'gibraltar', 'gibraltar', 10],
    ['hold-the-line', 'bloodhound', 'gibraltar', 5],
    ['camouflage', 'bloodhound', 'bloodhound', 10],
    ['under-smoke', 'lifeline', 'bangalore', 5],
  ])('%s: the shot at %s is more difficult', (card, target, holder, more) => {
    const table = shotAt(target, holder, card)
    const declared = Number(table.events('shotDeclared')[0]?.difficulty)
    expect(react(table, card).difficulty).toBe(declared + more)
    expect(table.legend(holder).discard).toEqual([card])
  })

  test.each([
    ['voices-from-the-void', 'bangalore', 'wraith'],
    ['stay-with-me', 'bangalore', 'lifeline'],
    ['metal-body', 'pathfinder', 'pathfinder'],
  ])('%s: no headshots', (card, target, holder) => {
    expect(react(shotAt(target, holder, card), card)).toMatchObject({ hits: 2, headshots: 0 })
  })

  test('foresight: more difficult, and the target may move', () => {
    const table = shotAt('wraith', 'wraith', 'foresight')
    const declared = Number(table.events('shotDeclared')[0]?.difficulty)
    table.give(0, { answer: { card: 'foresight' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', legend: 'wraith', about: { points: 1 } })
    table.give(0, { answer: { path: [cell(11, 7)] } }, aimed(...HITS))
    expect(table.legend('wraith').where).toEqual(at(11, 7))
    expect(table.events('shotResolved')[0]?.difficulty).toBe(declared + 10)
  })
})

describe('reactions after a shot', () => {
  test('big-brother: a squadmate who was hit recovers Shield', () => {
    const table = shotAt('bloodhound', 'gibraltar', 'big-brother')
    const { shield } = table.legend('bloodhound')
    table.give(1, { answer: { card: 'big-brother' } })
    expect(table.legend('bloodhound').shield).toBe(Math.min(20, shield + 6))
  })

  test('combat-medic: a squadmate who was hit recovers Health', () => {
    const table = shotAt('bangalore', 'lifeline', 'combat-medic', {
      bangalore: { where: at(10, 7), shield: 0, health: 30 },
    })
    const { health } = table.legend('bangalore')
    table.give(0, { answer: { card: 'combat-medic' } })
    expect(table.legend('bangalore').health).toBe(health + 6)
  })

  test('retaliate: the shooter loses Shield', () => {
    const table = shotAt('bloodhound', 'bloodhound', 'retaliate')
    table.give(1, { answer: { card: 'retaliate' } })
    expect(table.legend('bangalore').shield).toBe(16)
  })

  test.each([
    ['double-time', 'bangalore'],
    ['slip-away', 'wraith'],
  ])('%s: the target moves away', (card, target) => {
    const table = shotAt(target, target, card)
    table.give(0, { answer: { card } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', about: { points: 2 } })
    table.give(0, { answer: { path: [cell(11, 7), cell(12, 7)] } })
    expect(table.legend(target).where).toEqual(at(12, 7))
  })

  test('swing-away: the target is placed two spaces away', () => {
    const table = shotAt('pathfinder', 'pathfinder', 'swing-away')
    table.give(1, { answer: { card: 'swing-away' } })
    expect(table.asked).toMatchObject({ kind: 'effectSpace', legend: 'pathfinder' })
    table.give(1, { answer: at(12, 9) })
    expect(table.legend('pathfinder').where).toEqual(at(12, 9))
  })
})

/** Plays a free or special feat. */
function played(card: string, changes: Readonly<Record<string, Change>> = {}, draws: readonly number[] = []): Table {
  const legend = apexContent.featCards.get(card)?.legend ?? ''
  const table = acting(legend, { ...changes, [legend]: { ...changes[legend], hand: [card] } })
  table.give(seatOf(legend), { playCard: { card } }, draws)
  expect(table.legend(legend).discard).toEqual([card])
  expect(table.state.activation?.ap).toBe(2 - (apexContent.featCards.get(card)?.action.ap ?? 0))
  return table
}

describe('free and special feats', () => {
  test('stand-your-ground: Shield', () => {
    expect(played('stand-your-ground', { gibraltar: { shield: 5 } }).legend('gibraltar').shield).toBe(13)
  })

  test('fresh-magazine: ammunition on one weapon', () => {
    const table = played('fresh-magazine')
    table.give(0, { answer: { target: '1' } })
    expect(table.legend('bangalore').weapons.map(({ ammo }) => ammo)).toEqual([3, 5])
  })

  test('phase-step: a free space within two, whatever is between', () => {
    const table = played('phase-step')
    table.give(0, { answer: at(8, 5) })
    expect(table.legend('wraith').where).toEqual(at(8, 5))
  })

  test('quick-hands: an Interact action without AP', () => {
    const table = played('quick-hands', { wraith: { where: at(5, 8) } })
    expect(table.state.action?.parts).toEqual([{ part: 'interact', amount: null }])
    expect(table.refused(0, { use: { token: 'syringe' } })).toEqual(['apex.activation.open-action'])
    table.give(0, { finish: {} })
    expect(table.state.activation?.ap).toBe(2)
  })

  test('quick-hands: not where there is nothing to interact with', () => {
    const table = acting('wraith', { wraith: { hand: ['quick-hands'] } })
    expect(table.refused(0, { playCard: { card: 'quick-hands' } })).toEqual(['apex.card.enhancement'])
  })

  test('fast-hands: a resource without AP', () => {
    const table = played('fast-hands', { lifeline: { backpack: ['syringe'], health: 10 } })
    table.give(0, { use: { token: 'syringe' } })
    expect(table.legend('lifeline')).toMatchObject({ health: 22, backpack: [] })
    expect(table.state).toMatchObject({ action: null, activation: { ap: 2 } })
  })

  test.each([
    ['on-the-scent', 'bloodhound', [cell(12, 8)]],
    ['upbeat', 'pathfinder', [cell(14, 13), cell(14, 12)]],
  ])('%s: a Move of its own', (card, legend, path) => {
    const table = played(card)
    table.give(1, { move: { path, as: card } })
    expect(table.legend(legend).where).toEqual({ cell: path.at(-1) })
    expect(table.state.action).toBeNull()
  })

  test('high-five: tokens cool down', () => {
    const state = fixture({ pathfinder: { hand: ['high-five'] } }, { turnIndex: 5 }, { mode: '3v3' })
    const tokens = state.tokens.map((token) =>
      token.ability === 'grappling-hook' ? { ...token, at: { cooldown: 1 } } : token,
    )
    const table = new Table({ ...state, tokens })
    table.give(1, { activate: { legend: 'pathfinder' } })
    expect(table.give(1, { playCard: { card: 'high-five' } }).rules).toContain('apex.cooldown.accelerant')
    expect(table.state.tokens.find(({ ability }) => ability === 'grappling-hook')?.at).toBe('supply')
  })

  test('shove: an adjacent enemy is pushed two spaces', () => {
    const table = played('shove', { gibraltar: { where: at(10, 7) }, bangalore: { where: at(10, 8) } })
    table.give(1, { answer: { target: 'bangalore' } })
    expect(table.legend('bangalore')).toMatchObject({ where: at(10, 10), shield: 20 })
  })

  test('quartermaster: two common tokens', () => {
    const { stock } = fixture({}, {}, { mode: '3v3' })
    const table = played('quartermaster', {}, drawnFrom(stock.common, 'syringe', 'frag'))
    table.give(1, { answer: { keep: { token: 'syringe', at: { in: 'backpack' } } } })
    table.give(1, { answer: { drop: { token: 'frag', cell: cell(10, 7) } } })
    expect(table.legend('gibraltar').backpack).toEqual(['syringe'])
    expect(table.state.loot).toMatchObject([{ token: 'frag' }])
  })

  test('care-kit: one rare token', () => {
    const { stock } = fixture({}, {}, { mode: '3v3' })
    const table = played('care-kit', {}, drawnFrom(stock.rare, 'medkit'))
    table.give(0, { answer: { keep: { token: 'medkit', at: { in: 'backpack' } } } })
    expect(table.legend('lifeline').backpack).toEqual(['medkit'])
  })

  test('scan: two feats, which only the squad sees', () => {
    const table = played('scan', {}, [0, 0])
    expect(table.legend('pathfinder').hand).toHaveLength(2)
  })

  test('squad-advance: every Legend of the squad may move, in the order that is chosen', () => {
    const table = played('squad-advance')
    expect(table.asked).toMatchObject({ kind: 'effectOrder' })
    table.give(0, { answer: { order: ['wraith', 'bangalore', 'lifeline'] } })
    table.give(0, { answer: { path: [cell(8, 4)] } })
    table.give(0, PASS)
    expect(table.asked).toMatchObject({ kind: 'effectMove', legend: 'lifeline' })
    table.give(0, PASS)
    expect(table.legend('wraith').where).toEqual(at(8, 4))
    expect(table.state.action).toBeNull()
  })

  test('trade-places: two squadmates change spaces', () => {
    const table = played('trade-places')
    table.give(0, { answer: { target: 'bangalore' } })
    expect([table.legend('wraith').where, table.legend('bangalore').where]).toEqual([at(6, 7), at(8, 3)])
  })

  test('pounce: two movement points and a melee attack', () => {
    const table = played('pounce', { bloodhound: { where: at(11, 8) }, bangalore: { where: at(14, 8) } })
    table.give(1, { move: { path: [cell(12, 8), cell(13, 8)], as: 'pounce' } })
    table.give(1, { melee: { target: 'bangalore' } }, aimed('aim-01'))
    expect(table.events('meleeResolved')).toHaveLength(1)
    expect(table.state).toMatchObject({ action: null, activation: { ap: 1 } })
  })

  test('field-medicine: Health for any Legend of the squad', () => {
    const table = played('field-medicine', { wraith: { health: 20 } })
    table.give(0, { answer: { target: 'wraith' } })
    expect(table.legend('wraith').health).toBe(32)
  })

  test('come-along: any Legend of the squad moves', () => {
    const table = played('come-along')
    table.give(1, { answer: { target: 'bloodhound' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', legend: 'bloodhound', about: { points: 3 } })
    table.give(1, { answer: { path: [cell(11, 9)] } })
    expect(table.legend('bloodhound').where).toEqual(at(11, 9))
  })
})

describe('instants', () => {
  test('unbroken: Shield for whoever was hurt', () => {
    const table = shotAt('gibraltar', 'gibraltar', 'unbroken')
    const { shield } = table.legend('gibraltar')
    expect(table.asked).toMatchObject({ kind: 'instant', about: { trigger: 'selfDamaged' } })
    table.give(1, { answer: { card: 'unbroken' } })
    expect(table.legend('gibraltar').shield).toBe(shield + 5)
  })

  test('pain-relief: Health for whoever was hurt', () => {
    const table = shotAt('lifeline', 'lifeline', 'pain-relief', { lifeline: { where: at(10, 7), shield: 0 } })
    const { health } = table.legend('lifeline')
    table.give(0, { answer: { card: 'pain-relief' } })
    expect(table.legend('lifeline').health).toBe(health + 6)
  })

  test('blood-trail: Shield when an enemy is eliminated', () => {
    const table = acting('bloodhound', {
      bloodhound: { where: at(6, 7), shield: 3, hand: ['blood-trail'], weapons: weaponsOf('r-301') },
      gibraltar: { where: at(0, 15) },
      bangalore: { where: at(10, 7), shield: 0, health: 5 },
    })
    table.give(1, { shoot: { target: 'bangalore', weapon: 0 } }, aimed(...HITS))
    expect(table.asked).toMatchObject({ kind: 'instant', about: { trigger: 'enemyEliminated' } })
    table.give(1, { answer: { card: 'blood-trail' } })
    expect(table.legend('bloodhound').shield).toBe(13)
  })
})

const weaponsOf = (card: string) => [
  { card, ammo: 3, attachments: (apexContent.weapons.get(card)?.slots ?? []).map(() => null) },
]

test('every feat of the pack was played here, or is in the fragments of squads and rounds', () => {
  const elsewhere = ['guardian-angel', 'read-the-ring']
  const missing = [...apexContent.featCards.keys()].filter((card) => !cardsPlayed.has(card))
  expect(missing.filter((card) => !elsewhere.includes(card))).toEqual([])
})
