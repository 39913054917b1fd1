import { type Chance, exact, type Mean, type Probability } from '../../../contract/probability.ts'
import { fraction } from '../../../lib/fraction.ts'

/** In how many of all equally likely ways each number comes up. */
export class Tally {
  readonly #ways = new Map<number, bigint>()
  readonly #total: bigint

  constructor(total: bigint) {
    this.#total = total
  }

  add(count: number, ways: bigint): void {
    this.#ways.set(count, (this.#ways.get(count) ?? 0n) + ways)
  }

  /** Every number that can come up, the least first. */
  spread(): Chance[] {
    const found = [...this.#ways].sort(([a], [b]) => a - b)
    return found.map(([count, ways]) => ({ count, probability: exact(fraction(ways, this.#total)) }))
  }

  /** The probability of the numbers for which a statement holds. */
  chanceThat(holds: (count: number) => boolean): Probability {
    let found = 0n
    for (const [count, ways] of this.#ways) if (holds(count)) found += ways
    return exact(fraction(found, this.#total))
  }

  mean(): Mean {
    let sum = 0n
    for (const [count, ways] of this.#ways) sum += BigInt(count) * ways
    return exact(fraction(sum, this.#total))
  }
}
