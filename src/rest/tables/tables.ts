import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { TableName } from '../../contract/stored-table.ts'
import type { StoredTable } from '../../contract/table-store.ts'
import type { Failed } from '../../hosting/host.ts'
import { NewTableBody, TableAnswer, TablePageAnswer, TablePatch, TablesQuery } from '../../hosting/table-schemas.ts'
import {
  deleteTable,
  patchTable,
  requireTable,
  type Stored,
  storeTable,
  summaryAnswer,
  tableAnswer,
  tableHref,
  tablePicture,
} from '../../hosting/tables.ts'
import { drawPicture } from '../../rendering/picture.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { requireKeeper } from '../keeping.ts'
import { describeRoute, readBody } from '../matches/access.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { sendPng } from '../rulings/pictures.ts'
import { rethrowCursor } from '../rulings/saved-rulings.ts'
import { varyBy } from '../vary.ts'

type OfTable = { Params: { table: string } }

/** Tables that callers keep, to ask about them by name. */
export const tableRoutes: Routes = (app, dependencies) => {
  addStoring(app, dependencies)
  addList(app, dependencies)
  addReading(app, dependencies)
  addPatching(app, dependencies)
  addDeletion(app, dependencies)
}

const describe = (operationId: string, summary: string, more: object) => {
  const { schema } = describeRoute(operationId, summary, more)
  return { schema: { ...schema, tags: ['tables'] } }
}

const STORED = { description: 'The table as it was stored.', content: { 'application/json': { schema: TableAnswer } } }

function addStoring(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Stores a board, map or battlefield under a name, for the sender’s token or key alone.'
  const description =
    'The game checks it first. Questions and match options then name it as `{ "stored": "<name>" }`. A table never ' +
    'changes: storing another under the same name makes the name mean the new one, and the last 20 stay by their ids.'
  app.post(
    '/v1/tables',
    describe('storeTable', summary, { description, body: NewTableBody, answers: { 201: STORED } }),
    async (request, reply) => {
      const wanted = readBody(NewTableBody, request.body)
      const keeper = requireKeeper(request, dependencies)
      return sendStored(reply, await storeTable(dependencies.tables, keeper, wanted, localeOf(request)))
    },
  )
}

function sendStored(reply: FastifyReply, stored: Stored | Failed): FastifyReply {
  if (stored.kind === 'problem') return sendProblem(reply, stored.problem)
  return markTable(reply).code(201).header('location', tableHref(stored.table.id)).send(tableAnswer(stored.table))
}

/** A table is its owner's alone. */
const markTable = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'private, no-cache')

function addList(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Lists the tables of the sender’s token or key, the latest first.'
  app.get<{ Querystring: z.output<typeof TablesQuery> }>(
    '/v1/tables',
    describe('listTables', summary, { querystring: TablesQuery, answers: { 200: TablePageAnswer } }),
    async (request, reply) => {
      const { limit, after, ...filter } = request.query
      const { owner } = requireKeeper(request, dependencies)
      const page = await dependencies.database.tables.list(owner, filter, { limit, after }).catch(rethrowCursor)
      reply.header('cache-control', 'private, no-cache')
      return { tables: page.items.map(summaryAnswer), next: page.next }
    },
  )
}

const FORMS = { svg: 'image/svg+xml', png: 'image/png' } as const

function addReading(app: FastifyInstance, dependencies: Dependencies): void {
  const text = { schema: z.string() }
  const answer = {
    description: 'The table, or its picture.',
    content: { 'application/json': { schema: TableAnswer }, 'image/svg+xml': text, 'image/png': text },
  }
  const summary = 'Reads a stored table by its name or id; the address may end in .svg or .png for its picture.'
  app.get<OfTable>(
    '/v1/tables/:table',
    describe('storedTable', summary, { answers: { 200: answer } }),
    async (request, reply) => {
      const [, reference = '', ending] = /^(.*?)(?:\.(svg|png))?$/.exec(request.params.table) ?? []
      const table = await requireTable(dependencies.tables, requireKeeper(request, dependencies), reference)
      markTable(reply)
      if (ending === 'svg' || ending === 'png') return sendPicture(request, reply, dependencies, table, FORMS[ending])
      return tableAnswer(table)
    },
  )
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { tables, renderer }: Dependencies,
  table: StoredTable,
  type: (typeof FORMS)[keyof typeof FORMS],
): FastifyReply | Promise<FastifyReply> {
  const locale = localeOf(request)
  const svg = drawPicture(tablePicture(tables, table, locale), locale)
  reply.header('content-language', locale)
  varyBy(reply, 'Accept-Language')
  return type === 'image/png' ? sendPng(reply, renderer, svg) : reply.type(type).send(svg)
}

const PatchQuery = z.strictObject({
  name: TableName.optional().describe('Stores the changed table under this name; else under that of the table.'),
})

function addPatching(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Changes a stored table by a JSON Patch (RFC 6902), which stores another one under its name.'
  const consumes = ['application/json-patch+json', 'application/json']
  const more = { querystring: PatchQuery, body: TablePatch, consumes, answers: { 201: STORED } }
  app.patch<OfTable & { Querystring: z.output<typeof PatchQuery> }>(
    '/v1/tables/:table',
    describe('patchTable', summary, more),
    async (request, reply) => {
      const patch = readBody(TablePatch, request.body)
      const wanted = { reference: request.params.table, patch, name: request.query.name }
      const keeper = requireKeeper(request, dependencies)
      return sendStored(reply, await patchTable(dependencies.tables, keeper, wanted, localeOf(request)))
    },
  )
}

function addDeletion(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Deletes a stored table: by its name all that were stored under it, by its id that one.'
  const answers = { 204: { description: 'It is gone.' } }
  app.delete<OfTable>('/v1/tables/:table', describe('deleteTable', summary, { answers }), async (request, reply) => {
    await deleteTable(dependencies.tables, requireKeeper(request, dependencies), request.params.table)
    return reply.code(204).send()
  })
}
