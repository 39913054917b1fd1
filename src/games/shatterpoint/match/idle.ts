import { REPORT } from '../../../contract/match-procedure.ts'
import { finish } from '../../../lib/steps.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { CommandName, ShatterpointCommand } from './command.ts'
import { offersOf } from './offers.ts'
import type { QuestionKind, ShatterpointQuestion } from './questions.ts'
import type { ShatterpointState } from './state.ts'
import { seatOf } from './units.ts'

/** Answers that let the match go on without doing anything, the least first. */
const LEAST: readonly CommandName[] = [
  'pass',
  'finishAction',
  'decline',
  'declinePersonal',
  'keepRevealed',
  'revealOrder',
  'acceptTerrain',
  'stopTree',
]

/** Questions of which the first option is the least that a player may do, or the most natural. */
const FIRST: readonly QuestionKind[] = ['shove', 'followUp']

/** The least that a seat may do when the match waits for it. */
export function idleCommand(
  state: ShatterpointState,
  seat: number,
  content: ShatterpointContent,
): ShatterpointCommand | null {
  const pending = state.procedure?.pending
  if (pending != null) return pending.seat === seat ? leastAnswer(state, pending, content) : null
  return state.activation !== null && seat === seatOf(state.active) ? { endActivation: {} } : null
}

function leastAnswer(
  state: ShatterpointState,
  { kind, options, seat }: ShatterpointQuestion,
  content: ShatterpointContent,
): ShatterpointCommand | null {
  if (kind === REPORT) return null
  const least = FIRST.includes(kind) ? options[0] : LEAST.flatMap((name) => options.find((one) => name in one) ?? [])[0]
  if (least !== undefined) return least
  const [first] =
    options.length > 0
      ? options
      : finish(offersOf(state, seat, content)).map(({ command }) => command as ShatterpointCommand)
  return first ?? null
}
