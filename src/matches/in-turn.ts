/** Does one piece of work when it is its turn: a long one must not keep others waiting. */
export type InTurn = <Result>(act: () => Result) => Promise<Result>

/** Runs something to its end that pauses now and then, so that others have their turn in the pauses. */
export async function runInTurns<Result>(work: Generator<unknown, Result, void>, inTurn: InTurn): Promise<Result> {
  for (;;) {
    const { done, value } = await inTurn(() => work.next())
    if (done) return value as Result
  }
}
