import type { Decision } from '../../src/contract/match.ts'
import type { Json } from '../../src/lib/json.ts'
import { finish } from '../../src/lib/steps.ts'
import * as claiming from '../../src/matches/clocks/claiming.ts'
import * as commands from '../../src/matches/commands.ts'
import * as undoing from '../../src/matches/history/undoing.ts'
import type { MatchCache } from '../../src/matches/match-cache.ts'
import { freshPlayerOf, playerOf } from '../../src/matches/seats/player.ts'
import * as seats from '../../src/matches/seats/seats.ts'

// What a bearer asks for by a token and a seat, as it comes over a transport.

type Bearer = { readonly token: string; readonly seat: number }

export const command = async (
  cache: MatchCache,
  id: string,
  { token, seat, ...request }: Bearer & commands.CommandRequest,
): Promise<commands.CommandAnswer> => commands.command(cache, await playerOf(cache, id, token, seat), request)

export const tryCommand = async (
  cache: MatchCache,
  id: string,
  { token, seat, command: wanted }: Bearer & { readonly command: Json },
): Promise<Decision> => finish(commands.tryCommand(cache, await freshPlayerOf(cache, id, token, seat), wanted)).decision

export const leaveSeat = async (cache: MatchCache, id: string, token: string, seat: number): Promise<number> =>
  seats.leaveSeat(cache, await playerOf(cache, id, token, seat))

export const concede = async (cache: MatchCache, id: string, token: string, seat: number): Promise<number> =>
  seats.concede(cache, await playerOf(cache, id, token, seat))

export const undo = async (
  cache: MatchCache,
  id: string,
  { token, seat, ...wanted }: Bearer & { readonly to: number; readonly alone: boolean },
) => undoing.undo(cache, await playerOf(cache, id, token, seat), wanted)

export const declineUndo = async (cache: MatchCache, id: string, token: string, seat: number): Promise<number> =>
  undoing.declineUndo(cache, await playerOf(cache, id, token, seat))

export const claimTime = async (cache: MatchCache, id: string, token: string, seat: number, want: claiming.Claim) =>
  claiming.claimTime(cache, await playerOf(cache, id, token, seat), want)
