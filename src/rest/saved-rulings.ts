import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import { InvalidCursor, type SavedRuling } from '../contract/ruling-store.ts'
import type { Locale } from '../lib/locale.ts'
import { FieldList, type RulingFields, RulingFrame, readFields } from '../registry/ruling.ts'
import { writeRuling } from '../registry/ruling-json.ts'
import type { Dependencies, Routes } from './doors.ts'
import { localeOf, type RulingType, rulingTypeOf } from './reader.ts'
import { requireOperation, sendRuling } from './rulings.ts'

const ListQuery = z.strictObject({
  game: z.string().max(40).optional(),
  operation: z.string().max(80).optional().describe('The short name, as in `line-of-sight`.'),
  rule: z.string().max(120).optional().describe('Only rulings that cite this rule.'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
  fields: FieldList.optional(),
})
const OneQuery = z.strictObject({ fields: FieldList.optional() })

const RulingPage = z.object({ rulings: z.array(RulingFrame), next: z.string().nullable() })

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
    querystring: ListQuery,
    answers: { 200: RulingPage },
  }
  app.get<{ Querystring: z.output<typeof ListQuery> }>('/v1/rulings', { schema: list }, async (request, reply) => {
    const { limit, after, fields, ...filter } = request.query
    const page = await database.rulings.list(filter, { limit, after }).catch(rethrowCursor)
    const locale = localeOf(request)
    const rulings = page.items.map((saved) => written(saved, dependencies, locale, readFields(fields)))
    reply.type('application/json; charset=utf-8')
    return `{"rulings":[${rulings.join(',')}],"next":${JSON.stringify(page.next)}}`
  })

  const one = {
    operationId: 'savedRuling',
    tags: ['rulings'],
    summary: 'Reads a saved ruling; the address may end in .md, .svg or .png.',
    querystring: OneQuery,
    answers: { 200: RulingFrame },
  }
  type One = { Params: { id: string }; Querystring: z.output<typeof OneQuery> }
  app.get<One>('/v1/rulings/:id', { schema: one }, async (request, reply) => {
    const [, id = '', ending] = /^(.*?)(?:\.(md|svg|png))?$/.exec(request.params.id) ?? []
    const saved = await database.rulings.find(id)
    if (saved === null) throw new ApiError('ruling.not-found', `“${id}” names no ruling.`)
    const operation = requireOperation(registry, saved.game, saved.operation)
    const type = ending === undefined ? rulingTypeOf(request, operation.hasPicture) : ENDINGS[ending]
    const fields = readFields(request.query.fields)
    const form = { type: type ?? 'application/json', locale: localeOf(request), fields } as const
    await sendRuling(reply, registry, operation, saved, form)
    return reply
  })
}

function written(saved: SavedRuling, { registry }: Dependencies, locale: Locale, fields: RulingFields): string {
  const operation = requireOperation(registry, saved.game, saved.operation)
  return writeRuling(registry, operation, saved, locale, fields).toString()
}

/** A cursor that is none is the caller's mistake. */
export function rethrowCursor(error: unknown): never {
  if (!(error instanceof InvalidCursor)) throw error
  throw new ApiError('input.invalid', 'The cursor was not given out by this service.', [
    { path: 'after', message: 'Send the `next` of the page before.' },
  ])
}
