import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import { Problem, problemOf } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'
import { ask, invalidInput } from '../registry/ask.ts'
import { FieldList, type RulingFields, RulingFrame, readFields } from '../registry/ruling.ts'
import { writeRuling } from '../registry/ruling-json.ts'
import type { Dependencies, Routes } from './doors.ts'
import { InvalidRequest } from './problems.ts'
import { localeOf } from './reader.ts'
import { requireOperation } from './rulings.ts'

/** The most questions in one batch. */
export const MOST_RULINGS = 1000
const BATCH_BYTES = 16 * 1024 * 1024
/** A long batch gives way to other requests after this many milliseconds. */
const TURN_MS = 10

const Entry = z
  .strictObject({
    game: z.string().max(40),
    operation: z.string().max(80).describe('The short name, as in `line-of-sight`.'),
    input: z.unknown().describe('The input of that operation.'),
  })
  .meta({ id: 'BatchEntry' })

const Batch = z.strictObject({
  rulings: z.array(z.unknown()).min(1).max(MOST_RULINGS),
  fields: FieldList.optional(),
})

const BatchBody = z
  .strictObject({ rulings: z.array(Entry).min(1).max(MOST_RULINGS), fields: FieldList.optional() })
  .meta({ id: 'Batch' })
const BatchAnswer = z.object({ rulings: z.array(z.union([RulingFrame, Problem])) }).meta({ id: 'BatchAnswer' })

/** Many questions in one request; each is answered for itself, in order. */
export const batchRoutes: Routes = (app, dependencies) => {
  const schema = {
    operationId: 'batch',
    tags: ['rulings'],
    summary: `Asks up to ${MOST_RULINGS} questions at once.`,
    description: 'One bad entry never spoils the others: it is answered by a problem in its place.',
    body: BatchBody,
    answers: { 200: BatchAnswer },
  }
  app.post('/v1/rulings/batch', { schema, bodyLimit: BATCH_BYTES }, async (request, reply) => {
    const batch = Batch.safeParse(request.body)
    if (!batch.success) throw new InvalidRequest(batch.error.issues)
    const form = { locale: localeOf(request), fields: readFields(batch.data.fields) }
    const rulings = await answerAll(batch.data.rulings, form, dependencies)
    reply.type('application/json; charset=utf-8')
    return `{"rulings":[${rulings.join(',')}]}`
  })
}

/** How the answers are told. */
type Form = { readonly locale: Locale; readonly fields: RulingFields }

async function answerAll(entries: readonly unknown[], form: Form, dependencies: Dependencies): Promise<string[]> {
  const answers: string[] = []
  let turnBegan = performance.now()
  for (const entry of entries) {
    answers.push(answer(entry, form, dependencies))
    if (performance.now() - turnBegan > TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
  }
  return answers
}

/** The answer to one entry, as JSON. */
function answer(raw: unknown, { locale, fields }: Form, { registry, newSeed }: Dependencies): string {
  const entry = Entry.safeParse(raw)
  if (!entry.success) return JSON.stringify(invalidInput(entry.error.issues, locale))
  try {
    const operation = requireOperation(registry, entry.data.game, entry.data.operation)
    const asked = ask(registry, operation, entry.data.input, { locale, newSeed })
    if (asked.problem !== undefined) return JSON.stringify(asked.problem)
    return writeRuling(registry, operation, asked.record, locale, fields).toString()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return JSON.stringify(problemOf(error.code, error.message, error.errors, locale))
  }
}
