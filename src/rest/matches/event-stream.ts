import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { StreamTimes } from '../dependencies.ts'

/** One server-sent event; its data is written on one line. */
export type StreamedEvent = {
  readonly id: number
  /** `null` for a reader that wants no names. */
  readonly type: string | null
  readonly data: string
}

/** How long a reader that lost its connection waits before it comes back. */
const RETRY_MS = 2_000
/** How long a reader may take for the last words. */
const FAREWELL_MS = 5_000

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Some proxies would otherwise wait for the end of the answer.
  'x-accel-buffering': 'no',
}
const HEARTBEAT = ': alive\n\n'
const TOO_SLOW = `event: match.tooSlow\ndata: ${JSON.stringify({ code: 'match.tooSlow' })}\n\n`

/** The streams that are open, so that stopping the service can end them. */
export class EventStreams {
  readonly #times: StreamTimes
  readonly #open = new Set<AbortController>()

  constructor(times: StreamTimes) {
    this.#times = times
  }

  close(): void {
    for (const left of this.#open) left.abort()
  }

  /**
   * Sends events as they come until there are no more, the reader goes away, or it takes nothing for too long. Events
   * are taken only as fast as the reader takes them, so a slow one costs no memory.
   */
  async send(reply: FastifyReply, eventsUntil: (signal: AbortSignal) => AsyncIterable<StreamedEvent>): Promise<void> {
    const { raw, log } = reply.hijack()
    const left = new AbortController()
    this.#open.add(left)
    raw.once('close', () => left.abort())
    raw.on('error', () => left.abort())
    begin(reply)
    const heart = setInterval(() => raw.writableNeedDrain || raw.write(HEARTBEAT), this.#times.heartbeatMs)
    try {
      const isSlow = await sendAll(raw, this.#times, eventsUntil(left.signal), left.signal)
      if (isSlow) raw.write(TOO_SLOW)
    } catch (error) {
      log.error(error, 'a stream of events ended early')
    } finally {
      clearInterval(heart)
      this.#open.delete(left)
      finish(raw)
    }
  }
}

function begin(reply: FastifyReply): void {
  const headers = { ...reply.getHeaders(), ...STREAM_HEADERS }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.write(`retry: ${RETRY_MS}\n\n`)
}

/** Ends the answer, and cuts off a reader that does not take even the last of it. */
function finish(raw: ServerResponse): void {
  if (raw.closed) return
  raw.end()
  const timer = setTimeout(() => raw.destroy(), FAREWELL_MS)
  raw.once('close', () => clearTimeout(timer))
}

/** Whether it ended because the reader was too slow. */
async function sendAll(
  raw: ServerResponse,
  { slowMs }: StreamTimes,
  events: AsyncIterable<StreamedEvent>,
  left: AbortSignal,
): Promise<boolean> {
  for await (const { id, type, data } of events) {
    if (left.aborted) return false
    const isTaken = raw.write(`id: ${id}\n${type === null ? '' : `event: ${type}\n`}data: ${data}\n\n`)
    if (isTaken || (await waitForDrain(raw, slowMs, left))) continue
    return !left.aborted
  }
  return false
}

/** Whether the reader takes what was sent before the time is over. */
function waitForDrain(raw: ServerResponse, withinMs: number, left: AbortSignal): Promise<boolean> {
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
