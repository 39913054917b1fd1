import type { Operation } from '../contract/operation.ts'
import type { RuledRecord } from '../contract/ruling-store.ts'
import type { TextDetail } from '../contract/text-detail.ts'
import { itemAt } from '../lib/items.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { chatText, type ExplainedSteps } from '../rendering/chat-text.ts'
import type { Step } from '../rulebook/trace.ts'
import { reasonsAgainst } from './outcome.ts'
import { provenanceNotes } from './provenance.ts'
import { type CataloguedRule, explainStep, type Registry, requireRule } from './registry.ts'

/** In which language, and how much of it. */
export type TextOptions = { readonly locale: Locale; readonly detail: TextDetail }

/** The ruling as a chat message. `texts` are those of its steps, where they were written already. */
export function rulingText(
  registry: Registry,
  operation: Operation,
  record: RuledRecord,
  { locale, detail }: TextOptions,
  texts?: readonly string[],
): string {
  const { steps } = record
  const explained =
    texts === undefined ? explainSteps(registry, steps, locale) : markTexts(registry, steps, texts, locale)
  const [headline, details] = [operation.headline(record, locale), operation.details(record, locale)]
  // The steps of a full text tell why not; a brief one has no steps.
  const reasons = detail === 'brief' ? reasonsAgainst(registry, operation, record.outcome, headline, locale) : []
  const readings = detail === 'brief' ? readingNotes(registry, steps, locale) : NO_NOTES
  const notes = [...readings, ...provenanceNotes(record.content, locale)]
  return chatText({ headline, details: withReasons(reasons, details), steps: explained, notes }, detail, locale)
}

const NO_NOTES: readonly string[] = []

/** What stands against something may be among its consequences already. */
const withReasons = (reasons: readonly string[], details: readonly string[]): readonly string[] =>
  reasons.length === 0 ? details : [...reasons.filter((reason) => !details.includes(reason)), ...details]

function explainSteps(registry: Registry, steps: readonly Step[], locale: Locale): ExplainedSteps {
  return {
    count: steps.length,
    at(index) {
      const { rule, facts } = itemAt(steps, index)
      return { text: explainStep(registry, rule, locale, facts), mark: markOf(requireRule(registry, rule))[locale] }
    },
  }
}

function markTexts(
  registry: Registry,
  steps: readonly Step[],
  texts: readonly string[],
  locale: Locale,
): ExplainedSteps {
  const mark = (index: number) => markOf(requireRule(registry, itemAt(steps, index).rule))[locale]
  return { count: steps.length, at: (index) => ({ text: texts[index] ?? '', mark: mark(index) }) }
}

export const OUR_READING: Localized = { en: 'our reading', es: 'lectura nuestra' }

const marks = new WeakMap<CataloguedRule, Localized>()

/** Where a rule stands, `p. 29`, and which reading of ours it rests on instead of passing for the book. */
export function markOf(entry: CataloguedRule): Localized {
  const known = marks.get(entry)
  if (known !== undefined) return known
  const { page, rulings } = entry.rule
  const write = (locale: Locale) =>
    [
      ...(page === null ? [] : [`p. ${page}`]),
      ...(rulings.length === 0 ? [] : [`${OUR_READING[locale]}, ${rulings.join(', ')}`]),
    ].join('; ')
  const made = { en: write('en'), es: write('es') }
  marks.set(entry, made)
  return made
}

/** In a text without its steps, the readings of ours that these rest on. */
export function readingNotes(registry: Registry, steps: readonly Step[], locale: Locale): readonly string[] {
  const readings = new Set(steps.flatMap(({ rule }) => requireRule(registry, rule).rule.rulings))
  if (readings.size === 0) return NO_NOTES
  const [shown, more] = [[...readings].slice(0, MAX_READINGS), readings.size > MAX_READINGS]
  const our = { en: 'Our reading', es: 'Lectura nuestra' }[locale]
  return [`${our}: ${shown.join(', ')}${more ? ', …' : ''}.`]
}

const MAX_READINGS = 8
