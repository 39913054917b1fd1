import type { Violation } from '../../../../rulebook/refusal.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { against } from '../../refusal.ts'
import { type CommandName, nameOf, type SignumCommand } from '../command.ts'
import { leaverOf } from '../leaving.ts'
import type { MomentReason } from '../match.rules.ts'
import { seatOf } from '../players.ts'
import type { Phase, SignumState } from '../state.ts'

export type Scene = { readonly state: SignumState; readonly content: SignumContent }

export const notNow = (command: SignumCommand, reason: MomentReason): readonly Violation[] => {
  const name = nameOf(command)
  return against({ rule: 'signum.match.moment', path: ['command', name], facts: { command: name, reason } })
}

/** In a turn the book says who acts; in the setup only the order of its steps does. */
const notItsTurn = ({ turn }: SignumState, command: SignumCommand): readonly Violation[] =>
  turn === 0 ? notNow(command, 'turn') : hasToWait(command, 'turn')

/** A command that waits for another player, or for an answer. */
export const hasToWait = (command: SignumCommand, why: 'turn' | 'asked'): readonly Violation[] => {
  const name = nameOf(command)
  return against({ rule: 'signum.turn.activation.free-order', path: ['command', name], facts: { card: name, why } })
}

function notItsPhase({ turn, active: player }: SignumState, command: SignumCommand): readonly Violation[] {
  const name = nameOf(command)
  if (turn === 0) return notNow(command, 'phase')
  return against({ rule: 'signum.turn.phases', path: ['command', name], facts: { player, command: name } })
}

/** Something that a command names is not there. */
export const missing = (id: string, ...path: readonly (string | number)[]): readonly Violation[] =>
  against({ rule: 'signum.match.known', path: ['command', ...path], facts: { id } })

/** The phase that a command belongs to; those of an activation belong to the same phase. */
const PHASE_OF: Readonly<Partial<Record<CommandName, Phase>>> = {
  chooseFirst: 'setupFirst',
  chooseCorner: 'setupCorner',
  placeHero: 'setupHero',
  exchange: 'setupExchange',
  discardForProsperity: 'setupDiscard',
  build: 'construction',
  skipConstruction: 'construction',
}

/** Commands that are given between activations. */
const BETWEEN: readonly CommandName[] = [
  'playCard',
  'playTerrain',
  'useBuilding',
  'useRelic',
  'startActivation',
  'endTurn',
]

/** Whether a command comes at its moment at all. */
export function momentViolations(state: SignumState, seat: number, command: SignumCommand): readonly Violation[] {
  const name = nameOf(command)
  if (state.result !== null) return notNow(command, 'over')
  if (name === 'answer' || name === 'report') return notNow(command, 'nothingAsked')
  const leaver = leaverOf(state)
  if (leaver !== null) return seat === seatOf(leaver) && name === 'endTurn' ? [] : notItsTurn(state, command)
  if (name === 'offerDraw' || name === 'withdrawDraw') return drawViolations(state, seat, command)
  if (seat !== seatOf(state.active)) return notItsTurn(state, command)
  if (state.phase !== (PHASE_OF[name] ?? 'activation')) return notItsPhase(state, command)
  if (PHASE_OF[name] !== undefined) return []
  const isBetween = BETWEEN.includes(name)
  if (!isBetween && state.activation === null) return notNow(command, 'noActivation')
  return []
}

/** A draw is offered after the setup by those who are in play, and taken back only if it stands. */
function drawViolations(state: SignumState, seat: number, command: SignumCommand): readonly Violation[] {
  const player = state.players[seat]
  if (state.turn === 0 || player?.status !== 'in') return notNow(command, 'phase')
  const stands = state.drawOffers.includes(player.player)
  return stands === 'withdrawDraw' in command ? [] : notNow(command, 'phase')
}
