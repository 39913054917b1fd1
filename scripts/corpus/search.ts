import type { Operation } from '../../src/contract/operation.ts'
import { type Change, varied } from '../../tests/support/varied.ts'
import type { Question } from '../mutants/answers.ts'
import { type MutatedGames, THROWN } from '../mutants/mutated-games.ts'
import type { Below, Variations } from './variations.ts'

/** A question that is answered by throwing: a defect, whatever was asked. */
export type Broken = { readonly question: Question; readonly thrown: string }

type Asked = { readonly question: Question; readonly answer: string; readonly reached: readonly number[] }

const MAX_CHANGES = 3
/** Longer recipes are hard to read. */
const MAX_IN_ALL = 6
/** How many of an operation's variations are kept for saying something new, whether or not a mutant shows it. */
const MAX_NEW = 12
/** Questions that take more of the processor are left to other tests; the corpus is asked often. */
const LONGEST_MS = 50

/** Looks for variations of examples that notice what no question noticed so far. */
export class Search {
  readonly open: Set<number>
  readonly kept: Question[] = []
  readonly broken: Broken[] = []
  /** The mutants that some question reaches. */
  readonly met = new Set<number>()
  readonly #games: MutatedGames
  readonly #variations: Variations
  readonly #below: Below
  readonly #parents = new Map<Operation, Asked[]>()
  readonly #shapes = new Map<string, Set<string>>()
  readonly #countOfNew = new Map<string, number>()

  constructor(games: MutatedGames, mutants: Iterable<number>, variations: Variations, below: Below) {
    this.#games = games
    this.open = new Set(mutants)
    this.#variations = variations
    this.#below = below
  }

  /** Takes a question that is asked already, and closes what it notices. */
  learn(question: Question): void {
    this.#variations.learn(question.operation, question.input)
    const { answer, reached } = this.#games.askAndTrack(question)
    this.#noticed(question, answer, reached)
    this.#shapes.set(question.operation.id, (this.#shapes.get(question.operation.id) ?? new Set()).add(shapeOf(answer)))
    this.#remember({ question, answer, reached })
  }

  /** Tries one more variation of an operation's questions. */
  step(operation: Operation): void {
    const parent = this.#parentOf(operation)
    if (parent === undefined) return
    const { question } = parent
    const made = this.#variations.of(operation, question.input, 1 + this.#below(MAX_CHANGES))
    const candidate = variation(question, made)
    if (made.length === 0 || candidate === undefined || candidate.changes.length > MAX_IN_ALL) return
    this.#try(candidate)
  }

  #try(candidate: Question): void {
    const before = process.cpuUsage()
    const { answer, reached } = this.#games.askAndTrack(candidate)
    if (process.cpuUsage(before).user > LONGEST_MS * 1_000) return
    if (answer.startsWith(THROWN)) {
      this.broken.push({ question: candidate, thrown: answer })
      return
    }
    const noticed = this.#noticed(candidate, answer, reached)
    if (noticed.length === 0 && !this.#isNew(candidate, answer)) return
    const question = noticed.length === 0 ? candidate : this.#shortened(candidate, noticed)
    this.kept.push(question)
    this.#variations.learn(question.operation, question.input)
    this.#remember({ question, ...this.#games.askAndTrack(question) })
  }

  /** The open mutants that a question notices; they are closed. */
  #noticed(question: Question, answer: string, reached: readonly number[]): number[] {
    for (const mutant of reached) this.met.add(mutant)
    const noticed = reached.filter((mutant) => this.open.has(mutant) && this.#games.ask(question, mutant) !== answer)
    for (const mutant of noticed) this.open.delete(mutant)
    return noticed
  }

  /** The same without the changes that it does not need. */
  #shortened(question: Question, noticed: readonly number[]): Question {
    for (const index of question.changes.keys()) {
      const shorter = withChanges(question, question.changes.toSpliced(index, 1))
      if (shorter === undefined || shorter.changes.length === 0) continue
      const answer = this.#games.ask(shorter)
      if (noticed.every((mutant) => this.#games.ask(shorter, mutant) !== answer))
        return this.#shortened(shorter, noticed)
    }
    return question
  }

  /** Whether an operation answers like this, but for names and numbers, for the first time. */
  #isNew({ operation }: Question, answer: string): boolean {
    const known = this.#shapes.get(operation.id) ?? new Set()
    this.#shapes.set(operation.id, known)
    const shape = shapeOf(answer)
    if (known.has(shape) || answer.startsWith('invalid')) return false
    known.add(shape)
    const count = this.#countOfNew.get(operation.id) ?? 0
    this.#countOfNew.set(operation.id, count + 1)
    return count < MAX_NEW
  }

  #remember(asked: Asked): void {
    const { operation } = asked.question
    this.#parents.set(operation, [...(this.#parents.get(operation) ?? []), asked])
  }

  /** Mostly one that comes where something is still open. */
  #parentOf(operation: Operation): Asked | undefined {
    const parents = this.#parents.get(operation) ?? []
    const near = parents.filter(({ reached }) => reached.some((mutant) => this.open.has(mutant)))
    const choice = near.length > 0 && this.#below(5) > 0 ? near : parents
    return choice[this.#below(Math.max(1, choice.length))]
  }

  /** The operations as often as they come where something is open. */
  promising(operations: readonly Operation[]): Operation[] {
    return operations.filter((operation) =>
      (this.#parents.get(operation) ?? []).some(({ reached }) => reached.some((mutant) => this.open.has(mutant))),
    )
  }
}

/** The rules that came together, and what was decided without numbers. */
function shapeOf(answer: string): string {
  const rules = [...new Set(answer.match(/"rule":"[^"]+"/g))].sort().join()
  const outcome = /^\{"outcome":(.*?),"steps":/.exec(answer)?.[1] ?? ''
  return rules + [...new Set(outcome.match(/"[a-zA-Z]+":(true|false|null|\[\]|"[a-zA-Z]+")/g))].sort().join()
}

const variation = (question: Question, made: readonly Change[]): Question | undefined => {
  const input = varied(question.input, made)
  return input === undefined ? undefined : { ...question, changes: [...question.changes, ...made], input }
}

/** The question asked with other changes of its example. */
function withChanges(question: Question, changes: readonly Change[]): Question | undefined {
  const input = varied(question.base, changes)
  return input === undefined ? undefined : { ...question, changes, input }
}
