import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { InvalidCursor } from '../../contract/ruling-store.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import { RefusedRuling } from '../../registry/refusal.ts'
import { FieldList, RulingFrame, readFields } from '../../registry/ruling.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { localeOf, type RulingType, rulingTypeOf } from '../reader.ts'
import { createSlices, type DoSlice } from '../slices.ts'
import { JSON_TYPE, requireOperation, sendRuling, writeShortRuling } from './rulings.ts'

const ListQuery = z.strictObject({
  game: z.string().max(40).optional(),
  operation: z.string().max(80).optional().describe('The short name, as in `line-of-sight`.'),
  rule: z.string().max(120).optional().describe('Only rulings that cite this rule.'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
  fields: FieldList.optional(),
  detail: TextDetail.default(DEFAULT_DETAIL),
})
const OneQuery = z.strictObject({ fields: FieldList.optional(), detail: TextDetail.default(DEFAULT_DETAIL) })

type ListRequest = { Querystring: z.output<typeof ListQuery> }

const KeptRuling = z.union([RulingFrame, RefusedRuling]).meta({ id: 'SavedRuling' })
const RulingPage = z.object({ rulings: z.array(KeptRuling), next: z.string().nullable() })

const ENDINGS: Readonly<Record<string, RulingType>> = {
  md: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
}

/** Rulings that were kept: one by its id, in every form, and lists of them. */
export const savedRulingRoutes: Routes = (app, dependencies) => {
  const { registry, database } = dependencies

  const list = {
    operationId: 'listRulings',
    tags: ['rulings'],
    summary: 'Lists saved rulings, newest first.',
    description: `A page of large rulings may be shorter than its limit; \`next\` continues it.`,
    querystring: ListQuery,
    answers: { 200: RulingPage },
  }
  const doSlice = createSlices()
  app.get<ListRequest>('/v1/rulings', { schema: list }, async (request, reply) =>
    reply.type(JSON_TYPE).send(await writePage(request, dependencies, doSlice)),
  )

  const one = {
    operationId: 'savedRuling',
    tags: ['rulings'],
    summary: 'Reads a saved ruling; the address may end in .md, .svg or .png.',
    querystring: OneQuery,
    answers: { 200: KeptRuling },
  }
  type One = { Params: { id: string }; Querystring: z.output<typeof OneQuery> }
  app.get<One>('/v1/rulings/:id', { schema: one }, async (request, reply) => {
    const [, id = '', ending] = /^(.*?)(?:\.(md|svg|png))?$/.exec(request.params.id) ?? []
    const saved = await database.rulings.find(id)
    if (saved === null) throw new ApiError('ruling.not-found', { id })
    const operation = requireOperation(registry, saved.game, saved.operation)
    const type = ending === undefined ? rulingTypeOf(request, operation.hasPicture) : ENDINGS[ending]
    const { detail } = request.query
    const fields = readFields(request.query.fields)
    const form = { type: type ?? 'application/json', locale: localeOf(request), detail, fields } as const
    await sendRuling(reply, dependencies, operation, saved, form)
    return reply
  })
}

/** So many rulings are read from the database at a time. */
const RULINGS_PER_READ = 10
/** A page takes no more rulings once it is this long. */
const MAX_PAGE_CHARACTERS = 4 * 1024 * 1024

/** A page as JSON. It is read and written in parts, so that neither many nor large rulings hold up anybody else. */
async function writePage(
  request: FastifyRequest<ListRequest>,
  { registry, database }: Dependencies,
  doSlice: DoSlice,
): Promise<string> {
  const { limit, after, fields, detail, ...filter } = request.query
  const form = { locale: localeOf(request), detail, fields: readFields(fields) }
  const written: string[] = []
  let length = 0
  let cursor = after
  do {
    const part = { limit: Math.min(RULINGS_PER_READ, limit - written.length), after: cursor }
    const { items, next } = await database.rulings.list(filter, part).catch(rethrowCursor)
    for (const saved of items) {
      const operation = requireOperation(registry, saved.game, saved.operation)
      const text = await doSlice(request, () => writeShortRuling(registry, operation, saved, form))
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
