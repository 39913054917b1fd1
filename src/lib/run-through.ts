/** Runs a generator that asks nothing to its end. */
export function runThrough<Result>(part: Generator<never, Result, never>): Result {
  const turn = part.next()
  if (!turn.done) throw new Error('Nobody is there to be asked.')
  return turn.value
}

/** An answer that is known already, where another might have to be asked for. */
export function* answered<Value>(value: Value): Generator<never, Value, never> {
  yield* []
  return value
}
