import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../../src/contract/scene.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { aimed, drawnFrom, given, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

const cell = (column: number, row: number) => ({ column, row })

/** A chance that was given first, and any afterwards. */
function beginning(values: readonly number[]): Random {
  const [first, rest] = [given(values), chanceOf(5)]
  return { draws: [], below: (bound) => (first.left() > 0 ? first.below(bound) : rest.below(bound)) }
}

/** A match set up with the introductory options; the Ring card comes before everything else. */
function setUp(draws: readonly number[], options: JsonObject = {}): { state: ApexState; rules: string[] } {
  const decision = apexPlay.setup(options, 2, beginning([0, ...draws]))
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  return { state: fold(null, decision.events), rules: decision.steps.map(({ rule }) => rule) }
}

describe('E-82: setup', () => {
  const { state, rules } = setUp(aimed('aim-12', 'aim-05'))

  test('apex.setup.initiative-draw, apex.setup.initiative-fixed: the higher card is Red', () => {
    expect(state.squads.red.seats).toEqual([0])
    expect(state.legends.map(({ id, seat }) => [id, seat])).toEqual([
      ['bangalore', 0],
      ['wraith', 0],
      ['gibraltar', 1],
      ['bloodhound', 1],
    ])
    expect(rules).toEqual(
      expect.arrayContaining([
        'apex.setup.default-game',
        'apex.setup.board',
        'apex.setup.bags',
        'apex.setup.decks',
        'apex.setup.ring',
        'apex.setup.initiative-draw',
        'apex.setup.initiative-fixed',
        'apex.setup.intro-legends',
        'apex.stage1.pool',
      ]),
    )
  })

  test('apex.stage1.pool: every pool is 4 + 4 + 4, and the rest stays in decks and bags', () => {
    for (const { pool, deck } of state.legends) {
      expect([pool?.weapons.length, pool?.tokens.length, deck.length]).toEqual([4, 8, 8])
    }
    const { weapons, common, rare, epic, bins, ring } = state.stock
    expect([weapons, common, rare, epic, bins, ring].map(({ length }) => length)).toEqual([32, 34, 36, 35, 18, 7])
    expect(state.ringCard).toBe('ring-1')
  })
})

const POOLS = {
  bangalore: {
    weapons: ['r-301', 'longbow', 'mozambique', 'volt'],
    common: ['syringe', 'frag', 'barrel-common', 'stock-standard-common'],
    rare: ['body-rare', 'helmet-rare', 'medkit', 'sight-2x-hcog-bruiser'],
  },
  wraith: {
    weapons: ['r-99', 'wingman', 'eva-8', 'hemlok'],
    common: ['shield-cell', 'syringe', 'thermite', 'barrel-common'],
    rare: ['emergency-rare', 'extended-mag-rare-light', 'ultimate-accelerant', 'helmet-rare'],
  },
}

/** The chance that gives both Red Legends the pools of the fragment. */
function poolDraws(): number[] {
  const decision = apexPlay.setup({}, 2, chanceOf(1))
  const [first] = decision.kind === 'decided' ? decision.events : []
  const { stock } = (first as unknown as { state: ApexState }).state
  const { bangalore, wraith } = POOLS
  const both = (pile: 'weapons' | 'common' | 'rare') => {
    const draws = drawnFrom(stock[pile], ...bangalore[pile], ...wraith[pile])
    return { bangalore: draws.slice(0, 4), wraith: draws.slice(4) }
  }
  const [weapons, common, rare] = [both('weapons'), both('common'), both('rare')]
  const of = (id: 'bangalore' | 'wraith') => [...weapons[id], ...common[id], ...rare[id]]
  return [...of('bangalore'), ...of('wraith')]
}

const GIFT = { give: { from: 'wraith', to: 'bangalore', weapons: [], tokens: ['emergency-rare'] } }
const BANGALORE = {
  legend: 'bangalore',
  weapons: ['r-301', 'longbow'],
  equip: ['body-rare', 'helmet-rare', 'emergency-rare'],
  install: [
    { weapon: 0, slot: 0, token: 'sight-2x-hcog-bruiser' },
    { weapon: 0, slot: 1, token: 'barrel-common' },
    { weapon: 0, slot: 3, token: 'stock-standard-common' },
  ],
  backpack: ['syringe', 'frag', 'medkit'],
}
const WRAITH = {
  legend: 'wraith',
  weapons: ['r-99', 'wingman'],
  equip: ['helmet-rare'],
  install: [
    { weapon: 0, slot: 1, token: 'barrel-common' },
    { weapon: 0, slot: 2, token: 'extended-mag-rare-light' },
  ],
  backpack: ['shield-cell', 'syringe', 'thermite', 'ultimate-accelerant'],
}

const seenBy = (table: Table, viewer: number | null, legend: string): JsonObject =>
  (apexPlay.view(table.state, viewer).legends as JsonObject[]).find(({ id }) => id === legend) ?? {}

/** Stage 1 of the fragment, as far as both Red Legends are locked. */
function lockedRed(): Table {
  const table = new Table(setUp([...aimed('aim-12', 'aim-05'), ...poolDraws()]).state)
  table.give(0, GIFT)
  table.give(0, { lock: BANGALORE })
  table.give(0, { lock: WRAITH })
  return table
}

/** Locks both Blue Legends with their first two weapons and nothing else, and prepares stage 2 as the fragment has it. */
function shown(): Table {
  const table = lockedRed()
  const plain = (legend: string) => ({ legend, weapons: table.legend(legend).pool?.weapons.slice(0, 2) ?? [] })
  table.give(1, { lock: plain('gibraltar') })
  const rewards = drawnFrom(['move4', 'move2-rare', 'move3-common', 'move3-ammo'], ...REWARDS)
  const epics = drawnFrom(table.state.stock.epic, 'phoenix-kit', 'barrel-epic', 'stock-sniper-epic', 'helmet-epic')
  table.give(1, { lock: plain('bloodhound') }, [...rewards, ...epics, ...Array.from({ length: 12 }, () => 0)])
  return table
}
const REWARDS = ['move4', 'move3-common', 'move2-rare', 'move3-ammo']

describe('E-83: stage 1', () => {
  test('apex.stage1.share, apex.stage1.keep-two: an item is given once, and two weapon cards stay', () => {
    const table = new Table(setUp([...aimed('aim-12', 'aim-05'), ...poolDraws()]).state)
    expect(table.give(0, GIFT).rules).toContain('apex.stage1.share')
    const back = { give: { from: 'bangalore', to: 'wraith', weapons: [], tokens: ['emergency-rare'] } }
    expect(table.refused(0, back)).toEqual(['apex.stage1.pool'])
    const three = { give: { from: 'wraith', to: 'bangalore', weapons: ['r-99', 'wingman', 'eva-8'], tokens: [] } }
    expect(table.refused(0, three)).toEqual(['apex.stage1.keep-two'])
  })

  test('apex.stage1.two-weapons, apex.stage1.place-loot: the load-out of Bangalore', () => {
    const table = lockedRed()
    expect([...table.cited]).toEqual(expect.arrayContaining(['apex.stage1.two-weapons', 'apex.stage1.place-loot']))
    const { weapons, shield, equipment, backpack } = table.legend('bangalore')
    expect(weapons.map(({ ammo }) => ammo)).toEqual([3, 3])
    expect(weapons[0]?.attachments).toEqual(['sight-2x-hcog-bruiser', 'barrel-common', null, 'stock-standard-common'])
    expect(shield).toBe(30)
    expect(equipment.bodyShield).toEqual({ token: 'body-rare', depleted: true })
    expect(equipment.emergencyShield).toEqual({ token: 'emergency-rare', depleted: false })
    expect(backpack).toEqual(['syringe', 'frag', 'medkit'])
    const { weapons: left, tokens } = table.state.removed.leftovers.red
    expect(left).toEqual(['mozambique', 'volt', 'eva-8', 'hemlok'])
    expect(tokens).toEqual(expect.arrayContaining(['helmet-starting', 'body-starting', 'emergency-starting']))
    expect(table.refused(0, { lock: BANGALORE })).toEqual(['apex.stage1.reveal'])
  })

  test('apex.stage1.reveal: panels are shown after the last lock, of backpacks the number', () => {
    const table = shown()
    expect(table.cited).toContain('apex.stage1.reveal')
    expect(seenBy(table, 1, 'bangalore')).toMatchObject({ shield: 30, shieldMaximum: 30, backpackSize: 3 })
    expect(seenBy(table, null, 'wraith')).toMatchObject({ backpackSize: 4, backpack: null, hand: null, handSize: 3 })
  })
})

/** Stage 2 of the fragment, as far as every Legend stands at its border. */
function placed(): Table {
  const table = shown()
  const keep = (seat: number, token: string, at: JsonObject, more: JsonObject = {}) =>
    table.give(seat, { answer: { keep: { token, at, ...more } } })
  table.give(1, { placeAtEntry: { legend: 'gibraltar', side: 'S' } })
  keep(1, 'stock-sniper-epic', { in: 'backpack' })
  expect(table.refused(1, { placeAtEntry: { legend: 'bloodhound', side: 'W' } })).toEqual(['apex.stage2.choose-border'])
  table.give(0, { placeAtEntry: { legend: 'wraith', side: 'N' } })
  keep(0, 'phoenix-kit', { in: 'backpack' })
  table.give(1, { placeAtEntry: { legend: 'bloodhound', side: 'W' } })
  keep(1, 'helmet-epic', { in: 'equipment' }, { makesRoom: { token: 'helmet-starting' } })
  table.give(0, { placeAtEntry: { legend: 'bangalore', side: 'E' } })
  keep(0, 'barrel-epic', { on: { weapon: 1, slot: 1 } })
  return table
}

describe('E-84: stage 2', () => {
  test('apex.stage2.choose-border: each takes the epic token of its border', () => {
    const table = placed()
    expect([...table.cited]).toEqual(
      expect.arrayContaining(['apex.stage2.prepare', 'apex.stage2.choose-border', 'apex.loot.obtain']),
    )
    expect(table.legend('gibraltar').backpack).toEqual(['stock-sniper-epic'])
    expect(table.legend('bloodhound').equipment.helmet.token).toBe('helmet-epic')
    expect(table.state.removed.tokens).toEqual(['helmet-starting'])
    expect(table.legend('bangalore').weapons[1]?.attachments[1]).toBe('barrel-epic')
    expect(table.state.stock.epic).toHaveLength(31)
  })

  test('apex.stage2.enter, apex.stage2.reward-move-first: the way in, then the reward', () => {
    const table = placed()
    const bag = (name: 'common' | 'rare', token: string) => drawnFrom(table.state.stock[name], token)
    const stowed = (token: string) => ({ answer: { keep: { token, at: { in: 'backpack' } } } })
    const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([column, row]) => cell(column, row))
    table.give(
      0,
      { enter: { legend: 'bangalore', position: 5, path: way([15, 5], [14, 5]) } },
      bag('common', 'syringe'),
    )
    table.give(0, stowed('syringe'))
    expect(table.refused(0, { enter: { legend: 'wraith', position: 8, path: way([8, 0]) } })).toEqual([
      'apex.stage2.enter',
    ])
    table.give(
      1,
      { enter: { legend: 'gibraltar', position: 8, path: way([8, 15], [8, 14]) } },
      bag('rare', 'shield-battery'),
    )
    table.give(1, stowed('shield-battery'))
    table.give(0, { enter: { legend: 'wraith', position: 8, path: way([8, 0], [8, 1], [8, 2], [8, 3]) } })
    const before = table.legend('bloodhound').weapons[0]?.ammo ?? 0
    table.give(1, { enter: { legend: 'bloodhound', position: 7, path: way([0, 7], [1, 7], [2, 7]) } })
    table.give(1, { answer: { slot: 0 } })
    expect(table.legend('bloodhound').weapons[0]?.ammo).toBe(before + 1)
    expect([...table.cited]).toEqual(
      expect.arrayContaining(['apex.stage2.enter', 'apex.stage2.reward-move-first', 'apex.stage2.cleanup']),
    )
    const { common, rare, epic } = table.state.stock
    expect([common.length, rare.length, epic.length]).toEqual([33, 35, 31])
    expect(table.state).toMatchObject({ phase: 'turn', round: 1, turnIndex: 0, entry: null })
  })
})

