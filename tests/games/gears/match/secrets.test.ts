import process from 'node:process'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../src/contract/match.ts'
import { REPORT } from '../../../../src/contract/match-procedure.ts'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { MATCH_DECISION_KINDS, type MatchDecisionKind } from '../../../../src/games/gears/locust/ai/decision.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import { imagine as imagineMatch } from '../../../../src/games/gears/match/imagine.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { viewOf } from '../../../../src/games/gears/match/view.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { finish } from '../../../../src/lib/steps.ts'
import { type Random, shuffled } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { playQuestions, WORLDS } from './question-worlds.ts'
import { chanceOf, choices, give } from './random-match.ts'

/** Every kind of question is looked at twice by default; `QUESTIONS=40` looks at each so often. */
const SAMPLES = Number(process.env.QUESTIONS ?? 2)
const MAX_SEEDS = 60
const STEPS = 120

type Imagining = (state: GearsState, viewer: Viewer, random: Random) => GearsState | null
const imagine: Imagining = (...given) => finish(imagineMatch(...given, content))
type Sample = { readonly kind: MatchDecisionKind; readonly state: GearsState }

/** The one question that no match with the pieces of the box can come to. */
const NEEDS_TWO_HOLES: MatchDecisionKind = 'sealChoice'
const KINDS = MATCH_DECISION_KINDS.filter((kind) => kind !== NEEDS_TWO_HOLES && kind !== REPORT)

/** Matches are played by chance until every kind of question was met often enough. */
function metQuestions(): readonly Sample[] {
  const met = new Map<MatchDecisionKind, Sample[]>(KINDS.map((kind) => [kind, []]))
  const isMissing = (kind: MatchDecisionKind) => (met.get(kind)?.length ?? 0) < SAMPLES
  const given = new Set(WORLDS.flatMap(({ gives }) => gives))
  const common = KINDS.filter((kind) => !given.has(kind))
  for (let seed = 1; seed <= MAX_SEEDS * SAMPLES && KINDS.some(isMissing); seed++) {
    for (const world of WORLDS) {
      if (!(world.gives.length > 0 ? world.gives : common).some(isMissing)) continue
      playQuestions(world, seed, STEPS, ({ state }, kind) => {
        if (isMissing(kind)) met.get(kind)?.push({ kind, state })
      })
    }
  }
  return [...met.values()].flat()
}

const samples = metQuestions()
const viewersOf = ({ players }: GearsState): Viewer[] => [null, ...players.keys()]

/** What is hidden from a viewer, by what it is; each as one text. */
function hiddenFrom(state: GearsState, viewer: Viewer): [string, string][] {
  const hands = state.players.flatMap(({ hand }, seat): [string, string][] =>
    seat === viewer || hand.length < 3 ? [] : [['hand', [...hand].sort().join()]],
  )
  const markers = state.locust.flatMap(({ id, marker }): [string, string][] =>
    marker === null || state.knowledge?.openMarkers.includes(id) ? [] : [['marker', `${id}:${marker}`]],
  )
  const tops = state.levels.filter(({ cards }) => cards.length > 1)
  const { procedure } = state
  const isOwn = procedure === null || procedure.seat === viewer
  return [
    ...hands,
    ...markers,
    ['orders', state.orders.pile.slice(0, 3).join()],
    ['ai', state.ai.pile.slice(0, 3).join()],
    ['weapons', state.weapons.pile.slice(0, 3).join()],
    ...tops.map(({ cards }): [string, string] => ['level', cards[0] ?? '']),
    ...(!isOwn && 'move' in procedure.command
      ? [['way', JSON.stringify(procedure.command)] satisfies [string, string]]
      : []),
  ]
}

type Tally = { truth: number; chance: number; count: number }

/** How often what is imagined is true, and how often two that imagine agree: the one must not exceed the other. */
function tallyOf(imagine: Imagining): { tallies: Map<string, Tally>; refused: number } {
  const tallies = new Map<string, Tally>()
  let refused = 0
  for (const [index, { kind, state }] of samples.entries()) {
    for (const viewer of viewersOf(state)) {
      const one = imagine(state, viewer, chanceOf(index * 97 + 1))
      const other = imagine(state, viewer, chanceOf(index * 97 + 2))
      if (one === null || other === null) refused++
      else
        count(
          tallies,
          kind,
          [state, one, other].map((each) => hiddenFrom(each, viewer)),
        )
    }
  }
  return { tallies, refused }
}

