import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDamage, DAMAGE_TAGS, type Vitals } from '../../../../src/games/apex/damage/damage.ts'
import { recover } from '../../../../src/games/apex/damage/recovery.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const trace = () => new Trace<ApexRules>()

const anyLegend: fc.Arbitrary<Vitals> = fc.record({
  shield: fc.integer({ min: 0, max: 40 }),
  health: fc.integer({ min: 1, max: 40 }),
  shieldMaximum: fc.constant(40),
  deathBoxes: fc.integer({ min: 0, max: 2 }),
  emergencyShield: fc.option(
    fc.record({
      source: fc.constant('emergencyShield'),
      cancels: fc.constantFrom(0, 10, 15),
      ringMaximum: fc.constant(null),
      depleted: fc.boolean(),
    }),
  ),
})
const anyDamage = fc.record({ amount: fc.integer({ min: 0, max: 120 }), tag: fc.constantFrom(...DAMAGE_TAGS) })

describe('applyDamage', () => {
  test('loses no damage but what is cancelled, left over or beyond Health', () => {
    fc.assert(
      fc.property(anyLegend, anyDamage, (legend, dealt) => {
        const after = applyDamage(legend, dealt, trace())
        expect(after.shield).toBe(legend.shield - after.shieldLost)
        expect(after.health).toBe(legend.health - after.healthLost)
        expect(after.eliminated).toBe(after.health === 0)
        const accounted = after.shieldLost + after.healthLost + after.cancelled
        expect(accounted).toBeLessThanOrEqual(dealt.amount)
        const spills = dealt.tag === 'SHIELD_ONLY' || after.eliminated
        if (!spills) expect(accounted).toBe(dealt.amount)
      }),
    )
  })

  test('an emergency shield is used only if the Legend would be eliminated without it', () => {
    fc.assert(
      fc.property(anyLegend, anyDamage, (legend, dealt) => {
        const without = applyDamage({ ...legend, emergencyShield: null }, dealt, trace())
        const after = applyDamage(legend, dealt, trace())
        if (after.emergencyShieldUsed) expect(without.eliminated).toBe(true)
        expect(after.health).toBeGreaterThanOrEqual(without.health)
      }),
    )
  })
})

describe('recover', () => {
  test('never exceeds a maximum and never takes anything away', () => {
    const amount = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(anyLegend, amount, amount, (legend, health, shield) => {
        const after = recover(legend, { health, shield, cooldown: 0 }, trace())
        expect(after.health).toBe(Math.min(40, legend.health + health))
        expect(after.shield).toBe(Math.min(legend.shieldMaximum, legend.shield + shield))
      }),
    )
  })
})
