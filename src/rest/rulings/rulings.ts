import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { Problem } from '../../contract/problem.ts'
import type { RulingRecord } from '../../contract/ruling-store.ts'
import { TableName } from '../../contract/stored-table.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import type { Failed } from '../../hosting/host.ts'
import { SavingQuery } from '../../hosting/ruling-schemas.ts'
import { saveRuling } from '../../hosting/rulings.ts'
import { storeTable, tableHref } from '../../hosting/tables.ts'
import type { Locale } from '../../lib/locale.ts'
import { pascalCase } from '../../lib/names.ts'
import { ask } from '../../registry/ask.ts'
import { requireExpectedRules } from '../../registry/expected-rules.ts'
import { provenanceNotes } from '../../registry/provenance.ts'
import { refusalPicture, refusalProblem, refusalText } from '../../registry/refusal.ts'
import type { Registry } from '../../registry/registry.ts'
import { FieldList, type Kept, type RulingFields, RulingFrame, readFields } from '../../registry/ruling.ts'
import { writeRefusal, writeRuling } from '../../registry/ruling-json.ts'
import { rulingText, type TextOptions } from '../../registry/ruling-text.ts'
import { type DrawnInput, drawTables, namedTables, tablePlaces } from '../../registry/stored-tables.ts'
import { unknownGame, unknownOperation } from '../../registry/unknown-names.ts'
import { drawPicture } from '../../rendering/picture.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { finderOf, requireKeeper, saverOf } from '../keeping.ts'
import { sendProblem } from '../problems.ts'
import { localeOf, type RulingType, rulingTypeOf } from '../reader.ts'
import { varyBy } from '../vary.ts'
import { meter } from '../work.ts'
import { ExpectHeaders } from './expected-rules.ts'
import { sendPng } from './pictures.ts'

const RulingQuery = SavingQuery.extend({
  save: z.enum(['true', 'false']).default('false').describe('Keeps the ruling; the answer names its id and address.'),
  fields: FieldList.optional(),
  detail: TextDetail.default(DEFAULT_DETAIL),
})
/** Asked of operations whose answer may change the table. */
const StoringQuery = RulingQuery.extend({
  store: TableName.optional().describe(
    'Stores the table as it is afterwards under this name, for the sender’s token or key; not if nothing changes.',
  ),
})
type RulingQuery = z.output<typeof StoringQuery>

const queryOf = ({ changesTable }: Operation) => (changesTable ? StoringQuery : RulingQuery)

/** One route for each operation of each game; odds are also answered under `rulings/`, by the name they are listed with. */
export const rulingRoutes: Routes = (app, dependencies) => {
  for (const operation of dependencies.registry.operations) {
    const listed = `/v1/games/${operation.game}/rulings/${operation.name}`
    addRuling(app, operation.path, operation, rulingSchema(operation), dependencies)
    if (operation.path !== listed) {
      addRuling(app, listed, operation, { hide: true, querystring: queryOf(operation) }, dependencies)
    }
  }
  addUnknown(app, dependencies.registry, 'rulings', '')
  addUnknown(app, dependencies.registry, 'odds', '-odds')
}

function addRuling(
  app: FastifyInstance,
  path: string,
  operation: Operation,
  schema: object,
  dependencies: Dependencies,
): void {
  app.post<{ Querystring: RulingQuery }>(path, { schema }, (request, reply) =>
    rule(operation, request, reply, dependencies),
  )
}

/** Says of a name that no operation has that there is none; every operation has routes of its own. */
function addUnknown(app: FastifyInstance, registry: Registry, folder: string, suffix: string): void {
  app.post<{ Params: { game: string; operation: string } }>(
    `/v1/games/:game/${folder}/:operation`,
    { schema: { hide: true } },
    ({ params: { game, operation } }) => {
      if (registry.game(game) === undefined) throw unknownGame(registry, game)
      throw unknownOperation(registry, game, `${operation}${suffix}`)
    },
  )
}

type RulingRequest = FastifyRequest<{ Querystring: RulingQuery }>

