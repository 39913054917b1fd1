import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/contract/game.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import type { Localized } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import type { Term } from '../../src/rulebook/glossary.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from '../games/examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

type Text = { readonly where: string; readonly text: string }

/** What a game declares in Spanish. */
function declaredTexts({ id, summary, interpretations, operations, rules }: Game): Text[] {
  const said = (where: string, texts: readonly Localized[]) => texts.map(({ es }) => ({ where, text: es }))
  return [
    ...said(id, [summary]),
    ...operations.flatMap((operation) => said(operation.id, [operation.summary])),
    ...Object.entries(interpretations).flatMap(([name, { question, ruling, reason, elsewhere }]) =>
      said(name, [question, ruling, reason, ...(elsewhere === undefined ? [] : [elsewhere])]),
    ),
    ...rules.flatMap(({ sections, byId }) => [
      ...Object.values(sections).map((text) => ({ where: 'sections', text })),
      ...Object.entries(byId).flatMap(([rule, { title, says }]) => said(rule, [title, says])),
    ]),
  ]
}

/** What its examples are answered in Spanish: explanations, headlines, details, refusals. */
function answeredTexts({ id: game, operations }: Game): Text[] {
  const worked = WORKED_EXAMPLES.filter(({ operation }) => operation.startsWith(`${game}.`))
  return operations.flatMap((operation) => {
    const inputs = [...operation.examples, ...worked.filter((example) => example.operation === operation.id)]
    return inputs.flatMap(({ input }) => linesOf(operation, input).map((text) => ({ where: operation.id, text })))
  })
}

function linesOf(operation: Operation, input: unknown): string[] {
  const asked = ask(registry, operation, input, { locale: 'es', newSeed })
  if (asked.problem !== undefined) return (asked.problem.errors ?? []).map(({ message }) => message)
  return presentRuling(registry, operation, asked.record, { locale: 'es', detail: 'full' }).text.split('\n')
}

/** `cobertur*` is a pattern for every word that begins so; with a capital, a phrase is meant as it is written. */
const patternOf = (phrase: string): string =>
  `(?<![\\p{L}\\d])${phrase.replaceAll(/[.()[\]?+]/g, '\\$&').replaceAll('*', '\\p{L}*')}(?![\\p{L}\\d])`

const expressionOf = (phrase: string) => new RegExp(patternOf(phrase), phrase === phrase.toLowerCase() ? 'giu' : 'gu')

function misuses({ term, avoid, allow = [] }: Term, texts: readonly Text[]): string[] {
  const avoided = avoid.map(expressionOf)
  const allowed = allow.map(expressionOf)
  return texts.flatMap(({ where, text }) => {
    const judged = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    const [word] = avoided.flatMap((phrase) => judged.match(phrase) ?? [])
    return word === undefined ? [] : [`${where}: “${word}” instead of “${term}”: ${text.trim()}`]
  })
}

/** The Spanish texts use the terms of the book, which a player looks up there, and no other word for them. */
describe.each(games)('the Spanish of $id', (game) => {
  const { glossary } = game

  test('uses the terms of the book', () => {
    const texts = [...declaredTexts(game), ...answeredTexts(game)]
    expect([...new Set(glossary.flatMap((term) => misuses(term, texts)))]).toEqual([])
  })

  test('has a glossary whose terms do not contradict each other', () => {
    expect(glossary).not.toEqual([])
    const terms = glossary.map(({ term }) => ({ where: 'glossary', text: term }))
    expect(glossary.flatMap((term) => misuses(term, terms))).toEqual([])
  })
})
