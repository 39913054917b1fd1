import type { BotLevel, MatchEvent } from '../../../../src/contract/match.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { canonicalJson, type JsonObject } from '../../../../src/lib/json.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { formatSeed, type Random, seeded } from '../../../../src/rulebook/random.ts'

/** A seed made of a number. */
export function chanceOf(number: number): Random {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

export type Played = { readonly state: ApexState; readonly log: readonly MatchEvent[]; readonly commands: number }

const MAX_COMMANDS = 4_000

/** Sets a match up with a chance. */
export function begin(seats: number, options: JsonObject, random: Random): { state: ApexState; log: MatchEvent[] } {
  const decision = apexPlay.setup(options, seats, random)
  if (decision.kind !== 'decided') throw new Error(`Not set up: ${JSON.stringify(decision)}`)
  const log = [...decision.events]
  return { state: fold(null, log), log }
}

/** The state after events. */
export function fold(state: ApexState | null, events: readonly MatchEvent[]): ApexState {
  let after: JsonObject | null = state
  for (const event of events) after = apexPlay.evolve(after, event)
  return after as ApexState
}

/** Who says what is given next, and for which seat. */
export type Player = (state: ApexState, random: Random) => { readonly seat: number; readonly command: JsonObject }

/** Any offer of any seat. */
const byChance: Player = (state, random) => {
  const all = state.sides.flatMap((_, seat) => apexPlay.offers(state, seat).map((offer) => ({ seat, ...offer })))
  const offers = all.filter(({ social }) => !social)
  const chosen = offers[random.below(Math.max(1, offers.length))]
  if (chosen === undefined) throw new Error(`Nobody can go on in ${state.phase}.`)
  return chosen
}

/** What a bot of a level gives for the seat that the match waits for. */
export const byBots =
  (level: BotLevel): Player =>
  (state, random) => {
    const seat = apexPlay.activeSeat(state) ?? 0
    const command = chooseCommand({ play: apexPlay, seat, random }, state, level)
    if (command === null) throw new Error(`Nobody can go on in ${state.phase}.`)
    return { seat, command }
  }

/** What looks on while a match is played: at every state, every event with the states around it, and what is cited. */
export type Looking = {
  readonly check?: (state: ApexState) => void
  /** The state before the event, and the one after its command. */
  readonly note?: (event: MatchEvent, before: ApexState, after: ApexState) => void
  readonly cite?: (rule: string) => void
}

/** Plays a match to its end: by offers taken at random, unless somebody else plays. */
export function playMatch(
  number: number,
  seats: number,
  options: JsonObject,
  { check = () => {}, note = () => {}, cite = () => {} }: Looking = {},
  player: Player = byChance,
): Played {
  const random = chanceOf(number)
  const { log, ...begun } = begin(seats, options, random)
  let { state } = begun
  let commands = 0
  for (; commands < MAX_COMMANDS && state.result === null; commands++) {
    check(state)
    const { seat, command } = player(state, random)
    const decision = apexPlay.decide(state, seat, command, random)
    if (decision.kind !== 'decided') {
      throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    }
    log.push(...decision.events)
    for (const { rule } of decision.steps) cite(rule)
    const after = fold(state, decision.events)
    for (const event of decision.events) {
      note(event, state, after)
      state = fold(state, [event])
    }
  }
  check(state)
  return { state, log, commands }
}

const count = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Every weapon card and every loot token of a state, wherever it is. */
export function inventory(state: ApexState): { weapons: Map<string, number>; tokens: Map<string, number> } {
  const { stock, removed, legends, obtained, loot, entry } = state
  const { red, blue } = removed.leftovers
  const weapons = [
    ...stock.weapons,
    ...removed.weapons,
    ...red.weapons,
    ...blue.weapons,
    ...(obtained?.weapons ?? []),
    ...legends.flatMap((legend) => [...legend.weapons.map(({ card }) => card), ...(legend.pool?.weapons ?? [])]),
  ]
  const tokens = [
    ...stock.common,
    ...stock.rare,
    ...stock.epic,
    ...removed.tokens,
    ...red.tokens,
    ...blue.tokens,
    ...(obtained === null ? [] : [...obtained.tokens, ...obtained.freed]),
    ...loot.map(({ token }) => token),
    ...Object.values(entry?.epics ?? {}).filter((token) => token !== null),
    ...legends.flatMap((legend) => [
      ...legend.backpack,
      ...(legend.pool?.tokens ?? []),
      ...(legend.pool?.epics ?? []),
      ...Object.values(legend.equipment).map(({ token }) => token),
      ...legend.weapons.flatMap(({ attachments }) => attachments.filter((token) => token !== null)),
    ]),
  ]
  return { weapons: count(weapons), tokens: count(tokens) }
}

export const asText = (state: unknown): string => canonicalJson(state)
