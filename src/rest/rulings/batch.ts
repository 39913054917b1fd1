import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { failure } from '../../contract/errors.ts'
import { parse } from '../../contract/parse.ts'
import { Problem, problemOf } from '../../contract/problem.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import type { Locale } from '../../lib/locale.ts'
import { requireExpectedRules } from '../../registry/expected-rules.ts'
import { FieldList, RulingFrame, readFields } from '../../registry/ruling.ts'
import type { Routes } from '../dependencies.ts'
import { InvalidRequest } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { createSlices } from '../slices.ts'
import { type Budget, type SpentLimit, streamList } from './budgeted-list.ts'
import { BatchEntry, EntryAnswers, EntrySaving, OTHER_RULES } from './entry-answers.ts'
import { ExpectHeaders } from './expected-rules.ts'
import { JSON_TYPE } from './rulings.ts'

/** The most questions in one batch. */
const MAX_RULINGS = 1000
const MEGABYTE = 1024 * 1024
const MAX_BODY_BYTES = 4 * MEGABYTE
/** What answering one batch may take at most. */
export const BATCH_BUDGET: Budget = { maxOutputBytes: 32 * MEGABYTE, maxWorkMs: 10_000 }

const BatchQuery = EntrySaving.extend({ fields: FieldList.optional() })

const Batch = z.strictObject({
  rulings: z.array(z.unknown()).min(1).max(MAX_RULINGS),
  fields: FieldList.optional(),
  detail: TextDetail.default(DEFAULT_DETAIL),
})

const BatchBody = z
  .strictObject({ ...Batch.shape, rulings: z.array(BatchEntry).min(1).max(MAX_RULINGS) })
  .meta({ id: 'Batch' })
const BatchAnswer = z.object({ rulings: z.array(z.union([RulingFrame, Problem])) }).meta({ id: 'BatchAnswer' })

const DESCRIPTION = `One bad entry never spoils the others: it is answered by a problem in its place. Entries are \
answered in order and written as they are ready. The body may have ${MAX_BODY_BYTES / MEGABYTE} MB, the answer \
${BATCH_BUDGET.maxOutputBytes / MEGABYTE} MB, and the work may take ${BATCH_BUDGET.maxWorkMs / 1000} s; when one of the \
latter is used up, every entry that is left is answered by the problem \`batch.budget-spent\`. A reader that takes \
nothing for long is cut off.`

/** Many questions in one request; each is answered for itself, in order. */
export const batchRoutes: Routes = (app, dependencies) => {
  const doSlice = createSlices()
  const schema = {
    operationId: 'batch',
    tags: ['rulings'],
    summary: `Asks up to ${MAX_RULINGS} questions at once.`,
    description: DESCRIPTION,
    querystring: BatchQuery,
    headers: ExpectHeaders,
    body: BatchBody,
    answers: { 200: BatchAnswer, 412: OTHER_RULES },
  }
  app.post<{ Querystring: z.output<typeof BatchQuery> }>(
    '/v1/rulings/batch',
    { schema, bodyLimit: MAX_BODY_BYTES },
    (request, reply) => {
      requireExpectedRules(request.headers['expect-rules'], dependencies.registry)
      const batch = parse(Batch, request.body)
      if (!batch.success) throw new InvalidRequest(batch.error.issues)
      const locale = localeOf(request)
      const budget = dependencies.batchBudget
      const { detail, fields } = batch.data
      const answers = new EntryAnswers(
        request,
        dependencies,
        { locale, detail, fields: readFields(fields ?? request.query.fields) },
        request.query,
      )
      const list = {
        items: batch.data.rulings,
        write: (entry: unknown) => answers.write(entry),
        writeSpent: (limit: SpentLimit) => JSON.stringify(spentProblem(limit, budget, locale)),
        budget,
      }
      cutOffSlowReader(reply, dependencies.streamTimes.slowMs)
      reply.type(JSON_TYPE).header('content-language', locale)
      reply.send(streamList('rulings', list, request, doSlice))
    },
  )
}

/** A reader that takes nothing may not hold on to what it asked for. */
function cutOffSlowReader({ raw }: FastifyReply, slowMs: number): void {
  raw.setTimeout(slowMs, () => raw.destroy())
}

function spentProblem(limit: SpentLimit, budget: Budget, locale: Locale): Problem {
  return problemOf(failure('batch.budget-spent', limit, { max: budget[limit] }), locale)
}
