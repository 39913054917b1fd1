import type { BotLevel, Offer, OpenField, Play } from '../../contract/match.ts'
import type { Json, JsonObject } from '../../lib/json.ts'
import { formatSeed, type Random, seeded } from '../../rulebook/random.ts'

/** How much a bot may look at: in commands tried out, not in seconds, so that the same thought comes to the same. */
const BUDGETS = {
  tables: 6,
  nodes: 3_000,
  depth: 8,
  width: 4,
  candidates: 80,
  finalists: 16,
  answers: 12,
} as const

/** More than any position of a game is worth. */
const WON = 1_000_000

type Table = { readonly play: Play; readonly seat: number; readonly random: Random }

/**
 * The command that a bot gives for a seat; `null` where it may do nothing. A novice takes any offer. A regular tries
 * each one out on tables that look the same to the seat, and takes the one after which it stands best. An expert plays
 * on from there. What is hidden from the seat is drawn anew, so no bot knows more than a player.
 */
export function chooseCommand(table: Table, state: JsonObject, level: BotLevel): JsonObject | null {
  const candidates = candidatesOf(table, state)
  if (candidates.length <= 1) return candidates[0] ?? null
  if (level === 'novice') return anyOf(candidates, table.random)
  return (level === 'regular' ? lookAhead : search)(table, state, candidates) ?? anyOf(candidates, table.random)
}

const anyOf = <Item>(items: readonly Item[], random: Random): Item | null =>
  items.length === 0 ? null : (items[random.below(items.length)] ?? null)

/** The offers that a machine may take by itself, each also with the samples of what is open in it, once each. */
function candidatesOf({ play, seat, random }: Table, state: JsonObject): JsonObject[] {
  const commands = play
    .offers(state, seat)
    .filter(({ social }) => !social)
    .flatMap(variantsOf)
  return thinOut([...new Map(commands.map((command) => [JSON.stringify(command), command])).values()], random)
}

const nameOf = (command: JsonObject): string => Object.keys(command)[0] ?? ''

/** As many as the budget allows: the kind of command with the most ways loses any of them, so that no kind goes missing. */
function thinOut(commands: readonly JsonObject[], random: Random): JsonObject[] {
  if (commands.length <= BUDGETS.candidates) return [...commands]
  const names = new Set(commands.map(nameOf))
  const kinds = [...names].map((name) => commands.filter((command) => nameOf(command) === name))
  for (let left = commands.length; left > BUDGETS.candidates; left--) {
    const most = kinds.reduce((found, kind) => (kind.length > found.length ? kind : found))
    most.splice(random.below(most.length), 1)
  }
  return kinds.flat()
}

const variantsOf = ({ command, open = [] }: Offer): JsonObject[] => [
  command,
  ...open.flatMap((field) => samplesOf(field).map((sample) => withValue(command, field.path.split('.'), sample))),
]

const samplesOf = ({ samples = [] }: OpenField): readonly Json[] => samples

function withValue(value: JsonObject, [key = '', ...rest]: readonly string[], sample: Json): JsonObject {
  return { ...value, [key]: rest.length === 0 ? sample : withSample(value[key] ?? null, rest, sample) }
}

function withSample(value: Json, path: readonly string[], sample: Json): Json {
  if (Array.isArray(value)) {
    const [at = '', ...rest] = path
    return value.map((item, index) =>
      String(index) !== at ? item : rest.length === 0 ? sample : withSample(item, rest, sample),
    )
  }
  return withValue(typeof value === 'object' && value !== null ? (value as JsonObject) : {}, path, sample)
}

/** The state after a command, as soon as its worth can be told; `null` if it is refused. */
function stateAfter({ play, seat, random }: Table, state: JsonObject, command: JsonObject): JsonObject | null {
  let after = next(play, state, seat, command, random)
  for (let answers = 0; after !== null && answers < BUDGETS.answers && !play.isSettled(after); answers++) {
    const asked = play.activeSeat(after)
    const settled = asked === null ? null : next(play, after, asked, play.idle(after, asked), random)
    if (settled === null) break
    after = settled
  }
  return after
}

function next(play: Play, state: JsonObject, seat: number, command: unknown, random: Random): JsonObject | null {
  const decision = play.decide(state, seat, command, random)
  return decision.kind === 'decided' ? decision.events.reduce<JsonObject>(play.evolve, state) : null
}

/** How well a seat stands. */
function standingOf({ play, seat }: Table, state: JsonObject): number {
  const ending = play.ending(state)
  if (ending === null) return play.worth(state, seat)
  return ending.winners.includes(seat) ? WON : -WON
}

/**
 * What each command comes to on several tables, one command ahead; on each of them all commands meet the same luck, so
 * that none wins by it. `null` where no table can be imagined.
 */
