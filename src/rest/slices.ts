import type { Pace, Steps } from '../lib/steps.ts'
import { inTurns } from './request-batching.ts'
import { meter, type Worked } from './work.ts'

/** The longest that one slice of work goes on before it lets other requests have their turn. */
export const SLICE_MS = 10

/** Does one slice of a request's work when it is its turn, and adds the time it took to the request's work. */
export type DoSlice = <Result>(request: Worked, act: () => Result) => Promise<Result>

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

/** What is done of long work before others have their turn. */
function sliceOf<Result>(work: Steps<Result>): IteratorResult<void, Result> {
  const endsAt = performance.now() + SLICE_MS
  let step = work.next()
  while (!step.done && performance.now() < endsAt) step = work.next()
  return step
}

/** Slices of all that is long, whoever asked for it. */
const doSlice = createSlices()

/** When work was first begun at once in this turn of the event loop; null if none was. */
let begun: number | null = null

/** Most work is over at once, so it is begun at once; but what comes together must not be long together. */
function mayBegin(): boolean {
  if (begun === null) {
    begun = performance.now()
    setImmediate(() => {
      begun = null
    })
  }
  return performance.now() - begun < SLICE_MS
}

/** Does work that pauses for a request, and adds the time it took to the request's work. */
export const paceOf = (request: Worked): Pace =>
  async function pace(work) {
    const act = () => sliceOf(work)
    let step = mayBegin() ? meter(request, act) : await doSlice(request, act)
    while (!step.done) step = await doSlice(request, act)
    return step.value
  }

/** Does work that nobody asked for, such as the commands of bots. */
export const ownPace: Pace = paceOf({ workMs: 0 })
