import { describe, expect, test } from 'vitest'
import type { PrintedAbility } from '../../../../src/games/signum/content/cards.ts'
import { signumContent, signumCore } from '../../../../src/games/signum/content/signum-content.ts'
import { ABILITY_IDS, BUILDING_TYPES, TERRAIN_ABILITIES } from '../../../../src/games/signum/vocabulary.ts'
import { isSimple } from '../../../../src/geometry/polygon.ts'

const cards = [...signumContent.cards.values()]
const ofKind = (kind: string) => cards.filter((card) => card.kind === kind)

const printed: readonly PrintedAbility[] = cards.flatMap((card) => {
  if (card.kind === 'hero' || card.kind === 'character') return card.abilities
  if (card.kind === 'building') return card.classBonus
  return card.kind === 'terrain' ? card.contactGrants : []
})

describe('the glossary', () => {
  test('has every ability once', () => {
    expect([...signumContent.abilities.keys()].sort()).toEqual([...ABILITY_IDS, ...TERRAIN_ABILITIES].sort())
  })

  test.each(printed)('a card prints $id as the glossary has it', ({ id, x, band, text }) => {
    const ability = signumContent.abilities.get(id)
    expect(x !== undefined).toBe(ability?.x !== null)
    expect(band !== undefined).toBe(ability?.hasBand)
    expect(text.length > 0).toBe(ability?.hasText)
  })
})

describe('the cards', () => {
  test('no two entries share an id', () => {
    const ids = signumCore.entries.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('are enough to play with', () => {
    expect(ofKind('hero').length).toBeGreaterThanOrEqual(2)
    expect(ofKind('character').length).toBeGreaterThanOrEqual(24)
    const supports = cards.filter(({ kind }) => ['spell', 'relic', 'tactic'].includes(kind))
    expect(supports.length).toBeGreaterThanOrEqual(20)
  })

  test('every type of building but the unique ones is there once', () => {
    const basic = cards.flatMap((card) => (card.kind === 'building' && !card.isUnique ? [card.buildingType] : []))
    expect(basic).toEqual(BUILDING_TYPES.filter((type) => type !== 'unique'))
  })

  test('name only cards that exist', () => {
    const referred = cards.flatMap((card) => {
      const locked = 'heroOnly' in card && card.heroOnly !== null ? [card.heroOnly] : []
      if (card.kind === 'character' && card.class !== null) return [...locked, card.class.building]
      return card.kind === 'terrain' ? card.requires : locked
    })
    const decks = [...signumContent.decks.values()].flatMap(({ hero, cards: deck, buildings, terrain }) => [
      hero,
      ...deck,
      ...buildings,
      ...terrain,
    ])
    expect([...referred, ...decks].filter((id) => !signumContent.cards.has(id))).toEqual([])
  })

  test.each(cards.flatMap((card) => (card.kind === 'terrain' ? [card] : [])))('$id has a sound template', (card) => {
    expect(isSimple(card.shape)).toBe(true)
    expect(card.isRuins).toBe(card.search.length === 3)
  })
})
