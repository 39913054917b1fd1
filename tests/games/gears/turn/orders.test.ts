import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { gearsRules } from '../../../../src/games/gears/rules.ts'
import type { OrderCheck } from '../../../../src/games/gears/turn/order-check.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { explainRule, type Rule } from '../../../../src/rulebook/rule.ts'

const operation = gears.operations.find(({ id }) => id === 'gears.order-check')
const noSeed = () => {
  throw new Error('Nothing is drawn.')
}

const card = fc.constantFrom(...gearsContent.orderCards.keys())
const maybeCard = fc.option(card, { nil: undefined, freq: 2 })
const special = fc.record({
  kind: fc.constantFrom('revive', 'pickUp', 'equipment'),
  pay: maybeCard,
  inZone: fc.boolean(),
})
const act = fc.record({
  action: fc.integer({ min: 1, max: 3 }),
  part: fc.constantFrom('whole', 'whole', 'begin', 'end'),
  drawn: fc.array(card, { maxLength: 1 }),
  ammoSpent: fc.boolean(),
})
const step = fc.oneof(
  special.map((value) => ({ special: value })),
  fc.record({ card: maybeCard, option: fc.constantFrom('printed', 'move', 'attack') }).map((play) => ({ play })),
  act.map((value) => ({ act: value })),
  fc.constant({ explore: { door: 'door' } }),
  fc.record({ card, drawn: card }).map((soloReplace) => ({ soloReplace })),
  maybeCard.map((follow) => ({ soloFollow: { card: follow } })),
)
const plan = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  hand: fc.record({ cards: fc.array(card, { maxLength: 4 }), others: fc.integer({ min: 0, max: 4 }) }),
  steps: fc.array(step, { maxLength: 6 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

const drawnIn = ({ steps }: Plan): number =>
  steps.reduce((sum, value) => sum + ('act' in value ? value.act.drawn.length : 'soloReplace' in value ? 1 : 0), 0)

const isOfOneKind = (steps: Plan['steps'], kind: string): number =>
  steps.filter((step) => 'special' in step && step.special.kind === kind).length

describe('gears.order-check', () => {
  test('every plan is legal or wrong at one of its steps, and no card is lost', () => {
    fc.assert(
      fc.property(plan, (input) => {
        const answer = operation?.answer(input, noSeed)
        if (answer?.kind !== 'ruled') throw new Error(JSON.stringify(answer))
        const { legal, violations, ...result } = answer.outcome as OrderCheck
        const { hand, cards, discarded, removed, specials, played, steps } = result
        expect(legal).toBe(violations.length === 0)
        if (!legal) {
          const [field, index] = violations[0]?.path.split('.') ?? []
          expect(field).toBe('steps')
          if (index !== undefined) expect(Number(index)).toBe(steps.length)
          return
        }
        const start = input.hand.cards.length + input.hand.others
        expect(hand + discarded + removed.length).toBe(start + drawnIn(input))
        expect(cards.length).toBeLessThanOrEqual(hand)
        expect(steps).toHaveLength(input.steps.length)
        expect(discarded).toBeGreaterThanOrEqual(specials.length + played.length)
        for (const kind of specials) expect(isOfOneKind(input.steps, kind)).toBe(1)
        expect(played.length > 0 || start === 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('every reason can be told in both languages', () => {
    const byId: Readonly<Record<string, Rule<never, never>>> = gearsRules.byId
    fc.assert(
      fc.property(plan, (input) => {
        const answer = operation?.answer(input, noSeed)
        for (const { rule, facts } of answer?.kind === 'ruled' ? answer.steps : []) {
          const entry = byId[rule]
          if (entry === undefined) throw new Error(`${rule} is not declared.`)
          const texts = LOCALES.map((locale) => explainRule(entry, locale, facts, gearsContent))
          expect(texts.join(' ')).not.toMatch(/undefined|null|\[object/)
        }
      }),
      { numRuns: 500 },
    )
  })
})
