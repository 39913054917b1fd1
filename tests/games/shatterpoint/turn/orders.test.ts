import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import { SHATTERPOINT } from '../../../../src/games/shatterpoint/turn/order-deck.ts'
import { type OrderChoice, orderStep } from '../../../../src/games/shatterpoint/turn/order-step.ts'
import { formatSeed, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const UNITS = ['anakin', 'rex', 'clones', 'ahsoka', 'bo-katan', 'kryze']
const chance = () => seeded(formatSeed(new Uint8Array(32)))
const trace = () => new Trace<ShatterpointRules>()

describe('the order step', () => {
  const cards = fc.shuffledSubarray([...UNITS, SHATTERPOINT], { minLength: 7, maxLength: 7 })
  const split = fc.record({
    cards,
    inDeck: fc.integer({ min: 0, max: 7 }),
    hasReserve: fc.boolean(),
    ready: fc.integer({ min: 0, max: 3 }),
    defeated: fc.subarray(UNITS),
    picks: fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 8 }),
  })

  test('asks until a unit is found, loses no card, and activates nobody who is defeated', () => {
    fc.assert(
      fc.property(split, ({ cards: all, inDeck, hasReserve, ready, defeated, picks }) => {
        const [first, ...rest] = all.slice(inDeck)
        const isReserved = hasReserve && first !== undefined && first !== SHATTERPOINT && !defeated.includes(first)
        const question = {
          cards: {
            deck: all.slice(0, inDeck),
            reserve: isReserved ? first : null,
            discard: (isReserved ? rest : all.slice(inDeck)).filter((card) => !defeated.includes(card)),
            removed: [],
            force: { total: 3, ready },
          },
          units: UNITS.filter((unit) => !defeated.includes(unit)),
          defeated,
          held: [],
          reserveCost: 1,
          hasReserved: false,
        }
        const choices: OrderChoice[] = []
        for (const pick of picks) {
          const step = orderStep({ ...question, choices }, trace(), chance())
          if (step instanceof Refusal) throw new Error(JSON.stringify(step))
          if (step.pending === null) {
            const { deck, reserve, discard, removed } = step.table.cards()
            const before = [...question.cards.deck, ...question.cards.discard, ...(isReserved ? [first] : [])]
            const after = [...deck, ...discard, ...removed, ...(reserve === null ? [] : [reserve])]
            expect(after.toSorted()).toEqual(before.toSorted())
            if (step.activated !== null) expect(question.units).toContain(step.activated)
            return
          }
          choices.push(step.pending.options[pick % step.pending.options.length] as OrderChoice)
        }
        throw new Error('No unit was found.')
      }),
    )
  })

  test('names every reason why a card cannot be reserved', () => {
    const question = {
      cards: { deck: ['rex', 'kryze'], reserve: null, discard: [], removed: [], force: { total: 1, ready: 1 } },
      units: UNITS,
      defeated: [],
      held: [],
      reserveCost: 1,
      hasReserved: false,
      choices: [{ choice: 'putInReserve' }, { choice: 'putInReserve' }] as const,
    }
    expect(orderStep(question, trace(), chance())).toMatchObject({
      violations: [
        { rule: 'shatterpoint.order.put-in-reserve', facts: { obstacle: 'usedThisTurn' } },
        { rule: 'shatterpoint.order.reserve-limit', facts: { reserved: 'rex' } },
        { rule: 'shatterpoint.order.put-in-reserve', facts: { obstacle: 'noForce' } },
      ],
    })
  })
})
