import type { DiceToRoll, Random } from '../rulebook/random.ts'
import type { PlayContext } from './match.ts'
import { Course, type ProcedureGame } from './match-course.ts'
import { originOf, type Procedure, type ProcedureEvent, type ProcedureTypes, reportedDraws } from './match-procedure.ts'
import { ProcedureChance } from './match-run.ts'

type Context<Types extends ProcedureTypes> = PlayContext<Types['rules'], Types['content']>
/** A course with its chance. */
type Playing<Types extends ProcedureTypes> = { readonly course: Course<Types>; readonly chance: ProcedureChance }
type EventOf<Types extends ProcedureTypes> = Types['event'] | ProcedureEvent<Types>

/**
 * Plays commands that may stop and ask. A game writes generators: they emit events, yield questions and are resumed with
 * answers. A procedure that waits is kept in the state of the game as where it began, with the answers and the chance so
 * far, and played again from there; the process that asked goes on where it stopped, so that the last answer of a long
 * procedure costs as much as the first.
 */
export class Procedures<Types extends ProcedureTypes> {
  readonly #game: ProcedureGame<Types>
  /** Courses that stopped to ask, by the event that asked. */
  readonly #stopped = new WeakMap<object, Playing<Types>>()

  constructor(game: ProcedureGame<Types>) {
    this.#game = game
  }

  /** Plays a command from the start until it is over or somebody is asked. */
  begin(
    state: Types['state'],
    seat: number,
    command: Types['command'],
    context: Context<Types>,
  ): readonly EventOf<Types>[] {
    const procedure = { base: state, seat, command, answers: [], draws: [], emitted: 0, pending: null }
    const playing = this.#replayed(procedure, context)
    const { events, asked } = this.#report(playing, procedure, 0, context)
    return asked === null ? events : [{ type: 'began', seat, command }, ...events, asked]
  }

  /** Goes on with an answer to the question that waits; whether it is a legal one was asked before. */
  answer(procedure: Procedure<Types>, answer: Types['answer'], context: Context<Types>): readonly EventOf<Types>[] {
    const playing = this.#stoppedCourse(procedure, context.random) ?? this.#replayed(procedure, context)
    const reported = playing.course.run.trace.steps.length
    playing.course.resume(answer)
    const { events, asked } = this.#report(playing, procedure, reported, context)
    return [this.#answered(procedure, answer), ...events, asked ?? { type: 'ended' }]
  }

  /** Goes on with what dice of a real table showed. A roll stands in the middle of a step, which is played again. */
  rolled(
    procedure: Procedure<Types>,
    dice: DiceToRoll,
    faces: readonly number[],
    context: Context<Types>,
  ): readonly EventOf<Types>[] {
    const known = { ...procedure, draws: [...procedure.draws, ...reportedDraws(procedure, { dice, faces })] }
    const playing = this.#replayed(known, context)
    const reported = playing.chance.stepsBefore(procedure.draws.length)
    const { events, asked } = this.#report(playing, known, reported, context)
    return [{ type: 'reported', seat: this.#asked(procedure), dice, faces }, ...events, asked ?? { type: 'ended' }]
  }

  #asked({ base, pending, seat }: Procedure<Types>): number {
    return pending === null ? seat : this.#game.seatOf(base, pending)
  }

  #answered(procedure: Procedure<Types>, option: Types['answer']): ProcedureEvent<Types> {
    const seat = this.#asked(procedure)
    if (procedure.pending === null) return { type: 'answered', seat, option }
    const { options: _options, ...decision } = procedure.pending
    return { type: 'answered', seat, option, decision }
  }

  /** A course goes on once: whoever decides the same again plays it from its base. */
  #stoppedCourse(procedure: Procedure<Types>, random: Random): Playing<Types> | null {
    const origin = originOf(procedure)
    const playing = origin === undefined ? undefined : this.#stopped.get(origin)
    if (origin === undefined || playing === undefined) return null
    this.#stopped.delete(origin)
    playing.chance.live = random
    return playing
  }

  #replayed(procedure: Procedure<Types>, { content, random }: Context<Types>): Playing<Types> {
    const chance = new ProcedureChance(procedure.draws, random)
    const course = new Course(this.#game, procedure, content, chance)
    chance.countSteps = () => course.run.trace.steps.length
    course.resume()
    for (const answer of procedure.answers) course.resume(answer)
    return { course, chance }
  }

  /** What came of a course since it last stopped, for whoever gave the command. */
  #report(
    { course, chance }: Playing<Types>,
    { draws, emitted }: Procedure<Types>,
    reported: number,
    { trace }: Context<Types>,
  ): { events: Types['event'][]; asked: ProcedureEvent<Types> | null } {
    const { run, pending } = course
    trace.steps.push(...run.trace.steps.slice(reported))
    const events = run.events.slice(emitted)
    if (pending === null) return { events, asked: null }
    const asked: ProcedureEvent<Types> = {
      type: 'asked',
      seat: this.#game.seatOf(run.state, pending),
      decision: pending,
      draws: chance.draws.slice(draws.length),
      emitted: events.length,
    }
    if (course.isAlive) this.#stopped.set(asked, { course, chance })
    return { events, asked }
  }
}
