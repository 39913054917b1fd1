import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'

type Example = { readonly game: string; readonly operation: string; readonly answer: () => string }

/** How a mutant fared: noticed by an example, reached by some but noticed by none, or reached by none. */
export type Verdict = 'killed' | 'survived' | 'unreached'

type Globals = typeof globalThis & {
  __on?: (mutant: number) => boolean
  __other?: (fact: unknown) => unknown
  __answer?: () => string
}

const THROWN = 'thrown: '

/** Ends a mutant that goes on for ever; a busy machine takes long for an honest one, too. */
const TIMEOUT_MS = 30_000

/** Asks the examples with one mutant switched on, and compares what they answer with what they answer otherwise. */
export class Judge {
  readonly #file: string
  readonly #globals: Globals = globalThis
  readonly #reachedBy = new Map<number, Set<number>>()
  #on = -1
  #example = 0
  #examples: readonly Example[] = []
  #expected: string[] = []
  #loads = 0

  constructor(file: string) {
    this.#file = file
    this.#globals.__on = (mutant) => this.#isOn(mutant)
    this.#globals.__other = other
  }

  /** Loads the games anew, with empty caches, and notes what every example answers and which mutants it reaches. */
  async load(): Promise<void> {
    await this.#empty()
    this.#expected = this.#examples.map((_, index) => this.#answer(index))
    const wrong = this.#expected.find((answer) => answer.startsWith(THROWN))
    if (wrong !== undefined) throw new Error(wrong)
  }

  /** Loads the games anew, so that nothing is kept from before. */
  async #empty(): Promise<void> {
    const url = `${pathToFileURL(this.#file).href}?${this.#loads++}`
    const { EXAMPLES }: { readonly EXAMPLES: readonly Example[] } = await import(url)
    this.#examples = EXAMPLES
  }

  async judge(mutant: number): Promise<Verdict> {
    const reaching = [...(this.#reachedBy.get(mutant) ?? [])]
    if (reaching.length === 0) return 'unreached'
    if (this.#isNoticed(mutant, reaching)) return 'killed'
    // What was kept from before may hide the mutant, so it is tried once more with nothing kept.
    this.#on = mutant
    const isLoaded = await this.#empty().then(
      () => true,
      () => false,
    )
    return isLoaded && !this.#isNoticed(mutant, reaching) ? 'survived' : 'killed'
  }

  #isNoticed(mutant: number, reaching: readonly number[]): boolean {
    this.#on = mutant
    const noticed = reaching.find((index) => this.#answer(index) !== this.#expected[index])
    this.#on = -1
    return noticed !== undefined
  }

  /** Forgets what a mutant may have spoiled of what the games keep. */
  async clean(mutant: number): Promise<void> {
    this.#on = -1
    const reaching = [...(this.#reachedBy.get(mutant) ?? [])]
    if (reaching.some((index) => this.#answer(index) !== this.#expected[index])) await this.#empty()
  }

  #answer(index: number): string {
    this.#example = index
    this.#globals.__answer = () => this.#examples[index]?.answer() ?? ''
    try {
      return String(runInThisContext('__answer()', { timeout: TIMEOUT_MS }))
    } catch (error) {
      return `${THROWN}${error}`
    }
  }

  #isOn(mutant: number): boolean {
    const reached = this.#reachedBy.get(mutant)
    if (reached === undefined) this.#reachedBy.set(mutant, new Set([this.#example]))
    else reached.add(this.#example)
    return mutant === this.#on
  }
}

/** Another value of the same kind. */
function other(fact: unknown): unknown {
  if (typeof fact === 'number') return fact + 1
  if (typeof fact === 'boolean') return !fact
  if (typeof fact === 'string') return `${fact}?`
  return Array.isArray(fact) ? [...fact, null] : '?'
}
