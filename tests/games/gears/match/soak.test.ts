import process from 'node:process'
import { describe, expect, test } from 'vitest'
import type { MatchEvent, Play } from '../../../../src/contract/match.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { canonicalJson, type Json, type JsonObject } from '../../../../src/lib/json.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { chanceOf, choices, type PlayedMatch, playOn, startMatch } from './random-match.ts'
import { expectValid } from './sound.ts'

/** Two of each mission by default; `SOAK=500` plays so many. */
const COUNT = Number(process.env.SOAK ?? 14)
const MAX_TURNS = 120
const MISSIONS = ['emergence', 'china-shop', 'resonator', 'landown', 'scattered', 'hive', 'waves'] as const

const play = gears.play as Play

function started(number: number): PlayedMatch {
  const mission = MISSIONS[number % MISSIONS.length] as string
  const seats = mission === 'scattered' ? 2 + (number % 3) : 1 + (number % 4)
  const options = {
    mission,
    isInsane: number % 5 === 4,
    ...(mission === 'waves' ? { difficulty: 'casual' as const } : {}),
  }
  return startMatch(options, seats, chanceOf(70_000 + number))
}

/** The same command with one name changed to one that nothing bears. */
function* mutations(value: Json): Generator<Json> {
  if (typeof value === 'string') yield 'nobody'
  else if (typeof value === 'number') yield value + 50
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const changed of mutations(item)) yield value.with(index, changed)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value as JsonObject)) {
      for (const changed of mutations(item)) yield { ...(value as JsonObject), [key]: changed }
    }
  }
}

/** What is not offered is refused, by a rule of the game or because it has not the shape of a command. */
function expectRefused(state: GearsState, seat: number, command: Json): void {
  const decision = play.decide(state, seat, command, chanceOf(1))
  expect([decision.kind, canonicalJson(command)]).not.toContain('decided')
  if (decision.kind === 'refused') expect(decision.violations[0]?.rule).toMatch(/^gears\./)
}

function expectMutationsRefused(match: PlayedMatch, step: number): void {
  const offered = choices(match)
  const { seat, command } = offered[step % offered.length] as (typeof offered)[number]
  for (const changed of mutations(command as Json)) expectRefused(match.state, seat, changed)
  const other = match.state.players.findIndex((_, index) => index !== seat)
  const isOffered = offered.some(
    (candidate) => candidate.seat === other && canonicalJson(candidate.command) === canonicalJson(command),
  )
  if (other !== -1 && !isOffered) expectRefused(match.state, other, command as Json)
}

/** Everything that a seat is shown, as one text. */
function shown(match: PlayedMatch, events: readonly unknown[], viewer: number | null): string {
  const seen = events.map((event) => play.seen(event as never, viewer))
  const offers = viewer === null ? [] : play.offers(match.state, viewer)
  return JSON.stringify([play.view(match.state, viewer), seen, offers, seen.map((event) => play.describe(event, 'en'))])
}

/** The hand of another seat is planted with cards that no other place holds: none of them may be seen. */
function expectNoLeak(match: PlayedMatch): void {
  const { state } = match
  for (const [seat] of state.players.entries()) {
    const players = state.players.map((player, index) =>
      index === seat ? { ...player, hand: player.hand.map(() => `secret-${seat}`) } : player,
    )
    const orders = { ...state.orders, pile: state.orders.pile.map(() => 'secret-pile') }
    const levels = state.levels.map((level) => ({ ...level, cards: level.cards.map(() => 'secret-level') }))
    const planted = { ...match, state: { ...state, players, orders, levels } }
    for (const viewer of [null, ...state.players.keys()]) {
      if (viewer !== seat) expect(shown(planted, [], viewer)).not.toContain('secret-')
    }
  }
}

const HAND_QUESTIONS = ['guardOffer', 'dodgeOffer', 'followOffer', 'discardForWounds']

/** A question about cards in hand shows others nothing but whom it waits for, what for and against whom. */
function expectQuestionHidden(state: GearsState): void {
  const pending = state.procedure?.pending
  if (pending == null || !HAND_QUESTIONS.includes(pending.kind)) return
  const asked = state.players.findIndex(({ character }) => character === pending.player)
  for (const viewer of [null, ...state.players.keys()]) {
    if (viewer === asked) continue
    const { kind, player, figure, against } = pending
    expect(play.view(state, viewer).asked).toEqual({ seat: asked, kind, player, figure, against })
    if (viewer !== null) expect(play.offers(state, viewer)).toEqual([])
  }
}

/** Whatever anybody is shown has the form that is published for it. */
function expectPublished({ state }: PlayedMatch, events: readonly MatchEvent[]): void {
  for (const viewer of [null, ...state.players.keys()]) {
    expectPublishedView(play, play.view(state, viewer))
    for (const event of events) expectPublishedEvent(play, play.seen(event, viewer))
  }
}

describe('matches by chance', () => {
  test.each(Array.from({ length: COUNT }, (_, number) => number))('match %i', { timeout: 120_000 }, (number) => {
    const match = started(number)
    let replayed = match.log.reduce<JsonObject | null>((state, event) => play.evolve(state, event), null)
    let step = 0
    playOn(match, chanceOf(number), MAX_TURNS, (now, events) => {
      for (const event of JSON.parse(JSON.stringify(events))) replayed = play.evolve(replayed, event)
      expect(replayed).toEqual(now.state)
      expectValid(now.state)
      expectQuestionHidden(now.state)
      expectPublished(now, events)
      if (now.state.result !== null || step++ % 7 !== 0) return
      expectMutationsRefused(now, step)
      if (now.state.procedure === null) expectNoLeak(now)
    })
    expect(match.state.result !== null || match.state.turnNumber >= MAX_TURNS).toBe(true)
  })
})
