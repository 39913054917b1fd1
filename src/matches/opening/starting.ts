import { ApiError } from '../../contract/errors.ts'
import type { BotLevel, DiceSource, MatchEvent, Play } from '../../contract/match.ts'
import type { MatchHeader } from '../../contract/match-store.ts'
import { parse } from '../../contract/parse.ts'
import { formatPath } from '../../contract/problem.ts'
import type { JsonObject } from '../../lib/json.ts'
import { commandChance } from '../match-chance.ts'
import type { Rejected } from './creation.ts'

export type Started = { readonly kind: 'started'; readonly events: readonly MatchEvent[] }

/** When a match starts, and what creator and players have given by then. */
type Start = {
  readonly version: number
  readonly entropy: string
  readonly dice?: DiceSource
  readonly choices: readonly (JsonObject | null)[]
}

/** The events of the start: that it starts, and what the game's setup makes of the options and the choices. */
export function startEvents(
  play: Play,
  { seed, options, seats }: Pick<MatchHeader, 'seed' | 'options' | 'seats'>,
  { version, choices, ...chance }: Start,
): Started | Rejected {
  const decision = play.setup(options, seats, commandChance(seed, chance, version + 1), choices)
  if (decision.kind !== 'decided') return decision
  return { kind: 'started', events: [{ type: 'match.started' }, ...decision.events] }
}

type Chosen = { readonly kind: 'chosen'; readonly choices: JsonObject | null }

/** What was chosen with a seat, as the game reads it. */
export function readChoices(play: Play, raw: JsonObject | null, path: readonly (string | number)[]): Chosen | Rejected {
  if (raw === null) return { kind: 'chosen', choices: null }
  if (play.choices === null) throw new ApiError('input.invalid', 'noChoices', { path: formatPath(path) })
  const read = parse(play.choices, raw)
  if (read.success) return { kind: 'chosen', choices: read.data }
  return { kind: 'invalid', issues: read.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })) }
}

/** The event of taking a seat; what was not chosen is left out. */
export const seatTaken = (seat: number, name: string, { entropy, choices, bot }: Seating): MatchEvent => ({
  type: 'match.seatTaken',
  seat,
  name,
  entropy,
  ...(choices === null ? {} : { choices }),
  ...(bot === undefined ? {} : { bot }),
})

type Seating = {
  readonly entropy: string
  readonly choices: JsonObject | null
  readonly bot?: BotLevel | undefined
}
