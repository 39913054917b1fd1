import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { melee, meleeOdds } from '../../../../src/games/apex/combat/melee/melee.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { push } from '../../../../src/games/apex/movement/push.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { occupancy } from '../../../../src/games/apex/table/occupancy.ts'
import { stepsBetween } from '../../../../src/geometry/grid.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { given } from '../../../support/chance.ts'
import { layout, placed } from '../table/layout.ts'

const board = placed(layout('B(2,2,3,2) | B(3,2,1,1) | parapet v(6,3) | supplyBin h(6,4) | respawnBeacon (1,4)'))
const coordinate = fc.nat({ max: 8 })
const cell = fc.record({ column: coordinate, row: coordinate })

describe('apex.push', () => {
  test('never goes up, never farther than told, and ends on a free space or where it was', () => {
    fc.assert(
      fc.property(cell, cell, cell, fc.integer({ min: 1, max: 4 }), (pusher, target, other, distance) => {
        fc.pre(stepsBetween(pusher, target) > 0)
        const isOccupied = occupancy(board, [pusher, other])
        const pushed = push(board, { pusher, target, distance, collisionDamage: 4, isOccupied }, new Trace<ApexRules>())
        if (pushed instanceof Refusal) throw new Error('There is a direction between two spaces.')
        const levels = [target, ...pushed.path].map((entry) => board.levelOf(entry))
        expect(levels).toEqual([...levels].sort((a, b) => b - a))
        expect(pushed.path.some(isOccupied)).toBe(false)
        expect(pushed.path.length === distance).toBe(pushed.collision === null)
        expect(pushed.damage).toBe(pushed.collision === null ? 0 : 4)
        expect(pushed.relocation.some(isOccupied)).toBe(false)
      }),
    )
  })
})

describe('apex.melee-odds', () => {
  test('agrees with revealing every card of the deck', () => {
    const isOccupied = occupancy(board, [])
    const attack = { attacker: { column: 0, row: 0 }, target: { column: 1, row: 1 }, squads: null, isOccupied }
    const damages = [...apexContent.aimCards.keys()].map((_, index) => {
      const chance = { content: apexContent, random: given(index), trace: new Trace<ApexRules>() }
      const resolved = melee(board, { ...attack, eliminatedByDamage: false, vitals: null, cards: undefined }, chance)
      return resolved instanceof Refusal ? Number.NaN : resolved.totalDamage
    })
    const odds = meleeOdds(
      board,
      { ...attack, eliminatedByDamage: false, vitals: null },
      apexContent,
      new Trace<ApexRules>(),
    )
    const total = damages.reduce((sum, damage) => sum + damage, 0)
    expect(odds.expectedDamage.decimal).toBeCloseTo(total / damages.length, 4)
    expect(odds.hit.decimal).toBeCloseTo(damages.filter((damage) => damage > 0).length / damages.length, 4)
  })
})
