import { z } from 'zod'

/** The players of a match: seat 0 is A. */
export const PLAYERS = ['A', 'B', 'C', 'D'] as const
export const PlayerId = z.enum(PLAYERS).meta({ id: 'SignumMatchPlayer' })
export type PlayerId = z.infer<typeof PlayerId>

export const seatOf = (player: PlayerId): number => PLAYERS.indexOf(player)
export const playerAt = (seat: number): PlayerId => PLAYERS[seat] ?? 'A'

/** The boards of the rules call players by any name; those of a match have these. */
export const asPlayer = (name: string): PlayerId => PLAYERS.find((player) => player === name) ?? 'A'