function count(tallies: Map<string, Tally>, kind: string, [truth, one, other]: [string, string][][]): void {
  for (const [index, [name, text]] of (truth ?? []).entries()) {
    for (const key of name === 'hand' ? [name, `hand at ${kind}`] : [name]) {
      const tally = tallies.get(key) ?? { truth: 0, chance: 0, count: 0 }
      tally.count += 2
      for (const guess of [one, other]) if (guess?.[index]?.[1] === text) tally.truth++
      if (one?.[index]?.[1] === other?.[index]?.[1]) tally.chance += 2
      tallies.set(key, tally)
    }
  }
}

/** What is told more often than chance would have it. */
function leaks({ tallies }: ReturnType<typeof tallyOf>): string[] {
  return [...tallies].flatMap(([name, { truth, chance, count: all }]) => {
    const max = name.startsWith('hand') ? 0.02 * all + 1 : chance + 4 * Math.sqrt(all * 0.25) + 2
    return truth > max ? [`${name}: ${truth} of ${all}`] : []
  })
}

/** Everything that is neither drawn nor lost: what there is of each kind of card and marker. */
const possessions = (state: GearsState) => ({
  orders: [...state.orders.pile, ...state.orders.discard, ...state.players.flatMap(({ hand }) => hand)].sort(),
  hands: state.players.map(({ hand }) => hand.length),
  ai: [[...state.ai.pile].sort(), state.ai.discard],
  weapons: [[...state.weapons.pile].sort(), state.weapons.discard],
  levels: state.levels.map(({ cards }) => [...cards].sort()),
  markers: FIGURE_TYPES.map((type) => {
    const under = state.locust.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type)
    const { unused, discards } = state.markers[type]
    return [...unused, ...discards, ...under.flatMap(({ marker }) => marker ?? [])].sort()
  }),
})

/** As it was before: only the cards that are still in the piles are drawn anew. */
const pilesOnly: Imagining = (state, _viewer, random) => ({
  ...state,
  orders: { ...state.orders, pile: shuffled(state.orders.pile, random) },
  ai: { ...state.ai, pile: shuffled(state.ai.pile, random) },
  weapons: { ...state.weapons, pile: shuffled(state.weapons.pile, random) },
})

describe('imagining at a question', () => {
  test('every kind of question was met', () => {
    const kinds = new Set(samples.map(({ kind }) => kind))
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('no zone of a piece has two holes, so nobody is asked which of them is sealed', () => {
    const holes = [...content.pieces.values()].flatMap(({ zones }) => zones.map((zone) => zone.holes.length))
    expect(Math.max(...holes)).toBe(1)
  })

  test('tells nothing that is hidden, to anybody', { timeout: 600_000 }, () => {
    const tally = tallyOf(imagine)
    expect(leaks(tally)).toEqual([])
    expect(tally.refused).toBe(0)
    expect(tally.tallies.get('hand')?.count).toBeGreaterThan(100)
    if (process.env.QUESTIONS !== undefined) console.info(tally.tallies)
  })

  test('the measure finds hands that are not drawn anew', () => {
    const found = leaks(tallyOf(pilesOnly)).map((leak) => leak.split(':')[0])
    expect(found).toContain('hand')
    expect(found.length).toBeGreaterThan(20)
  })

  test('looks the same to the viewer, keeps every card, and can be played on', { timeout: 600_000 }, () => {
    for (const [index, { state }] of samples.entries()) {
      for (const viewer of viewersOf(state)) {
        const other = imagine(state, viewer, chanceOf(index)) as GearsState
        expect(viewOf(other, viewer, content)).toEqual(viewOf(state, viewer, content))
        expect(possessions(other)).toEqual(possessions(state))
        expectAnswers(other)
        if (viewer === null) expectPlayable(other, index)
      }
    }
  })
})

/** Every option of the question leads on, by the same cards. */
function expectAnswers(state: GearsState): void {
  const seat = choices({ state, log: [], commands: [] })[0]?.seat ?? -1
  for (const option of state.procedure?.pending?.options.slice(0, 2) ?? []) {
    const around = { random: chanceOf(7), trace: new Trace<GearsRules>(), content }
    expect(decideMatch(state, seat, { answer: { option } }, around)).not.toBeInstanceOf(Refusal)
  }
}

/** A fork of it is played by chance: a while by default, to its end if more is asked for. */
function expectPlayable(state: GearsState, seed: number): void {
  const random = chanceOf(seed)
  const fork = { state, log: [], commands: [] }
  const steps = SAMPLES > 2 ? 1_000 : 10
  for (let step = 0; step < steps && fork.state.result === null; step++) {
    const open = choices(fork)
    const chosen = open[random.below(open.length)]
    if (chosen === undefined) throw new Error('Nobody may do anything.')
    give(fork, chosen.seat, chosen.command, random)
  }
}
