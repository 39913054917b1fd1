import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { INTRODUCTORY_LEGENDS, LEGENDS_IN } from '../../content/setup.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { type Recruiting, recruit } from '../../setup/recruit.ts'
import { drawPlayerPools, picksOf, prepareAutomata, sharedOf } from '../automata/setting-up.ts'
import { openly } from '../chance.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { drawPools } from './stage1.ts'

/** Who recruits next and from whom, as the ruling on recruiting says it. */
export function recruiting(
  state: ApexState,
  content: ApexContent,
  trace: ApexTrace = new Trace<ApexRules>(),
): Recruiting {
  if (state.automata !== undefined) return picking(state, content)
  const { mode, legends } = state.options
  const recruited = state.legends.map(({ squad, id }) => ({ squad, legend: id }))
  const found = recruit({ mode, introductory: legends === 'introductory', recruited }, content, trace)
  if (found instanceof Refusal) throw new Error('Legends were recruited out of turn.')
  return found
}

/** Solo and in co-op the players take any Legend that is no Automaton. */
function picking(state: ApexState, content: ApexContent): Recruiting {
  const { humanSquad, assigned } = sharedOf(state)
  const taken = [...assigned.map(({ legend }) => legend), ...state.legends.map(({ id }) => id)]
  const isDone = state.legends.length >= picksOf(state)
  const options = isDone ? [] : [...content.legends.keys()].filter((id) => !taken.includes(id))
  return { next: isDone ? null : humanSquad, options, red: [], blue: [], unused: [] }
}

/** The seats of the squad to act that lead fewer Legends than their share. */
export function recruitingSeats(state: ApexState, content: ApexContent): number[] {
  const { next } = recruiting(state, content)
  if (next === null) return []
  const ledBy = (seat: number) => state.legends.filter((legend) => legend.seat === seat).length
  const short = state.squads[next].seats.filter((seat) => ledBy(seat) < (state.shares[seat] ?? 0))
  return state.automata === undefined ? short : short.slice(0, 1)
}

/** A seat takes a Legend. */
export function takeLegend(run: ApexRun, seat: number, legend: string): void {
  const { next } = recruiting(run.state, run.content, run.trace)
  if (run.state.automata !== undefined) run.trace.applied('apex.automata.setup.player-pick', { reason: null, legend })
  if (next !== null) run.emit({ type: 'legendRecruited', legend, seat, squad: next })
}

/** Recruits what is forced or dealt, and goes on to stage 1 when both squads are complete. */
export function continueRecruiting(run: ApexRun): void {
  for (;;) {
    const { next, options } = recruiting(run.state, run.content)
    if (next === null) break
    const seats = recruitingSeats(run.state, run.content)
    const [seat] = seats
    if (seat === undefined) return
    const isDealt = run.state.options.legends === 'random'
    if (run.state.automata !== undefined) return
    const [legend] = isDealt ? drawSome(options, 1, openly(run.random)) : forced(run.state, seats, options)
    if (legend === undefined) return
    takeLegend(run, seat, legend)
  }
  if (run.state.automata !== undefined) prepareAutomata(run)
  run.emit({ type: 'legendsReady', legends: run.state.legends.map(({ id }) => id) })
  if (run.state.automata === undefined) drawPools(run)
  else drawPlayerPools(run)
}

/** What nobody has to be asked: one seat that takes the whole list of its squad, or one Legend for one seat. */
function forced({ options }: ApexState, seats: readonly number[], legends: readonly string[]): readonly string[] {
  if (seats.length !== 1) return []
  if (options.legends === 'introductory') return inListOrder(legends, LEGENDS_IN[options.mode])
  return legends.length === 1 ? legends : []
}

/** The Legends of a squad’s list in its order. */
function inListOrder(legends: readonly string[], size: number): string[] {
  const lists = Object.values(INTRODUCTORY_LEGENDS).flatMap((list) => list.slice(0, size))
  return lists.filter((id) => legends.includes(id))
}
