import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { EXAMPLES_BY_GAME, WORKED_EXAMPLES } from '../games/examples.ts'
import { filesBelow, SOURCES, textOf } from './source.ts'

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

/** The games whose every rule is shown in a ruling or in a match. */
const ALL_PLAYED = ['shatterpoint', 'signum']

const TESTS_OF_MATCHES = filesBelow('tests/games')
  .filter((file) => file.includes('/match/'))
  .map(textOf)

describe('rules', () => {
  const seen = new Set(cited.flatMap(({ rules }) => rules))
  const ids = registry.rules.map(({ id }) => id)
  const asked = new Set<string>(registry.operations.flatMap(({ rules }) => rules))

  test('each is cited by a ruling of the examples, or is a rule of matches', () => {
    const played = new Set<string>(games.flatMap(({ play }) => play?.rules ?? []))
    expect(ids.filter((id) => asked.has(id) && !seen.has(id))).toEqual([])
    expect(ids.filter((id) => !asked.has(id) && !played.has(id))).toEqual([])
  })

  test('each that only matches cite is named by a test of the matches', () => {
    const named = (id: string) => TESTS_OF_MATCHES.some((text) => text.includes(`'${id}'`))
    const inMatches = ids.filter((id) => !asked.has(id) && ALL_PLAYED.some((game) => id.startsWith(`${game}.`)))
    expect(inMatches.filter((id) => !named(id))).toEqual([])
  })

  test('operations list every rule they cite', () => {
    const unlisted = cited.flatMap(({ operation, rules }) =>
      rules.filter((rule) => !operation?.rules.includes(rule)).map((rule) => `${operation?.id} cites ${rule}`),
    )
    expect([...new Set(unlisted)]).toEqual([])
  })

  test('each is worded in both languages', () => {
    const unworded = registry.rules.filter(
      ({ rule: { title, says } }) =>
        title.en === '' || title.es === '' || title.en === title.es || !/[.…]$/.test(says.en) || !/[.…]$/.test(says.es),
    )
    expect(unworded.map(({ id }) => id)).toEqual([])
  })

  test('each section that has a Spanish name is cited', () => {
    const uncited = games.flatMap(({ rules }) =>
      rules.flatMap(({ sections, byId }) => {
        const known = new Set(Object.values(byId).map(({ section }) => section))
        return Object.keys(sections).filter((section) => !known.has(section))
      }),
    )
    expect(uncited).toEqual([])
  })

  test('none is declared twice: the later chapter would silently win', () => {
    const declared = SOURCES.filter((file) => file.endsWith('.rules.ts')).flatMap((file) =>
      [...textOf(file).matchAll(/^ {2}'([a-z0-9.-]+)': rule</gm)].map(([, id]) => id),
    )
    expect(declared.filter((id, index) => declared.indexOf(id) !== index)).toEqual([])
    expect(new Set(declared)).toEqual(new Set(ids))
  })
})

test.each(EXAMPLES_BY_GAME)('every worked example of $game has its test', ({ examples, count, needMatch }) => {
  const numbered = Array.from({ length: count }, (_, index) => `E-${String(index + 1).padStart(2, '0')}`)
  const ids = new Set(examples.map(({ id }) => id.replace(/[a-z]$/, '')))
  expect(numbered.filter((id) => !ids.has(id))).toEqual(needMatch)
})
