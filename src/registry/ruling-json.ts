import type { Operation } from '../contract/operation.ts'
import type { RulingRecord } from '../contract/ruling-store.ts'
import { LOCALES, type Locale, type Localized } from '../lib/locale.ts'
import { chatText } from '../rendering/chat-text.ts'
import { tell } from '../rulebook/rule.ts'
import type { Step } from '../rulebook/trace.ts'
import { type CataloguedRule, type Registry, requireRule } from './registry.ts'
import { type RulingFields, rulingText } from './ruling.ts'

type KeptRuling = RulingRecord & { readonly id?: string; readonly savedAt?: Date }

/**
 * Writes a ruling as JSON, the wanted fields only. The same bytes as of the presented ruling, but most of a trace are
 * citations, which are written once for every rule instead of once for every step.
 */
export function writeRuling(
  registry: Registry,
  operation: Operation,
  record: KeptRuling,
  locale: Locale,
  fields: RulingFields,
): string {
  const { id, savedAt, outcome, randomness } = record
  const texts = fields.has('trace.text') ? toldTexts(registry, record.steps, locale) : null
  let json = ''
  if (fields.has('game')) json += `,"game":${JSON.stringify(record.game)}`
  if (fields.has('operation')) json += `,"operation":${JSON.stringify(record.operation)}`
  if (fields.has('outcome')) json += `,"outcome":${JSON.stringify(outcome)}`
  if (texts !== null || fields.has('trace')) json += `,"trace":[${writeSteps(registry, record.steps, locale, texts)}]`
  if (fields.has('text')) json += `,"text":${JSON.stringify(textOf(registry, operation, record, locale, texts))}`
  if (fields.has('rulesVersion')) json += `,"rulesVersion":${JSON.stringify(record.rulesVersion)}`
  if (fields.has('contentHash')) json += `,"contentHash":${JSON.stringify(record.contentHash)}`
  if (id !== undefined && fields.has('id')) json += `,"id":${JSON.stringify(id)}`
  if (savedAt !== undefined && fields.has('savedAt')) json += `,"savedAt":${JSON.stringify(savedAt)}`
  if (randomness !== null && fields.has('randomness')) json += `,"randomness":${JSON.stringify(randomness)}`
  return `{${json.slice(1)}}`
}

function toldTexts(registry: Registry, steps: readonly Step[], locale: Locale): string[] {
  return steps.map(({ rule, facts }) => tell(requireRule(registry, rule).rule, locale, facts))
}

/** The chat message, of the texts of the steps where they were told already. */
function textOf(
  registry: Registry,
  operation: Operation,
  record: RulingRecord,
  locale: Locale,
  texts: readonly string[] | null,
): string {
  if (texts === null) return rulingText(registry, operation, record, locale)
  const pageOf = ({ rule }: Step) => requireRule(registry, rule).rule.page
  const told = record.steps.map((step, index) => ({ text: texts[index] ?? '', page: pageOf(step) }))
  return chatText(operation.headline(record, locale), told)
}

function writeSteps(
  registry: Registry,
  steps: readonly Step[],
  locale: Locale,
  texts: readonly string[] | null,
): string {
  let json = ''
  for (const [index, { rule, facts }] of steps.entries()) {
    const text = texts === null ? '' : `,"text":${JSON.stringify(texts[index])}`
    json += `${index === 0 ? '' : ','}${citationOf(requireRule(registry, rule), locale)}${JSON.stringify(facts)}${text}}`
  }
  return json
}

const citations = new WeakMap<CataloguedRule, Localized>()

/** A step as far as it is the same for every application of its rule. */
function citationOf(entry: CataloguedRule, locale: Locale): string {
  let written = citations.get(entry)
  if (written === undefined) {
    const { id, book, rule } = entry
    const write = (one: Locale) =>
      JSON.stringify({ rule: id, title: rule.title[one], book: book.title, section: rule.section, page: rule.page })
    const [en, es] = LOCALES.map((one) => `${write(one).slice(0, -1)},"facts":`) as [string, string]
    written = { en, es }
    citations.set(entry, written)
  }
  return written[locale]
}
