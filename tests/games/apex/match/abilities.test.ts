import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { LegendState } from '../../../../src/games/apex/match/state.ts'
import { aimed, cardsPlayed, drawnFrom, fixture, Table } from './arranged.ts'

/** Every ability of the pack is used once, and does what it says. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const corner = (x: number, y: number) => ({ intersection: { x, y, level: 0 } })
const BLUE = ['gibraltar', 'bloodhound', 'pathfinder']
const LEGENDS = ['bangalore', 'wraith', 'lifeline', ...BLUE]
const seatOf = (legend: string): number => (BLUE.includes(legend) ? 1 : 0)

type Change = Partial<Omit<LegendState, 'id'>>

/** Three against three with one Legend about to act; nobody draws feats, and the Ring rests. */
function acting(legend: string, changes: Readonly<Record<string, Change>> = {}): Table {
  const options = { mode: '3v3', windows: 'quick', ring: false }
  const arranged = Object.fromEntries(LEGENDS.map((id) => [id, { deck: [], ...changes[id] }]))
  const table = new Table(fixture(arranged, { turnIndex: seatOf(legend) + 4 }, options))
  table.give(seatOf(legend), { activate: { legend } })
  return table
}

/** Lets every other Legend of the turn, and of so many turns after it, do nothing. */
function passTurns(table: Table, turns: number): void {
  if (table.state.activation !== null) table.give(seatOf(table.state.activation.legend), { endActivation: {} })
  const goal = table.state.turnIndex + turns
  while (table.state.turnIndex < goal) {
    const isBlue = table.state.turnIndex % 2 === 1
    const waiting = table.state.legends.filter(({ id, activated }) => BLUE.includes(id) === isBlue && !activated)
    const [next] = waiting
    if (next === undefined) throw new Error('Nobody is left.')
    table.give(seatOf(next.id), { activate: { legend: next.id } })
    const isLast = waiting.length === 1 && table.state.turnIndex + 1 === goal
    const draws = isLast ? drawsAtEnd(table) : []
    table.give(seatOf(next.id), { endActivation: {} }, draws)
  }
}

/** An airdrop that comes down draws an epic token. */
const drawsAtEnd = ({ state }: Table): number[] =>
  state.tokens.some(({ ability, at: place }) => ability === 'airdrop' && typeof place === 'object')
    ? drawnFrom(state.stock.epic, 'phoenix-kit')
    : []

const tokenOf = (table: Table, ability: string) => table.state.tokens.find((token) => token.ability === ability)?.at

describe('abilities of areas', () => {
  test('defensive-bombardment: two turns later everybody in its area is hurt', () => {
    const table = acting('gibraltar', { bangalore: { where: at(6, 7) }, bloodhound: { where: at(7, 8) } })
    const { rules } = table.give(1, {
      useAbility: { ability: 'defensive-bombardment', place: { cell: cell(7, 7) }, rotation: 0 },
    })
    expect(rules).toEqual(
      expect.arrayContaining(['apex.ability.use', 'apex.timing.delay', 'apex.place.range', 'apex.place.any']),
    )
    expect(tokenOf(table, 'defensive-bombardment')).toEqual({ turnIndex: 7 })
    passTurns(table, 2)
    expect([table.legend('bangalore').shield, table.legend('bloodhound').shield]).toEqual([10, 10])
    expect([...table.cited]).toEqual(
      expect.arrayContaining(['apex.area.aerial', 'apex.area.pattern', 'apex.turn.initiative-effects-order']),
    )
    expect(tokenOf(table, 'defensive-bombardment')).toEqual({ cooldown: 4 })
  })

  test('rolling-thunder, smoke-launcher and dome-of-protection: used on the board', () => {
    const red = acting('bangalore')
    red.give(0, { useAbility: { ability: 'smoke-launcher', place: corner(8, 8) } })
    red.give(0, { useAbility: { ability: 'rolling-thunder', place: { cell: cell(8, 7) }, rotation: 1 } })
    expect(red.state.miniatures.map(({ kind, rotation }) => [kind, rotation])).toEqual([
      ['smoke', 0],
      ['thunder', 1],
    ])
    const blue = acting('gibraltar', { gibraltar: { where: at(11, 7) } })
    blue.give(1, { useAbility: { ability: 'dome-of-protection', place: corner(10, 8) } })
    expect(blue.state.miniatures).toMatchObject([{ kind: 'dome', owner: 'gibraltar' }])
  })

  test('apex.ability.dome: an attack from outside does nothing to whoever is in it', () => {
    const table = acting('gibraltar', { gibraltar: { where: at(11, 7) } })
    table.give(1, { useAbility: { ability: 'dome-of-protection', place: corner(10, 8) } })
    table.give(1, { move: { path: [cell(10, 7)] } })
    passTurns(table, 1)
    table.give(0, { activate: { legend: 'bangalore' } })
    const { rules } = table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-14', 'aim-12', 'aim-02'))
    expect(rules).toContain('apex.ability.dome')
    expect(table.legend('gibraltar').shield).toBe(20)
    expect(table.events('damageCancelled')).toMatchObject([{ miniature: 'dome#1' }])
  })
})

