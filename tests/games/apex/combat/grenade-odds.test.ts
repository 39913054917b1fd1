import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findGrenade } from '../../../../src/games/apex/combat/area/grenade.ts'
import { grenadeOdds, landingOdds } from '../../../../src/games/apex/combat/area/grenade-odds.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { oneStep } from '../../../../src/games/apex/table/direction.ts'
import { add, formatFraction, fraction, ONE, ZERO } from '../../../../src/lib/fraction.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { layout, placed } from '../table/layout.ts'

const ARROWS = [...apexContent.aimCards.values()].map(({ arrow }) => arrow)
const AIM = { column: 3, row: 3 }

/** How often every landing comes up over all ordered draws of two cards. */
function drawnInOrder(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [first, one] of ARROWS.entries()) {
    for (const [second, other] of ARROWS.entries()) {
      if (first === second) continue
      const key = JSON.stringify(oneStep(oneStep(AIM, one), other))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

describe('apex.grenade-odds', () => {
  test('agrees with drawing every pair of cards in every order', () => {
    const draws = BigInt(ARROWS.length * (ARROWS.length - 1))
    const expected = new Map([...drawnInOrder()].map(([cell, count]) => [cell, fraction(BigInt(count), draws)]))
    const odds = landingOdds(AIM, 2, apexContent)
    expect(new Map(odds.map(({ outcome, probability }) => [JSON.stringify(outcome), probability]))).toEqual(expected)
  })

  test('a deck with fewer cards than are asked for is drawn whole', () => {
    const [card] = [...apexContent.aimCards.values()].filter(({ arrow }) => arrow !== null)
    if (card === undefined) throw new Error('No aim card has an arrow.')
    const odds = landingOdds(AIM, 2, { ...apexContent, aimCards: new Map([[card.id, card]]) })
    expect(odds).toEqual([{ outcome: oneStep(AIM, card.arrow), probability: ONE }])
  })

  test.each([0, 1, 2, 3, 4])('by %i cards they add up to exactly 1', (cards) => {
    const sum = landingOdds(AIM, cards, apexContent).reduce((so, { probability }) => add(so, probability), ZERO)
    expect(sum).toEqual(ONE)
  })

  test('a Legend is hit as often as its space', () => {
    const board = placed(layout('wall v(4,2),v(4,3) | B(6,0,2,2)'))
    const frag = findGrenade({ id: 'frag' }, apexContent)
    if (frag instanceof Refusal) throw new Error('The frag grenade is missing.')
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.nat({ max: 6 }), (column, row) => {
        const thrown = {
          thrower: AIM,
          aim: { column: 5, row: 2 },
          rotation: 0,
          legends: [{ id: 'a', cell: { column, row }, vitals: null }],
        }
        const { spaces, legends } = grenadeOdds(board, frag, thrown, apexContent, new Trace<ApexRules>())
        const there = spaces.find(({ cell }) => cell.column === column && cell.row === row)
        expect(legends[0]?.hit.fraction).toBe(there?.hit.fraction ?? formatFraction(ZERO))
        expect(legends[0]?.meanDamage.fraction).toBe(there?.meanDamage.fraction ?? formatFraction(ZERO))
      }),
    )
  })
})
