import { Histogram } from 'prom-client'

/** The observations of one combination of labels. */
export type Series = { observe(seconds: number): void }

type Kept<Label extends string> = {
  readonly labels: Record<Label, string | number>
  readonly counts: Float64Array
  sum: number
}

type TallyConfig<Label extends string> = ConstructorParameters<typeof Histogram<Label>>[0] & {
  readonly buckets: readonly number[]
}

/**
 * A histogram for what happens with every request. An observation is one step in an array: the library's own
 * builds and hashes a text of the labels each time, which is worth several per cent of a ruling.
 */
export class Tally<Label extends string> extends Histogram<Label> {
  readonly #name: string
  /** Tells what the library needs to know of a histogram; its own observations are none. */
  readonly #description: Histogram<Label>
  readonly #buckets: readonly number[]
  readonly #kept: Kept<Label>[] = []

  constructor(config: TallyConfig<Label>) {
    super(config)
    this.#name = config.name
    this.#description = new Histogram({ ...config, registers: [] })
    this.#buckets = config.buckets
  }

  /** The series of these labels, to be asked for once and kept. */
  series(labels: Record<Label, string | number>): Series {
    const kept: Kept<Label> = { labels, counts: new Float64Array(this.#buckets.length + 1), sum: 0 }
    this.#kept.push(kept)
    const buckets = this.#buckets
    return {
      observe(seconds) {
        let index = 0
        while (index < buckets.length && seconds > (buckets[index] ?? 0)) index += 1
        kept.counts[index] = (kept.counts[index] ?? 0) + 1
        kept.sum += seconds
      },
    }
  }

  override async get(): ReturnType<Histogram<Label>['get']> {
    return { ...(await this.#description.get()), values: this.#kept.flatMap((kept) => this.#valuesOf(kept)) }
  }

  /** What the library asks for when it writes the text; its types do not name it. */
  getForPromString(): ReturnType<Histogram<Label>['get']> {
    return this.get()
  }

  #valuesOf({ labels, counts, sum }: Kept<Label>) {
    let count = 0
    const buckets = [...counts].map((own, index) => {
      count += own
      const le = this.#buckets[index] ?? '+Inf'
      return { labels: { le, ...labels }, value: count, metricName: `${this.#name}_bucket` }
    })
    return [
      ...buckets,
      { labels, value: sum, metricName: `${this.#name}_sum` },
      { labels, value: count, metricName: `${this.#name}_count` },
    ]
  }
}

/** Keeps a series for each combination of labels, made when it is first needed. */
export function seriesByKey(make: (...parts: string[]) => Series): (...parts: string[]) => Series {
  const known = new Map<string, Series>()
  return (...parts) => {
    const key = parts.join(' ')
    const series = known.get(key) ?? make(...parts)
    known.set(key, series)
    return series
  }
}
