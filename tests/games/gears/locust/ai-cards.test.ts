import { describe, expect, test } from 'vitest'
import { AiCard } from '../../../../src/games/gears/content/ai-cards/ai-card.ts'
import { aiCards } from '../../../../src/games/gears/content/ai-cards/ai-cards.ts'
import { REFERENCES } from '../../../../src/games/gears/content/effects.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'

describe('the AI cards', () => {
  test('there are 35, numbered from 1, seven general and four for each kind of figure', () => {
    expect(aiCards.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1))
    expect(aiCards.filter(({ set }) => set === 'general')).toHaveLength(7)
    for (const type of FIGURE_TYPES) expect(aiCards.filter(({ set }) => set === type)).toHaveLength(4)
  })

  test('the cards that the book prints say so', () => {
    const printed = aiCards.filter(({ provenance }) => provenance === 'rulebook')
    expect(printed.map(({ number }) => number)).toEqual([11, 13, 17])
  })

  test.each(aiCards)('card $number names what it speaks of before it does', (card) => {
    const names = REFERENCES.filter((name) => !['self', 'you', 'it', 'candidate'].includes(name))
    for (const part of [card.restricted?.do ?? [], card.otherwise]) {
      const text = JSON.stringify(part)
      for (const name of names) {
        // A name is a value, never a key, and the first time it stands after “as”.
        const first = new RegExp(`(.{5})"${name}"(?!:)`).exec(text)
        if (first !== null) expect(first[1]).toBe('"as":')
      }
    }
  })

  test.each(aiCards)('card $number is told in both languages', ({ text, redrawIf }) => {
    expect(text.en).not.toBe(text.es)
    expect(text.en.includes('Redraw if')).toBe(redrawIf !== null)
    expect(text.es.includes('Roba otra carta si')).toBe(redrawIf !== null)
  })

  test.each([
    ['an effect that does not exist', { otherwise: [{ dance: true }] }],
    ['a reference that does not exist', { otherwise: [{ heal: 'somebody' }] }],
    ['a card that does nothing', { otherwise: [] }],
    ['half a condition', { redrawIf: { count: { from: 'cog', pick: 'all' }, cmp: '>=' } }],
  ])('%s is not a card', (_says, broken) => {
    expect(AiCard.safeParse({ ...aiCards[0], ...broken }).success).toBe(false)
    expect(AiCard.safeParse(aiCards[0]).success).toBe(true)
  })
})
