import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { orderDeck } from '../../../../src/games/gears/content/order-cards.ts'
import { ORDER_CARDS } from '../../../../src/games/gears/content/turn.ts'
import { effectText } from '../../../../src/games/gears/turn/action.words.ts'
import { REACTIONS } from '../../../../src/games/gears/vocabulary.ts'

const { enemies, equipment, locations, missions, orderCards } = gearsContent

describe('order cards', () => {
  test('the deck has 54 cards, as many of each icon', () => {
    expect(orderDeck).toHaveLength(ORDER_CARDS)
    const icons = orderDeck.map((id) => orderCards.get(id)?.icon)
    for (const icon of REACTIONS) expect(icons.filter((candidate) => candidate === icon)).toHaveLength(18)
  })

  test.each([...orderCards.values()])('$id says what it does in both languages', ({ actions }) => {
    for (const effect of actions.flat()) {
      expect(effectText(effect, 'en', gearsContent)).toMatch(/^\S.*\S$/)
      expect(effectText(effect, 'es', gearsContent)).not.toBe(effectText(effect, 'en', gearsContent))
      expect(effectText(effect, 'en', gearsContent) + effectText(effect, 'es', gearsContent)).not.toMatch(
        /null|undefined/,
      )
    }
  })
})

describe('location cards', () => {
  test('there is one for each side of the 17 pieces', () => {
    const sides = Array.from({ length: 17 }, (_, index) => [`${index + 1}A`, `${index + 1}B`]).flat()
    expect([...locations.keys()].sort()).toEqual(sides.sort())
  })

  test.each([...locations.values()])('$id: its equipment exists', ({ equipment: id }) => {
    expect(id === null || equipment.has(id)).toBe(true)
  })

  test.each([...equipment.values()])('$id says what it does in both languages', ({ does }) => {
    for (const effect of does)
      expect(effectText(effect, 'es', gearsContent)).not.toBe(effectText(effect, 'en', gearsContent))
  })
})

describe('missions', () => {
  const all = [...missions.values()]

  test('seven missions have 27 cards: a setup card each and a card for every phase', () => {
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(all.reduce((sum, { phases }) => sum + 1 + phases.length, 0)).toBe(27)
  })

  test.each(all)('$id: every piece has its location card, none is built twice', ({ levels, difficulties, phases }) => {
    const built = levels.flatMap(({ pieces }) => pieces)
    expect(new Set(built).size).toBe(built.length)
    const added = phases.flatMap(({ back }) => back.flatMap(({ piece }) => piece ?? []))
    const chosen = difficulties.flatMap(({ pieces }) => pieces)
    for (const piece of [...built, ...added, ...chosen]) expect(locations.has(piece)).toBe(true)
  })

  test.each(all)('$id: a level does not use both sides of a piece', ({ levels, difficulties }) => {
    for (const pieces of [
      levels.flatMap((level) => level.pieces),
      ...difficulties.map((difficulty) => difficulty.pieces),
    ]) {
      const numbers = pieces.map((piece) => piece.slice(0, -1))
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  test.each(all)('$id: every enemy exists', ({ phases, rules }) => {
    const named = [
      ...rules.flatMap((rule) => rule.enemies),
      ...phases.flatMap(({ slots, rules: own, objective, back }) => [
        ...Object.values(slots),
        ...own.flatMap((rule) => rule.enemies),
        ...objective.map(({ enemy }) => enemy),
        ...back.map(({ enemy }) => enemy),
      ]),
    ]
    for (const enemy of named) expect(enemy === null || enemies.has(enemy)).toBe(true)
  })

  test.each(all)('$id: only the last card wins, the others go on', ({ phases }) => {
    const ends = phases.map(({ back }) => back.at(-1)?.does)
    expect(ends).toEqual([...phases.slice(1).map(() => 'nextPhase'), 'win'])
  })

  test.each(all)('$id: a slot that a card changes is the slot of the next phase', ({ phases }) => {
    for (const [index, { back }] of phases.entries()) {
      for (const { does, slot, enemy } of back) {
        if (does === 'setSlot' && slot !== null) expect(phases[index + 1]?.slots[slot]).toBe(enemy)
      }
    }
  })
})
