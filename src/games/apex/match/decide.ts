import { isSameJson } from '../../../lib/json.ts'
import { bodyOf, type EntryOf, keyOf } from '../../../lib/keyed.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal, type Violation } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { isTeammateWay } from './automata/walking.ts'
import type { ApexCommand, CommandBodies, CommandName } from './command.ts'
import { COMMANDS } from './commands/commands.ts'
import type { ApexEvent } from './events.ts'
import { legendOf } from './legends.ts'
import { pathViolations } from './procedures/moving.ts'
import { procedures } from './procedures/procedure.ts'
import type { Answer, ApexQuestion } from './questions.ts'
import type { ApexState, Procedure } from './state.ts'

type Context = { readonly content: ApexContent; readonly trace: ApexTrace; readonly random: Random }

/** What stands against a command that is no answer. */
export function commandViolations(
  state: ApexState,
  seat: number,
  command: ApexCommand,
  content: ApexContent,
): readonly Violation[] {
  return violationsOf(state, seat, bodyOf(command), content)
}

function violationsOf<Name extends CommandName>(
  state: ApexState,
  seat: number,
  { key, value }: EntryOf<CommandBodies, Name>,
  content: ApexContent,
): readonly Violation[] {
  return COMMANDS[key]?.violations(state, seat, value, content) ?? notNow(state, key, 'phase').violations
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
  if (violations.length > 0) return Refusal.again(violations)
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
  if (!('answer' in command) || seat !== pending.seat) return notNow(state, keyOf(command), 'asked')
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
  if (options.some((option) => isSameJson(option, answer))) return true
  if (kind !== 'effectMove' || !('path' in answer) || typeof about.points !== 'number') return false
  const way = { path: answer.path, points: about.points }
  const mover = legendOf(state, legend)
  if (mover.automaton !== undefined) return isTeammateWay(state, mover, way, content)
  return pathViolations(state, legend, way, content).length === 0
}
