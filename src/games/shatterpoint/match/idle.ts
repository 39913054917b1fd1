import { REPORT } from '../../../contract/match-procedure.ts'
import { finish } from '../../../lib/steps.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { Condition, Player } from '../vocabulary.ts'
import type { CommandName, ShatterpointCommand } from './command.ts'
import { offersOf } from './offers.ts'
import type { QuestionKind, ShatterpointQuestion } from './questions.ts'
import type { ShatterpointState } from './state.ts'
import { playerOf, seatOf } from './units.ts'

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
  { kind, options, seat, about }: ShatterpointQuestion,
  content: ShatterpointContent,
): ShatterpointCommand | null {
  if (kind === REPORT) return null
  if (kind === 'treeOption' && typeof about.best === 'string') return { chooseOption: { id: about.best } }
  if (kind === 'removeCondition') return worstOf(options)
  if (kind === 'shatterpoint') return firstToCome(state, playerOf(seat), options)
  const least = FIRST.includes(kind) ? options[0] : LEAST.flatMap((name) => options.find((one) => name in one) ?? [])[0]
  if (least !== undefined) return least
  const [first] =
    options.length > 0
      ? options
      : finish(offersOf(state, seat, content)).map(({ command }) => command as ShatterpointCommand)
  return first ?? null
}

/** The first unit whose order card is still to come, else the first of all. */
function firstToCome(
  { players }: ShatterpointState,
  player: Player,
  options: readonly ShatterpointCommand[],
): ShatterpointCommand | null {
  const waits = (command: ShatterpointCommand) =>
    'shatterpointActivate' in command && players[player].deck.includes(command.shatterpointActivate.unitId)
  return options.find(waits) ?? options[0] ?? null
}

const WORST_FIRST: readonly Condition[] = ['strained', 'exposed', 'disarmed', 'pinned']

/** The condition that harms most is removed. */
const worstOf = (options: readonly ShatterpointCommand[]): ShatterpointCommand | null =>
  WORST_FIRST.flatMap((worst) =>
    options.filter((one) => 'removeCondition' in one && one.removeCondition.condition === worst),
  )[0] ?? null
