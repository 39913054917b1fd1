import { describe, expect, test } from 'vitest'
import { Ability } from '../../../../src/games/shatterpoint/abilities/ability.ts'
import { stepWords } from '../../../../src/games/shatterpoint/abilities/ability.words.ts'
import { isValidTree } from '../../../../src/games/shatterpoint/combat/tree/combat-tree-validity.ts'
import {
  shatterpointContent,
  shatterpointCore,
} from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { tableOf } from '../../../../src/games/shatterpoint/content/stance-notation.ts'
import { StanceCard, stances } from '../../../../src/games/shatterpoint/content/stances.ts'
import { Terrain, terrains } from '../../../../src/games/shatterpoint/content/terrain.ts'
import { Unit } from '../../../../src/games/shatterpoint/content/unit-card.ts'
import { units } from '../../../../src/games/shatterpoint/content/units.ts'
import { unitsOfCore } from '../../../../src/games/shatterpoint/content/units-of-core.ts'
import { ExpertiseTable, isOpenAbove } from '../../../../src/games/shatterpoint/dice/expertise-table.ts'

const content = shatterpointContent
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)

describe('the box', () => {
  test('12 units, 16 miniatures, 14 order cards, 9 struggle cards, 23 terrain pieces', () => {
    const core = new Set(unitsOfCore.map(({ id }) => id))
    const cards = [...content.orderCards.values()].filter(({ unit }) => unit === null || core.has(unit))
    expect(core.size).toBe(12)
    expect(sum(unitsOfCore.map(({ profile }) => profile.characters ?? 1))).toBe(16)
    expect(sum(cards.map(({ copies }) => copies))).toBe(14)
    expect(sum([...content.missionSets.values()].map(({ mission }) => mission.struggles.length))).toBe(9)
    expect(sum(terrains.map(({ copies }) => copies))).toBe(23)
  })

  test('76 further units of all factions, each with its order card and public', () => {
    const further = units.slice(unitsOfCore.length)
    expect(further).toHaveLength(76)
    expect(further.filter(({ provenance }) => provenance !== 'public')).toEqual([])
    expect(content.orderCards.size).toBe(1 + units.length)
    const tags = new Set(further.flatMap((unit) => unit.tags))
    for (const faction of ['Galactic Republic', 'Separatist Alliance', 'Galactic Empire', 'Rebel Alliance', 'Ewok'])
      expect(tags).toContain(faction)
    for (const faction of ['Dathomirian', 'Mandalorian', 'Scoundrel', 'Inquisitorius', 'Bespin', 'Spectre'])
      expect(tags).toContain(faction)
  })

  test('no two entries share an id', () => {
    const ids = shatterpointCore.entries.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('units', () => {
  test.each(units)('$id: its eras, abilities and stances exist', ({ id, profile, abilities, stances: sides }) => {
    expect(profile.eras.filter((era) => !content.eras.has(era))).toEqual([])
    expect(abilities.filter((ability) => !content.abilities.has(ability))).toEqual([])
    expect(sides.map((side) => content.stances.get(side)?.unit)).toEqual(sides.map(() => id))
    // Some secondary units have two sides.
    const isTwoSided = profile.type === 'primary' || ['paz-vizsla', 'wrecker-and-omega'].includes(id)
    expect(sides).toHaveLength(isTwoSided ? 2 : 1)
  })

  test.each(units)('$id: an identity if and only if it is primary', ({ profile, abilities }) => {
    const types = abilities.map((id) => content.abilities.get(id)?.ability.type)
    expect(types.filter((type) => type === 'identity')).toHaveLength(profile.type === 'primary' ? 1 : 0)
  })

  test('every stance and every ability of the core set belongs to a unit', () => {
    const sides = new Set(units.flatMap((unit) => unit.stances))
    expect(stances.filter(({ id }) => !sides.has(id))).toEqual([])
    const owned = new Set(units.flatMap((unit) => unit.abilities))
    const unowned = [...content.abilities.values()].filter(({ id }) => !owned.has(id))
    expect(unowned.map(({ provenance }) => provenance)).toEqual(unowned.map(() => 'rulebook'))
  })

  test('a primary unit has squad points and nothing else', () => {
    const [primary] = units
    expect(Unit.safeParse({ ...primary, profile: { ...primary?.profile, pointCost: 3 } }).success).toBe(false)
    expect(Unit.safeParse({ ...primary, profile: { ...primary?.profile, squadPoints: null } }).success).toBe(false)
  })
})

describe('abilities', () => {
  test.each([...content.abilities.values()])('$id says what it does in both languages', ({ ability, text, name }) => {
    expect(ability.steps).not.toEqual([])
    expect(text.en).not.toBe(text.es)
    expect(name.es).not.toBe('')
    for (const step of ability.steps) {
      expect(stepWords(step, 'en')).not.toBe(stepWords(step, 'es'))
      expect(stepWords(step, 'en') + stepWords(step, 'es')).not.toMatch(/null|undefined|\[object| {2}/)
    }
  })

  test.each([...content.abilities.values()])('$id: its steps answer its own triggers', ({ ability }) => {
    const events = new Set(ability.triggers.map(({ event }) => event))
    for (const { on } of ability.steps) if (on !== null) expect(events).toContain(on)
  })

  const jump = { name: 'Jump', steps: [{ who: 'eachCharacter', does: [{ move: 'jump' }] }] }
  const isAbility = (more: object) => Ability.safeParse({ ...jump, ...more }).success

  test('active and reactive abilities have a Force cost, others have none', () => {
    expect(isAbility({ type: 'active', cost: 0 })).toBe(true)
    expect(isAbility({ type: 'active' })).toBe(false)
    expect(isAbility({ type: 'innate' })).toBe(true)
    expect(isAbility({ type: 'innate', cost: 0 })).toBe(false)
  })

  test('a reactive ability answers an event, an active one does not', () => {
    const triggers = [{ event: 'moved', by: 'enemy' }]
    expect(isAbility({ type: 'reactive', cost: 0, triggers })).toBe(true)
    expect(isAbility({ type: 'reactive', cost: 0 })).toBe(false)
    expect(isAbility({ type: 'active', cost: 0, triggers })).toBe(false)
  })

  test('only active abilities take an action, and a cost that varies goes up', () => {
    expect(isAbility({ type: 'innate', action: true })).toBe(false)
    expect(isAbility({ type: 'active', cost: 2, maxCost: 2 })).toBe(false)
  })

  test('a filter belongs to those who are looked for', () => {
    const steps = (who: string, filter: object | null) => [{ who, filter, does: [{ move: 'jump' }] }]
    expect(isAbility({ type: 'innate', steps: steps('one', { side: 'enemy' }) })).toBe(true)
    expect(isAbility({ type: 'innate', steps: steps('one', null) })).toBe(false)
    expect(isAbility({ type: 'innate', steps: steps('thisUnit', { side: 'enemy' }) })).toBe(false)
  })
})

describe('stances', () => {
  const isTable = (...rows: string[]) =>
    ExpertiseTable.safeParse(tableOf(rows)).success && isOpenAbove(ExpertiseTable.parse(tableOf(rows)))

  test('the rows of a table ascend and the last one is open', () => {
    expect(isTable('1 hit', '2-3 crit', '4+ crit crit')).toBe(true)
    expect(isTable('1 hit', '2-3 crit')).toBe(false)
    expect(isTable('1-2 hit', '2+ crit')).toBe(false)
    expect(isTable('3 hit', '1+ crit')).toBe(false)
    expect(isTable('1+ hit', '2+ crit')).toBe(false)
  })

  const option = (id: string, column: number, start = false) => ({ id, column, row: 1, start, effects: [] })
  const tree = (options: ReturnType<typeof option>[], ...paths: [string, string][]) => ({
    options,
    paths: paths.map(([from, to]) => ({ from, to })),
  })

  test('every option of a tree is reached from an orange one without going left', () => {
    const [a, b, c] = [option('a', 1, true), option('b', 2), option('c', 2)]
    expect(isValidTree(tree([a, b, c], ['a', 'b'], ['c', 'b']))).toBe(true)
    expect(isValidTree(tree([a, b, c], ['a', 'b']))).toBe(false)
    expect(isValidTree(tree([a, option('b', 3), c], ['a', 'b'], ['b', 'c']))).toBe(false)
  })

  test('orange options stand in the leftmost column', () => {
    expect(isValidTree(tree([option('a', 1, true), option('b', 2, true)], ['a', 'b']))).toBe(false)
    expect(isValidTree(tree([option('a', 1, true), option('b', 1, true)]))).toBe(true)
  })

  test('options and paths exist, and only once', () => {
    const a = option('a', 1, true)
    const b = option('b', 2)
    expect(isValidTree(tree([a, a, b], ['a', 'b']))).toBe(false)
    expect(isValidTree(tree([a, b], ['a', 'b'], ['b', 'a']))).toBe(false)
    expect(isValidTree(tree([a, b], ['a', 'b'], ['a', 'c']))).toBe(false)
    expect(isValidTree(tree([a, b], ['a', 'b'], ['a', 'a']))).toBe(false)
  })

  test('a stance has a weapon for each of its attacks and no other', () => {
    const [card] = stances.filter(({ stance }) => stance.ranged.attack === null)
    const withRating = { ...card?.stance, ranged: { attack: 5, defence: 5 } }
    expect(StanceCard.safeParse(card).success).toBe(true)
    expect(StanceCard.safeParse({ ...card, stance: withRating }).success).toBe(false)
    expect(StanceCard.safeParse({ ...card, stance: { ...card?.stance, weapons: [] } }).success).toBe(false)
  })
})

describe('terrain', () => {
  const [first] = terrains
  const [part] = first?.piece.parts ?? []
  const isTerrain = (changes: object) =>
    Terrain.safeParse({ ...first, piece: { ...first?.piece, parts: [{ ...part, ...changes }] } }).success

  test('a part ends above its bottom and its outline does not cross itself', () => {
    expect(isTerrain({})).toBe(true)
    expect(isTerrain({ bottom: 100, top: 100 })).toBe(false)
    const [a, b, c, d] = part?.outline ?? []
    expect(isTerrain({ outline: [a, c, b, d] })).toBe(false)
  })

  test('all of it is constructed, and says so', () => {
    expect(terrains.filter(({ provenance }) => provenance !== 'constructed')).toEqual([])
  })
})