describe('abilities of Lifeline', () => {
  test('doc-heal-drone: two turns later Legends in its Zone recover', () => {
    const table = acting('lifeline', { lifeline: { where: at(7, 8), health: 20 } })
    table.give(0, { useAbility: { ability: 'doc-heal-drone', place: corner(8, 8) } })
    passTurns(table, 2)
    expect(table.legend('lifeline').health).toBe(30)
    expect(tokenOf(table, 'doc-heal-drone')).toEqual({ cooldown: 3 })
  })

  test('airdrop: two turns later an epic token', () => {
    const table = acting('lifeline')
    table.give(0, { useAbility: { ability: 'airdrop', place: { cell: cell(5, 3) } } })
    passTurns(table, 2)
    expect(table.asked).toMatchObject({ kind: 'loot', legend: 'lifeline', about: { tokens: ['phoenix-kit'] } })
    table.give(0, { answer: { keep: { token: 'phoenix-kit', at: { in: 'backpack' } } } })
    expect(table.legend('lifeline').backpack).toEqual(['phoenix-kit'])
    expect(table.state.miniatures).toEqual([])
  })

  test('apex.ability.owner-off: nothing for a Lifeline who is off the board', () => {
    const table = acting('lifeline')
    table.give(0, { useAbility: { ability: 'airdrop', place: { cell: cell(5, 3) } } })
    table.give(0, { endActivation: {} })
    const legends = table.state.legends.map((legend) =>
      legend.id === 'lifeline' ? { ...legend, where: 'off' as const, boxes: 1 } : legend,
    )
    const later = new Table({ ...table.state, legends })
    for (const legend of ['bangalore', 'wraith', 'gibraltar', 'bloodhound', 'pathfinder']) {
      later.give(seatOf(legend), { activate: { legend } })
      later.give(seatOf(legend), { endActivation: {} })
    }
    expect(later.asked).toBeNull()
    expect(later.events('lootDrawn')).toEqual([])
    expect(later.cited).toContain('apex.ability.owner-off')
  })
})

describe('abilities of Bloodhound', () => {
  test('ravens: shots at a Legend that bears one are less difficult', () => {
    const table = acting('bloodhound', { bloodhound: { where: at(10, 7) }, bangalore: { where: at(7, 7) } })
    const { rules } = table.give(1, { useAbility: { ability: 'ravens', targets: ['bangalore'] } })
    expect(rules).toContain('apex.ability.attach')
    expect(table.state.miniatures).toMatchObject([{ kind: 'raven', place: { legend: 'bangalore' } }])
    table.give(1, { shoot: { target: 'bangalore', weapon: 0 } }, aimed('aim-01', 'aim-02', 'aim-03'))
    const plain = acting('bloodhound', { bloodhound: { where: at(10, 7) }, bangalore: { where: at(7, 7) } })
    plain.give(1, { shoot: { target: 'bangalore', weapon: 0 } }, aimed('aim-01', 'aim-02', 'aim-03'))
    const difficulty = (one: Table) => Number(one.events('shotDeclared')[0]?.difficulty)
    expect(difficulty(plain) - difficulty(table)).toBe(5)
    expect(table.refused(1, { useAbility: { ability: 'ravens', targets: ['bangalore'] } })).toEqual([
      'apex.ability.need-token',
    ])
  })

  test('beast-of-the-hunt: farther and steadier', () => {
    const table = acting('bloodhound', { bloodhound: { where: at(10, 7) }, bangalore: { where: at(6, 7) } })
    table.give(1, { useAbility: { ability: 'beast-of-the-hunt', targets: ['bloodhound'] } })
    table.give(1, { shoot: { target: 'bangalore', weapon: 0 } }, aimed('aim-01', 'aim-02', 'aim-03'))
    expect(table.events('shotResolved')[0]).toMatchObject({ cards: [{ slot: -1 }, {}, {}] })
    table.give(1, { move: { path: [cell(11, 7), cell(12, 7), cell(13, 7)] } })
    expect(table.legend('bloodhound').where).toEqual(at(13, 7))
  })
})

