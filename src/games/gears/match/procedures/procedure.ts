import type { Draw, Random } from '../../../../rulebook/random.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsRules, GearsTrace } from '../../rules.ts'
import type { PlayedCommand } from '../command.ts'
import type { GearsEvent } from '../events.ts'
import { seatOf } from '../evolve/table.ts'
import type { Asking, MatchDecision } from '../questions.ts'
import type { GearsState, Procedure } from '../state.ts'
import { ProcedureRun } from './procedure-run.ts'

type Context = { readonly content: GearsContent; readonly trace: GearsTrace; readonly random: Random }

/** A command as it is played out. */
export type Playing = (run: ProcedureRun, seat: number, command: PlayedCommand) => Asking<void>

/** Plays a command from the start until it is over or somebody is asked. */
export function begin(
  state: GearsState,
  seat: number,
  command: PlayedCommand,
  play: Playing,
  context: Context,
): GearsEvent[] {
  const { procedure: _none, ...base } = state
  const procedure = { base, seat, command, answers: [], draws: [], emitted: 0, pending: null }
  const { events, asked } = run(procedure, play, context)
  return asked === null ? events : [{ type: 'began', seat, command }, ...events, asked]
}

/** Goes on with a procedure: it is played again with what is known, which leads to the same place, and one more answer. */
export function proceed(procedure: Procedure, option: string, play: Playing, context: Context): GearsEvent[] {
  const answers = [...procedure.answers, option]
  const { events, asked } = run({ ...procedure, answers }, play, context)
  return [answered(procedure, option), ...events, asked ?? { type: 'ended' }]
}

function answered({ base, pending }: Procedure, option: string): GearsEvent {
  const seat = seatOf(base, pending?.player ?? '')
  if (pending === null) return { type: 'answered', seat, option }
  const { options: _options, ...decision } = pending
  return { type: 'answered', seat, option, decision }
}

type Asked = Extract<GearsEvent, { type: 'asked' }>

function run(
  { base, seat, command, answers, draws, emitted }: Procedure,
  play: Playing,
  { content, trace, random }: Context,
): { events: GearsEvent[]; asked: Asked | null } {
  const chance = new KnownChance(draws, random)
  const steps: GearsTrace = new Trace<GearsRules>()
  const run = new ProcedureRun({ ...base, procedure: null }, { content, trace: steps, random: chance })
  const { pending, told } = playOut(play(run, seat, command), answers, steps)
  trace.steps.push(...steps.steps.slice(told))
  const events = run.events.slice(emitted)
  if (pending === null) return { events, asked: null }
  const asked: Asked = {
    type: 'asked',
    seat: seatOf(run.state, pending.player),
    decision: { ...pending, options: [...pending.options] },
    answers,
    draws: [...chance.draws],
    emitted: run.events.length,
  }
  return { events, asked }
}

/** Answers what is known; tells what is asked next, and how many steps were told before the last answer. */
function playOut(
  part: Asking<void>,
  answers: readonly string[],
  { steps }: GearsTrace,
): { pending: MatchDecision | null; told: number } {
  let told = 0
  let given = 0
  for (let turn = part.next(); !turn.done; ) {
    const answer = answers[given++]
    if (answer === undefined) return { pending: turn.value, told }
    told = steps.length
    turn = part.next(answer)
  }
  return { pending: null, told }
}

/** Chance that begins with draws that were made already. */
class KnownChance implements Random {
  readonly draws: Draw[] = []
  readonly #known: readonly Draw[]
  readonly #live: Random

  constructor(known: readonly Draw[], live: Random) {
    this.#known = known
    this.#live = live
  }

  below(bound: number): number {
    const index = this.draws.length
    const value = this.#known[index]?.value ?? this.#live.below(bound)
    this.draws.push({ index, bound, value })
    return value
  }
}
