import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDamage, DamageKind } from '../../../../src/games/signum/damage/damage.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { fighterFrom } from '../reading.ts'

const blows = fc.record({
  amount: fc.nat(20),
  kind: fc.constantFrom(...DamageKind.options),
  magical: fc.boolean(),
  armour: fc.nat(4),
  less: fc.nat(3),
  tokens: fc.array(fc.nat(4), { maxLength: 3 }),
  health: fc.integer({ min: 1, max: 12 }),
})

describe('signum.damage.order', () => {
  test('every point goes somewhere, and to a later place only when the earlier ones are used up', () => {
    fc.assert(
      fc.property(blows, ({ amount, kind, magical, armour, less, tokens, health }) => {
        const abilities = [{ id: 'fromAttacks', x: less }]
        const hero = fighterFrom({ id: 'hero', player: 'A', kind: 'hero', health, armour, abilities })
        const held = { relics: tokens.map((count, index) => ({ id: `R${index}`, tokens: count })), relicOrder: [] }
        const damaged = applyDamage(hero, { amount, kind, magical }, held, [], new Trace<SignumRules>())
        if (damaged instanceof Refusal) throw new Error('It was refused.')
        const { prevented, relics, armourLost, woundsTaken, wounds, dead } = damaged
        const byRelics = relics.reduce((sum, { lost }) => sum + lost, 0)
        expect(prevented + byRelics + armourLost + woundsTaken).toBe(amount)
        const durable = kind === 'attack' && !magical ? tokens.reduce((sum, count) => sum + count, 0) : 0
        expect(prevented).toBe(kind === 'attack' ? Math.min(less, amount) : 0)
        expect(byRelics).toBe(Math.min(durable, amount - prevented))
        expect(armourLost).toBe(kind === 'wound' ? 0 : Math.min(armour, amount - prevented - byRelics))
        expect(relics.slice(0, -1).every(({ destroyed }) => destroyed)).toBe(true)
        expect(dead).toBe(wounds >= health)
      }),
    )
  })
})
