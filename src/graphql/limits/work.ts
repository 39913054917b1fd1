import { failure } from '../../contract/errors.ts'
import type { Locale } from '../../lib/locale.ts'
import type { Pace } from '../../lib/steps.ts'
import { type AnsweredProblem, answerProblem } from '../problems.ts'

/** How long a document may keep the event loop, how much work it may take, and how much it may answer. */
export type WorkLimits = { readonly turnMs: number; readonly workMs: number; readonly bytes: number }

export const WORK_LIMITS: WorkLimits = { turnMs: 10, workMs: 5_000, bytes: 4 * 1024 * 1024 }

export type WorkOptions = {
  readonly locale: Locale
  readonly limits: WorkLimits
  /** Receives the milliseconds of every piece of work. */
  readonly addWork: (ms: number) => void
}

/**
 * The work of executing one document. Its pieces run at once as long as they are quick, which the usual document of
 * one question is; the pieces of a long one take turns with everything else that the process has to do.
 */
export class Work {
  readonly #options: WorkOptions
  readonly #waiting: (() => void)[] = []
  #isTakingTurns = false
  #turnBegan: number | null = null
  #spentMs = 0
  #bytes = 0

  constructor(options: WorkOptions) {
    this.#options = options
  }

  /** Does a piece of work now if the turn is not over, and otherwise in a later turn. */
  run<Result>(act: () => Result): Result | Promise<Awaited<Result>> {
    const now = performance.now()
    this.#turnBegan ??= now
    if (this.#isTakingTurns || now - this.#turnBegan > this.#options.limits.turnMs) return this.later(act)
    begin(this, now)
    return this.#within(act)
  }

  /** Does a piece of work in a turn of its own or together with other quick ones. */
  later<Result>(act: () => Result): Promise<Awaited<Result>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(this.#within(act) as Awaited<Result>)
        } catch (error) {
          reject(error)
        }
      })
      if (this.#isTakingTurns) return
      this.#isTakingTurns = true
      setImmediate(this.#takeTurn)
    })
  }

  /** Does work that pauses, each step in the turns of this document. */
  readonly pace: Pace = async (work) => {
    for (;;) {
      const { done, value } = await this.run(() => work.next())
      if (done) return value
    }
  }

  /** Counts what will be answered; an answer that grows too large is refused while it is made. */
  count(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.#options.limits.bytes) throw this.tooLarge()
  }

  get maxBytes(): number {
    return this.#options.limits.bytes
  }

  tooLarge(): AnsweredProblem {
    const { limits, locale } = this.#options
    return answerProblem(failure('query.answer-too-large', { max: limits.bytes }), locale)
  }

  add(ms: number): void {
    this.#spentMs += ms
    this.#options.addWork(ms)
  }

  #within<Result>(act: () => Result): Result {
    const { limits, locale } = this.#options
    if (this.#spentMs <= limits.workMs) return act()
    throw answerProblem(failure('query.too-long', { max: limits.workMs }), locale)
  }

  readonly #takeTurn = (): void => {
    this.#turnBegan = performance.now()
    this.#takeNext()
  }

  #takeNext(): void {
    begin(this, performance.now(), false)
    this.#waiting.shift()?.()
    // By then everything that follows from the piece, such as completing its selections, has run, too.
    queueMicrotask(() => process.nextTick(() => this.#goOn()))
  }

  #goOn(): void {
    end()
    if (this.#waiting.length === 0) this.#isTakingTurns = false
    else if (performance.now() - (this.#turnBegan ?? 0) > this.#options.limits.turnMs) setImmediate(this.#takeTurn)
    else this.#takeNext()
  }
}

/** What is being executed in this very moment, and since when. */
let executing: { readonly work: Work; readonly since: number } | null = null

/** From now on the time is that of this work, until the execution pauses or another one begins. */
function begin(work: Work, now: number, endsWithTask = true): void {
  if (executing?.work === work) return
  end(now)
  executing = { work, since: now }
  if (endsWithTask) queueMicrotask(() => executing?.work === work && end())
}

function end(now: number = performance.now()): void {
  if (executing === null) return
  const { work, since } = executing
  executing = null
  work.add(now - since)
}
