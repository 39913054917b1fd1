import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './vary.ts'
import { addWork } from './work.ts'

/** Smaller answers fit into a few packets: packing them would take longer than sending them. */
const MIN_BYTES = 4 * 1024

/** What shrinks. Lines and events are left as they are, because each has to leave as soon as it is written. */
const PACKED = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:javascript|json|problem\+json|schema\+json))/

/** Packing happens outside of the event loop, but it is CPU time all the same: so many bytes a millisecond. */
const BYTES_PER_MS = 50_000

type Encoding = 'br' | 'gzip'
type Payload = string | Buffer | Readable | null | undefined

/** From here on brotli is as fast as gzip, and smaller; getting ready takes it half a millisecond. */
const BROTLI_BYTES = 64 * 1024

const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** What is written in pieces leaves in pieces. */
const startPacking = {
  br: () => createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

const packByBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const packByGzip = promisify<Buffer, Buffer>(gzip)

/** Packs long answers for those who say that they can unpack them. */
export function compressAnswers(app: FastifyInstance): void {
  // The hooks of a route come after all others: an ETag is that of what is packed. HEAD drops the answer afterwards.
  app.addHook('onRoute', (route) => {
    route.onSend = [pack, ...[route.onSend ?? []].flat()]
  })
}

function pack(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error?: Error | null, payload?: unknown) => void,
): void {
  const answer = payload as Payload
  // What is left out was packed for some.
  if (reply.statusCode === 304) varyBy(reply, 'Accept-Encoding')
  const encoding = isWorthIt(reply, answer) ? encodingFor(request, reply, answer) : null
  if (encoding === null || answer == null) {
    done(null, answer)
    return
  }
  mark(reply, encoding)
  if (answer instanceof Readable) done(null, request.method === 'HEAD' ? answer : packStream(answer, encoding))
  else packWhole(answer, encoding, request).then((packed) => done(null, packed), done)
}

function packWhole(answer: string | Buffer, encoding: Encoding, request: FastifyRequest): Promise<Buffer> {
  const bytes = typeof answer === 'string' ? Buffer.from(answer) : answer
  addWork(request, bytes.length / BYTES_PER_MS)
  return encoding === 'br' ? packByBrotli(bytes, BROTLI) : packByGzip(bytes)
}

function isWorthIt(reply: FastifyReply, payload: Payload): boolean {
  if (payload == null || reply.statusCode === 206 || reply.hasHeader('content-encoding')) return false
  if (!(payload instanceof Readable) && payload.length < MIN_BYTES) return false
  return PACKED.test(String(reply.getHeader('content-type') ?? ''))
}

/** Of what is understood, the one that takes less: gzip for an answer that is not very long, else brotli. */
function encodingFor(request: FastifyRequest, reply: FastifyReply, answer: Payload): Encoding | null {
  varyBy(reply, 'Accept-Encoding')
  if (request.headers['accept-encoding'] === undefined) return null
  const isVeryLong = answer instanceof Readable || (answer?.length ?? 0) >= BROTLI_BYTES
  const preferred: readonly Encoding[] = isVeryLong ? ['br', 'gzip'] : ['gzip', 'br']
  return preferred.find((encoding) => request.encodings([encoding]) === encoding) ?? null
}

/** Other bytes have another tag; a weak one says that they mean the same. */
function mark(reply: FastifyReply, encoding: Encoding): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
  reply.removeHeader('content-length').header('content-encoding', encoding)
}

/** A reader that goes away ends what is packed, and a failure of that ends the answer. */
const packStream = (answer: Readable, encoding: Encoding): Readable =>
  pipeline(answer, startPacking[encoding](), () => undefined)
