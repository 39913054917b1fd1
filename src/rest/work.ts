import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds of this process's CPU that the request has taken so far. */
    workMs: number
  }
}

/** What has a meter of the work that is done for it. */
export type Worked = { workMs: number }

/** Gives every request a meter of the work that is done for it. */
export function meterWork(app: FastifyInstance): void {
  app.decorateRequest('workMs', 0)
}

/** Adds work that was done for a request outside of its handler. */
export function addWork(request: FastifyRequest, ms: number): void {
  request.workMs += ms
}

/** Does something for a request without a pause, and adds the time it took to the request's work. */
export function meter<Result>(request: Worked, act: () => Result): Result {
  const began = performance.now()
  try {
    return act()
  } finally {
    request.workMs += performance.now() - began
  }
}
