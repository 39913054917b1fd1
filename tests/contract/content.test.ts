import { expect, test } from 'vitest'
import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../src/contract/content.ts'

const Card = ContentEntry.extend({ cost: z.int().min(0).default(1) })
const card = { kind: 'card', name: { en: 'Card', es: 'Carta' }, provenance: 'constructed', source: 'A test.' } as const

test('entries are answered with their defaults', () => {
  expect(defineEntries(Card, [{ id: 'ace', ...card }])).toEqual([{ id: 'ace', ...card, cost: 1 }])
})

test('a broken entry stops the service at start, with its place', () => {
  const broken = () =>
    defineEntries(Card, [
      { id: 'ace', ...card },
      { id: 'king', ...card, cost: -1 },
    ])
  expect(broken).toThrow(/"path":\s*\[\s*1,\s*"cost"\s*\]/)
})
