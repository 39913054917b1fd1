import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { RevealedCard } from '../../../../src/games/apex/combat/shot/aim-deck.ts'
import { shot } from '../../../../src/games/apex/combat/shot/shot.ts'
import { countShotWays } from '../../../../src/games/apex/combat/shot/shot-count.ts'
import { shotDeclaration } from '../../../../src/games/apex/combat/shot/shot-declaration.ts'
import { shotOdds } from '../../../../src/games/apex/combat/shot/shot-odds.ts'
import { applyHelmet, countPartialHits, judgeCard } from '../../../../src/games/apex/combat/shot/shot-result.ts'
import { aimCards } from '../../../../src/games/apex/content/aim-cards.ts'
import { apexContent as content } from '../../../../src/games/apex/content/apex-content.ts'
import { AIM_ICONS } from '../../../../src/games/apex/content/shot-effect.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { add, type Fraction, fraction, ONE, ZERO } from '../../../../src/lib/fraction.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { given } from '../../../support/chance.ts'

const Declaration = z.strictObject(shotDeclaration)
const trace = () => new Trace<ApexRules>()

/** Every ordered draw of so many items. */
function draws<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    draws(
      items.filter((_, other) => other !== index),
      count - 1,
    ).map((rest) => [item, ...rest]),
  )
}

function oddsOf(input: z.input<typeof Declaration>) {
  const odds = shotOdds(Declaration.parse(input), content, trace())
  if (odds instanceof Refusal) throw new Error(JSON.stringify(odds.violations))
  return odds
}

function parsed(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/')
  return fraction(BigInt(numerator), BigInt(denominator))
}

const sum = (chances: readonly { probability: { fraction: string } }[]): Fraction =>
  chances.reduce((total, { probability }) => add(total, parsed(probability.fraction)), ZERO)

/** Resolves the shot for every ordered draw, and counts how often each damage and each elimination came up. */
function everyShot(input: z.input<typeof Declaration>, cards: number) {
  const declaration = Declaration.parse(input)
  const random = given()
  const damage = new Map<number, number>()
  let [eliminations, all] = [0, 0]
  for (const drawn of draws([...content.aimCards.keys()], cards)) {
    const reported = drawn.map((card) => ({ card }))
    const result = shot(declaration, reported, { content, random, trace: trace() })
    if (result instanceof Refusal) throw new Error(JSON.stringify(result.violations))
    damage.set(result.damage, (damage.get(result.damage) ?? 0) + 1)
    eliminations += result.target.eliminated ? 1 : 0
    all++
  }
  return { damage, eliminations, all }
}

describe('apex.shot-odds', () => {
  test.each([
    [
      'the Longbow of p. 28-30, three slots of different modifiers',
      3,
      {
        situation: { given: { distance: 6, shooterLevel: 1 } },
        weapon: { card: 'longbow' },
        attachments: [{ token: 'extended-mag-rare-sniper' }, { token: 'barrel-common' }],
        target: { helmet: { token: 'helmet-epic' }, shield: 5, health: 25 },
      },
    ],
    [
      'a burst of three cards in one slot at a target in cover',
      3,
      {
        situation: { given: { distance: 3, targetLevel: 1, inCover: true } },
        weapon: { card: 'hemlok' },
        attachments: [{ token: 'stock-standard-epic' }],
        target: { shield: 0, health: 12, emergencyShield: { token: 'emergency-rare' } },
      },
    ],
    [
      'four cards, icons changed by a card',
      4,
      {
        situation: { given: { distance: 2 } },
        weapon: { card: 'r-99' },
        modifiers: [
          { label: 'focus', effects: [{ iconHits: 'headshot' as const }, { ignoreIcon: 'missIfCover' as const }] },
        ],
        target: { helmet: { face: { cancels: 1, maxValue: 200 } }, shield: 0, health: 20 },
      },
    ],
  ])('agrees with every single draw: %s', (_says, cards, input) => {
    const odds = oddsOf(input)
    const { damage, eliminations, all } = everyShot(input, cards)
    const expected = [...damage].sort(([a], [b]) => a - b)
    expect(odds.cards).toBe(cards)
    expect(odds.damage.map(({ count, probability }) => [count, parsed(probability.fraction)])).toEqual(
      expected.map(([count, found]) => [count, fraction(BigInt(found), BigInt(all))]),
    )
    expect(parsed(odds.eliminates.fraction)).toEqual(fraction(BigInt(eliminations), BigInt(all)))
  })

  test.each([...content.weapons.keys()])('adds up to exactly 1: %s', (card) => {
    const odds = oddsOf({ situation: { given: { distance: 4, shooterLevel: 1, inCover: true } }, weapon: { card } })
    for (const spread of [odds.hits, odds.headshots, odds.damage]) expect(sum(spread)).toEqual(ONE)
  })

  test('(constructed) a whole deck that is drawn leaves nothing to chance but the slots', () => {
    const face = { optimalRange: { min: 0, max: null }, difficulty: 50, damage: 1, headshotDamage: 1 }
    const rate = { slots: 1, cardsPerSlot: 14 }
    const odds = oddsOf({ situation: { given: { distance: 1 } }, weapon: { face: { ...face, rate } } })
    const [only] = odds.hits
    expect(odds.hits).toHaveLength(1)
    // Seven cards reach 50, and four half hits make two more.
    expect(only).toMatchObject({ count: 9, probability: { fraction: '1', decimal: 1 } })
  })
})

