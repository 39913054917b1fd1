import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { LOCALES, type Locale } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { presentRefusal } from '../../src/registry/refusal.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { formatSeed } from '../../src/rulebook/random.ts'

const registry = createRegistry(games)

/** Chance of questions that bring no seed of their own. */
export const newSeed = () => formatSeed(new Uint8Array(32))

/** All that is answered to a question: what was decided and why, and its texts in every language. */
export type Said = { readonly ruling: string; readonly texts: string }

export function saidTo(operation: Operation, input: unknown): Said {
  const { record, refused } = ask(registry, operation, input, { locale: 'en', newSeed })
  if (record !== undefined) {
    const { outcome, steps, randomness } = record
    const texts = inEveryLanguage((locale) => {
      const { outcome, trace, text } = presentRuling(registry, operation, record, { locale, detail: 'full' })
      return [outcome, trace.map((step) => step.text), text]
    })
    return { ruling: JSON.stringify({ outcome, steps, randomness }), texts }
  }
  if (refused !== undefined) {
    const texts = inEveryLanguage((locale) => {
      const { refusal, text } = presentRefusal(registry, refused, { locale, detail: 'full' })
      return [refusal.map(({ message }) => message), text]
    })
    return { ruling: JSON.stringify({ refusal: refused.refusal }), texts }
  }
  const texts = inEveryLanguage((locale) => ask(registry, operation, input, { locale, newSeed }).problem)
  return { ruling: 'invalid', texts }
}

const inEveryLanguage = (write: (locale: Locale) => unknown): string => JSON.stringify(LOCALES.map(write))
