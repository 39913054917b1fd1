import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { EXAMPLES_BY_GAME, WORKED_EXAMPLES } from '../games/examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

/** Every ruling of the worked and the published examples: which operation cited which rules. */
const cited = [
  ...WORKED_EXAMPLES.map(({ operation, input }) => ({ operation, input: input as unknown })),
  ...registry.operations.flatMap(({ id, examples }) => examples.map(({ input }) => ({ operation: id, input }))),
].map(({ operation: id, input }) => {
  const operation = registry.operations.find((candidate) => candidate.id === id)
  const answer = operation?.answer(input, newSeed)
  if (answer === undefined || answer.kind === 'invalid') throw new Error(`${id}: ${JSON.stringify(answer)}`)
  const applied = answer.kind === 'refused' ? answer.violations : answer.steps
  return { operation, rules: applied.map(({ rule }) => rule) }
})

describe('rules', () => {
  const seen = new Set(cited.flatMap(({ rules }) => rules))

  const ids = registry.rules.map(({ id }) => id)
  const asked = new Set<string>(registry.operations.flatMap(({ rules }) => rules))

  test.each(ids.filter((id) => asked.has(id)))('%s is cited by a ruling of the examples', (id) => {
    expect(seen.has(id)).toBe(true)
  })

  test.each(ids.filter((id) => !asked.has(id)))('%s, which no ruling cites, is a rule of matches', (id) => {
    expect(games.flatMap(({ play }) => play?.rules ?? [])).toContain(id)
  })

  test.each(registry.operations)('$id lists every rule it cites', ({ id, rules }) => {
    const own = cited.filter(({ operation }) => operation?.id === id).flatMap((ruling) => ruling.rules)
    expect(rules).toEqual(expect.arrayContaining([...new Set(own)]))
  })

  test.each(registry.rules)('$id is told in both languages', ({ rule }) => {
    for (const locale of ['en', 'es'] as const) {
      expect(rule.title[locale]).not.toBe('')
      expect(rule.says[locale]).toMatch(/[.…]$/)
    }
    expect(rule.title.en).not.toBe(rule.title.es)
  })
})

describe('chapters', () => {
  const declared = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`src/games/${name}/rules`).map((file) => `src/games/${name}/rules/${file}`))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}'([a-z0-9.-]+)': rule</gm)].map(([, id]) => id))

  test('no rule is declared twice: the later chapter would silently win', () => {
    expect(declared.filter((id, index) => declared.indexOf(id) !== index)).toEqual([])
    expect(new Set(declared)).toEqual(new Set(registry.rules.map(({ id }) => id)))
  })
})

describe.each(EXAMPLES_BY_GAME)('worked examples of $game', ({ examples, count, needMatch }) => {
  const numbered = Array.from({ length: count }, (_, index) => `E-${String(index + 1).padStart(2, '0')}`)
  const ids = new Set(examples.map(({ id }) => id.replace(/[a-z]$/, '')))

  test.each(numbered.filter((id) => !needMatch.includes(id)))('%s has its test', (id) => {
    expect(ids.has(id)).toBe(true)
  })

  test('only what is numbered waits for matches', () => {
    expect(needMatch.filter((id) => ids.has(id))).toEqual([])
  })
})
