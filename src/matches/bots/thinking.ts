import type { BotLevel, Offer, OpenField, Play } from '../../contract/match.ts'
import { isJsonObject, type Json, type JsonObject } from '../../lib/json.ts'
import { formatSeed, type Random, seeded } from '../../rulebook/random.ts'

/** How much a bot may look at: in commands tried out, not in seconds, so that the same thought comes to the same. */
const BUDGETS = {
  tables: 6,
  candidates: 80,
  answers: 12,
  finalists: 8,
  finalTables: 3,
  stillTables: 6,
  width: 6,
  depth: 16,
  replies: 2,
} as const

/** More than any position of a game is worth. */
const WON = 1_000_000

type Table = { readonly play: Play; readonly seat: number; readonly random: Random }

/**
 * The command that a bot gives for a seat; `null` where it may do nothing. A novice takes any offer. A regular tries
 * each one out on tables that look the same to the seat, and takes the one after which it stands best. An expert plays
 * on from the best of them, to the end of the turn and what the others reply. What is hidden from the seat is drawn
 * anew, so no bot knows more than a player.
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
  return thinned([...new Map(commands.map((command) => [JSON.stringify(command), command])).values()], random)
}

const nameOf = (command: JsonObject): string => Object.keys(command)[0] ?? ''

/** As many as the budget allows: the kind of command with the most ways loses any of them, so that no kind goes missing. */
function thinned(commands: readonly JsonObject[], random: Random): JsonObject[] {
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
  return { ...value, [key]: rest.length === 0 ? sample : changed(value[key] ?? null, rest, sample) }
}

function changed(value: Json, path: readonly string[], sample: Json): Json {
  if (Array.isArray(value)) {
    const [at = '', ...rest] = path
    return value.map((item, index) =>
      String(index) !== at ? item : rest.length === 0 ? sample : changed(item, rest, sample),
    )
  }
  return withValue(isJsonObject(value) ? value : {}, path, sample)
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

/** What a state is worth that a command led to. */
type Judge = (table: Table, after: JsonObject) => number

/**
 * What each command comes to on several tables, one command ahead; on each of them all commands meet the same luck, so
 * that none wins by it. `null` where no table can be imagined.
 */
function outcomes(
  { play, seat, random }: Table,
  state: JsonObject,
  commands: readonly JsonObject[],
  { tables, judge }: { readonly tables: number; readonly judge: Judge },
): number[][] | null {
  const found = commands.map((): number[] => [])
  for (let count = 0; count < tables; count++) {
    const imagined = play.imagine(state, seat, random)
    if (imagined === null) return null
    const luck = seedFrom(random)
    for (const [number, command] of commands.entries()) {
      const table = { play, seat, random: seeded(luck) }
      const after = stateAfter(table, imagined, command)
      found[number]?.push(after === null ? -WON : judge(table, after))
    }
  }
  return found
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Takes what is best one command ahead. */
function lookAhead(table: Table, state: JsonObject, candidates: readonly JsonObject[]): JsonObject | null {
  const found = outcomes(table, state, candidates, { tables: BUDGETS.tables, judge: standingOf })
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

/** A candidate, and what came of it on all tables so far. */
type Finalist = { readonly command: JsonObject; readonly values: readonly number[] }

/** The better ones. A match that was won or lost by playing on is no certainty: it counts as much as what else was found. */
function betterOf(finalists: readonly Finalist[], count: number): Finalist[] {
  const open = finalists.flatMap(({ values }) => values.filter((value) => Math.abs(value) < WON))
  const [low, high] = [Math.min(...open), Math.max(...open)]
  const span = open.length === 0 ? 1 : high - low
  const bounded = (value: number) => (Math.abs(value) < WON ? value : value > 0 ? high + span : low - span)
  const worth = ({ values }: Finalist) => sumOf(open.length === 0 ? values : values.map(bounded))
  return finalists
    .map((finalist) => ({ finalist, worth: worth(finalist) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ finalist }) => finalist)
}

/** Of every offer the best way to take it: many ways to do the same must not keep other offers out. */
function onePerOffer({ play, seat }: Table, state: JsonObject, all: readonly Finalist[]): Finalist[] {
  const offers = play.offers(state, seat).map((offer) => new Set(variantsOf(offer).map((way) => JSON.stringify(way))))
  const offerOf = ({ command }: Finalist) => offers.findIndex((ways) => ways.has(JSON.stringify(command)))
  const best = new Map<number, Finalist>()
  for (const finalist of betterOf(all, all.length)) {
    const offer = offerOf(finalist)
    if (!best.has(offer)) best.set(offer, finalist)
  }
  return [...best.values()]
}

/**
 * Takes the best few one command ahead and plays on from them, on more and more tables: the worse half goes each time,
 * so that most of the budget is spent on telling the best from the second best. Where playing on tells more of luck than
 * of the commands, they are tried out alone, on more tables.
 */
function search(table: Table, state: JsonObject, candidates: readonly JsonObject[]): JsonObject | null {
  const first = outcomes(table, state, candidates, { tables: BUDGETS.tables, judge: standingOf })
  if (first === null) return null
  const all = candidates.map((command, number) => ({ command, values: first[number] ?? [] }))
  // What was best by luck has to show it again.
  let left = betterOf(onePerOffer(table, state, all), BUDGETS.finalists).map(
    ({ command }): Finalist => ({ command, values: [] }),
  )
  const { playsOn } = table.play
  const judge = playsOn ? playOn : standingOf
  for (let tables: number = playsOn ? BUDGETS.finalTables : BUDGETS.stillTables; left.length > 1; tables *= 2) {
    const commands = left.map(({ command }) => command)
    const found = outcomes(table, state, commands, { tables, judge })
    if (found === null) return null
    const judged = left.map(({ command, values }, number) => ({
      command,
      values: [...values, ...(found[number] ?? [])],
    }))
    left = betterOf(judged, Math.ceil(left.length / 2))
  }
  return left[0]?.command ?? null
}

/**
 * How well a seat stands when its turn has passed and others have begun theirs, or when it is to act again: everybody
 * takes the best of a few that they may give. So what is compared is compared at the same moment of the game.
 */
function playOn(table: Table, start: JsonObject): number {
  const { play, random } = table
  let [state, replies] = [start, 0]
  for (let depth = 0; depth < BUDGETS.depth && play.ending(state) === null; depth++) {
    const seat = play.activeSeat(state)
    if (seat === null || (seat === table.seat && replies > 0) || replies === BUDGETS.replies) break
    if (seat !== table.seat) replies++
    const next = bestNext({ play, seat, random }, state)
    if (next === null) break
    state = next
  }
  return standingOf(table, state)
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
