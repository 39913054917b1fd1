import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { drawnFrom, fixture, Table, wearing } from './arranged.ts'

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const OPEN = (object: string) => ({ interact: { do: [{ object }] } })

describe('E-89: running out', () => {
  const base = fixture({ bloodhound: { where: at(5, 8) } }, { turnIndex: 5 })
  const state = { ...base, stock: { ...base.stock, weapons: ['volt'], epic: [] } }
  const draws = [
    ...drawnFrom(state.stock.bins, 'bin-1'),
    ...drawnFrom(state.stock.rare, 'medkit'),
    ...drawnFrom(state.stock.common, 'syringe'),
    0,
  ]

  test('apex.interact.supply-bin: an empty bag gives nothing, and one weapon is not chosen', () => {
    const table = new Table(state)
    table.give(1, { activate: { legend: 'bloodhound' } })
    expect(table.give(1, OPEN('b4'), draws).rules).toContain('apex.interact.supply-bin')
    expect(table.events('lootDrawn').map(({ tokens }) => tokens)).toEqual([['medkit'], ['syringe']])
    expect(table.asked).toMatchObject({
      kind: 'weapon',
      about: { weapon: 'volt' },
      options: [{ replace: 0 }, { replace: 1 }, { discard: true }],
    })
    const { rules } = table.give(1, { answer: { replace: 0 } })
    expect(rules).toEqual(expect.arrayContaining(['apex.weapon.obtain-options', 'apex.weapon.replace-ammo']))
    expect(table.legend('bloodhound').weapons[0]).toMatchObject({ card: 'volt', ammo: 3 })
  })

  test('apex.weapon.discarded: without any weapon left a bin has only loot', () => {
    const table = new Table({ ...state, stock: { ...state.stock, weapons: [] } })
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, OPEN('b4'), draws.slice(0, 3))
    expect(table.asked).toMatchObject({ kind: 'loot' })
    expect(table.events('weaponsDrawn')).toEqual([])
  })
})

describe('E-95: a supply bin with a full backpack', () => {
  const full = ['syringe', 'syringe', 'shield-cell', 'shield-cell', 'frag', 'thermite', 'medkit', 'shield-battery']
  const base = fixture({ gibraltar: { where: at(10, 10), shield: 8, backpack: full } }, { turnIndex: 5 })
  const armed = base.legends.map((legend) =>
    legend.id === 'gibraltar'
      ? {
          ...legend,
          weapons: legend.weapons.map((weapon, slot) =>
            slot === 0
              ? { ...weapon, attachments: weapon.attachments.map((_, index) => (index === 1 ? 'barrel-rare' : null)) }
              : weapon,
          ),
        }
      : legend,
  )
  const { stock } = base
  const draws = [
    ...drawnFrom(stock.bins, 'bin-1'),
    ...drawnFrom(stock.epic, 'body-epic'),
    ...drawnFrom(stock.rare, 'medkit'),
    ...drawnFrom(stock.common, 'frag'),
    ...drawnFrom(stock.weapons, 'hemlok', 'r-99'),
  ]
  const table = new Table({ ...base, legends: armed })
  table.give(1, { activate: { legend: 'gibraltar' } })
  table.give(1, OPEN('b5'), draws)

  test('the questions one after the other; then the Move is left, and the bin stays open', () => {
    expect(table.state.activation?.ap).toBe(1)
    expect(table.asked).toMatchObject({ kind: 'weaponChoice', options: [{ choose: 'hemlok' }, { choose: 'r-99' }] })
    table.give(1, { answer: { choose: 'hemlok' } })
    table.give(1, { answer: { replace: 0 } })
    expect(table.legend('gibraltar').weapons[0]).toMatchObject({ card: 'hemlok', ammo: 5 })
    expect(table.asked).toMatchObject({ kind: 'freed', about: { token: 'barrel-rare' } })
    table.give(1, { answer: { freed: { token: 'barrel-rare', to: { on: { weapon: 0, slot: 1 } } } } })
    expect(table.legend('gibraltar').weapons[0]?.attachments[1]).toBe('barrel-rare')

    const own = { cell: cell(10, 10) }
    const body = { token: 'body-epic', at: { in: 'equipment' }, makesRoom: { token: 'body-starting', to: own } }
    const { rules } = table.give(1, { answer: { keep: body } })
    expect(rules).toEqual(
      expect.arrayContaining(['apex.equipment.one-per-type', 'apex.equipment.body-shield-equip', 'apex.loot.obtain']),
    )
    expect(table.legend('gibraltar')).toMatchObject({ shield: 18, equipment: { bodyShield: { depleted: true } } })
    const medkit = { token: 'medkit', at: { in: 'backpack' }, makesRoom: { token: 'syringe', to: own } }
    expect(table.give(1, { answer: { keep: medkit } }).rules).toContain('apex.backpack.capacity')
    table.give(1, { answer: { drop: { token: 'frag', cell: cell(10, 11) } } })
    expect(table.state.loot.map(({ token, cell: there }) => [token, there])).toEqual([
      ['body-starting', cell(10, 10)],
      ['syringe', cell(10, 10)],
      ['frag', cell(10, 11)],
    ])
    expect(table.state).toMatchObject({ openBins: ['b5'], removed: { bins: ['bin-1'] } })

    table.give(1, { move: { path: [cell(10, 9)], as: 'interact' } })
    expect(table.legend('gibraltar').where).toEqual(at(10, 9))
    expect(table.state).toMatchObject({ action: null, activation: { ap: 1 } })
    expect(table.refused(1, OPEN('b5'))).toEqual(['apex.interact.supply-bin'])
  })
})

