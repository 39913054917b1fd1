import { describe, expect, test } from 'vitest'
import { drawCards } from '../../../../src/games/signum/cards/draw.ts'
import {
  type CityBuilding,
  costViolations,
  paymentsOf,
  paymentViolations,
} from '../../../../src/games/signum/city/city.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import type { BuildingType, Cost } from '../../../../src/games/signum/vocabulary.ts'
import { formatSeed, scripted, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const TYPES: readonly BuildingType[] = ['temple', 'arena', 'unique']

/** All the ways to hand the symbols of a cost to different buildings, as sets; tried one symbol after the other. */
function waysByHand(cost: Cost, city: readonly CityBuilding[]): Set<string> {
  const symbols: (BuildingType | null)[] = [...cost.buildings, ...Array.from({ length: cost.any }, () => null)]
  const ways = new Set<string>()
  const pay = (index: number, used: readonly string[]): void => {
    if (index === symbols.length) {
      ways.add([...used].sort().join())
      return
    }
    for (const { name, type, turned, locked } of city) {
      const wanted = symbols[index]
      if (turned || locked || used.includes(name) || (wanted !== null && wanted !== type)) continue
      pay(index + 1, [...used, name])
    }
  }
  pay(0, [])
  return ways
}

describe('signum.play.cost', () => {
  test('the ways to pay are those found by handing out symbols one by one', () => {
    const random = seeded(formatSeed(new Uint8Array(32).fill(3)))
    for (let round = 0; round < 300; round++) {
      const city = Array.from({ length: random.below(7) }, (_, index): CityBuilding => {
        const type = TYPES[random.below(3)] ?? 'temple'
        return {
          name: `b${index}`,
          type,
          turned: random.below(4) === 0,
          guildOrOrder: false,
          locked: random.below(5) === 0,
        }
      })
      const buildings = Array.from({ length: random.below(4) }, () => TYPES[random.below(3)] ?? 'temple')
      const cost = { prosperity: random.below(3), buildings, any: random.below(3) }
      const expected = waysByHand(cost, city)
      const { count, listed } = paymentsOf(cost, city)
      expect(new Set(listed.map((names) => [...names].sort().join()))).toEqual(expected)
      expect(count).toBe(expected.size)
      const isPayable = expected.size > 0 && cost.prosperity <= 1
      expect(costViolations(cost, city, 1).length === 0).toBe(isPayable)
      for (const names of listed) expect(paymentViolations(names, cost, city)).toEqual([])
    }
  })
})

describe('signum.turn.hand-limit', () => {
  const hand = Array.from({ length: 10 }, (_, index) => `card ${index}`)

  test.each([0, 4, 9])('the card in place %i is lost', (place) => {
    const drawn = drawCards(
      { hand, deck: ['new'], draws: 1, missedDraws: 0 },
      scripted(place),
      new Trace<SignumRules>(),
    )
    const kept = hand.filter((_, index) => index !== place)
    expect(drawn).toMatchObject({ hand: [...kept, 'new'], discarded: [`card ${place}`] })
  })

  test('nine cards lose none, nor does a full hand before an empty deck (Q-55)', () => {
    const nine = { hand: hand.slice(1), deck: ['new'], draws: 1, missedDraws: 0 }
    expect(drawCards(nine, scripted(), new Trace<SignumRules>())).toMatchObject({ discarded: [], drawn: ['new'] })
    const empty = { hand, deck: [], draws: 2, missedDraws: 2 }
    expect(drawCards(empty, scripted(), new Trace<SignumRules>())).toMatchObject({
      hand,
      discarded: [],
      opponentsGain: 4 + 8,
      missedDraws: 4,
    })
  })

  test.each([{ picked: [] }, { picked: ['card 1', 'card 2'] }, { picked: ['nothing'] }])(
    'picks $picked are refused',
    (given) => {
      const state = { hand, deck: ['new'], draws: 1, missedDraws: 0, ...given }
      expect(drawCards(state, scripted(), new Trace<SignumRules>())).toBeInstanceOf(Refusal)
    },
  )
})
