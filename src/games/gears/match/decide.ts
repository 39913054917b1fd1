import { reportFault } from '../../../contract/match-report.ts'
import { keyOf } from '../../../lib/keyed.ts'
import type { DiceToRoll, Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MatchDecisionKind } from '../locust/ai/decision.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { commandViolations } from './checks/check.ts'
import type { GearsCommand } from './command.ts'
import type { GearsEvent } from './events.ts'
import { seatOf } from './evolve/table.ts'
import { procedures } from './procedures/procedure.ts'
import type { GearsState, Procedure } from './state.ts'

type Context = { readonly content: GearsContent; readonly trace: GearsTrace; readonly random: Random }

/** What becomes of a command of a seat. */
export function decideMatch(
  state: GearsState,
  seat: number,
  command: GearsCommand,
  context: Context,
): readonly GearsEvent[] | Refusal {
  const { procedure } = state
  if (procedure?.pending != null) return answerOf(state, seat, command, context)
  if ('answer' in command) return illegalAnswer('nothingAsked', null, command.answer.option, [])
  if ('report' in command) return illegalAnswer('nothingAsked', null, command.report.faces.join(' '), [])
  const violations = commandViolations(state, seat, command, context.content)
  if (violations.length > 0) return refuse(violations)
  return procedures.begin(state, seat, command, context)
}

/** While somebody is asked, nothing but the answer of that seat counts. */
function answerOf(
  state: GearsState,
  seat: number,
  command: GearsCommand,
  context: Context,
): readonly GearsEvent[] | Refusal {
  const { procedure } = state
  const pending = procedure?.pending
  if (procedure === null || pending == null) return []
  const asked = seatOf(state, pending.player)
  const { dice } = pending
  if (seat !== asked || !(dice === undefined ? 'answer' in command : 'report' in command)) {
    const name = keyOf(command)
    const facts = { step: state.step, seat: asked, command: name, reason: 'asked' } as const
    return refuse([{ rule: 'gears.turn.steps', path: ['command', name], facts }])
  }
  if (dice !== undefined && 'report' in command) return reportOf(procedure, dice, command.report.faces, context)
  if (!('answer' in command)) return []
  const { option } = command.answer
  if (!pending.options.includes(option)) return illegalAnswer('illegal', pending.kind, option, [...pending.options])
  return procedures.answer(procedure, option, context)
}

/** What real dice showed, if they can have shown it. */
function reportOf(
  procedure: Procedure,
  dice: DiceToRoll,
  faces: readonly number[],
  context: Context,
): readonly GearsEvent[] | Refusal {
  const fault = reportFault(dice, faces)
  if (fault === null) return procedures.rolled(procedure, dice, faces, context)
  const path = ['command', 'report', 'faces']
  return refuse([{ rule: 'gears.attack.roll', path, facts: { figure: null, ...fault } }])
}

function illegalAnswer(
  fault: 'nothingAsked' | 'illegal',
  decision: MatchDecisionKind | null,
  answer: string,
  options: string[],
): Refusal {
  const path = ['command', 'answer', 'option']
  return refuse([{ rule: 'gears.ai.active-decides', path, facts: { fault, decision, answer, options } }])
}
