import type { UsedContent } from '../contract/content-reads.ts'
import {
  InvalidCursor,
  type Page,
  type RulingFilter,
  type RulingRecord,
  type RulingStore,
  type SavedRuling,
} from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Randomness } from '../rulebook/random.ts'
import type { Violation } from '../rulebook/refusal.ts'
import type { Step } from '../rulebook/trace.ts'
import type { Prisma, PrismaClient, Ruling } from './client/client.ts'
import { isUuid, newUuid } from './uuid.ts'

/** Keeps rulings by Prisma. */
export function createRulingStore(prisma: PrismaClient): RulingStore {
  return {
    save: (ruling, owner = null) => save(prisma, { ...ruling, id: newUuid(), savedAt: new Date() }, owner),
    countOf: (owner, max) => countOf(prisma, owner, max),
    find: (id) => find(prisma, id),
    list: (filter, page) => list(prisma, filter, page),
  }
}

/** Writes the ruling and what it cites in one statement: atomic without a transaction's round trips. */
async function save(prisma: PrismaClient, ruling: SavedRuling, owner: string | null): Promise<SavedRuling> {
  await prisma.$executeRaw`
    WITH ruling AS (
      INSERT INTO rulings
        (id, game, operation, input, outcome, steps, randomness, content, refusal, rules_version, content_hash, saved_at, owner)
      VALUES (
        ${ruling.id}::uuid, ${ruling.game}, ${ruling.operation}, ${JSON.stringify(ruling.input)}::json,
        ${JSON.stringify(ruling.outcome)}::json, ${JSON.stringify(ruling.steps)}::json,
        ${ruling.randomness && JSON.stringify(ruling.randomness)}::json, ${contentJson(ruling)}::json,
        ${ruling.refusal && JSON.stringify(ruling.refusal)}::json,
        ${ruling.rulesVersion}, ${ruling.contentHash}, ${ruling.savedAt.toISOString()}::timestamptz,
        ${owner}
      )
      RETURNING id
    )
    INSERT INTO citations (rule, ruling_id)
    SELECT cited.rule, ruling.id FROM ruling, unnest(${citedRules(ruling)}::text[]) AS cited (rule)`
  return ruling
}

async function countOf(prisma: PrismaClient, owner: string, max: number): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM rulings WHERE owner = ${owner} LIMIT ${max}) AS held`
  return row?.count ?? 0
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
  const older = after === undefined ? {} : { lt: after }
  const rows = await newestRulings(prisma, filter, { older, take: limit + 1 })
  const items = rows.slice(0, limit).map(savedRuling)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** PostgreSQL refuses a text with the NUL character, so no column can hold one. */
function matchesNothing({ game, operation, rule }: RulingFilter): boolean {
  return [game, operation, rule].some((text) => text?.includes('\u0000'))
}

/** A rule's rulings are read from its citations, whose key is in the order of the answer. */
async function newestRulings(
  prisma: PrismaClient,
  { game, operation, rule }: RulingFilter,
  { older, take }: { readonly older: { lt?: string }; readonly take: number },
): Promise<readonly Ruling[]> {
  const where: Prisma.RulingWhereInput = {
    ...(game !== undefined && { game }),
    ...(operation !== undefined && { operation }),
  }
  if (rule === undefined) {
    return prisma.ruling.findMany({ where: { ...where, id: older }, orderBy: { id: 'desc' }, take })
  }
  const citations = await prisma.citation.findMany({
    where: { rule, rulingId: older, ...(Object.keys(where).length > 0 && { ruling: where }) },
    orderBy: { rulingId: 'desc' },
    take,
    select: { ruling: true },
  })
  return citations.map(({ ruling }) => ruling)
}

function savedRuling(row: Ruling): SavedRuling {
  const { input, outcome, steps, randomness, content, refusal, owner: _owner, ...texts } = row
  const facts = { ...texts, input: asWritten<JsonObject>(input), steps: asWritten<Step[]>(steps) }
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
