import { z } from 'zod'
import type { Operation } from '../contract/operation.ts'
import { type RuledRecord, type UsedTable, VISIBILITIES, type Visibility } from '../contract/ruling-store.ts'
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

/** A stored table that a question named. */
const UsedTableAnswer = z
  .object({
    path: z.string().describe('The field that named it.'),
    name: z.string(),
    id: z.string().describe('The hash of what it holds; `{ "stored": id }` asks about this very table again.'),
  })
  .meta({ id: 'UsedTable', description: 'A stored table that a question named.' })

/** A table that was stored as the ruling left it. */
const LeftTable = z
  .object({ id: z.string(), name: z.string(), href: z.string() })
  .meta({ id: 'LeftTable', description: 'The table as it is afterwards, as it was stored.' })
export type LeftTable = z.infer<typeof LeftTable>

export const RulingVisibility = z
  .enum(VISIBILITIES)
  .meta({ id: 'RulingVisibility', description: 'Who may read it: its owner, whoever knows its address, or everybody.' })

/** The parts of a ruling that do not depend on the operation. */
export const RulingFrame = z
  .object({
    id: z.string().optional().describe('Present when the ruling is saved.'),
    savedAt: z.iso.datetime().optional(),
    game: z.string(),
    operation: z.string(),
    input: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The question, with stored tables drawn; present where a saved ruling is read.'),
    visibility: RulingVisibility.optional().describe('Present when the ruling is saved.'),
    labels: z.array(z.string()).optional().describe('Present when the ruling is saved.'),
    outcome: z.record(z.string(), z.unknown()),
    trace: z.array(TraceStep),
    content: z
      .array(UsedContentAnswer)
      .describe('The entries of content that were read; what the caller sent is not among them.'),
    tables: z.array(UsedTableAnswer).optional().describe('Present when the question named stored tables.'),
    stored: LeftTable.optional().describe('Present when the table was stored as it is afterwards.'),
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
  tables?: readonly UsedTable[]
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

/** What a ruling has besides once it is kept; `asked` is its question, where that is shown. */
export type Kept = {
  readonly id?: string
  readonly savedAt?: Date
  readonly visibility?: Visibility
  readonly labels?: readonly string[]
  readonly asked?: JsonObject
  readonly stored?: LeftTable
}

/** A ruling that may have been saved. */
type KeptRuling = RuledRecord & Kept

/** What a caller may ask for: the fields of a ruling, and the texts of its steps. */
export const RULING_FIELDS = [
  'id',
  'savedAt',
  'game',
  'operation',
  'input',
  'visibility',
  'labels',
  'outcome',
  'refusal',
  'trace',
  'trace.text',
  'content',
  'tables',
  'stored',
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
  .max(300)
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
  if (record.tables !== undefined) ruling.tables = record.tables
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