describe('miniatures that Legends bear', () => {
  test.each([
    ['beast-of-the-hunt', 'bloodhound', 'beast#1'],
    ['ravens', 'bangalore', 'raven#1'],
  ])('apex.destroy.count: those of %s are no objects that anybody could destroy', (ability, bearer, miniature) => {
    const table = acting('bloodhound', { bloodhound: { where: at(10, 7) }, bangalore: { where: at(9, 7) } })
    table.give(1, { useAbility: { ability, targets: [bearer] } })
    table.give(1, { endActivation: {} })
    expect(table.state.miniatures.map(({ id }) => id)).toEqual([miniature])
    table.give(1, { activate: { legend: 'gibraltar' } })
    for (const means of [{}, { weapon: 0 }]) {
      expect(table.refused(1, { destroy: { ...means, targets: [miniature] } })).toEqual(['apex.destroy.count'])
    }
    const offered = apexPlay.offers(table.state, 1).filter(({ command }) => 'destroy' in command)
    expect(offered).toEqual([])
  })
})

describe('abilities of Wraith', () => {
  test('into-the-void: a reaction with a token, which cools down after the shot', () => {
    const table = acting('gibraltar', { wraith: { where: at(8, 7) } })
    table.give(1, { shoot: { target: 'wraith', weapon: 0 } })
    const declared = Number(table.events('shotDeclared')[0]?.difficulty)
    expect(table.asked).toMatchObject({ kind: 'reaction', options: [{ card: 'into-the-void' }, { pass: true }] })
    const draws = aimed('aim-01', 'aim-02', 'aim-03', 'aim-04', 'aim-05')
    const { rules } = table.give(0, { answer: { card: 'into-the-void' } }, draws)
    expect(rules).toEqual(expect.arrayContaining(['apex.reaction.when', 'apex.reaction.keywords']))
    expect(table.events('shotResolved')[0]?.difficulty).toBe(declared + 15)
    expect(tokenOf(table, 'into-the-void')).toEqual({ cooldown: 2 })
  })

  test('dimensional-rift: a Legend of the squad is placed in it', () => {
    const table = acting('wraith')
    table.give(0, { useAbility: { ability: 'dimensional-rift', place: { cell: cell(8, 6) } } })
    expect(table.asked).toMatchObject({ kind: 'effectTarget' })
    table.give(0, { answer: { target: 'bangalore' } })
    expect(table.legend('bangalore').where).toEqual(at(8, 6))
    expect(tokenOf(table, 'dimensional-rift')).toEqual({ turnIndex: 8 })
  })
})

describe('abilities of Pathfinder', () => {
  test('grappling-hook: three spaces away, and the token cools down at once', () => {
    const table = acting('pathfinder')
    table.give(1, { useAbility: { ability: 'grappling-hook' } })
    expect(table.asked).toMatchObject({ kind: 'effectSpace' })
    table.give(1, { answer: at(14, 11) })
    expect(table.legend('pathfinder').where).toEqual(at(14, 11))
    expect(tokenOf(table, 'grappling-hook')).toEqual({ cooldown: 3 })
    expect(table.state.activation?.ap).toBe(2)
  })

  test('zipline-gun, apex.ability.ride: a Move, and squadmates may ride while it stands', () => {
    const table = acting('pathfinder', { pathfinder: { where: at(7, 7) }, bloodhound: { where: at(11, 8) } })
    table.give(1, { useAbility: { ability: 'zipline-gun', place: corner(8, 8) } })
    expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])
    table.give(1, { finish: {} })
    table.give(1, { endActivation: {} })
    table.give(1, { activate: { legend: 'bloodhound' } })
    expect(table.give(1, { ride: { miniature: 'zipline#1', cell: cell(7, 8) } }).rules).toContain('apex.ability.ride')
    expect(table.legend('bloodhound').where).toEqual(at(7, 8))
    expect(table.refused(1, { ride: { miniature: 'zipline#1', cell: cell(8, 8) } })).toEqual(['apex.ability.ride'])
  })
})

test('every ability of the pack was used here', () => {
  expect([...apexContent.abilityCards.keys()].filter((card) => !cardsPlayed.has(card))).toEqual([])
})
