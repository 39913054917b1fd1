import type { UsedContent } from '../contract/content-reads.ts'
import type { Operation } from '../contract/operation.ts'
import type { RefusedRecord, RuledRecord } from '../contract/ruling-store.ts'
import { itemAt } from '../lib/items.ts'
import type { Json } from '../lib/json.ts'
import { recordOf } from '../lib/keys.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { explainRule } from '../rulebook/rule.ts'
import type { Step } from '../rulebook/trace.ts'
import { ByteWriter } from './byte-writer.ts'
import { presentOutcome } from './outcome.ts'
import { presentContent } from './provenance.ts'
import { presentRefusal } from './refusal.ts'
import { type CataloguedRule, type Registry, requireRule } from './registry.ts'
import { type Kept, RULING_FIELDS, type RulingField, type RulingFields } from './ruling.ts'
import { rulingText, type TextOptions } from './ruling-text.ts'

type KeptRuling = RuledRecord & Kept

const writer = new ByteWriter()

const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COMMA] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c]
const TEXT = Buffer.from(',"text":')
/** The names of a ruling's members, as they stand before their values. */
const KEYS = recordOf(RULING_FIELDS.map((field) => [field, Buffer.from(`"${field}":`)]))

/**
 * Writes a ruling as JSON, the wanted fields only. The same bytes as of the presented ruling, but most of a trace are
 * citations, which are encoded once for every rule instead of once for every step.
 */
export function writeRuling(
  registry: Registry,
  operation: Operation,
  record: KeptRuling,
  options: TextOptions,
  fields: RulingFields,
): Buffer {
  const { locale } = options
  const rules = record.steps.map(({ rule }) => requireRule(registry, rule))
  const texts = fields.has('trace.text') ? explainSteps(rules, record.steps, locale) : undefined
  const outcome = fields.has('outcome') ? presentOutcome(registry, operation, record.outcome, locale) : undefined
  const message = fields.has('text') ? rulingText(registry, operation, record, options, texts) : undefined

  let before = OPEN
  const member = (name: RulingField, value: Json | undefined): void => {
    if (value === undefined || !fields.has(name)) return
    begin(name)
    writer.json(value)
  }
  const begin = (name: RulingField): void => {
    writer.sign(before)
    before = COMMA
    writer.bytes(KEYS[name])
  }

  writer.begin()
  member('game', record.game)
  member('operation', record.operation)
  member('outcome', outcome)
  if (texts !== undefined || fields.has('trace')) {
    begin('trace')
    writeSteps(rules, record.steps, locale, texts)
  }
  if (fields.has('content')) {
    begin('content')
    writeContent(record.content, locale)
  }
  member('text', message)
  member('rulesVersion', record.rulesVersion)
  member('contentHash', record.contentHash)
  member('id', record.id)
  member('savedAt', record.savedAt?.toJSON())
  member('randomness', record.randomness ?? undefined)
  member('tables', record.tables)
  member('stored', record.stored)
  member('visibility', record.visibility)
  member('labels', record.labels)
  member('input', record.asked)
  if (before === OPEN) writer.sign(OPEN)
  writer.sign(CLOSE)
  return writer.take()
}

function explainSteps(rules: readonly CataloguedRule[], steps: readonly Step[], locale: Locale): string[] {
  return rules.map(({ rule, content }, index) => explainRule(rule, locale, itemAt(steps, index).facts, content))
}

/** Writes the argument; `rules` are those of its steps. */
function writeSteps(
  rules: readonly CataloguedRule[],
  steps: readonly Step[],
  locale: Locale,
  texts?: readonly string[],
): void {
  writer.sign(OPEN_LIST)
  for (let index = 0; index < steps.length; index++) {
    if (index > 0) writer.sign(COMMA)
    writer.bytes(citationOf(itemAt(rules, index))[locale])
    writer.json(itemAt(steps, index).facts)
    if (texts !== undefined) {
      writer.bytes(TEXT)
      writer.json(texts[index])
    }
    writer.sign(CLOSE)
  }
  writer.sign(CLOSE_LIST)
}

function writeContent(content: readonly UsedContent[], locale: Locale): void {
  writer.sign(OPEN_LIST)
  for (let index = 0; index < content.length; index++) {
    if (index > 0) writer.sign(COMMA)
    writer.bytes(encodedContent(itemAt(content, index))[locale])
  }
  writer.sign(CLOSE_LIST)
}

const citations = new WeakMap<CataloguedRule, Localized<Buffer>>()

/** A step as far as it is the same for every application of its rule. */
function citationOf(entry: CataloguedRule): Localized<Buffer> {
  const known = citations.get(entry)
  if (known !== undefined) return known
  const { id, book, section, rule } = entry
  const write = (locale: Locale) => {
    const { page, rulings: interpretations } = rule
    const title = rule.title[locale]
    const cited = { rule: id, title, book: book.title, section: section[locale], page, interpretations }
    const citation = JSON.stringify(cited)
    return Buffer.from(`${citation.slice(0, -1)},"facts":`)
  }
  const made = { en: write('en'), es: write('es') }
  citations.set(entry, made)
  return made
}

/** Writes a saved refusal as JSON, the wanted fields only. */
export function writeRefusal(
  registry: Registry,
  record: RefusedRecord & Kept,
  options: TextOptions,
  fields: RulingFields,
): Buffer {
  const { trace, ...rest } = presentRefusal(registry, record, options)
  const silent = trace.map(({ text: _text, ...step }) => step)
  const steps = fields.has('trace.text') ? { trace } : fields.has('trace') ? { trace: silent } : {}
  const wanted = Object.entries(rest).filter(([name]) => fields.has(name as RulingField))
  return Buffer.from(JSON.stringify({ ...Object.fromEntries(wanted), ...steps }))
}

const writtenEntries = new WeakMap<UsedContent, Localized<Buffer>>()

/** An entry of content as rulings name it; most rulings name the same few. */
function encodedContent(used: UsedContent): Localized<Buffer> {
  const known = writtenEntries.get(used)
  if (known !== undefined) return known
  const write = (locale: Locale) => Buffer.from(JSON.stringify(presentContent([used], locale)[0]))
  const made = { en: write('en'), es: write('es') }
  writtenEntries.set(used, made)
  return made
}
