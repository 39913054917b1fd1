import type { FastifyInstance, FastifyRequest } from 'fastify'
import { meter } from './work.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests of the route are answered at once, before those that wait for their turn. */
    isUrgent?: boolean
  }
}

/** The longest that one turn keeps the event loop from reading other connections. */
const TURN_MS = 5

/**
 * Lets requests that arrive together be answered together: first all of them are worked out, then all answers leave.
 * Doing one kind of work many times in a row keeps its code and data in the processor's caches, which under load is
 * worth more than what the turn of the event loop costs that each request waits.
 */
export function batchRequests(app: FastifyInstance): void {
  const workOut = inTurns()
  const leave = inTurns()
  app.addHook('preHandler', (request, _reply, done) => {
    if (isUrgent(request)) done()
    else workOut(() => meter(request, done))
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isUrgent(request)) done()
    else if (typeof payload === 'string' || Buffer.isBuffer(payload)) leave(done)
    else done()
  })
}

const isUrgent = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.isUrgent === true

/** Collects tasks and runs them in a row, in their order, in the next turn of the event loop. */
export function inTurns(): (task: () => void) => void {
  const waiting: (() => void)[] = []

  function takeTurn(): void {
    const endsAt = performance.now() + TURN_MS
    let taken = 0
    try {
      while (taken < waiting.length && performance.now() < endsAt) waiting[taken++]?.()
    } finally {
      waiting.splice(0, taken)
      if (waiting.length > 0) setImmediate(takeTurn)
    }
  }

  return (task) => {
    if (waiting.push(task) === 1) setImmediate(takeTurn)
  }
}