function outcomes(table: Table, state: JsonObject, candidates: readonly JsonObject[]): number[][] | null {
  const { play, seat, random } = table
  const found = candidates.map((): number[] => [])
  for (let count = 0; count < BUDGETS.tables; count++) {
    const imagined = play.imagine(state, seat, random)
    if (imagined === null) return null
    const luck = seedFrom(random)
    for (const [number, command] of candidates.entries()) {
      const after = stateAfter({ play, seat, random: seeded(luck) }, imagined, command)
      found[number]?.push(after === null ? -WON : standingOf(table, after))
    }
  }
  return found
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Takes what is best one command ahead. */
function lookAhead(table: Table, state: JsonObject, candidates: readonly JsonObject[]): JsonObject | null {
  const found = outcomes(table, state, candidates)
  return found === null ? null : bestOf(candidates, found.map(sumOf), table.random)
}

const SEED_BYTES = 32

const seedFrom = (random: Random): string =>
  formatSeed(Uint8Array.from({ length: SEED_BYTES }, () => random.below(256)))

/** The first of the best in an order by chance: equal ones are equally likely. */
function bestOf(candidates: readonly JsonObject[], values: readonly number[], random: Random): JsonObject | null {
  const best = Math.max(...values)
  return anyOf(
    candidates.filter((_, number) => values[number] === best),
    random,
  )
}

/** A candidate, and what came of it: how often it was won or lost, and what the rest gained altogether. */
type Arm = { readonly command: JsonObject; visits: number; wins: number; losses: number; gain: number }

/** Plays on from each candidate, oftener from those that turn out well, until the budget is spent. */
function search(table: Table, state: JsonObject, candidates: readonly JsonObject[]): JsonObject | null {
  const { play, seat, random } = table
  const now = play.worth(state, seat)
  const arms = armsOf(table, state, candidates, now)
  if (arms === null) return null
  let span = 1
  for (let nodes = 0, tries = 1; nodes < BUDGETS.nodes; tries++) {
    const imagined = play.imagine(state, seat, random)
    if (imagined === null) return null
    const arm = promising(arms, span, tries)
    const first = stateAfter(table, imagined, arm.command)
    const course = first === null ? { value: -WON, nodes: 0 } : playOut(table, first)
    nodes += 1 + course.nodes
    note(arm, course.value, now)
    if (Math.abs(course.value) < WON) span = Math.max(span, Math.abs(course.value - now))
  }
  const values = arms.map((arm) => (arm.visits === 0 ? -WON : meanOf(arm, span)))
  const commands = arms.map(({ command }) => command)
  return bestOf(commands, values, random)
}

/** Every candidate; of too many for the budget those that are best one command ahead, with what came of that. */
function armsOf(table: Table, state: JsonObject, candidates: readonly JsonObject[], now: number): Arm[] | null {
  const arms = candidates.map((command): Arm => ({ command, visits: 0, wins: 0, losses: 0, gain: 0 }))
  if (candidates.length <= BUDGETS.finalists) return arms
  const found = outcomes(table, state, candidates)
  if (found === null) return null
  const finalists = [...found.entries()]
    .sort(([, one], [, other]) => sumOf(other) - sumOf(one))
    .slice(0, BUDGETS.finalists)
  return finalists.flatMap(([number, values]) => {
    const arm = arms[number]
    if (arm !== undefined) for (const value of values) note(arm, value, now)
    return arm ?? []
  })
}

function note(arm: Arm, value: number, now: number): void {
  arm.visits++
  if (value === WON) arm.wins++
  else if (value === -WON) arm.losses++
  else arm.gain += value - now
}

/** From 0 for lost to 1 for won; what is not decided yet lies between. */
const meanOf = ({ visits, wins, losses, gain }: Arm, span: number): number =>
  (wins + 0.5 * (visits - wins - losses) + (0.45 * gain) / span) / visits

/** How much is tried out beside what looks best. */
const CURIOSITY = 0.1

/** The candidate to look at next, by upper confidence bounds. */
function promising(arms: readonly Arm[], span: number, tries: number): Arm {
  const bound = (arm: Arm): number =>
    arm.visits === 0
      ? Number.POSITIVE_INFINITY
      : meanOf(arm, span) + Math.sqrt((CURIOSITY * Math.log(tries)) / arm.visits)
  return arms.reduce((best, arm) => (bound(arm) > bound(best) ? arm : best))
}

/** Goes on for some commands: every seat takes the best of a few that it may give. */
function playOut(table: Table, start: JsonObject): { readonly value: number; readonly nodes: number } {
  const { play, random } = table
  let [state, nodes] = [start, 0]
  for (let depth = 0; depth < BUDGETS.depth && play.ending(state) === null; depth++) {
    const seat = play.activeSeat(state)
    if (seat === null) break
    const next = bestNext({ play, seat, random }, state)
    nodes += BUDGETS.width
    if (next === null) break
    state = next
  }
  return { value: standingOf(table, state), nodes }
}

function bestNext(table: Table, state: JsonObject): JsonObject | null {
  const { play, seat, random } = table
  const offers = [...play.offers(state, seat).filter(({ social }) => !social)]
  let best: { readonly state: JsonObject; readonly value: number } | null = null
  for (let tried = 0; tried < BUDGETS.width && offers.length > 0; tried++) {
    const [offer] = offers.splice(random.below(offers.length), 1)
    const after = offer === undefined ? null : stateAfter(table, state, offer.command)
    if (after === null) continue
    const value = standingOf(table, after)
    if (best === null || value > best.value) best = { state: after, value }
  }
  return best?.state ?? null
}
