import { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { DEFAULT_DETAIL, TextDetail } from '../../contract/text-detail.ts'
import { requireExpectedRules } from '../../registry/expected-rules.ts'
import { FieldList, readFields } from '../../registry/ruling.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { parseJsonBody } from '../json-body.ts'
import { problemOfError } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { createSlices, type DoSlice, SLICE_MS } from '../slices.ts'
import { BatchEntry, EntryAnswers, EntrySaving, OTHER_RULES } from './entry-answers.ts'
import { ExpectHeaders } from './expected-rules.ts'

const LINES_TYPE = 'application/x-ndjson'
const MAX_LINES = 100_000
const MAX_LINE_CHARACTERS = 1024 * 1024
/** So much is written at a time. */
const PIECE_CHARACTERS = 64 * 1024

const StreamQuery = EntrySaving.extend({ fields: FieldList.optional(), detail: TextDetail.default(DEFAULT_DETAIL) })
type StreamRequest = { Querystring: z.output<typeof StreamQuery>; Body: unknown }

/** One line of a stream; it is what an entry of a batch is, with an id of the caller's own. */
const StreamLine = BatchEntry.extend({
  id: z
    .union([z.string().max(100), z.number()])
    .optional()
    .describe('Comes back with the answer.'),
}).meta({ id: 'StreamLine' })

const DESCRIPTION = `One question per line (application/x-ndjson), as many as ${MAX_LINES}, each line an entry of a \
batch with an optional \`id\`; one answer per line, in order, as soon as it is ready: \`{ "id", "answer" }\`, where \
the answer is a ruling or a problem. Questions are read as fast as their answers are taken, so neither side needs \
memory for all of them. When the CPU budget is spent the stream ends with the problem \`rate.exceeded\`, and after \
${MAX_LINES} lines with \`input.malformed\`.`

/** Any number of questions in one request, read and answered line by line. */
export const rulingStreamRoutes: Routes = (app, dependencies) => {
  app.register(async (scope) => addStream(scope, dependencies))
}

function addStream(app: FastifyInstance, dependencies: Dependencies): void {
  const doSlice = createSlices()
  app.addContentTypeParser(LINES_TYPE, (_request, payload, done) => done(null, payload))
  const schema = {
    operationId: 'streamRulings',
    tags: ['rulings'],
    summary: `Asks up to ${MAX_LINES} questions line by line, and answers each when it is ready.`,
    description: DESCRIPTION,
    querystring: StreamQuery,
    headers: ExpectHeaders,
    body: StreamLine,
    consumes: [LINES_TYPE],
    answers: {
      200: { description: 'The answers, one per line.', content: { [LINES_TYPE]: { schema: z.string() } } },
      412: OTHER_RULES,
    },
  }
  app.post<StreamRequest>('/v1/rulings/stream', { schema }, (request, reply) => {
    const { body } = request
    if (!(body instanceof Readable)) {
      throw new ApiError('body.unsupported-type', 'type', { type: request.headers['content-type'] ?? '' })
    }
    requireExpectedRules(request.headers['expect-rules'], dependencies.registry)
    allowLongBody(request)
    reply.raw.setTimeout(dependencies.streamTimes.slowMs, () => reply.raw.destroy())
    reply.type(`${LINES_TYPE}; charset=utf-8`).header('content-language', localeOf(request))
    const pieces = answerLines(body, request, dependencies, doSlice)
    return reply.send(Readable.from(pieces, { objectMode: false, highWaterMark: PIECE_CHARACTERS }))
  })
}

/**
 * Node ends a request whose body takes longer than a time that all requests share. This one is read as fast as its
 * answers are taken, so it is taken off the list that is looked through; being slow is watched by the answer instead.
 */
function allowLongBody({ raw }: FastifyRequest): void {
  const { parser } = raw.socket as { parser?: { remove?: () => void } }
  parser?.remove?.()
}

async function* answerLines(
  body: Readable,
  request: FastifyRequest<StreamRequest>,
  dependencies: Dependencies,
  doSlice: DoSlice,
): AsyncGenerator<Buffer> {
  const { detail, fields } = request.query
  const form = { locale: localeOf(request), detail, fields: readFields(fields) }
  const answers = new EntryAnswers(request, dependencies, form, request.query)
  let piece = ''
  let left = MAX_LINES
  try {
    for await (const read of linesOf(body)) {
      const lines = read.slice(0, left)
      let next = 0
      const writeSlice = (): Promise<string> | null => {
        const endsAt = performance.now() + SLICE_MS
        while (next < lines.length && piece.length < PIECE_CHARACTERS && performance.now() < endsAt) {
          const written = writeLine(lines[next++] ?? '', answers, request)
          if (typeof written !== 'string') return written
          piece += written
        }
        return null
      }
      while (next < lines.length) {
        const pending = await doSlice(request, writeSlice)
        if (pending !== null) piece += await pending
        charge(request, dependencies)
        if (piece.length < PIECE_CHARACTERS && next < lines.length) continue
        yield Buffer.from(piece)
        piece = ''
      }
      left -= lines.length
      if (read.slice(lines.length).some((line) => line.trim() !== '')) {
        throw new ApiError('input.malformed', 'lines', { max: MAX_LINES })
      }
    }
  } catch (error) {
    yield Buffer.from(`${piece}${JSON.stringify({ answer: problemOfError(error, request) })}\n`)
  }
}

/** The answer to a line, with its id; an empty line has none. */
function writeLine(line: string, answers: EntryAnswers, request: FastifyRequest): string | Promise<string> {
  if (line.trim() === '') return ''
  let entry: unknown
  try {
    entry = parseJsonBody(Buffer.from(line))
  } catch (error) {
    return `${JSON.stringify({ answer: problemOfError(error, request) })}\n`
  }
  const { id, rest } = withoutId(entry)
  const frame = id === undefined ? '{"answer":' : `{"id":${JSON.stringify(id)},"answer":`
  const written = answers.write(rest)
  return typeof written === 'string' ? `${frame}${written}}\n` : written.then((text) => `${frame}${text}}\n`)
}

/** An id that cannot be one is left where it is, and found wrong with the rest. */
function withoutId(entry: unknown): { readonly id?: string | number; readonly rest: unknown } {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return { rest: entry }
  const { id, ...rest } = entry
  if (typeof id === 'number' || (typeof id === 'string' && id.length <= 100)) return { id, rest }
  return { rest: entry }
}

/** What was worked is paid for as it is done, and the stream ends when nothing is left. */
function charge(request: FastifyRequest, { access }: Dependencies): void {
  const { caller } = request
  if (caller === null || caller.perMinute === 0) return
  access.budgets.spend(caller.account, caller.perMinute, request.workMs)
  request.workMs = 0
  access.requireBudget(caller.account, caller.perMinute)
}

/** The lines of a body, those of a chunk together. */
async function* linesOf(body: Readable): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_CHARACTERS) {
      throw new ApiError('input.malformed', 'line', { max: MAX_LINE_CHARACTERS })
    }
    if (lines.length > 0) yield lines
  }
  yield [rest + decoder.end()]
}
