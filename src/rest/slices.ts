import type { FastifyRequest } from 'fastify'
import { inTurns } from './request-batching.ts'
import { meter } from './work.ts'

/** The longest that one slice of work goes on before it lets other requests have their turn. */
export const SLICE_MS = 10

/** Does one slice of a request's work when it is its turn, and adds the time it took to the request's work. */
export type DoSlice = <Result>(request: FastifyRequest, act: () => Result) => Promise<Result>

/**
 * Makes long requests take turns with each other and with everything else: however many there are, hardly more than
 * one slice is done between two looks at the network.
 */
export function createSlices(): DoSlice {
  const inTurn = inTurns()
  return (request, act) =>
    new Promise((resolve, reject) => {
      inTurn(() => {
        try {
          resolve(meter(request, act))
        } catch (error) {
          reject(error)
        }
      })
    })
}
