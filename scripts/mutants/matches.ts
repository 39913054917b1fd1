import type { MatchEvent, Play } from '../../src/contract/match.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { formatSeed, type Random, seeded } from '../../src/rulebook/random.ts'

const MAX_COMMANDS = 300

/** Plays the published matches of a game by chance for a while, every kind of command equally likely. */
export function playMatches(play: Play): void {
  for (const { seats, options } of play.examples) {
    const random = seeded(formatSeed(new Uint8Array(32)))
    const opened = play.setup(options, seats, random)
    if (opened.kind === 'decided') playOn(play, seats, opened.events, random)
  }
}

function playOn(play: Play, seats: number, opening: readonly MatchEvent[], random: Random): void {
  let state = after(play, null, opening)
  for (let count = 0; count < MAX_COMMANDS && state !== null && play.ending(state) === null; count++) {
    const chosen = choose(play, state, seats, random)
    if (chosen === undefined) return
    play.odds(state, chosen.seat, chosen.command)
    const decision = play.decide(state, chosen.seat, chosen.command, random)
    if (decision.kind !== 'decided') return
    for (const locale of LOCALES) for (const event of decision.events) play.describe(event, locale)
    state = after(play, state, decision.events)
  }
}

const after = (play: Play, state: JsonObject | null, events: readonly MatchEvent[]): JsonObject | null =>
  events.reduce<JsonObject | null>((now, event) => play.evolve(now, event), state)

function choose(play: Play, state: JsonObject, seats: number, random: Random) {
  const offers = Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
    play.offers(state, seat).map(({ command, group }) => ({ seat, command, group })),
  )
  for (const group of new Set(offers.map(({ group }) => group))) if (group !== undefined) play.groupText(group, state)
  const names = [...new Set(offers.map(({ command }) => Object.keys(command).join()))]
  const name = names[random.below(Math.max(1, names.length))]
  const named = offers.filter(({ command }) => Object.keys(command).join() === name)
  return named[random.below(Math.max(1, named.length))]
}
