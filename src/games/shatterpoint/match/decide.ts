import { REPORT } from '../../../contract/match-procedure.ts'
import { reportFault } from '../../../contract/match-report.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal, type Violation } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { against, refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { answerViolations } from './answers.ts'
import { nameOf, type ShatterpointCommand } from './command.ts'
import type { ShatterpointEvent } from './events.ts'
import { mayFlip, openAbilities, openActions } from './procedures/activation.ts'
import { procedures } from './procedures/procedure.ts'
import type { ShatterpointQuestion } from './questions.ts'
import type { Procedure, ShatterpointState } from './state.ts'
import { seatOf } from './units.ts'

type Context = { readonly content: ShatterpointContent; readonly trace: ShatterpointTrace; readonly random: Random }

/** What becomes of a command of a seat. */
export function decideMatch(
  state: ShatterpointState,
  seat: number,
  command: ShatterpointCommand,
  context: Context,
): readonly ShatterpointEvent[] | Refusal {
  const { procedure } = state
  if (procedure?.pending != null) return answerOf(state, procedure, procedure.pending, seat, command, context)
  const violations = commandViolations(state, seat, command, context.content)
  return violations.length > 0 ? Refusal.again(violations) : procedures.begin(state, seat, command, context)
}

/** While somebody is asked, nothing but the answer of that seat counts. */
function answerOf(
  state: ShatterpointState,
  procedure: Procedure,
  pending: ShatterpointQuestion,
  seat: number,
  command: ShatterpointCommand,
  context: Context,
): readonly ShatterpointEvent[] | Refusal {
  if (seat !== pending.seat) return notNow(state, command, 'asked')
  if (pending.kind === REPORT || 'report' in command) return reportOf(state, procedure, pending, command, context)
  const violations = answerViolations({ state, content: context.content }, pending, command)
  return violations.length > 0 ? Refusal.again(violations) : procedures.answer(procedure, command, context)
}

/** What dice of a real table showed. */
function reportOf(
  state: ShatterpointState,
  procedure: Procedure,
  { dice }: ShatterpointQuestion,
  command: ShatterpointCommand,
  context: Context,
): readonly ShatterpointEvent[] | Refusal {
  if (!('report' in command) || dice === undefined) return notNow(state, command, 'asked')
  const { faces } = command.report
  const fault = reportFault(dice, faces)
  if (fault === null) return procedures.rolled(procedure, dice, faces, context)
  return refuse([
    {
      rule: 'shatterpoint.match.report',
      path: ['command', 'report', 'faces'],
      facts: { ...fault, count: faces.length },
    },
  ])
}

/** What stands against a command that is no answer: those of an activation. */
function commandViolations(
  state: ShatterpointState,
  seat: number,
  command: ShatterpointCommand,
  content: ShatterpointContent,
): readonly Violation[] {
  const { activation } = state
  if (activation === null || state.result !== null) return notNow(state, command, 'phase').violations
  if (seat !== seatOf(state.active)) return notNow(state, command, 'turn').violations
  if ('endActivation' in command) return []
  if ('action' in command) return actionViolations(state, command.action.type, content)
  if ('useAbility' in command) return abilityViolations(state, command.useAbility.abilityId, content)
  if (!('flipStance' in command)) return notNow(state, command, 'nothingAsked').violations
  if (mayFlip(state, content)) return []
  const obstacle = activation.flipped ? ('flipped' as const) : ('oneSided' as const)
  return against({
    rule: 'shatterpoint.stance.flip',
    path: ['command', 'flipStance'],
    facts: { unit: activation.unit, obstacle },
  })
}

function actionViolations(state: ShatterpointState, type: string, content: ShatterpointContent): readonly Violation[] {
  const open = openActions(state, content)
  if (open.some((action) => action === type)) return []
  const unit = state.activation?.unit ?? ''
  const used = state.activation?.used.map(({ action }) => action) ?? []
  return against({
    rule: 'shatterpoint.match.action',
    path: ['command', 'action', 'type'],
    facts: { unit, action: type, used },
  })
}

function abilityViolations(
  state: ShatterpointState,
  ability: string,
  content: ShatterpointContent,
): readonly Violation[] {
  if (openAbilities(state, content).some(({ id }) => id === ability)) return []
  const unit = state.activation?.unit ?? ''
  return against({
    rule: 'shatterpoint.match.ability',
    path: ['command', 'useAbility', 'abilityId'],
    facts: { unit, ability },
  })
}

function notNow(
  { phase }: ShatterpointState,
  command: ShatterpointCommand,
  reason: 'phase' | 'asked' | 'turn' | 'nothingAsked',
): Refusal {
  const name = nameOf(command)
  return refuse([
    { rule: 'shatterpoint.match.moment', path: ['command', name], facts: { command: name, phase, reason } },
  ])
}
