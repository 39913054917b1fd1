import { checkDefeat } from '../../turn/defeat.ts'
import type { Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import type { Asking, MatchRun } from '../questions.ts'
import { damageStateOf, unitOf, unitsOf } from '../units.ts'
import { isIdle, startActivation } from './activation.ts'
import { findActivated, refreshIfNeeded } from './order.ts'
import { note } from './scratch.ts'
import { endOfTurn, nextPlayer, resetStruggle, rollPriority } from './struggle.ts'
import { checkHunker } from './tokens.ts'
import { adjudicateMatch } from './victory.ts'
import { answerWoundings, openWindow } from './windows.ts'

/** Turns from a player’s on, until a unit is activated that can do something. */
export function* playTurns(run: MatchRun, player: Player, turn: number): Asking<void> {
  yield* beginTurn(run, player, turn)
  while (!isWaiting(run)) {
    yield* finishTurn(run)
    yield* beginTurn(run, nextPlayer(run), run.state.turn + 1)
  }
}

/** After something in an activation: it goes on, or the turn ends and others follow. */
export function* goOn(run: MatchRun): Asking<void> {
  if (isWaiting(run)) return
  yield* endTurnAndGoOn(run)
}

/** The turn ends, and others follow. */
export function* endTurnAndGoOn(run: MatchRun): Asking<void> {
  yield* finishTurn(run)
  yield* playTurns(run, nextPlayer(run), run.state.turn + 1)
}

/** Whether the active player can do anything but end the activation. */
const isWaiting = ({ state, content }: MatchRun): boolean => state.activation !== null && !isIdle(state, content)

/** Steps 1 to 4 of a turn; a player without units has no activation. */
function* beginTurn(run: MatchRun, player: Player, turn: number): Asking<void> {
  run.emit({ type: 'turnStarted', turn, player })
  yield* openWindow(run, [happening('turnStart', { player })], player)
  rollPriority(run)
  if (unitsOf(run.state, player).length === 0) {
    run.trace.applied('shatterpoint.order.no-unit', {})
    return
  }
  const { unit, via, card } = yield* findActivated(run)
  run.trace.applied('shatterpoint.order.discard', { card })
  run.emit({ type: 'orderDiscarded', player, card })
  yield* startActivation(run, unit, via)
}

/** Steps 6 to 11 of a turn. */
function* finishTurn(run: MatchRun): Asking<void> {
  const { active: player, activation, turn } = run.state
  if (activation !== null) {
    const event = { subject: activation.unit }
    yield* openWindow(run, [happening('activationEnd', event)], player)
    run.emit({ type: 'activationEnded', unit: activation.unit })
    yield* openWindow(run, [happening('activationEnded', event)], player)
  }
  yield* openWindow(run, [happening('turnEnd', { player })], player)
  yield* endOfTurn(run)
  if (activation !== null) defeat(run, activation.unit)
  yield* answerWoundings(run, 0)
  yield* resetStruggle(run)
  if (run.state.units.every(({ defeated }) => defeated)) adjudicateMatch(run, 'stalemate')
  if (turn >= run.state.options.turnLimit) adjudicateMatch(run, 'turnLimit')
  yield* refreshIfNeeded(run, player, 'endOfTurn')
  run.trace.applied('shatterpoint.turn.alternate', { player, next: nextPlayer(run) })
  run.emit({ type: 'turnEnded', turn, player })
}

/** Step 10: a unit with as many injuries as its durability leaves the battlefield, and its order card the game. */
function defeat(run: MatchRun, id: string): void {
  const unit = unitOf(run.state, id)
  const { deck, reserve, discard, removed, force } = run.state.players[unit.player]
  const cards = { deck: [...deck], reserve, discard: [...discard], removed: [...removed], force }
  const question = { unit: damageStateOf(unit, run.content), cards, byEffect: false, activating: false }
  if (!checkDefeat(question, run).defeated) return
  run.emit({ type: 'unitDefeated', unit: id })
  note(run, happening('unitDefeated', { subject: id }))
  if (reserve === id || discard.includes(id)) run.emit({ type: 'orderRemoved', player: unit.player, card: id })
  checkHunker(run)
}
