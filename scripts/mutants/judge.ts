import type { Question } from './answers.ts'
import { MutatedGames, NONE, THROWN } from './mutated-games.ts'

/**
 * How a mutant fared: noticed by a question or in a catalogue, reached but noticed by none, reached by none, or only
 * by pictures or matches, which are no answers.
 */
export type Verdict = 'killed' | 'survived' | 'unreached' | 'elsewhere'

/** A busy machine takes long for an honest answer, too. */
const TIMEOUT_MS = 30_000

/** Asks the questions with one mutant switched on, and compares the answers with what is answered otherwise. */
export class Judge {
  readonly #games: MutatedGames
  readonly #reachedBy = new Map<number, number[]>()
  #ids: readonly string[] = []
  #elsewhere: ReadonlySet<number> | undefined
  #expected: string[] = []
  #declarations = ''
  /** The questions that were asked while the last mutant was on. */
  #asked: number[] = []

  constructor(file: string, mutants: number) {
    this.#games = new MutatedGames(file, mutants, TIMEOUT_MS)
  }

  /** Notes what every question about the mutated games is answered and which mutants it reaches. */
  async load(ids: readonly string[]): Promise<void> {
    await this.#games.load()
    this.#declarations = this.#games.declarations
    this.#ids = ids
    this.#expected = this.#games.questions.map((question, index) =>
      ids.includes(question.operation.game) ? this.#track(question, index) : '',
    )
  }

  /** The mutants that pictures and matches meet; playing takes long, so it is put off until somebody asks. */
  #metElsewhere(): ReadonlySet<number> {
    const examples = this.#examples.flatMap((index) => this.#games.questions[index] ?? [])
    const drawn = examples.flatMap((example) => this.#games.drawAndTrack(example))
    return new Set([...drawn, ...this.#games.playAndTrack(this.#ids)])
  }

  #track(question: Question, index: number): string {
    const { answer, reached } = this.#games.askAndTrack(question)
    if (answer.startsWith(THROWN)) throw new Error(`${question.operation.id}, ${question.example}: ${answer}`)
    for (const mutant of reached) this.#reachedBy.set(mutant, [...(this.#reachedBy.get(mutant) ?? []), index])
    return answer
  }

  async judge(mutant: number): Promise<Verdict> {
    this.#asked = []
    const reaching = this.#reachedBy.get(mutant) ?? []
    if (reaching.length === 0 && !this.#games.isReachedAtLoad(mutant)) {
      this.#elsewhere ??= this.#metElsewhere()
      return this.#elsewhere.has(mutant) ? 'elsewhere' : 'unreached'
    }
    if (this.#isNoticed(mutant, reaching)) return 'killed'
    // What was kept from before may hide the mutant, so it is tried once more with nothing kept.
    const isLoaded = await this.#games.load(mutant).then(
      () => true,
      () => false,
    )
    // What a mutant changes of the functions themselves, once and for all, the examples show.
    const asked = reaching.length > 0 ? reaching : this.#examples
    return isLoaded && !this.#isNoticed(mutant, asked) && !this.#isPublished() ? 'survived' : 'killed'
  }

  get #examples(): number[] {
    return this.#games.questions.flatMap(({ changes }, index) =>
      changes.length === 0 && this.#expected[index] !== '' ? [index] : [],
    )
  }

  /** Whether what the games declare came out differently when they were loaded. */
  #isPublished(): boolean {
    return this.#games.declarations !== this.#declarations
  }

  /** Forgets what a mutant may have spoiled of what the games keep: whatever was asked meanwhile would show it again. */
  async clean(mutant: number): Promise<void> {
    const isSpoilt = this.#games.isReachedAtLoad(mutant) || this.#isNoticed(NONE, [...new Set(this.#asked)])
    if (isSpoilt) await this.#games.load()
  }

  #isNoticed(mutant: number, questions: readonly number[]): boolean {
    return questions.some((index) => {
      if (mutant !== NONE) this.#asked.push(index)
      const question = this.#games.questions[index]
      return question !== undefined && this.#games.ask(question, mutant) !== this.#expected[index]
    })
  }
}