describe('E-101: what is seen', () => {
  test('apex.seat.sees: before the last lock others see numbers and who is locked', () => {
    const table = lockedRed()
    expect(seenBy(table, 1, 'bangalore')).toMatchObject({
      drawn: 12,
      locked: true,
      weapons: [],
      shield: 20,
      shieldMaximum: 20,
      pool: null,
    })
    expect(seenBy(table, 0, 'bangalore')).toMatchObject({ shield: 30, backpack: BANGALORE.backpack })
  })

  test('apex.seat.sees: a picture shows no more of a locked panel than the view', () => {
    const lineFor = (viewer: number | null) => {
      const { shapes } = apexPlay.picture(lockedRed().state, viewer, 'en') as Scene
      const texts = shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
      return texts.find((text) => text.startsWith('Bangalore'))
    }
    expect(lineFor(0)).toMatch(/Shield 30, .*3 tokens/)
    for (const other of [1, null])
      expect(lineFor(other)).toBe('Bangalore: Shield 20, Health 40; 2 death boxes, 0 feats, 0 tokens')
  })

  test('apex.seat.sees: a token that was taken openly is hidden again in the backpack', () => {
    const table = placed()
    expect(seenBy(table, 0, 'gibraltar')).toMatchObject({ backpack: null, backpackSize: 1 })
    expect(seenBy(table, 1, 'gibraltar')).toMatchObject({ backpack: ['stock-sniper-epic'] })
    expect(JSON.stringify(table.events('entryPlaced').map((event) => apexPlay.seen(event, 0)))).toContain(
      'stock-sniper-epic',
    )
  })
})

describe('apex.setup.board-entry', () => {
  /** Two storeys on the first columns of a board of four by four spaces. */
  const setUpBeside = (columns: number) => {
    const buildings = [1, 2].map((level) => ({ column: 0, row: 0, columns, rows: 4, level }))
    return apexPlay.setup({ board: { drawn: { width: 4, height: 4, buildings } } }, 2, chanceOf(1))
  }

  test('a board that no Legend can climb onto is refused', () => {
    const facts = { spaces: 0, legends: 4, move: 2 }
    const violations = [{ rule: 'apex.setup.board-entry', path: ['board'], facts }]
    expect(setUpBeside(4)).toEqual({ kind: 'refused', violations })
  })

  test('a free column of four spaces is enough for four Legends', () => {
    expect(setUpBeside(3).kind).toBe('decided')
  })
})
