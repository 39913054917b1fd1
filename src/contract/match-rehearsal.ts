import { finish, type Steps } from '../lib/steps.ts'
import type { DiceToRoll, Random } from '../rulebook/random.ts'
import type { MatchEvent, Viewer } from './match.ts'
import { Course, type ProcedureGame } from './match-course.ts'
import { type Procedure, type ProcedureDraw, type ProcedureTypes, REPORT } from './match-procedure.ts'
import { RollNeeded } from './match-run.ts'

/** How often another course is looked for before it is given up. */
const MAX_TRIES = 40

/** What somebody sees of a procedure, and what they do not. */
export type Rehearsal<Types extends ProcedureTypes> = {
  readonly viewer: Viewer
  readonly content: Types['content']
  readonly random: Random
  /** The state it began in, with everything drawn anew that the viewer cannot know, now that these events were seen. */
  table(base: Types['state'], seen: readonly MatchEvent[]): Types['state']
  /** What the viewer sees of an event and of a question. */
  seen(event: Types['event']): MatchEvent
  seenQuestion(question: Types['question'], isOwn: boolean): unknown
  /** Everything that could be answered; null where everybody hears what is answered. */
  answers(question: Types['question']): readonly Types['answer'][] | null
}

type Imagined<Types extends ProcedureTypes> = {
  readonly state: Types['state']
  readonly procedure: Procedure<Types>
}

/**
 * Another course of a procedure that looks the same to the viewer up to the question that waits: from another table,
 * with the dice that everybody saw, and with other answers where those were hidden. `null` if none is found. It pauses
 * at every question of every course.
 */
export function* imagineInSteps<Types extends ProcedureTypes>(
  game: ProcedureGame<Types>,
  procedure: Procedure<Types>,
  rehearsal: Rehearsal<Types>,
): Steps<Imagined<Types> | null> {
  const { draws, answers, pending } = procedure
  const isRolling = pending?.kind === REPORT
  const real = yield* play(game, procedure, new Recalled(draws, isRolling), rehearsal, ({ number }) => answers[number])
  const seen = real.events.map((event) => rehearsal.seen(event))
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const base = rehearsal.table(procedure.base, seen)
    const chance = new Redrawn(draws, isRolling, rehearsal.random)
    const other = yield* play(game, { ...procedure, base }, chance, rehearsal, (asked) =>
      anyAnswer(asked, real, rehearsal),
    )
    if (other.pending === null || !looksAlike(other.looks, real.looks)) continue
    const course = { base, answers: other.answers, draws: chance.draws, pending: other.pending }
    return { state: other.state, procedure: { ...procedure, ...course } }
  }
  return null
}

/** The same without pauses. */
export const imagineProcedure = <Types extends ProcedureTypes>(
  ...asked: Parameters<typeof imagineInSteps<Types>>
): Imagined<Types> | null => finish(imagineInSteps(...asked))

/** How a procedure went until nobody answered. */
type Played<Types extends ProcedureTypes> = {
  readonly state: Types['state']
  readonly events: readonly Types['event'][]
  readonly answers: readonly Types['answer'][]
  readonly pending: Types['question'] | null
  /** What the viewer saw at each question. */
  readonly looks: readonly string[]
}

type Asked<Types extends ProcedureTypes> = {
  readonly question: Types['question']
  readonly isOwn: boolean
  readonly number: number
  readonly look: string
}

function* play<Types extends ProcedureTypes>(
  game: ProcedureGame<Types>,
  procedure: Procedure<Types>,
  random: Random,
  { viewer, content, seen, seenQuestion }: Rehearsal<Types>,
  answer: (asked: Asked<Types>) => Types['answer'] | undefined,
): Steps<Played<Types>> {
  const course = new Course(game, procedure, content, random)
  const { run } = course
  const answers: Types['answer'][] = []
  const looks: string[] = []
  let before = 0
  course.resume()
  while (course.pending !== null) {
    const question = course.pending
    const isOwn = game.seatOf(run.state, question) === viewer
    const look = JSON.stringify([seenQuestion(question, isOwn), run.events.slice(before).map(seen)])
    looks.push(look)
    before = run.events.length
    yield
    const given = course.isAlive ? answer({ question, isOwn, number: answers.length, look }) : undefined
    if (given === undefined) break
    answers.push(given)
    course.resume(given)
  }
  return { state: run.state, events: run.events, answers, pending: course.pending, looks }
}

/** The own answers stay; what others answered is any answer, as long as it looks the same. */
function anyAnswer<Types extends ProcedureTypes>(
  { question, isOwn, number, look }: Asked<Types>,
  { answers, looks }: Played<Types>,
  { random, answers: answersTo }: Rehearsal<Types>,
): Types['answer'] | undefined {
  if (look !== looks[number] || number >= answers.length) return undefined
  const possible = isOwn ? null : answersTo(question)
  if (possible === null) return answers[number]
  return possible[random.below(Math.max(1, possible.length))]
}

const looksAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((look, number) => look === other[number])

/** The chance of a procedure as it was. */
class Recalled implements Random {
  readonly draws: ProcedureDraw[] = []
  readonly #known: readonly ProcedureDraw[]
  readonly #isRolling: boolean

  constructor(known: readonly ProcedureDraw[], isRolling: boolean) {
    this.#known = known
    this.#isRolling = isRolling
  }

  expectDice(dice: DiceToRoll): void {
    if (this.#isRolling && this.draws.length >= this.#known.length) throw new RollNeeded(dice)
  }

  below(bound: number): number {
    const index = this.draws.length
    const value = this.#known[index]?.value ?? 0
    this.draws.push({ index, bound, value })
    return value
  }
}

/** The dice that everybody saw, and everything else drawn anew. */
class Redrawn implements Random {
  readonly draws: ProcedureDraw[] = []
  readonly #dice: ProcedureDraw[]
  readonly #fresh: Random
  readonly #isRolling: boolean
  #expected = 0

  constructor(seen: readonly ProcedureDraw[], isRolling: boolean, fresh: Random) {
    this.#isRolling = isRolling
    this.#dice = seen.filter(({ isDie }) => isDie)
    this.#fresh = fresh
  }

  expectDice(dice: DiceToRoll): void {
    if (this.#isRolling && dice.count > this.#dice.length) throw new RollNeeded(dice)
    this.#expected = dice.count
  }

  below(bound: number): number {
    const index = this.draws.length
    const die = this.#expected > 0 ? this.#dice.shift() : undefined
    this.#expected = Math.max(0, this.#expected - 1)
    const value = die?.bound === bound ? die.value : this.#fresh.below(bound)
    this.draws.push(die === undefined ? { index, bound, value } : { index, bound, value, isDie: true })
    return value
  }
}
