import type { Viewer } from '../../../../contract/match.ts'
import { Course } from '../../../../contract/match-course.ts'
import type { Run } from '../../../../contract/match-run.ts'
import type { Steps } from '../../../../lib/steps.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { PlayedCommand } from '../command.ts'
import type { GearsEvent } from '../events.ts'
import { seatOf } from '../evolve/table.ts'
import { procedureGame } from '../procedures/procedure.ts'
import type { GearsTypes, MatchDecision } from '../questions.ts'
import type { GearsState, Procedure } from '../state.ts'
import { decisionView } from '../view.ts'
import { seenBy } from '../visibility.ts'
import type { RehearsedChance } from './chance.ts'

/** A question of a procedure, when it came, and what was answered; null for the one that waits. */
export type Question = { readonly decision: MatchDecision; readonly after: number; readonly answer: string | null }

/** A procedure as it was played again up to the question that waits. */
export type Rehearsal = {
  readonly state: GearsState
  readonly events: readonly GearsEvent[]
  readonly questions: readonly Question[]
}

/** Thrown when what is imagined looks different from what was seen. */
export class LooksDifferent extends Error {}

/** What is known when a question is answered. */
export type Answering = { readonly decision: MatchDecision; readonly run: Run<GearsTypes>; readonly number: number }

/** Plays a procedure from its base; whoever answers returns null at the question that waits. It pauses at questions. */
export function* rehearse(
  { base, seat, command }: { base: Procedure['base']; seat: number; command: PlayedCommand },
  { chance, content }: { readonly chance: RehearsedChance; readonly content: GearsContent },
  answerTo: (asked: Answering) => string | null,
): Steps<Rehearsal> {
  const course = new Course(procedureGame, { base: { ...base, procedure: null }, seat, command }, content, chance)
  const { run } = course
  chance.attend(run)
  const questions: Question[] = []
  for (course.resume(); course.pending !== null; ) {
    const decision = { ...course.pending, options: [...course.pending.options] }
    const answer = answerTo({ decision, run, number: questions.length })
    questions.push({ decision, after: run.events.length, answer })
    yield
    if (answer === null || !course.isAlive) return { state: run.state, events: run.events, questions }
    course.resume(answer)
  }
  throw new LooksDifferent('Nobody is asked.')
}

/** What a viewer has seen of a procedure, to be held against another course of it. */
export class SeenRun {
  readonly #viewer: Viewer
  readonly #content: GearsContent
  readonly #events: readonly string[]
  readonly #questions: readonly string[]
  readonly #after: readonly number[]

  constructor({ state, events, questions }: Rehearsal, viewer: Viewer, content: GearsContent) {
    this.#viewer = viewer
    this.#content = content
    this.#events = events.map((event) => this.#eventText(event))
    this.#questions = questions.map(({ decision }) => this.#questionText(state, decision))
    this.#after = questions.map(({ after }) => after)
  }

  /** Fails where another course has come to a question that does not look like the one of the same number. */
  compare({ decision, run, number }: Answering): void {
    const after = this.#after[number]
    const before = this.#after[number - 1] ?? 0
    const isAlike =
      after === run.events.length &&
      this.#questionText(run.state, decision) === this.#questions[number] &&
      run.events.slice(before).every((event, index) => this.#eventText(event) === this.#events[before + index])
    if (!isAlike) throw new LooksDifferent(`Question ${number} looks different.`)
  }

  #eventText(event: GearsEvent): string {
    return JSON.stringify(seenBy(event, this.#viewer, this.#content))
  }

  #questionText(state: GearsState, decision: MatchDecision): string {
    return JSON.stringify(decisionView(decision, seatOf(state, decision.player) === this.#viewer))
  }
}
