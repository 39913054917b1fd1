import type { MatchEvent, Offer } from '../../../../src/contract/match.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { Json, JsonObject } from '../../../../src/lib/json.ts'
import { formatSeed, type Random, seeded } from '../../../../src/rulebook/random.ts'

/** A seed made of a number. */
export function chanceOf(number: number): Random {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

export type Played = {
  readonly state: SignumState
  readonly log: readonly MatchEvent[]
  readonly commands: readonly { readonly seat: number; readonly command: JsonObject }[]
}

const MAX_COMMANDS = 6_000

type Choices = readonly (JsonObject | null)[]

const SEATS: Readonly<Record<string, number>> = { three: 3, four: 4, teams: 4 }

/** Sets a match up with a chance. */
export function begin(options: JsonObject, random: Random, choices: Choices = []) {
  const decision = signumPlay.setup(options, SEATS[String(options.variant)] ?? 2, random, choices)
  if (decision.kind !== 'decided') throw new Error(`Not set up: ${JSON.stringify(decision)}`)
  const log = [...decision.events]
  return { state: fold(null, log), log }
}

/** The state after events. */
export function fold(state: SignumState | null, events: readonly MatchEvent[]): SignumState {
  let after: JsonObject | null = state
  for (const event of events) after = signumPlay.evolve(after, event)
  return after as SignumState
}

/** A command with one field changed. */
export function withValue(command: JsonObject, path: string, value: Json): JsonObject {
  const changed = structuredClone(command) as Record<string, unknown>
  const keys = path.split('.')
  let at = changed
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[keys.at(-1) ?? ''] = value
  return changed as JsonObject
}

/** An offer as it is, or with one of its samples. */
export function anyVariant({ command, open = [] }: Offer, random: Random): JsonObject {
  const [field] = open
  const samples: readonly Json[] = field?.samples ?? []
  if (field === undefined || samples.length === 0 || random.below(2) === 0) return command
  return withValue(command, field.path, samples[random.below(samples.length)] ?? null)
}

/** Plays a match to its end by offers taken at random, with their samples; `check` sees every state. */
export function playAtRandom(
  number: number,
  options: JsonObject,
  check: (state: SignumState, random: Random) => void = () => {},
): Played {
  const random = chanceOf(number)
  const { log, ...begun } = begin(options, random)
  let { state } = begun
  const commands: { seat: number; command: JsonObject }[] = []
  while (commands.length < MAX_COMMANDS && state.result === null) {
    check(state, random)
    const seat = signumPlay.activeSeat(state) ?? 0
    const offers = signumPlay.offers(state, seat).filter(({ social }) => social !== true)
    const chosen = offers[random.below(Math.max(1, offers.length))]
    if (chosen === undefined) throw new Error(`Nobody can go on: ${JSON.stringify(state.procedure?.pending)}`)
    const command = anyVariant(chosen, random)
    const decision = signumPlay.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    commands.push({ seat, command })
    log.push(...decision.events)
    state = fold(state, decision.events)
  }
  check(state, random)
  return { state, log, commands }
}
