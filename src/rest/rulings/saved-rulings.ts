import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { InvalidCursor, type RulingFilter, type SavedRuling } from '../../contract/ruling-store.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import { RulingChange, RulingFilterQuery } from '../../hosting/ruling-schemas.ts'
import { changeRuling, deleteRuling, filterFor, requireRuling } from '../../hosting/rulings.ts'
import { RefusedRuling } from '../../registry/refusal.ts'
import { FieldList, RulingFrame, readFields } from '../../registry/ruling.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { keeperOf, requireKeeper } from '../keeping.ts'
import { describeRoute, readBody } from '../matches/access.ts'
import { localeOf, type RulingType, rulingTypeOf } from '../reader.ts'
import { createSlices, type DoSlice } from '../slices.ts'
import { varyBy } from '../vary.ts'
import { JSON_TYPE, requireOperation, sendRuling, writeShortRuling } from './rulings.ts'

const ListQuery = RulingFilterQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
  fields: FieldList.optional(),
  detail: TextDetail.default(DEFAULT_DETAIL),
})
const OneQuery = z.strictObject({ fields: FieldList.optional(), detail: TextDetail.default(DEFAULT_DETAIL) })
const ExportQuery = RulingFilterQuery.extend(OneQuery.shape)

type ListRequest = { Querystring: z.output<typeof ListQuery> }
type ExportRequest = { Querystring: z.output<typeof ExportQuery> }
type One = { Params: { id: string }; Querystring: z.output<typeof OneQuery> }

const KeptRuling = z.union([RulingFrame, RefusedRuling]).meta({ id: 'SavedRuling' })
const RulingPage = z.object({ rulings: z.array(KeptRuling), next: z.string().nullable() })

const ENDINGS: Readonly<Record<string, RulingType>> = {
  md: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
}

const describe = (operationId: string, summary: string, more: object) => {
  const { schema } = describeRoute(operationId, summary, more)
  return { schema: { ...schema, tags: ['rulings'] } }
}

/** Rulings that were kept: one by its id, in every form, lists of them, and what their owner may do with them. */
export const savedRulingRoutes: Routes = (app, dependencies) => {
  addLists(app, dependencies)
  addReading(app, dependencies)
  addChanging(app, dependencies)
}

const LINES_TYPE = 'application/x-ndjson; charset=utf-8'

function addLists(app: FastifyInstance, dependencies: Dependencies): void {
  const doSlice = createSlices()
  const list = describe('listRulings', 'Lists saved rulings, newest first: those of the sender, or the public ones.', {
    description: 'A page of large rulings may be shorter than its limit; `next` continues it.',
    querystring: ListQuery,
    answers: { 200: RulingPage },
  })
  app.get<ListRequest>('/v1/rulings', list, async (request, reply) => {
    reply.header('cache-control', 'private, no-cache')
    varyBy(reply, 'Accept-Language')
    return reply.type(JSON_TYPE).send(await writePage(request, dependencies, doSlice))
  })
  const lines = { schema: z.string() }
  const exporting = describe('exportRulings', 'Sends all saved rulings that are meant, one JSON object per line.', {
    querystring: ExportQuery,
    answers: { 200: { description: 'The rulings, newest first.', content: { 'application/x-ndjson': lines } } },
  })
  app.get<ExportRequest>('/v1/rulings/export', exporting, (request, reply) => {
    const filter = filterFor(filterOf(request.query), keeperOf(request, dependencies))
    reply.type(LINES_TYPE).header('cache-control', 'private, no-cache')
    varyBy(reply, 'Accept-Language')
    return reply.send(Readable.from(writeLines(request, filter, dependencies, doSlice), { objectMode: false }))
  })
}

/** What of a query says which rulings are meant. */
function filterOf({ of, game, operation, rule, label, q, from, to }: z.output<typeof RulingFilterQuery>) {
  return { of, game, operation, rule, label, q, from, to }
}

