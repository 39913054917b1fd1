import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { orderDeck } from '../../../../src/games/gears/content/order-cards.ts'
import { drawOrders } from '../../../../src/games/gears/damage/heal.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import type { Setup } from '../../../../src/games/gears/missions/setup.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { formatSeed, seeded } from '../../../../src/rulebook/random.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const TEAM = ['marcus-fenix', 'dominic-santiago', 'augustus-cole', 'damon-baird']
const operation = gears.operations.find(({ id }) => id === 'gears.setup')
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(formatSeed)

function setUp(input: Record<string, unknown>): Setup {
  const answer = operation?.answer(input, () => {
    throw new Error('A seed was given.')
  })
  if (answer?.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer.outcome as Setup
}

const sorted = (cards: readonly string[]) => [...cards].sort()

describe('gears.setup', () => {
  const questions = fc.record({
    mission: fc.constantFrom(...gearsContent.missions.keys()),
    characters: fc.shuffledSubarray(TEAM, { minLength: 2 }),
    difficulty: fc.constantFrom('casual', 'normal', 'hardcore', 'insane'),
    seed: seeds,
  })

  test('no card is lost or made, hands are full, and the seed decides everything', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const setup = setUp(question)
        expect(sorted([...setup.orderPile, ...setup.seats.flatMap(({ hand }) => hand)])).toEqual(sorted(orderDeck))
        for (const { hand, handLimit } of setup.seats) expect(hand).toHaveLength(handLimit)
        expect(setup.turnOrder[0]).toBe(question.characters[setup.firstPlayer - 1])
        expect(sorted(setup.turnOrder)).toEqual(sorted(question.characters))
        expect(setUp(question)).toEqual(setup)
      }),
      { numRuns: 60 },
    )
  })

  test('E-04: Marcus has seven cards, the others six', () => {
    const { seats } = setUp({ mission: 'emergence', characters: TEAM, seed: formatSeed(new Uint8Array(32)) })
    expect(seats.map(({ hand }) => hand.length)).toEqual([7, 6, 6, 6])
  })

  test('the location decks hold the pieces of their levels', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { levels } = setUp({ mission: 'hive', characters: TEAM, seed })
        expect(levels.map(({ locations }) => sorted(locations))).toEqual(
          gearsContent.missions.get('hive')?.levels.map(({ pieces }) => sorted(pieces)),
        )
      }),
      { numRuns: 20 },
    )
  })
})

describe('gears.deck.order-reshuffle', () => {
  const cards = fc.array(fc.constantFrom(...orderDeck), { maxLength: 12 })

  test('a draw keeps every card and leaves an empty pile only if nothing is left', () => {
    fc.assert(
      fc.property(cards, cards, fc.nat({ max: 20 }), seeds, (pile, discard, count, seed) => {
        const { drawn, deck } = drawOrders({ pile, discard }, count, seeded(seed), new Trace<GearsRules>())
        expect(drawn).toHaveLength(Math.min(count, pile.length + discard.length))
        expect(sorted([...drawn, ...deck.pile, ...deck.discard])).toEqual(sorted([...pile, ...discard]))
        expect(drawn.slice(0, pile.length)).toEqual(pile.slice(0, count))
        if (count > 0 && deck.pile.length === 0) expect(deck.discard).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