const anyCard: fc.Arbitrary<RevealedCard> = fc.record({
  id: fc.constant(null),
  value: fc.integer({ min: 2, max: 17 }).map((tens) => tens * 5),
  icons: fc.record({
    hitIfLower: fc.boolean(),
    missIfHigher: fc.boolean(),
    missIfCover: fc.boolean(),
    headshot: fc.boolean(),
    partialHits: fc.integer({ min: 0, max: 3 }),
  }),
  arrow: fc.constant(null),
})
const anyIcons = fc.uniqueArray(fc.constantFrom(...AIM_ICONS), { maxLength: 2 })
const anyTerms = fc
  .record({ difficulty: fc.constantFrom(35, 50, 65), ignored: anyIcons, hits: anyIcons, misses: anyIcons })
  .map(({ difficulty, ignored, hits, misses }) => {
    const counts = (icon: (typeof AIM_ICONS)[number]) => !ignored.includes(icon)
    return { difficulty, ignored: new Set(ignored), hits: hits.filter(counts), misses: misses.filter(counts) }
  })

describe('countShotWays', () => {
  test('counts what judging every ordered draw counts', () => {
    fc.assert(
      fc.property(
        fc.array(anyCard, { minLength: 3, maxLength: 6 }),
        fc.array(fc.constantFrom(-10, -5, 0, 5), { minLength: 1, maxLength: 3 }),
        anyTerms,
        fc.record({ cancels: fc.integer({ min: 0, max: 3 }), maxValue: fc.constantFrom(0, 50, 200) }),
        (deck, modifiers, terms, helmet) => {
          const found = new Map<string, number>()
          for (const drawn of draws(deck, modifiers.length)) {
            const placed = drawn.map((card, index) => ({ slot: index, modifier: modifiers[index] ?? 0, card }))
            const judged = placed.map((card) => judgeCard(card, terms, trace()))
            const cards = applyHelmet(judged, { source: 'helmet', face: helmet }, trace())
            const hits = cards.filter(({ hit }) => hit).length + countPartialHits(placed, terms, trace()).hits
            const key = `${hits} ${cards.filter(({ headshot }) => headshot === 'headshot').length}`
            found.set(key, (found.get(key) ?? 0) + 1)
          }
          const ways = countShotWays(deck, modifiers, terms, helmet)
          const total = ways.reduce((all, value) => all + value.ways, 0)
          const ordered = draws(deck, modifiers.length).length
          const scaled = ways.map((way) => [`${way.hits} ${way.headshots}`, (way.ways * ordered) / total] as const)
          expect(new Map(scaled)).toEqual(found)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('the deck of the content has as many cards as the book', () => {
    expect(aimCards).toHaveLength(14)
  })
})
