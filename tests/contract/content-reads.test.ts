import { describe, expect, test } from 'vitest'
import { indexEntries } from '../../src/contract/content.ts'
import { ContentReads } from '../../src/contract/content-reads.ts'

const entry = (id: string) => {
  const name = { en: id, es: id }
  return { id, kind: 'card', name, provenance: 'constructed' as const, source: 'tests' }
}
const [a, b, c, only] = [entry('a'), entry('b'), entry('c'), entry('only')]
const content = { cards: indexEntries([a, b, c]), only, counts: new Map([['a', 3]]), limit: 7 }
const reads = new ContentReads<typeof content>(content)
const idsRead = (read: (view: typeof content) => unknown) => reads.during(read).read.map(({ id }) => id)

describe('what is read of the content', () => {
  test('is noted once, in the order of its first use', () => {
    expect(idsRead(({ cards }) => [cards.get('c'), cards.get('a'), cards.get('c'), cards.get('nope')])).toEqual([
      'c',
      'a',
    ])
    expect(idsRead((view) => view.only.kind)).toEqual(['only'])
  })

  test('is noted however a table is gone through, as far as it is', () => {
    expect(idsRead(({ cards }) => [...cards.values()])).toEqual(['a', 'b', 'c'])
    expect(idsRead(({ cards }) => [...cards])).toEqual(['a', 'b', 'c'])
    expect(idsRead(({ cards }) => [...cards.entries()])).toEqual(['a', 'b', 'c'])
    expect(idsRead(({ cards }) => cards.forEach((card) => void card.id))).toEqual(['a', 'b', 'c'])
    const findB = (cards: (typeof content)['cards']) => {
      for (const card of cards.values()) if (card.id === 'b') return card
      return null
    }
    expect(idsRead(({ cards }) => findB(cards))).toEqual(['a', 'b'])
  })

  test('is nothing where it is only asked what there is', () => {
    expect(
      idsRead(({ cards, counts, limit }) => [cards.size, cards.has('a'), [...cards.keys()], counts, limit]),
    ).toEqual([])
  })

  test('is that of one question, and the content reads as ever', () => {
    expect(idsRead(({ cards }) => cards.get('a'))).toEqual(['a'])
    expect(idsRead(() => null)).toEqual([])
    const { answer } = reads.during(({ cards, counts, only: alone, limit }) => [
      ...cards,
      alone,
      counts.get('a'),
      limit,
    ])
    expect(answer).toEqual([...content.cards, only, 3, 7])
  })
})
