/** Work that pauses now and then: whoever drives it may let others have their turn in the pauses. */
export type Steps<Result> = Generator<void, Result, void>

/** Drives such work to its end, in turns with everything else that the process has to do. */
export type Pace = <Result>(work: Steps<Result>) => Promise<Result>

/** Does such work to its end without a pause. */
export function finish<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Takes no turns: for whoever has nobody else to serve. */
export const atOnce: Pace = async (work) => finish(work)

/** What is there at once, or comes in steps. */
export type MaybeSteps<Result> = Result | Steps<Result>

/** Plain data has neither an iterator nor, where it is a list, a `next`. */
const isSteps = <Result>(made: MaybeSteps<Result>): made is Steps<Result> =>
  typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made

/** What is there at once comes without a pause. */
export function* inSteps<Result>(made: MaybeSteps<Result>): Steps<Result> {
  return isSteps(made) ? yield* made : made
}
