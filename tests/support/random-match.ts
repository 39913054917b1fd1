import type { MatchEvent, Offer, Play } from '../../src/contract/match.ts'
import type { Json, JsonObject } from '../../src/lib/json.ts'
import { formatSeed, type Random, seeded } from '../../src/rulebook/random.ts'

/** A seed made of a number. */
export function chanceOf(number: number): Random {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

const MAX_COMMANDS = 6_000

type Choices = readonly (JsonObject | null)[]
type Given = { readonly seat: number; readonly command: JsonObject }
type Played<State> = {
  readonly state: State
  readonly log: readonly MatchEvent[]
  readonly commands: readonly Given[]
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

/** Matches of a game on a continuous table, played by its rules alone. */
export function randomMatches<State extends JsonObject>(play: Play, seatsFor: (options: JsonObject) => number) {
  /** The state after events. */
  function fold(state: State | null, events: readonly MatchEvent[]): State {
    let after: JsonObject | null = state
    for (const event of events) after = play.evolve(after, event)
    return after as State
  }

  /** Sets a match up with a chance. */
  function begin(options: JsonObject, random: Random, choices: Choices = []) {
    const decision = play.setup(options, seatsFor(options), random, choices)
    if (decision.kind !== 'decided') throw new Error(`Not set up: ${JSON.stringify(decision)}`)
    const log = [...decision.events]
    return { state: fold(null, log), log }
  }

  /** Plays a match to its end by offers taken at random, with their samples; `check` sees every state. */
  function playAtRandom(
    number: number,
    options: JsonObject,
    check: (state: State, random: Random) => void = () => {},
    choices: Choices = [],
  ): Played<State> {
    const random = chanceOf(number)
    const { log, ...begun } = begin(options, random, choices)
    let { state } = begun
    const commands: Given[] = []
    while (commands.length < MAX_COMMANDS && play.ending(state) === null) {
      check(state, random)
      const { events, ...given } = takeAnyOffer(play, state, random)
      commands.push(given)
      log.push(...events)
      state = fold(state, events)
    }
    check(state, random)
    return { state, log, commands }
  }

  return { fold, begin, playAtRandom }
}

/** One offer of the seat that the match waits for; none may be refused, and there has to be one. */
function takeAnyOffer(
  play: Play,
  state: JsonObject,
  random: Random,
): Given & { readonly events: readonly MatchEvent[] } {
  const seat = play.activeSeat(state) ?? 0
  const offers = play.offers(state, seat).filter(({ social }) => social !== true)
  const chosen = offers[random.below(Math.max(1, offers.length))]
  if (chosen === undefined) throw new Error(`Nobody can go on: ${JSON.stringify(state.procedure)}`)
  const command = anyVariant(chosen, random)
  const decision = play.decide(state, seat, command, random)
  if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
  return { seat, command, events: decision.events }
}
