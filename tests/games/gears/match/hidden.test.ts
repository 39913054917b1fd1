import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../src/contract/match.ts'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import type { GearsEvent, GearsEventType } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import { imagine } from '../../../../src/games/gears/match/imagine.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { viewOf } from '../../../../src/games/gears/match/view.ts'
import { revealsHidden, seenBy } from '../../../../src/games/gears/match/visibility.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { finish } from '../../../../src/lib/steps.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf, playOn, startMatch } from './random-match.ts'
import { placedMatch, preparedMatch } from './world.ts'

/** What a viewer could imagine, which must be possible. */
function imagined(state: GearsState, viewer: Viewer, random: Random): GearsState {
  const other = finish(imagine(state, viewer, random, content))
  if (other === null) throw new Error('Nothing can be imagined.')
  return other
}

const VIEWERS = [null, 0, 1, 2] as const

/** A state in which everything that is hidden bears a name of its own. */
function planted(state: GearsState): GearsState {
  const secret = (word: string) => Array.from({ length: 3 }, (_, index) => `SECRET-${word}-${index}`)
  const [first, ...locust] = state.locust
  const wounded = first === undefined ? [] : [{ ...first, state: 'wounded' as const, marker: 'SECRET-marker' }]
  const markers = FIGURE_TYPES.map((type) => [type, { unused: secret(type), discards: secret(`${type}-gone`) }])
  const hidden: GearsState = {
    ...state,
    players: state.players.map((player, seat) => ({ ...player, hand: secret(`hand${seat}`) })),
    levels: state.levels.map((level) => ({ ...level, cards: secret('level') })),
    orders: { pile: secret('orders'), discard: [...secret('orders-gone'), 'open-order'] },
    ai: { pile: [777_777], discard: [888_888, 5] },
    weapons: { pile: secret('weapons'), discard: [...secret('weapons-gone'), 'open-weapon'] },
    markers: Object.fromEntries(markers),
    locust: [...wounded, ...locust],
  }
  const [hand] = hidden.players
  return {
    ...hidden,
    procedure: {
      base: hidden,
      seat: 0,
      command: { drawAi: {} },
      answers: ['SECRET-answer'],
      draws: [{ index: 0, bound: 1_000_000, value: 999_999 }],
      emitted: 3,
      pending: {
        kind: 'discardForWounds',
        player: hand?.character ?? '',
        figure: hand?.character ?? null,
        options: hand?.hand ?? [],
      },
    },
  }
}

const secretsIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/SECRET-[a-z0-9-]+|777777|888888|999999/g) ?? []

describe('what a viewer sees of the state', () => {
  const state = planted(placedMatch({ mission: 'hive' }, 3, chanceOf(1)))

  test.each(VIEWERS)('viewer %s sees no secret but the own hand', (viewer) => {
    const foreign = secretsIn(viewOf(state, viewer, content)).filter(
      (secret) => !secret.startsWith(`SECRET-hand${viewer}`),
    )
    expect(foreign).toEqual([])
  })

  test('the own hand, the sizes of all, and the tops of the discards', () => {
    const view = viewOf(state, 1, content) as { players: { hand: string[] | null; handSize: number }[]; orders: object }
    expect(view.players.map(({ handSize }) => handSize)).toEqual([3, 3, 3])
    expect(view.players.map(({ hand }) => hand?.length ?? null)).toEqual([null, 3, null])
    expect(view.orders).toEqual({ pile: 3, discards: 4, top: 'open-order' })
  })

  test('only the asked seat sees what it may choose from its hand', () => {
    const options = (viewer: number | null) => (viewOf(state, viewer, content).asked as { options?: unknown }).options
    expect(options(0)).toHaveLength(3)
    expect(options(1)).toBeUndefined()
    expect(options(null)).toBeUndefined()
  })
})

