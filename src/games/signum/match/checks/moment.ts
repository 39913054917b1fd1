import type { Violation } from '../../../../rulebook/refusal.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { against } from '../../refusal.ts'
import { type CommandName, nameOf, type SignumCommand } from '../command.ts'
import type { MomentReason } from '../match.rules.ts'
import { seatOf } from '../players.ts'
import type { Phase, SignumState } from '../state.ts'

export type Scene = { readonly state: SignumState; readonly content: SignumContent }

export const notNow = (command: SignumCommand, reason: MomentReason): readonly Violation[] => {
  const name = nameOf(command)
  return against({ rule: 'signum.match.moment', path: ['command', name], facts: { command: name, reason } })
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
  if (name === 'offerDraw' || name === 'withdrawDraw') return drawViolations(state, seat, command)
  if (seat !== seatOf(state.active)) return notNow(command, 'turn')
  if (state.phase !== (PHASE_OF[name] ?? 'activation')) return notNow(command, 'phase')
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
