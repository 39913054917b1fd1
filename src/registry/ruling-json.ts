import type { UsedContent } from '../contract/content-reads.ts'
import type { Operation } from '../contract/operation.ts'
import type { RefusedRecord, RuledRecord } from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import type { Step } from '../rulebook/trace.ts'
import { ByteWriter } from './byte-writer.ts'
import { presentOutcome } from './outcome.ts'
import { presentContent } from './provenance.ts'
import { presentRefusal } from './refusal.ts'
import { type CataloguedRule, explainStep, type Registry, requireRule } from './registry.ts'
import type { RulingField, RulingFields } from './ruling.ts'
import { rulingText, type TextOptions } from './ruling-text.ts'

type KeptRuling = RuledRecord & { readonly id?: string; readonly savedAt?: Date }

const writer = new ByteWriter()

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
  const texts = fields.has('trace.text') ? explainSteps(registry, record.steps, locale) : undefined
  const outcome = fields.has('outcome') ? presentOutcome(registry, operation, record.outcome, locale) : undefined
  const before = membersBeforeTrace(record, fields, outcome)
  const hasTrace = texts !== undefined || fields.has('trace')
  const message = fields.has('text') ? rulingText(registry, operation, record, options, texts) : undefined
  const after = membersAfterTrace(record, fields, { message, locale })

  // All that could fail is behind: what is begun now is finished, and the writer is empty again.
  writer.text(`{${before}`)
  if (hasTrace) {
    writer.text(before === '' ? '"trace":[' : ',"trace":[')
    writeSteps(registry, record.steps, locale, texts)
    writer.text(']')
  }
  const needsComma = after !== '' && (hasTrace || before !== '')
  writer.text(`${needsComma ? ',' : ''}${after}}`)
  return writer.take()
}

function membersBeforeTrace(
  { game, operation }: KeptRuling,
  fields: RulingFields,
  outcome: JsonObject | undefined,
): string {
  const members: string[] = []
  if (fields.has('game')) members.push(`"game":${JSON.stringify(game)}`)
  if (fields.has('operation')) members.push(`"operation":${JSON.stringify(operation)}`)
  if (outcome !== undefined) members.push(`"outcome":${JSON.stringify(outcome)}`)
  return members.join()
}

function membersAfterTrace(
  record: KeptRuling,
  fields: RulingFields,
  { message, locale }: { readonly message: string | undefined; readonly locale: Locale },
): string {
  const { id, savedAt, randomness, rulesVersion, contentHash } = record
  const members: string[] = []
  if (fields.has('content'))
    members.push(`"content":[${record.content.map((used) => writeContent(used)[locale]).join()}]`)
  if (message !== undefined) members.push(`"text":${JSON.stringify(message)}`)
  if (fields.has('rulesVersion')) members.push(`"rulesVersion":${JSON.stringify(rulesVersion)}`)
  if (fields.has('contentHash')) members.push(`"contentHash":${JSON.stringify(contentHash)}`)
  if (id !== undefined && fields.has('id')) members.push(`"id":${JSON.stringify(id)}`)
  if (savedAt !== undefined && fields.has('savedAt')) members.push(`"savedAt":${JSON.stringify(savedAt)}`)
  if (randomness !== null && fields.has('randomness')) members.push(`"randomness":${JSON.stringify(randomness)}`)
  return members.join()
}

function explainSteps(registry: Registry, steps: readonly Step[], locale: Locale): string[] {
  return steps.map(({ rule, facts }) => explainStep(registry, rule, locale, facts))
}

function writeSteps(registry: Registry, steps: readonly Step[], locale: Locale, texts?: readonly string[]): void {
  let end = ''
  for (let index = 0; index < steps.length; index++) {
    const { rule, facts } = steps[index] as Step
    if (end !== '') writer.text(end)
    writer.bytes(citationOf(requireRule(registry, rule))[locale])
    end =
      texts === undefined
        ? `${JSON.stringify(facts)}},`
        : `${JSON.stringify(facts)},"text":${JSON.stringify(texts[index])}},`
  }
  writer.text(end.slice(0, -1))
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
  record: RefusedRecord & { readonly id?: string; readonly savedAt?: Date },
  options: TextOptions,
  fields: RulingFields,
): Buffer {
  const { trace, ...rest } = presentRefusal(registry, record, options)
  const silent = trace.map(({ text: _text, ...step }) => step)
  const steps = fields.has('trace.text') ? { trace } : fields.has('trace') ? { trace: silent } : {}
  const wanted = Object.entries(rest).filter(([name]) => fields.has(name as RulingField))
  return Buffer.from(JSON.stringify({ ...Object.fromEntries(wanted), ...steps }))
}

const writtenEntries = new WeakMap<UsedContent, Localized>()

/** An entry of content as rulings name it; most rulings name the same few. */
function writeContent(used: UsedContent): Localized {
  const known = writtenEntries.get(used)
  if (known !== undefined) return known
  const write = (locale: Locale) => JSON.stringify(presentContent([used], locale)[0])
  const made = { en: write('en'), es: write('es') }
  writtenEntries.set(used, made)
  return made
}
