import { activate } from '../../automata/activation/steps.ts'
import { DrawsExhausted } from '../../automata/route/route-draws.ts'
import { enemyOf } from '../../table/squad.ts'
import { activeSquad, legendsOf } from '../legends.ts'
import { endActivation, startActivation } from '../procedures/turn.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { actingFor } from './acting.ts'
import { automatonOf } from './decks.ts'
import { playOut } from './playing.ts'
import { MatchStage } from './stage.ts'

/** Whether it is the turn of the squad that has no players. */
export const isEnemyTurn = (state: ApexState): boolean => {
  const humans = state.automata?.humanSquad ?? null
  return humans !== null && state.phase === 'turn' && activeSquad(state) === enemyOf(humans)
}

/** The Automaton that is activated next in the enemies’ turn: the lower initiative score first. */
export function nextEnemy(run: Pick<ApexRun, 'state' | 'content'>): string | null {
  const { state, content } = run
  if (!isEnemyTurn(state) || state.activation !== null) return null
  const waiting = legendsOf(state, activeSquad(state)).filter(({ activated }) => !activated)
  const scoreOf = (id: string) => content.automatonLegends.get(id)?.initiativeScore ?? 0
  return waiting.map(({ id }) => id).sort((a, b) => scoreOf(a) - scoreOf(b))[0] ?? null
}

/** The turn of the enemies: their activations follow by themselves, unless each is to wait for a command. */
export function* playEnemyTurn(run: ApexRun): Asking<void> {
  if (!isEnemyTurn(run.state)) return
  const pace = run.state.automata?.settings.pace ?? 'auto'
  run.trace.applied('apex.automata.turn.enemy-auto', { reason: null, pace })
  if (pace === 'step') return
  for (let next = nextEnemy(run); next !== null; next = nextEnemy(run)) yield* activateNext(run, next)
}

/** The player lets the teammate act. */
export function* activateTeammate(run: ApexRun, legend: string): Asking<void> {
  run.trace.applied('apex.automata.turn.teammate-order', { legend })
  yield* activateAutomaton(run, legend)
}

/** The next enemy is activated in its place of the order, on the board or not. */
export function* activateNext(run: ApexRun, legend: string): Asking<void> {
  const score = run.content.automatonLegends.get(legend)?.initiativeScore ?? 0
  run.trace.applied('apex.automata.turn.enemy-order', { reason: null, legend, score })
  yield* activateAutomaton(run, legend)
}

/** The whole activation of an Automaton. */
function* activateAutomaton(run: ApexRun, legend: string): Asking<void> {
  const { role } = automatonOf(run, legend)
  const settings = run.state.automata?.settings
  run.trace.applied('apex.automata.turn.once', { legend })
  startActivation(run, legend)
  run.trace.applied('apex.automata.scope.no-other-actions', { legend })
  const acting = actingFor(run, legend, new MatchStage(run))
  if (acting.me.cell === null) run.trace.applied('apex.automata.turn.owed', { legend })
  const comeback = { role, askBeacon: settings?.beaconTiePolicy === 'ask' }
  try {
    yield* playOut(run, activate(acting, comeback))
  } catch (error) {
    // No space on the whole board: it cannot come back, and the activation ends.
    if (!(error instanceof DrawsExhausted)) throw error
    run.emit({ type: 'respawnFailed', legend })
  }
  yield* endActivation(run)
}
