import { z } from 'zod'
import type { Operation } from '../contract/operation.ts'
import type { RuledRecord } from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { explainRule } from '../rulebook/rule.ts'
import type { Step } from '../rulebook/trace.ts'
import { presentOutcome } from './outcome.ts'
import { presentContent, UsedContentAnswer, type WireContent } from './provenance.ts'
import { type Registry, requireRule } from './registry.ts'
import { rulingText, type TextOptions } from './ruling-text.ts'

/** One step of a ruling's argument, with its citation. */
export const TraceStep = z
  .object({
    rule: z.string().describe('The stable id of the rule.'),
    title: z.string(),
    book: z.string(),
    section: z.string(),
    page: z.string().nullable().describe('The printed page; null for a rule that is derived.'),
    interpretations: z
      .array(z.string())
      .describe('Where the book leaves something open: our readings that the rule rests on, as `Q-16`.'),
    facts: z.record(z.string(), z.unknown()).describe('What the rule read and what it concluded.'),
    text: z.string().describe('The facts in words.'),
  })
  .meta({ id: 'TraceStep' })

export const Randomness = z
  .object({
    seed: z.string().describe('Send it as `seed` to get the same ruling again.'),
    draws: z.array(z.object({ index: z.int(), bound: z.int(), value: z.int() })),
  })
  .meta({ id: 'Randomness' })

/** The parts of a ruling that do not depend on the operation. */
export const RulingFrame = z
  .object({
    id: z.string().optional().describe('Present when the ruling is saved.'),
    savedAt: z.iso.datetime().optional(),
    game: z.string(),
    operation: z.string(),
    outcome: z.record(z.string(), z.unknown()),
    trace: z.array(TraceStep),
    content: z
      .array(UsedContentAnswer)
      .describe('The entries of content that were read; what the caller sent is not among them.'),
    text: z
      .string()
      .describe(
        'The ruling as a chat message in Markdown, of at most 2,000 characters; what is too long loses its middle.',
      ),
    randomness: Randomness.optional(),
    rulesVersion: z.string(),
    contentHash: z.string(),
  })
  .meta({ id: 'Ruling' })
export type WireRuling = {
  id?: string
  savedAt?: string
  game: string
  operation: string
  outcome: JsonObject
  trace: WireStep[]
  content: WireContent[]
  text: string
  randomness?: NonNullable<RuledRecord['randomness']>
  rulesVersion: string
  contentHash: string
}
export type WireStep = {
  rule: string
  title: string
  book: string
  section: string
  page: string | null
  interpretations: readonly string[]
  facts: JsonObject
  text: string
}

/** A ruling that may have been saved. */
type KeptRuling = RuledRecord & { readonly id?: string; readonly savedAt?: Date }

/** What a caller may ask for: the fields of a ruling, and the texts of its steps. */
export const RULING_FIELDS = [
  'id',
  'savedAt',
  'game',
  'operation',
  'outcome',
  'refusal',
  'trace',
  'trace.text',
  'content',
  'text',
  'randomness',
  'rulesVersion',
  'contentHash',
] as const
export type RulingField = (typeof RULING_FIELDS)[number]
export type RulingFields = ReadonlySet<RulingField>

const ONE_FIELD = `(${RULING_FIELDS.map((field) => field.replace('.', '\\.')).join('|')})`

/** The wanted fields of a ruling as they are asked for, `outcome,trace`; anything else is no list of fields. */
export const FieldList = z
  .string()
  .max(200)
  .regex(
    new RegExp(`^${ONE_FIELD}(,${ONE_FIELD})*$`),
    `Give names of this list, with commas: ${RULING_FIELDS.join(', ')}.`,
  )
  .describe(
    'Only these fields of the ruling, with commas between. `trace` gives the steps without their texts, `trace.text` with them. What is not asked for is not worked out.',
  )

const EVERY_FIELD: RulingFields = new Set(RULING_FIELDS)

/** Reads a list of fields that was found well-formed; none means every field. */
export function readFields(list: string | undefined): RulingFields {
  return list === undefined ? EVERY_FIELD : new Set(list.split(',') as RulingField[])
}

/** Puts a ruling into the form it has on the wire, in the reader's language. */
export function presentRuling(
  registry: Registry,
  operation: Operation,
  record: KeptRuling,
  options: TextOptions,
): WireRuling {
  const { id, savedAt, game, randomness, rulesVersion, contentHash } = record
  const outcome = presentOutcome(registry, operation, record.outcome, options.locale)
  const trace = record.steps.map((step) => presentStep(registry, step, options.locale))
  const text = rulingText(registry, operation, record, options)
  const content = presentContent(record.content, options.locale)
  const { operation: name } = record
  const ruling: WireRuling = { game, operation: name, outcome, trace, content, text, rulesVersion, contentHash }
  if (id !== undefined) ruling.id = id
  if (savedAt !== undefined) ruling.savedAt = savedAt.toISOString()
  if (randomness !== null) ruling.randomness = randomness
  return ruling
}

/** Puts one step into the form it has on the wire, with the rule's citation. */
export function presentStep(registry: Registry, step: Step, locale: Locale): WireStep {
  const { book, section, rule, content } = requireRule(registry, step.rule)
  return {
    rule: step.rule,
    title: rule.title[locale],
    book: book.title,
    section: section[locale],
    page: rule.page,
    interpretations: rule.rulings,
    facts: step.facts,
    text: explainRule(rule, locale, step.facts, content),
  }
}
