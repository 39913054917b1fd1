import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { StreamTimes } from './doors.ts'

/** One server-sent event. */
export type StreamedEvent = { readonly id: number; readonly type: string; readonly data: object }

/** How long a reader that lost its connection waits before it comes back. */
const RETRY_MS = 2_000
/** How long the last words to a slow reader may take. */
const FAREWELL_MS = 2_000

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Some proxies would otherwise wait for the end of the answer.
  'x-accel-buffering': 'no',
}
const HEARTBEAT = ': alive\n\n'
const TOO_SLOW = `event: match.tooSlow\ndata: ${JSON.stringify({ code: 'match.tooSlow' })}\n\n`

/**
 * Sends events as they come until there are no more, the reader goes away, or it takes nothing for too long. Events are
 * taken only as fast as the reader takes them, so a slow one costs no memory.
 */
export async function streamEvents(
  reply: FastifyReply,
  times: StreamTimes,
  eventsUntil: (signal: AbortSignal) => AsyncIterable<StreamedEvent>,
): Promise<void> {
  const { raw, log } = reply.hijack()
  const left = new AbortController()
  raw.once('close', () => left.abort())
  raw.on('error', () => left.abort())
  const headers = { ...reply.getHeaders(), ...STREAM_HEADERS }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value)
  raw.write(`retry: ${RETRY_MS}\n\n`)
  const heart = setInterval(() => raw.writableNeedDrain || raw.write(HEARTBEAT), times.heartbeatMs)
  try {
    await sendAll(raw, times, eventsUntil(left.signal), left.signal)
  } catch (error) {
    log.error(error, 'a stream of events ended early')
  } finally {
    clearInterval(heart)
    raw.end()
  }
}

async function sendAll(
  raw: ServerResponse,
  { slowMs }: StreamTimes,
  events: AsyncIterable<StreamedEvent>,
  left: AbortSignal,
): Promise<void> {
  for await (const { id, type, data } of events) {
    if (left.aborted) return
    const isTaken = raw.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    if (isTaken || (await drained(raw, slowMs, left))) continue
    if (!left.aborted) sayFarewell(raw)
    return
  }
}

/** Whether the reader takes what was sent before the time is over. */
function drained(raw: ServerResponse, withinMs: number, left: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isDrained: boolean) => {
      clearTimeout(timer)
      raw.off('drain', onDrain)
      left.removeEventListener('abort', onLeft)
      resolve(isDrained)
    }
    const onDrain = () => done(true)
    const onLeft = () => done(false)
    const timer = setTimeout(() => done(false), withinMs)
    raw.once('drain', onDrain)
    left.addEventListener('abort', onLeft, { once: true })
  })
}

/** Tells the reader why it is cut off, and cuts it off if it does not read even that. */
function sayFarewell(raw: ServerResponse): void {
  raw.end(TOO_SLOW)
  const timer = setTimeout(() => raw.destroy(), FAREWELL_MS)
  raw.once('close', () => clearTimeout(timer))
}
