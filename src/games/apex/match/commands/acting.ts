import type { RuleViolation } from '../../../../contract/violation.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { BASIC_ACTION_TABLE, type BasicAction, type FreeAction } from '../../content/actions.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import type { ApexRule, ApexRules, ApexTrace } from '../../rules.ts'
import { judgeBasic, judgeFreeAction } from '../../turn/action-legality.ts'
import { activationOf } from '../activation.ts'
import { isEnemyTurn } from '../automata/turns.ts'
import type { CommandName } from '../command.ts'
import { findLegend, legendOf } from '../legends.ts'
import type { ApexPhase, ApexState, LegendState } from '../state.ts'

/** What several commands are refused for. */

/** One reason, as a command gives it. */
export const against = (...violations: readonly ApexViolation[]): readonly Violation[] => refuse(violations).violations

/** What a ruling has found against something, said of a command. */
export const foundAgainst = (violations: readonly RuleViolation[], name: CommandName): Violation[] =>
  violations.map(({ rule, path, facts }) => ({ rule, path: ['command', name, ...path.split('.')], facts }))

/** The rule that a judgement was decided by, with the facts that it recorded. */
export function decidedBy(trace: ApexTrace, rule: ApexRule | string | null, name: CommandName): Violation[] {
  if (rule === null) return []
  const step = trace.steps.findLast((candidate) => candidate.rule === rule)
  return [{ rule, path: ['command', name], facts: step?.facts ?? {} }]
}

/** Whether the match is in a phase that a command belongs to. */
export function phaseViolations(
  state: ApexState,
  name: CommandName,
  ...phases: readonly ApexPhase[]
): readonly Violation[] {
  if (phases.includes(state.phase)) return []
  const facts = { command: name, phase: state.phase, reason: 'phase' } as const
  return against({ rule: 'apex.match.moment', path: ['command', name], facts })
}

/** Whether a Legend is led by the seat. */
export function controlViolations(
  state: ApexState,
  seat: number,
  legend: string,
  path: readonly string[],
): readonly Violation[] {
  const found = findLegend(state, legend)
  if (found === null) return against({ rule: 'apex.content.known', path, facts: { kind: 'legend', id: legend } })
  return found.seat === seat ? [] : against({ rule: 'apex.seat.controller', path, facts: { legend, seat } })
}

/** The Legend whose activation runs, if the seat leads it. */
export function actor({ activation, ...state }: ApexState, seat: number): LegendState | null {
  if (activation === null || state.phase !== 'turn') return null
  const legend = legendOf(state, activation.legend)
  return legend.seat === seat ? legend : null
}

/** Whether the seat leads the Legend whose activation runs. */
export function actorViolations(state: ApexState, seat: number, name: CommandName): readonly Violation[] {
  const { activation } = state
  const wrongPhase = phaseViolations(state, name, 'turn')
  if (wrongPhase.length > 0) return wrongPhase
  if (activation === null && state.automata !== undefined && isEnemyTurn(state)) {
    const facts = { reason: 'ENEMY_TURN', pace: state.automata.settings.pace }
    return against({ rule: 'apex.automata.turn.enemy-auto', path: ['command', name], facts })
  }
  if (activation === null) {
    return against({ rule: 'apex.activation.outside', path: ['command', name], facts: { action: name } })
  }
  return controlViolations(state, seat, activation.legend, ['command', name])
}

/** Everything that forbids a basic action or a part of one, whatever it is done with. */
export function actionViolations(
  state: ApexState,
  seat: number,
  action: BasicAction,
  name: CommandName,
): readonly Violation[] {
  const wrong = actorViolations(state, seat, name)
  const { activation, action: open } = state
  if (wrong.length > 0 || activation === null) return wrong
  if (open !== null) return partViolations(open, action, name)
  const trace = new Trace<ApexRules>()
  return decidedBy(trace, judgeBasic(action, activationOf(state, activation.legend), trace).rule, name)
}

/** An action that is open leaves room for its own parts only. */
function partViolations(
  { source, parts, done }: NonNullable<ApexState['action']>,
  action: BasicAction,
  name: CommandName,
): readonly Violation[] {
  if (parts.some(({ part }) => part === action)) return []
  const left = parts.map(({ part }) => part)
  const facts = { action, open: source, legal: false, left, done: done.includes(action) }
  return against({ rule: 'apex.activation.open-action', path: ['command', name], facts })
}

/** Everything that forbids what costs no AP. */
export function freeViolations(
  state: ApexState,
  seat: number,
  action: FreeAction,
  name: CommandName,
): readonly Violation[] {
  const wrong = actorViolations(state, seat, name)
  const { activation, action: open } = state
  if (wrong.length > 0 || activation === null) return wrong
  const trace = new Trace<ApexRules>()
  const { open: _open, ...judged } = activationOf(state, activation.legend)
  return decidedBy(trace, judgeFreeAction(action, { ...judged, resolving: open !== null }, trace).rule, name)
}

/** The movement points of the Move that a basic action has. */
export const moveOf = (action: BasicAction): number | null =>
  BASIC_ACTION_TABLE[action].parts.find(({ part }) => part === 'move')?.amount ?? null
