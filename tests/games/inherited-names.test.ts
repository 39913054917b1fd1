import { describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { LOCALES, type Locale } from '../../src/lib/locale.ts'
import { refusalProblem } from '../../src/registry/refusal.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentStep } from '../../src/registry/ruling.ts'
import { drawPicture } from '../../src/rendering/picture.ts'
import type { Step } from '../../src/rulebook/trace.ts'

/** What every object answers to without having it: two functions, one of them a class, and an object. */
const INHERITED_NAMES = ['toString', 'constructor', '__proto__']

/** What an inherited member looks like once it is taken for a word. */
const INHERITED_WORDS = /native code|\[object |undefined/

const registry = createRegistry(games)
const newSeed = () => `hmac-sha256,1,${'5'.repeat(64)}`

describe.each(registry.operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  const published = operation.examples.map(({ input }) => input)

  test('takes inherited names for nothing but names', () => {
    for (const input of published) {
      for (const name of INHERITED_NAMES) {
        for (const renamed of renamings(input, name)) answerEverywhere(operation, renamed)
      }
    }
  })

  test('knows no inherited key', () => {
    for (const input of published) {
      for (const name of INHERITED_NAMES) {
        for (const added of withKey(input, name)) {
          expect(operation.answer(added, newSeed).kind).toBe('invalid')
        }
      }
    }
  })
})

/** Asks, tells in every language and draws; none of it may throw or read an inherited member. */
function answerEverywhere(operation: Operation, input: unknown): void {
  const answer = operation.answer(input, newSeed)
  for (const locale of LOCALES) {
    if (answer.kind === 'refused') expectOwnWords(refusalProblem(registry, answer.violations, locale))
    if (answer.kind !== 'ruled') continue
    expectOwnWords(presentSteps(answer.steps, locale))
    expectOwnWords(operation.headline(answer, locale))
    const picture = operation.picture(answer, locale)
    if (picture !== null) expectOwnWords(drawPicture(picture, locale))
  }
}

const presentSteps = (steps: readonly Step[], locale: Locale) =>
  steps.map((step) => presentStep(registry, step, locale))

function expectOwnWords(told: unknown): void {
  const text = JSON.stringify(told)
  if (INHERITED_WORDS.test(text)) expect(text).not.toMatch(INHERITED_WORDS)
}

/** The input with one text replaced, for every place of a text, and with every text of one value replaced. */
function renamings(input: unknown, name: string): unknown[] {
  const texts: string[] = []
  const collect = (text: string) => {
    texts.push(text)
    return text
  }
  mapTexts(input, collect)
  const onePlace = texts.map((_, chosen) => {
    let place = 0
    return mapTexts(input, (text) => (place++ === chosen ? name : text))
  })
  const everyPlace = [...new Set(texts)].map((renamed) => mapTexts(input, (text) => (text === renamed ? name : text)))
  return [...onePlace, ...everyPlace]
}

/** A copy of a JSON value with its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}

/** The input with one more key, as a body can have it, for every object in it. */
function withKey(input: unknown, name: string): unknown[] {
  const body = JSON.stringify(input)
  return [...body.matchAll(/\{/g)].map(({ index }) => {
    const rest = body.slice(index + 1)
    return JSON.parse(`${body.slice(0, index + 1)}${JSON.stringify(name)}:1${rest.startsWith('}') ? '' : ','}${rest}`)
  })
}