describe('what a viewer sees of events', () => {
  const state = planted(placedMatch({ mission: 'hive' }, 3, chanceOf(2)))
  const cards = ['SECRET-hand0-0', 'SECRET-hand0-1']
  const pending = state.procedure?.pending
  const events: readonly GearsEvent[] = [
    { type: 'matchSetUp', state },
    { type: 'orderCardsDrawn', seat: 0, cards },
    { type: 'cardsDiscarded', seat: 0, cards: [...cards, 'open'], reason: 'wounds' },
    { type: 'decksShuffled', which: 'orders', pile: ['SECRET-order'] },
    { type: 'aiDeckRenewed', pile: [777_777] },
    { type: 'levelShuffled', level: { number: 2, cards: ['SECRET-level'], isLocked: false } },
    { type: 'markerPlaced', figure: 'drone-1', kind: 'drone', marker: 'SECRET-marker', from: 'unused' },
    { type: 'began', seat: 0, command: { revive: { cog: 'x', card: 'SECRET-hand0-0' } } },
    {
      type: 'asked',
      seat: 0,
      decision: pending as NonNullable<typeof pending>,
      answers: ['SECRET-answer'],
      draws: [{ index: 0, bound: 1_000_000, value: 999_999 }],
      emitted: 2,
    },
    { type: 'answered', seat: 0, option: 'SECRET-hand0-1' },
  ]

  test.each(events.map((event) => [event.type, event] as const))('%s', (type, event) => {
    for (const viewer of VIEWERS) {
      const seen = seenBy(event, viewer, content)
      expect(seen.type).toBe(type)
      const foreign = secretsIn(seen).filter((secret) => !secret.startsWith(`SECRET-hand${viewer}`))
      expect(foreign).toEqual([])
    }
  })

  test('drawing and turning over reveal something, moving does not', () => {
    const reveals = (type: GearsEventType) => revealsHidden({ type } as GearsEvent)
    expect(
      ['orderCardsDrawn', 'aiCardDrawn', 'markerTurned', 'piecesPlaced'].map((type) => reveals(type as never)),
    ).toEqual([true, true, true, true])
    expect(reveals('figureMoved')).toBe(false)
  })
})

describe('imagining what is hidden', () => {
  const counts = (state: GearsState) => ({
    hands: state.players.map(({ hand }) => hand.length),
    orders: state.orders.pile.length,
    cards: [...state.orders.pile, ...state.orders.discard, ...state.players.flatMap(({ hand }) => hand)].sort(),
    ai: [...state.ai.pile].sort(),
    weapons: [...state.weapons.pile].sort(),
    levels: state.levels.map(({ cards }) => [...cards].sort()),
    marked: state.locust.map(({ marker }) => marker !== null),
    markers: FIGURE_TYPES.map((type) => {
      const under = state.locust.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type)
      return [...state.markers[type].unused, ...under.flatMap(({ marker }) => marker ?? [])].sort()
    }),
  })

  test.each([1, 2, 3, 4])('keeps every count and the own hand (%i)', (number) => {
    const random = chanceOf(number)
    const match = startMatch({}, 3, random)
    for (let turns = 1; turns < 6; turns++) {
      playOn(match, random, turns)
      const other = imagined(match.state, 1, chanceOf(number * 100 + turns))
      expect(counts(other)).toEqual(counts(match.state))
      expect(other.players[1]?.hand).toEqual(match.state.players[1]?.hand)
      expect(viewOf(other, 1, content)).toEqual(viewOf(match.state, 1, content))
    }
  })

  test('a procedure that waits goes on after it was imagined', () => {
    const random = chanceOf(5)
    const match = startMatch({}, 3, random)
    let waited = 0
    playOn(match, random, 8, ({ state }) => {
      const pending = state.procedure?.pending
      if (pending == null) return
      waited++
      const other = imagined(state, 0, chanceOf(waited))
      const seat = other.players.findIndex(({ character }) => character === pending.player)
      const around = { random: chanceOf(waited), trace: new Trace<GearsRules>(), content }
      const [option = ''] = other.procedure?.pending?.options ?? []
      const events = decideMatch(other, seat, { answer: { option } }, around)
      expect(events).not.toBeInstanceOf(Refusal)
      const after = (events as GearsEvent[]).reduce<GearsState>((now, event) => evolveMatch(now, event, content), other)
      expect([
        ...after.orders.pile,
        ...after.orders.discard,
        ...after.players.flatMap(({ hand }) => hand),
      ]).toHaveLength(54)
    })
    expect(waited).toBeGreaterThan(3)
  })

  test('a marker that was seen can have lain under a figure that gave it back, where no other was left', () => {
    const file = new URL('fixtures/marker-given-back.json', import.meta.url)
    const state: GearsState = JSON.parse(readFileSync(file, 'utf8'))
    expect(state.procedure?.base.markers.wretch.unused).toEqual([])
    for (const viewer of [null, 0, 1]) {
      const other = imagined(state, viewer, chanceOf(11))
      expect(counts(other)).toEqual(counts(state))
      expect(viewOf(other, viewer, content)).toEqual(viewOf(state, viewer, content))
    }
  })

  test('other cards than before', () => {
    const { state } = preparedMatch({}, 4, chanceOf(9))
    const other = imagined(state, 0, chanceOf(10))
    expect(other.orders.pile).not.toEqual(state.orders.pile)
    expect(other.players[2]?.hand).not.toEqual(state.players[2]?.hand)
  })
})
