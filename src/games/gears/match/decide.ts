import type { Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MatchDecisionKind } from '../locust/ai/decision.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { commandViolations } from './checks/check.ts'
import type { CommandName, GearsCommand } from './command.ts'
import type { GearsEvent } from './events.ts'
import { seatOf } from './evolve/table.ts'
import { procedures } from './procedures/procedure.ts'
import type { GearsState } from './state.ts'

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
  if (seat !== asked || !('answer' in command)) {
    const [name] = Object.keys(command) as [CommandName]
    const facts = { step: state.step, seat: asked, command: name, reason: 'asked' } as const
    return refuse([{ rule: 'gears.turn.steps', path: ['command', name], facts }])
  }
  const { option } = command.answer
  if (!pending.options.includes(option)) return illegalAnswer('illegal', pending.kind, option, [...pending.options])
  return procedures.answer(procedure, option, context)
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
