import type { UsedContent } from '../contract/content-reads.ts'
import {
  InvalidCursor,
  type Keeping,
  type NewRuling,
  type Page,
  type RulingChanges,
  type RulingFilter,
  type RulingRecord,
  type RulingStore,
  type SavedRuling,
  UNOWNED,
  type UsedTable,
  type Visibility,
} from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Randomness } from '../rulebook/random.ts'
import type { Violation } from '../rulebook/refusal.ts'
import type { Step } from '../rulebook/trace.ts'
import type { Prisma, PrismaClient, Ruling } from './client/client.ts'
import { firstUuidAt, isUuid, newUuid } from './uuid.ts'

/** Keeps rulings by Prisma. */
export function createRulingStore(prisma: PrismaClient): RulingStore {
  return {
    async save(ruling, keeping = UNOWNED) {
      const [saved] = await saveAll(prisma, [ruling], keeping)
      if (saved === undefined) throw new Error('A ruling that was saved is answered.')
      return saved
    },
    saveAll: (rulings, keeping) => saveAll(prisma, rulings, keeping),
    countOf: (countedFor, max) => countOf(prisma, countedFor, max),
    find: (id) => find(prisma, id),
    list: (filter, page) => list(prisma, filter, page),
    change: (id, owner, to) => change(prisma, id, owner, to),
    async delete(id, owner) {
      if (!isUuid(id)) return false
      return (await prisma.ruling.deleteMany({ where: { id, belongsTo: owner } })).count > 0
    },
  }
}

/** Writes rulings and what they cite in one statement: atomic without a transaction's round trips. */
async function saveAll(
  prisma: PrismaClient,
  rulings: readonly NewRuling[],
  { countedFor, owner, visibility, labels }: Keeping,
): Promise<readonly SavedRuling[]> {
  if (rulings.length === 0) return []
  const at = new Date()
  const kept = rulings.map(({ words = '', ...ruling }) => ({ words, ruling, id: newUuid() }))
  const column = (value: (of: (typeof kept)[number]) => string | null) => kept.map(value)
  const json = (value: (of: RulingRecord) => unknown) => column(({ ruling }) => jsonOrNull(value(ruling)))
  const cited = kept.flatMap(({ id, ruling }) => citedRules(ruling).map((rule) => ({ id, rule })))
  await prisma.$executeRaw`
    WITH kept AS (
      INSERT INTO rulings (
        id, game, operation, input, outcome, steps, randomness, content, tables, refusal, rules_version, content_hash,
        words, saved_at, owner, belongs_to, visibility, labels
      )
      SELECT
        line.id::uuid, line.game, line.operation, line.input::json, line.outcome::json, line.steps::json,
        line.randomness::json, line.content::json, line.tables::json, line.refusal::json, line.rules_version,
        line.content_hash, line.words, ${at.toISOString()}::timestamptz, ${countedFor}, ${owner}, ${visibility},
        ${[...labels]}::text[]
      FROM unnest(
        ${column(({ id }) => id)}::text[], ${column(({ ruling }) => ruling.game)}::text[],
        ${column(({ ruling }) => ruling.operation)}::text[], ${json(({ input }) => input)}::text[],
        ${column(({ ruling }) => JSON.stringify(ruling.outcome))}::text[], ${json(({ steps }) => steps)}::text[],
        ${json(({ randomness }) => randomness)}::text[], ${column(({ ruling }) => contentJson(ruling))}::text[],
        ${json(({ tables }) => tables)}::text[], ${json(({ refusal }) => refusal)}::text[],
        ${column(({ ruling }) => ruling.rulesVersion)}::text[], ${column(({ ruling }) => ruling.contentHash)}::text[],
        ${column(({ words }) => writable(words))}::text[]
      ) AS line (
        id, game, operation, input, outcome, steps, randomness, content, tables, refusal, rules_version, content_hash,
        words
      )
      RETURNING id
    )
    INSERT INTO citations (rule, ruling_id)
    SELECT cited.rule, kept.id
    FROM kept JOIN unnest(${cited.map(({ id }) => id)}::text[], ${cited.map(({ rule }) => rule)}::text[])
      AS cited (ruling_id, rule) ON cited.ruling_id::uuid = kept.id`
  return kept.map(({ ruling, id }) => ({ ...ruling, id, savedAt: at, owner, visibility, labels }))
}

/** PostgreSQL takes no NUL character. */
const writable = (words: string): string => words.replaceAll('\u0000', ' ')

const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