/** Reads the next rulings when the ones before were taken, so that an export of any size takes no more memory. */
async function* writeLines(
  request: FastifyRequest<ExportRequest>,
  filter: RulingFilter,
  { registry, database }: Dependencies,
  doSlice: DoSlice,
): AsyncGenerator<Buffer> {
  const { fields, detail } = request.query
  const form = { locale: localeOf(request), detail, fields: readFields(fields) }
  let cursor: string | undefined
  do {
    const { items, next } = await database.rulings.list(filter, { limit: RULINGS_PER_READ, after: cursor })
    for (const saved of items) {
      const operation = registry.operation(saved.game, saved.operation)
      if (operation === undefined) continue
      yield await doSlice(request, () => writeShortRuling(registry, operation, shown(saved), form))
      yield LINE_END
    }
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

const LINE_END = Buffer.from('\n')

/** A saved ruling is read with its question. */
const shown = (saved: SavedRuling) => ({ ...saved, asked: saved.input })

function addReading(app: FastifyInstance, dependencies: Dependencies): void {
  const { registry } = dependencies
  const one = describe('savedRuling', 'Reads a saved ruling; the address may end in .md, .svg or .png.', {
    querystring: OneQuery,
    answers: { 200: KeptRuling },
  })
  app.get<One>('/v1/rulings/:id', one, async (request, reply) => {
    const [, id = '', ending] = /^(.*?)(?:\.(md|svg|png))?$/.exec(request.params.id) ?? []
    const saved = await requireRuling(dependencies.rulings, id, () => keeperOf(request, dependencies))
    const operation = requireOperation(registry, saved.game, saved.operation)
    const type = ending === undefined ? rulingTypeOf(request, operation.hasPicture) : ENDINGS[ending]
    const { detail } = request.query
    const fields = readFields(request.query.fields)
    const form = { type: type ?? 'application/json', locale: localeOf(request), detail, fields } as const
    if (saved.visibility === 'private') reply.header('cache-control', 'private, no-cache')
    await sendRuling(reply, dependencies, operation, shown(saved), form)
    return reply
  })
}

function addChanging(app: FastifyInstance, dependencies: Dependencies): void {
  const { rulings, registry } = dependencies
  const summary = 'Changes who may read a saved ruling, or its labels; its owner may.'
  const changing = describe('changeRuling', summary, { body: RulingChange, answers: { 200: KeptRuling } })
  app.patch<{ Params: { id: string } }>('/v1/rulings/:id', changing, async (request, reply) => {
    const to = readBody(RulingChange, request.body)
    const saved = await changeRuling(rulings, request.params.id, requireKeeper(request, dependencies), to)
    const operation = requireOperation(registry, saved.game, saved.operation)
    const form = { locale: localeOf(request), detail: DEFAULT_DETAIL, fields: readFields(undefined) }
    return reply.type(JSON_TYPE).send(writeShortRuling(registry, operation, shown(saved), form))
  })
  const answers = { 204: { description: 'It is deleted.' } }
  const deleting = describe('deleteRuling', 'Deletes a saved ruling; its owner may.', { answers })
  app.delete<{ Params: { id: string } }>('/v1/rulings/:id', deleting, async (request, reply) => {
    await deleteRuling(rulings, request.params.id, requireKeeper(request, dependencies))
    return reply.code(204).send()
  })
}

/** So many rulings are read from the database at a time. */
const RULINGS_PER_READ = 10
/** A page takes no more rulings once it is this long. */
const MAX_PAGE_CHARACTERS = 4 * 1024 * 1024

/** A page as JSON. It is read and written in parts, so that neither many nor large rulings hold up anybody else. */
async function writePage(
  request: FastifyRequest<ListRequest>,
  dependencies: Dependencies,
  doSlice: DoSlice,
): Promise<string> {
  const { registry, database } = dependencies
  const { limit, after, fields, detail } = request.query
  const filter = filterFor(filterOf(request.query), keeperOf(request, dependencies))
  const form = { locale: localeOf(request), detail, fields: readFields(fields) }
  const written: string[] = []
  let length = 0
  let cursor = after
  do {
    const part = { limit: Math.min(RULINGS_PER_READ, limit - written.length), after: cursor }
    const { items, next } = await database.rulings.list(filter, part).catch(rethrowCursor)
    for (const saved of items) {
      const operation = requireOperation(registry, saved.game, saved.operation)
      const text = await doSlice(request, () => writeShortRuling(registry, operation, shown(saved), form))
      length += text.length
      written.push(text.toString())
    }
    cursor = next ?? undefined
  } while (cursor !== undefined && written.length < limit && length < MAX_PAGE_CHARACTERS)
  return `{"rulings":[${written.join(',')}],"next":${JSON.stringify(cursor ?? null)}}`
}

/** A cursor that is none is the caller's mistake. */
export function rethrowCursor(error: unknown): never {
  if (!(error instanceof InvalidCursor)) throw error
  throw new ApiError('input.invalid', 'cursor', { path: 'after' })
}
