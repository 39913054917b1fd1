/** A choice that somebody has to make. */
type Choice = { readonly options: readonly string[] }

/** A part of a procedure: it asks, is resumed with answers, and ends with a result. */
export type Asking<Decision extends Choice, Result> = Generator<Decision, Result, string>

/** How far a procedure got. */
export type Run<Decision extends Choice> = {
  /** Every answer that was used, given or decided. */
  readonly answers: readonly string[]
  /** The decision that waits for an answer; null if the procedure is over. */
  readonly pending: Decision | null
  /** An answer that was given and is not an option, or that answers nothing (then the decision is null). */
  readonly fault: { readonly index: number; readonly decision: Decision | null } | null
}

/** Who decides what was not answered beforehand; null leaves it open. */
export type Decide<Decision extends Choice> = (decision: Decision) => string | null

export const leaveOpen = (): null => null
export const takeFirst = ({ options }: Choice): string | null => options[0] ?? null

/**
 * Goes through a procedure with the answers that are known. A procedure is deterministic, so going through it again with
 * one more answer continues it. Every decision is decided, answered or not, so that whoever draws chance for it draws
 * the same for those after it.
 */
export function goThrough<Decision extends Choice>(
  procedure: Asking<Decision, void>,
  given: readonly string[],
  decide: Decide<Decision>,
): Run<Decision> {
  const answers: string[] = []
  for (let turn = procedure.next(); !turn.done; ) {
    const decision = turn.value
    const index = answers.length
    const decided = decide(decision)
    const answer = given[index] ?? decided
    if (answer === null) return { answers, pending: decision, fault: null }
    if (!decision.options.includes(answer)) return { answers, pending: null, fault: { index, decision } }
    answers.push(answer)
    turn = procedure.next(answer)
  }
  const isTooMany = answers.length < given.length
  return { answers, pending: null, fault: isTooMany ? { index: answers.length, decision: null } : null }
}
