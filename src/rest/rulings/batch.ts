import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failure } from '../../contract/errors.ts'
import { parse, parserOf } from '../../contract/parse.ts'
import { Problem, problemOf } from '../../contract/problem.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import type { Locale } from '../../lib/locale.ts'
import { ask, invalidInput } from '../../registry/ask.ts'
import { FieldList, type RulingFields, RulingFrame, readFields } from '../../registry/ruling.ts'
import type { TextOptions } from '../../registry/ruling-text.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { InvalidRequest, problemOfError } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { createSlices } from '../slices.ts'
import { type Budget, type SpentLimit, streamList } from './budgeted-list.ts'
import { JSON_TYPE, requireOperation, writeShortRuling } from './rulings.ts'

/** The most questions in one batch. */
const MAX_RULINGS = 1000
const MEGABYTE = 1024 * 1024
const MAX_BODY_BYTES = 4 * MEGABYTE
/** What answering one batch may take at most. */
export const BATCH_BUDGET: Budget = { maxOutputBytes: 32 * MEGABYTE, maxWorkMs: 10_000 }

const Entry = z
  .strictObject({
    game: z.string().max(40),
    operation: z.string().max(80).describe('The short name, as in `line-of-sight`.'),
    input: z.unknown().describe('The input of that operation.'),
    detail: TextDetail.optional().describe('How much the text of this entry tells; else as for the batch.'),
  })
  .meta({ id: 'BatchEntry' })
const readEntry = parserOf(Entry)

const Batch = z.strictObject({
  rulings: z.array(z.unknown()).min(1).max(MAX_RULINGS),
  fields: FieldList.optional(),
  detail: TextDetail.default(DEFAULT_DETAIL),
})

const BatchBody = z
  .strictObject({ ...Batch.shape, rulings: z.array(Entry).min(1).max(MAX_RULINGS) })
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
    body: BatchBody,
    answers: { 200: BatchAnswer },
  }
  app.post('/v1/rulings/batch', { schema, bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const batch = parse(Batch, request.body)
    if (!batch.success) throw new InvalidRequest(batch.error.issues)
    const locale = localeOf(request)
    const form = { locale, detail: batch.data.detail, fields: readFields(batch.data.fields) }
    const budget = dependencies.batchBudget
    const list = {
      items: batch.data.rulings,
      write: (entry: unknown) => writeAnswer(entry, form, request, dependencies),
      writeSpent: (limit: SpentLimit) => JSON.stringify(spentProblem(limit, budget, locale)),
      budget,
    }
    cutOffSlowReader(reply, dependencies.streamTimes.slowMs)
    reply.type(JSON_TYPE).header('content-language', locale)
    reply.send(streamList('rulings', list, request, doSlice))
  })
}

/** A reader that takes nothing may not hold on to what it asked for. */
function cutOffSlowReader({ raw }: FastifyReply, slowMs: number): void {
  raw.setTimeout(slowMs, () => raw.destroy())
}

/** How the answers are written. */
type Form = TextOptions & { readonly fields: RulingFields }

/** The answer to one entry. What nobody foresaw is a problem of this entry only. */
function writeAnswer(raw: unknown, form: Form, request: FastifyRequest, dependencies: Dependencies): string {
  try {
    return answer(raw, form, dependencies)
  } catch (error) {
    return JSON.stringify(problemOfError(error, request))
  }
}

function answer(raw: unknown, { locale, detail, fields }: Form, { registry, newSeed }: Dependencies): string {
  const entry = readEntry(raw)
  if (!entry.success) return JSON.stringify(invalidInput(entry.error.issues, locale))
  const operation = requireOperation(registry, entry.data.game, entry.data.operation)
  const asked = ask(registry, operation, entry.data.input, { locale, newSeed })
  const form = { locale, detail: entry.data.detail ?? detail, fields }
  if (asked.problem !== undefined) return JSON.stringify(asked.problem)
  return writeShortRuling(registry, operation, asked.record, form).toString()
}

function spentProblem(limit: SpentLimit, budget: Budget, locale: Locale): Problem {
  return problemOf(failure('batch.budget-spent', limit, { max: budget[limit] }), locale)
}
