import { ACTIVATION_POINTS } from '../../content/actions.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { followTurn } from '../../turn/turn.ts'
import { turnOf } from '../../turn/windows/timing.ts'
import { playEnemyTurn } from '../automata/turns.ts'
import { activeSquad, isOnBoard, legendOf, legendsOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { resolveInitiativeToken } from './initiative.ts'
import { transition } from './transition.ts'
import { victoryByPoints } from './victory.ts'

/** The ability tokens under a turn of the initiative track, the top one first. */
export const tokensUnder = ({ tokens }: ApexState, turnIndex: number): string[] =>
  tokens
    .filter(({ at }) => typeof at === 'object' && 'turnIndex' in at && at.turnIndex === turnIndex)
    .map(({ id }) => id)

/** A squad’s turn begins: what lies under the initiative marker is resolved, one after the other. */
export function* startTurn(run: ApexRun, turnIndex: number): Asking<void> {
  const { squad, round } = turnOf(turnIndex)
  if (squad === 'red') run.trace.applied('apex.round.structure', { round, rounds: ROUNDS })
  run.emit({ type: 'turnStarted', turnIndex, round, squad })
  traceTurn(run)
  for (const token of tokensUnder(run.state, turnIndex)) yield* resolveInitiativeToken(run, token)
  yield* playEnemyTurn(run)
}

/** Tells where the turn stands, as the ruling on turns does. */
function traceTurn({ state, content, trace }: ApexRun): void {
  const { turnIndex, activation } = state
  const legends = legendsOf(state, activeSquad(state)).map((legend) => ({
    id: legend.id,
    activated: legend.activated,
    eliminated: !isOnBoard(legend),
  }))
  const tokens = tokensUnder(state, turnIndex).map((token) => content.abilityCards.get(token)?.id ?? token)
  followTurn({ turnIndex, tokens, legends, ...(activation === null ? {} : { active: activation.legend }) }, trace)
}

/** A Legend is activated; an enemy with points enough wins at that very moment. */
export function startActivation(run: ApexRun, legend: string): void {
  run.trace.applied('apex.activation.once-each', { legend, reason: 'possible' })
  const { automaton } = legendOf(run.state, legend)
  run.emit({ type: 'activationStarted', legend, ap: automaton === undefined ? ACTIVATION_POINTS : 0 })
  victoryByPoints(run, legend)
}

/** An activation is over; when the last Legend of the squad is done the turn is, too. */
export function* endActivation(run: ApexRun): Asking<void> {
  const { activation } = run.state
  if (activation === null) return
  run.emit({ type: 'activationEnded', legend: activation.legend })
  const squad = activeSquad(run.state)
  if (legendsOf(run.state, squad).some(({ activated }) => !activated)) return
  const { turnIndex } = run.state
  traceTurn(run)
  run.emit({ type: 'turnEnded', turnIndex, squad })
  if (squad === 'blue') yield* transition(run)
  const next = squad === 'red' ? turnIndex + 1 : run.state.turnIndex
  yield* startTurn(run, next)
}
