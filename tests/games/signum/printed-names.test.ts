import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { games } from '../../../src/games/index.ts'
import { signumContent } from '../../../src/games/signum/content/signum-content.ts'
import { signum } from '../../../src/games/signum/index.ts'
import type { Json } from '../../../src/lib/json.ts'
import { LOCALES } from '../../../src/lib/locale.ts'
import { ask } from '../../../src/registry/ask.ts'
import { createRegistry } from '../../../src/registry/registry.ts'
import { presentRuling } from '../../../src/registry/ruling.ts'
import { formatSeed } from '../../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from '../examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))
const CARDS = [...signumContent.cards.values()]
const CREATURES = CARDS.filter(({ kind }) => kind === 'hero' || kind === 'character').map(({ id }) => id)
/** Ids that are no words of a sentence. */
const IDS = CARDS.map(({ id }) => id).filter((id) => id.includes('-'))

const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of the creatures in a question: of all that belongs to a player and has no deck. */
function creatureNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(creatureNames)
  if (!isObject(value)) return []
  const { id, player, deck } = value
  const own = typeof id === 'string' && typeof player === 'string' && deck === undefined ? [id] : []
  return [...own, ...Object.values(value).flatMap(creatureNames)]
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => renamed(part, names))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, names)]))
}

/** The question with each creature called as a card of the content. */
function withCards(input: unknown): unknown {
  const names = [...new Set(creatureNames(input))]
  return renamed(input, new Map(names.map((name, index) => [name, CREATURES[index] ?? name])))
}

const linesOf = (operation: Operation, input: unknown): string[] =>
  LOCALES.flatMap((locale) => {
    const asked = ask(registry, operation, input, { locale, newSeed })
    if (asked.problem !== undefined) return (asked.problem.errors ?? []).map(({ message }) => message)
    return presentRuling(registry, operation, asked.record, { locale, detail: 'full' }).text.split('\n')
  })

describe.each(signum.operations)('$id calls cards by their printed names', (operation) => {
  const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
  const examples = [...operation.examples, ...worked.map(({ id: name, input }) => ({ name, input }))]
  test.each(examples)('$name', ({ input }) => {
    const lines = linesOf(operation, withCards(input))
    expect(lines).not.toEqual([])
    expect(lines.filter((line) => IDS.some((id) => line.includes(id)))).toEqual([])
  })
})
