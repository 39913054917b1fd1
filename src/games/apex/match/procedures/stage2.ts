import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { BORDER_COUNT } from '../../content/reward-tokens.ts'
import { FIRST_FEATS } from '../../content/setup.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { type DropOrder, followDrop } from '../../setup/drop-order.ts'
import { BORDER_SIDES, type BorderSide } from '../../vocabulary.ts'
import { openly } from '../chance.ts'
import { isOnBoard } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { drawFeats } from './feats.ts'
import { startTurn } from './turn.ts'

const bySide = <Value>(values: readonly Value[], rest: Value): Record<BorderSide, Value> => ({
  N: values[0] ?? rest,
  E: values[1] ?? rest,
  S: values[2] ?? rest,
  W: values[3] ?? rest,
})

/** A reward and an epic token for each border of the module, and feats for each Legend. */
export function prepareEntry(run: ApexRun): void {
  run.trace.applied('apex.stage2.prepare', { borders: BORDER_COUNT, feats: FIRST_FEATS })
  const chance = openly(run.random)
  const rewards = drawSome([...run.content.rewardTokens.keys()], BORDER_COUNT, chance)
  const epics = drawSome(run.state.stock.epic, BORDER_COUNT, chance)
  run.emit({ type: 'entryPrepared', rewards: bySide(rewards, ''), epics: bySide<string | null>(epics, null) })
  for (const { id } of run.state.legends) drawFeats(run, id, FIRST_FEATS)
}

/** The side of the module at which a Legend stands, or from which it entered. */
const sideOf = ({ where }: LegendState): BorderSide | null =>
  typeof where === 'object' && 'side' in where ? where.side : null

/** How far the drop has come, as the ruling on the drop says it: who acts next, and with which Legends. */
export function dropOrder(state: ApexState, trace: ApexTrace = new Trace<ApexRules>()): DropOrder {
  const { red, blue } = state.squads
  const isPlaced = (legend: LegendState) => legend.where !== 'none'
  const order = alternating(state, state.phase === 'entryPlace' ? isPlaced : isOnBoard)
  const all = { red: [...red.legends], blue: [...blue.legends] }
  const none = { N: null, E: null, S: null, W: null }
  // The ruling wants every placing in turn; where the order is done it does not matter in which sequence.
  const placed = state.phase === 'entryPlace' ? order : inTurns(all.blue, all.red)
  const found = followDrop(
    {
      legends: all,
      epics: none,
      placed: placed.map((legend) => ({ legend, side: 'N', keeps: true })),
      entered: state.phase === 'entryPlace' ? [] : order,
    },
    trace,
  )
  if (found instanceof Refusal) throw new Error('The drop is out of order.')
  return found
}

const inTurns = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((legend, index) => [legend, ...second.slice(index, index + 1)])

/** The Legends that are done, one of each squad in turn: Blue is placed first, Red enters first. */
function alternating({ legends, phase }: ApexState, isDone: (legend: LegendState) => boolean): string[] {
  const done = legends.filter(isDone)
  const of = (squad: LegendState['squad']) => done.filter((legend) => legend.squad === squad).map(({ id }) => id)
  return phase === 'entryPlace' ? inTurns(of('blue'), of('red')) : inTurns(of('red'), of('blue'))
}

/** When every Legend is placed Red begins to enter; when all are on the board round 1 begins. */
export function* continueDrop(run: ApexRun): Asking<void> {
  const { phase, legends, entry } = run.state
  if (phase === 'entryPlace' && legends.every(({ where }) => where !== 'none')) run.emit({ type: 'enteringStarted' })
  if (phase !== 'enter' || !legends.every(isOnBoard) || entry === null) return
  const removed = Object.values(entry.epics).filter((token) => token !== null)
  run.trace.applied('apex.stage2.cleanup', { removed })
  run.emit({ type: 'stage3Started', removed, rewards: Object.values(entry.rewards) })
  yield* startTurn(run, 0)
}

/** The side of a Legend on the module; every one that enters has one. */
export function entrySideOf(legend: LegendState): BorderSide {
  return sideOf(legend) ?? BORDER_SIDES[0]
}
