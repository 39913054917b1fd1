import { canonicalJson } from '../../../lib/json.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal, type Violation } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import type { ApexCommand, CommandName } from './command.ts'
import { COMMANDS } from './commands/commands.ts'
import type { CommandOf } from './commands/define-command.ts'
import type { ApexEvent } from './events.ts'
import { pathViolations } from './procedures/moving.ts'
import { procedures } from './procedures/procedure.ts'
import type { Answer, ApexQuestion } from './questions.ts'
import type { ApexState, Procedure } from './state.ts'

type Context = { readonly content: ApexContent; readonly trace: ApexTrace; readonly random: Random }

const nameOf = (command: ApexCommand): CommandName => Object.keys(command)[0] as CommandName

/** What stands against a command that is no answer. */
export function commandViolations(
  state: ApexState,
  seat: number,
  command: ApexCommand,
  content: ApexContent,
): readonly Violation[] {
  const name = nameOf(command)
  const found = COMMANDS[name] as CommandOf<CommandName> | undefined
  if (found === undefined) return notNow(state, name, 'phase').violations
  return found.violations(state, seat, (command as Record<CommandName, never>)[name], content)
}

function notNow({ phase }: ApexState, command: CommandName, reason: 'phase' | 'asked' | 'nothingAsked'): Refusal {
  return refuse([{ rule: 'apex.match.moment', path: ['command', command], facts: { command, phase, reason } }])
}

/** What becomes of a command of a seat. */
export function decideMatch(
  state: ApexState,
  seat: number,
  command: ApexCommand,
  context: Context,
): readonly ApexEvent[] | Refusal {
  const { procedure } = state
  if (procedure?.pending != null) return answerOf(state, procedure, procedure.pending, seat, command, context)
  if ('answer' in command) return notNow(state, 'answer', 'nothingAsked')
  const violations = commandViolations(state, seat, command, context.content)
  if (violations.length > 0) return Refusal.join(violations.map((one) => Refusal.bySteps([one], one.path)))
  return procedures.begin(state, seat, command, context)
}

/** While somebody is asked, nothing but the answer of that seat counts. */
function answerOf(
  state: ApexState,
  procedure: Procedure,
  pending: ApexQuestion,
  seat: number,
  command: ApexCommand,
  context: Context,
): readonly ApexEvent[] | Refusal {
  if (!('answer' in command) || seat !== pending.seat) return notNow(state, nameOf(command), 'asked')
  const answer: Answer = command.answer
  if (isPossible(state, pending, answer, context.content)) return procedures.answer(procedure, answer, context)
  const facts = { kind: pending.kind, options: pending.options.length }
  return refuse([{ rule: 'apex.match.answer', path: ['command', 'answer'], facts }])
}

/** An answer is one of the options; of a move any other legal way will do. */
function isPossible(
  state: ApexState,
  { kind, options, legend, about }: ApexQuestion,
  answer: Answer,
  content: ApexContent,
): boolean {
  const wanted = canonicalJson(answer)
  if (options.some((option) => canonicalJson(option) === wanted)) return true
  if (kind !== 'effectMove' || !('path' in answer) || typeof about.points !== 'number') return false
  return pathViolations(state, legend, { path: answer.path, points: about.points }, content).length === 0
}
