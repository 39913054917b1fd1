import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import type * as Answers from './answers.ts'
import type { Question } from './answers.ts'

type Globals = typeof globalThis & {
  __on?: (mutant: number) => boolean
  __is?: (value: unknown) => unknown
  __other?: (fact: unknown) => unknown
  __answer?: () => string
}

export const NONE = -1
export const THROWN = 'thrown: '

/** The bundled games, of which one mutant at a time can be switched on. */
export class MutatedGames {
  readonly #file: string
  readonly #timeout: number
  readonly #globals: Globals = globalThis
  #reached: Uint8Array
  #reachedAtLoad: Uint8Array
  #on = NONE
  #loads = 0
  #answers: typeof Answers | undefined

  /** `timeout` ends a mutant that goes on for ever, in milliseconds. */
  constructor(file: string, mutants: number, timeout: number) {
    this.#file = file
    this.#timeout = timeout
    this.#reached = new Uint8Array(mutants)
    this.#reachedAtLoad = new Uint8Array(mutants)
    this.#globals.__on = (mutant) => {
      this.#reached[mutant] = 1
      return mutant === this.#on
    }
    this.#globals.__is = (value) => value
    this.#globals.__other = other
  }

  /** Loads the games anew, so that nothing is kept from before; with a mutant, it is on meanwhile. */
  async load(mutant = NONE): Promise<void> {
    this.#on = mutant
    this.#reached.fill(0)
    const answers: typeof Answers = await import(`${pathToFileURL(this.#file).href}?${this.#loads++}`)
    this.#answers = answers
    this.#on = NONE
    this.#reachedAtLoad = this.#reached.slice()
  }

  /** Whether a mutant was met while the games were loaded: it may change what they declare. */
  isReachedAtLoad(mutant: number): boolean {
    return this.#reachedAtLoad[mutant] === 1
  }

  /** All that is published of the games as they are loaded. */
  get declarations(): string {
    return this.#loaded.declarations()
  }

  get games(): typeof Answers.games {
    return this.#loaded.games
  }

  get questions(): readonly Question[] {
    return this.#loaded.QUESTIONS
  }

  get #loaded(): typeof Answers {
    if (this.#answers === undefined) throw new Error('The games are not loaded.')
    return this.#answers
  }

  /** What is answered while a mutant is on, by default none. */
  ask(question: Pick<Question, 'operation' | 'input'>, mutant = NONE): string {
    this.#on = mutant
    this.#globals.__answer = () => this.#loaded.answerTo(question)
    try {
      return String(runInThisContext('__answer()', { timeout: this.#timeout }))
    } catch (error) {
      return `${THROWN}${error instanceof Error ? error.stack : error}`
    } finally {
      this.#on = NONE
    }
  }

  /** What is answered without mutants, and which of them were met on the way. */
  askAndTrack(question: Pick<Question, 'operation' | 'input'>): { answer: string; reached: number[] } {
    this.#reached.fill(0)
    const answer = this.ask(question)
    return { answer, reached: this.#met() }
  }

  /** The mutants that are met while an answer is found and drawn. */
  drawAndTrack(question: Pick<Question, 'operation' | 'input'>): number[] {
    this.#reached.fill(0)
    this.#loaded.draw(question)
    return this.#met()
  }

  /** The mutants that are met while matches are played by chance. */
  playAndTrack(ids: readonly string[]): number[] {
    this.#reached.fill(0)
    for (const { id, play } of this.games) {
      if (play !== undefined && ids.includes(id)) this.#loaded.playMatches(play)
    }
    return this.#met()
  }

  #met(): number[] {
    const met: number[] = []
    for (const [mutant, isReached] of this.#reached.entries()) if (isReached === 1) met.push(mutant)
    return met
  }
}

/** Another value of the same kind. */
function other(fact: unknown): unknown {
  if (typeof fact === 'number') return fact + 1
  if (typeof fact === 'boolean') return !fact
  if (typeof fact === 'string') return `${fact}?`
  return Array.isArray(fact) ? [...fact, null] : '?'
}
