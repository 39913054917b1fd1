import type { Capped, Holder } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'

/** So long a count serves; what is added meanwhile is added to it. */
const COUNT_MS = 10_000
/** After so long a count that forbids is counted anew, for something may have been deleted. */
const RECOUNT_MS = 1_000
const MAX_OWNERS = 10_000

type Count = { held: number; at: number }

/**
 * Keeps owners from holding more than they may. Counting is cheap but not free, so a count serves for some seconds;
 * creations at the same moment, in several instances, may exceed a cap by their number.
 */
export class CapCounter {
  readonly #now: () => number
  readonly #counts = new Map<string, Count>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Makes room for one more, or tells that there is none. */
  async requireRoom(
    { owner, caps }: Holder,
    kind: Capped,
    countOf: (owner: string, max: number) => Promise<number>,
  ): Promise<void> {
    const cap = caps[kind]
    if (cap === null) return
    const count = await this.#countOf(`${kind} ${owner}`, cap, () => countOf(owner, cap))
    if (count.held >= cap) throw new ApiError('cap.reached', kind, { cap })
    count.held++
  }

  async #countOf(name: string, cap: number, count: () => Promise<number>): Promise<Count> {
    const known = this.#counts.get(name)
    const age = known === undefined ? Number.POSITIVE_INFINITY : this.#now() - known.at
    if (known !== undefined && age < (known.held >= cap ? RECOUNT_MS : COUNT_MS)) return known
    const counted = { held: await count(), at: this.#now() }
    this.#counts.delete(name)
    this.#counts.set(name, counted)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MAX_OWNERS && oldest !== undefined) this.#counts.delete(oldest)
    return counted
  }
}