async function countOf(prisma: PrismaClient, countedFor: string, max: number): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM rulings WHERE owner = ${countedFor} LIMIT ${max}) AS held`
  return row?.count ?? 0
}

async function change(
  prisma: PrismaClient,
  id: string,
  owner: string,
  { visibility, labelled }: RulingChanges,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const data = {
    ...(visibility && { visibility }),
    ...(labelled && { labels: [...labelled.labels], words: writable(labelled.words) }),
  }
  return (await prisma.ruling.updateMany({ where: { id, belongsTo: owner }, data })).count > 0
}

/** Of an entry only what a ruling tells; its own data may change later. */
function contentJson({ content }: RulingRecord): string {
  return JSON.stringify(content.map(({ id, kind, name, provenance }) => ({ id, kind, name, provenance })))
}

function citedRules({ steps }: RulingRecord): string[] {
  return [...new Set(steps.map(({ rule }) => rule))]
}

async function find(prisma: PrismaClient, id: string): Promise<SavedRuling | null> {
  if (!isUuid(id)) return null

  const row = await prisma.ruling.findUnique({ where: { id } })
  return row && savedRuling(row)
}

async function list(
  prisma: PrismaClient,
  filter: RulingFilter,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<Page<SavedRuling>> {
  if (after !== undefined && !isUuid(after)) throw new InvalidCursor(after)
  if (matchesNothing(filter)) return { items: [], next: null }

  // One row more than asked for tells whether another page follows.
  const rows = await newestRulings(prisma, filter, { between: idsBetween(filter, after), take: limit + 1 })
  const items = rows.slice(0, limit).map(savedRuling)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** PostgreSQL refuses a text with the NUL character, so no column can hold one. */
function matchesNothing({ game, operation, rule, label, words = [] }: RulingFilter): boolean {
  return [game, operation, rule, label, ...words].some((text) => text?.includes('\u0000'))
}

/** Ids hold the time of saving, so that times and cursors are one range of the key. */
function idsBetween({ from, to }: RulingFilter, after: string | undefined): { gte?: string; lt?: string } {
  const before = [after, to && firstUuidAt(to)].filter((id) => id !== undefined).sort()
  return { ...(from && { gte: firstUuidAt(from) }), ...(before[0] !== undefined && { lt: before[0] }) }
}

/** A rule's rulings are read from its citations, whose key is in the order of the answer. */
async function newestRulings(
  prisma: PrismaClient,
  filter: RulingFilter,
  { between, take }: { readonly between: { gte?: string; lt?: string }; readonly take: number },
): Promise<readonly Ruling[]> {
  const where = whereOf(filter)
  const { rule } = filter
  if (rule === undefined) {
    return prisma.ruling.findMany({ where: { ...where, id: between }, orderBy: { id: 'desc' }, take })
  }
  const citations = await prisma.citation.findMany({
    where: { rule, rulingId: between, ...(Object.keys(where).length > 0 && { ruling: where }) },
    orderBy: { rulingId: 'desc' },
    take,
    select: { ruling: true },
  })
  return citations.map(({ ruling }) => ruling)
}

function whereOf({ of, game, operation, label, words = [] }: RulingFilter): Prisma.RulingWhereInput {
  return {
    ...(of === 'public' ? { visibility: 'public' } : of !== undefined && { belongsTo: of.owner }),
    ...(game !== undefined && { game }),
    ...(operation !== undefined && { operation }),
    ...(label !== undefined && { labels: { has: label } }),
    ...(words.length > 0 && {
      AND: words.map((word) => ({ words: { contains: literal(word), mode: 'insensitive' as const } })),
    }),
  }
}

/** A word as a pattern that means nothing but itself. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

function savedRuling(row: Ruling): SavedRuling {
  const {
    input,
    outcome,
    steps,
    randomness,
    content,
    tables,
    refusal,
    owner: _countedFor,
    words: _words,
    belongsTo: owner,
    ...texts
  } = row
  const named = tables === null ? {} : { tables: asWritten<UsedTable[]>(tables) }
  const facts = {
    ...texts,
    ...named,
    owner,
    visibility: texts.visibility as Visibility,
    input: asWritten<JsonObject>(input),
    steps: asWritten<Step[]>(steps),
  }
  const kept = { ...facts, content: asWritten<UsedContent[]>(content ?? []) }
  if (refusal !== null) return { ...kept, outcome: null, randomness: null, refusal: asWritten<Violation[]>(refusal) }
  return {
    ...kept,
    outcome: asWritten<JsonObject>(outcome),
    randomness: asWritten<Randomness | null>(randomness),
    refusal,
  }
}

/** A JSON column holds what `save` wrote into it, and nothing else writes there. */
function asWritten<Value>(column: unknown): Value {
  return column as Value
}
