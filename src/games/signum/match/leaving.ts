import type { Ending } from '../../../contract/match.ts'
import { type PlayerId, playerAt, seatOf } from './players.ts'
import type { SignumState } from './state.ts'

/** Who has given up and is to go out now: after the setup, and not while somebody is asked something. */
export function leaverOf({ conceded, players, turn, result, procedure }: SignumState): PlayerId | null {
  if (turn === 0 || result !== null || procedure?.pending != null) return null
  return conceded.find((player) => players[seatOf(player)]?.status === 'in') ?? null
}

/** The seat that the match waits for. */
export function activeSeat(state: SignumState): number | null {
  const { result, procedure, active } = state
  if (result !== null) return null
  return procedure?.pending?.seat ?? seatOf(leaverOf(state) ?? active)
}

/** The match ends when only one player, or one team, has not given up. */
export function concession({ players }: SignumState, conceded: readonly number[]): Ending | null {
  const left = players.filter(({ player, status }) => status === 'in' && !conceded.includes(seatOf(player)))
  const teams = new Set(left.map(({ team }) => team.join('')))
  if (conceded.length === 0 || teams.size > 1) return null
  const [winner] = left
  const winners = winner?.team.filter((player) => !conceded.includes(seatOf(player))).map(seatOf) ?? []
  return { winners, reason: { en: 'The other side gives up.', es: 'El otro bando se rinde.' } }
}

/** The match once these seats have given up. */
export const noteConceded = (state: SignumState, conceded: readonly number[]): SignumState => ({
  ...state,
  conceded: conceded.map(playerAt),
})