describe('every supply-bin card', () => {
  test.each([...apexContent.supplyBinCards.values()])(
    '$id gives what it shows, and two weapons',
    ({ id, contents }) => {
      const table = new Table(fixture({ bloodhound: { where: at(5, 8) } }, { turnIndex: 5 }))
      table.give(1, { activate: { legend: 'bloodhound' } })
      const { epic, rare, common } = contents
      const zeros = Array.from({ length: epic + rare + common + 2 }, () => 0)
      table.give(1, OPEN('b4'), [...drawnFrom(table.state.stock.bins, id), ...zeros])
      expect(table.events('binOpened')).toMatchObject([{ bin: 'b4', card: id }])
      const drawn = table.events('lootDrawn').map(({ bag, tokens }) => [bag, (tokens as string[]).length])
      const shown = Object.entries({ epic, rare, common }).filter(([, count]) => count > 0)
      expect(drawn).toEqual(shown)
      expect(table.events('weaponsDrawn')).toMatchObject([{ weapons: expect.toSatisfy((all) => all.length === 2) }])
      expect(table.state.removed.bins).toEqual([id])
    },
  )
})

describe('E-58: a depleted shield', () => {
  const table = new Table(
    fixture(
      { bloodhound: { where: at(11, 8), equipment: wearing('emergencyShield', 'emergency-rare', true) } },
      { turnIndex: 5, loot: [{ id: 'loot-1', token: 'emergency-epic', cell: cell(11, 8), depleted: false }] },
    ),
  )
  const PLACE = { at: { in: 'equipment' } }
  const swap = (loot: string, token: string) => ({
    handleLoot: {
      pickUp: [{ loot, keep: { ...PLACE, makesRoom: { token, to: { cell: cell(11, 8) } } } }],
    },
  })
  table.give(1, { activate: { legend: 'bloodhound' } })

  test('apex.equipment.shield-face: is dropped depleted and picked up depleted', () => {
    expect(table.give(1, swap('loot-1', 'emergency-rare')).rules).toContain('apex.equipment.shield-face')
    expect(table.legend('bloodhound').equipment.emergencyShield).toEqual({ token: 'emergency-epic', depleted: false })
    expect(table.state.loot).toMatchObject([{ token: 'emergency-rare', depleted: true }])
    expect(table.refused(1, swap('loot-1', 'emergency-epic'))).toEqual(['apex.activation.loot-handling'])
    table.give(1, { move: { path: [], as: 'move' } })
    const [lying] = table.state.loot
    table.give(1, swap(lying?.id ?? '', 'emergency-epic'))
    expect(table.legend('bloodhound').equipment.emergencyShield).toEqual({ token: 'emergency-rare', depleted: true })
  })
})