/** Rules and sends. Nothing is awaited on the usual way, an unsaved ruling on a drawn table as JSON. */
function rule(
  operation: Operation,
  request: RulingRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<unknown> | undefined {
  requireExpectedRules(request.headers['expect-rules'], dependencies.registry)
  const named = namedTables(operation.input, request.body)
  if (named === null) return ruleOn({ input: request.body }, operation, request, reply, dependencies)
  const find = finderOf(request, dependencies, operation.game)
  return drawTables(request.body, named, find).then(
    (drawn) => meter(request, () => ruleOn(drawn, operation, request, reply, dependencies)) ?? reply,
  )
}

/** Rules on an input whose tables are all drawn. */
function ruleOn(
  { input, tables }: Pick<DrawnInput, 'input'> & Partial<DrawnInput>,
  operation: Operation,
  request: RulingRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<unknown> | undefined {
  const { registry, newSeed } = dependencies
  const type = rulingTypeOf(request, operation.hasPicture)
  const locale = localeOf(request)
  const asked = ask(registry, operation, input, { locale, newSeed, tables })
  if (asked.record === undefined && asked.refused === undefined) {
    sendProblem(reply, asked.problem)
    return undefined
  }
  const record = asked.record ?? asked.refused
  const { detail, fields, save, store } = request.query
  const form = { type, locale, detail, fields: readFields(fields) }
  if (save !== 'true' && store === undefined) return sendAnswer(reply, dependencies, operation, record, form)
  return keepAnswer(operation, record, request, dependencies).then((kept) => {
    if (kept.kind === 'problem') return sendProblem(reply, kept.problem)
    if (kept.record.id !== undefined) reply.code(201).header('location', `/v1/rulings/${kept.record.id}`)
    return sendAnswer(reply, dependencies, operation, kept.record, form) ?? reply
  })
}

/** Stores the table that an answer leaves, and saves the answer, each where it is asked for. */
async function keepAnswer(
  operation: Operation,
  record: RulingRecord,
  request: RulingRequest,
  dependencies: Dependencies,
): Promise<{ readonly kind: 'kept'; readonly record: KeptRuling } | Failed> {
  const { save, store: name } = request.query
  const table = name === undefined || record.refusal !== null ? null : operation.tableAfter(record)
  const left =
    name === undefined || table === null
      ? null
      : await storeTable(
          dependencies.tables,
          requireKeeper(request, dependencies),
          { name, game: operation.game, table },
          localeOf(request),
        )
  if (left?.kind === 'problem') return left
  const stored =
    left === null ? {} : { stored: { id: left.table.id, name: left.table.name, href: tableHref(left.table.id) } }
  const kept =
    save === 'true'
      ? await saveRuling(dependencies.rulings, saverOf(request, dependencies), record, request.query)
      : record
  return { kind: 'kept', record: { ...kept, ...stored } }
}

/** Sends what was asked just now. A refusal is a problem, or whatever else was asked for, with the status of one. */
function sendAnswer(
  reply: FastifyReply,
  dependencies: Dependencies,
  operation: Operation,
  record: KeptRuling,
  form: RulingForm,
): Promise<unknown> | undefined {
  if (record.refusal === null) return sendRuling(reply, dependencies, operation, record, form)
  const problem = refusalProblem(dependencies.registry, record.refusal, form.locale)
  reply.code(problem.status)
  if (form.type !== 'application/json') return sendRuling(reply, dependencies, operation, record, form)
  const { id } = record
  sendProblem(reply, id === undefined ? problem : { ...problem, saved: { id, href: `/v1/rulings/${id}` } })
  return undefined
}

type KeptRuling = RulingRecord & Kept

/** How a caller wants a ruling to be sent. */
export type RulingForm = TextOptions & { readonly type: RulingType; readonly fields: RulingFields }

/** Sends a ruling in the form and the language the caller asked for; only a PNG has to be waited for. */
export function sendRuling(
  reply: FastifyReply,
  { registry, renderer }: Dependencies,
  operation: Operation,
  record: RulingRecord,
  { type, locale, detail, fields }: RulingForm,
): Promise<unknown> | undefined {
  reply.header('content-language', locale)
  varyBy(reply, 'Accept, Accept-Language')
  if (type === 'image/png') return sendPng(reply, renderer, pictureOf(registry, operation, record, locale))
  if (type === 'image/svg+xml') reply.type(type).send(pictureOf(registry, operation, record, locale))
  else if (type === 'text/markdown') reply.type(MARKDOWN).send(textOf(registry, operation, record, { locale, detail }))
  else reply.type(JSON_TYPE).send(writeShortRuling(registry, operation, record, { locale, detail, fields }))
  return undefined
}

/** The most that one ruling may be in any form; the largest known takes an eighth of it. */
const MAX_RULING_LENGTH = 4 * 1024 * 1024

/** A ruling as JSON, or the problem that it is too long. */
export function writeShortRuling(
  registry: Registry,
  operation: Operation,
  record: RulingRecord,
  { fields, ...telling }: Omit<RulingForm, 'type'>,
): Buffer {
  const written =
    record.refusal === null
      ? writeRuling(registry, operation, record, telling, fields)
      : writeRefusal(registry, record, telling, fields)
  return requireShort(written, operation)
}

const textOf = (registry: Registry, operation: Operation, record: RulingRecord, options: TextOptions): string =>
  record.refusal === null ? rulingText(registry, operation, record, options) : refusalText(registry, record, options)

function requireShort<Answer extends string | Buffer>(answer: Answer, { id }: Operation): Answer {
  if (answer.length <= MAX_RULING_LENGTH) return answer
  throw new ApiError('answer.too-large', { operation: id, length: answer.length, max: MAX_RULING_LENGTH })
}

const MARKDOWN = 'text/markdown; charset=utf-8'
export const JSON_TYPE = 'application/json; charset=utf-8'

/** What was ruled as a picture; a refusal is one of its own, also where the operation has none. */
export function pictureOf(registry: Registry, operation: Operation, record: RulingRecord, locale: Locale): string {
  const isRuled = record.refusal === null
  const drawn = isRuled ? operation.picture(record, locale) : refusalPicture(registry, record, locale)
  if (drawn === null) throw new ApiError('picture.none', 'operation', { operation: operation.id })
  return requireShort(drawPicture(drawn, locale, provenanceNotes(record.content, locale)), operation)
}

/** The operation of this name, or the problem that there is none. */
export function requireOperation(registry: Registry, game: string, name: string): Operation {
  if (registry.game(game) === undefined) throw unknownGame(registry, game)
  const operation = registry.operation(game, name)
  if (operation === undefined) throw unknownOperation(registry, game, name)
  return operation
}

/** A refusal comes in the form that was asked for; a resolution is refused, the others where the table cannot be. */
function refusalAnswer({ kind }: Operation) {
  const text = { schema: z.string() }
  const when = kind === 'check' || kind === 'list' ? 'What was asked about cannot be' : 'The rules forbid it'
  return {
    description: `${when}: each error names its rule, page, facts and our reading. In the form that was asked for; a picture shows the reasons in words.`,
    content: {
      'application/problem+json': { schema: Problem },
      'text/markdown': text,
      'image/svg+xml': text,
      'image/png': text,
    },
  }
}

function rulingSchema(operation: Operation) {
  const ruling = RulingFrame.extend({ outcome: operation.outcome }).meta({ id: `${pascalCase(operation.id)}Ruling` })
  const text = { schema: z.string() }
  const answer = {
    description: 'The ruling.',
    content: {
      'application/json': { schema: ruling },
      'text/markdown': text,
      ...(operation.hasPicture ? { 'image/svg+xml': text, 'image/png': text } : {}),
    },
  }
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: Problem } },
  })
  return {
    operationId: operation.id,
    tags: [operation.game],
    summary: operation.summary.en,
    description: `May cite: ${operation.rules.map((rule) => `\`${rule}\``).join(', ')}.`,
    querystring: queryOf(operation),
    headers: ExpectHeaders,
    body: operation.input,
    answers: {
      200: answer,
      201: { ...answer, description: 'The ruling, saved.' },
      400: problem('The input does not have the right shape.'),
      ...(tablePlaces(operation.input).length === 0 ? {} : { 404: problem('The sender has not stored such a table.') }),
      412: problem('The service has other rules than Expect-Rules names.'),
      422: refusalAnswer(operation),
    },
  }
}
