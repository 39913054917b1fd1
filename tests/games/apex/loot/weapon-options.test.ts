import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMMO_TYPES } from '../../../../src/games/apex/content/shot-effect.ts'
import { distributions, type Equipped, replacements } from '../../../../src/games/apex/loot/weapon-options.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const ammoType = fc.constantFrom(...AMMO_TYPES.slice(0, 2))
const ammo = fc.integer({ min: 0, max: 5 })
const card = fc.record({ id: fc.constant('new'), ammoType, printed: ammo })
const equipped = fc.record({ id: fc.constant('old'), ammoType, printed: ammo, ammo, attachments: fc.constant([]) })
const pair = fc.array(equipped, { minLength: 2, maxLength: 2 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)
const heldBy = (weapons: readonly Equipped[]) => sum(weapons.map((weapon) => weapon.ammo))

test('apex.weapon.take-ammo: ammunition is neither made nor forgotten, and stays with its type', () => {
  fc.assert(
    fc.property(card, pair, (found, weapons) => {
      for (const way of distributions(found, weapons, new Trace<ApexRules>())) {
        expect(sum(way.ammo) + way.lost).toBe(heldBy(weapons) + found.printed)
        const others = weapons.filter((weapon) => weapon.ammoType !== found.ammoType)
        expect(others.every((other) => way.ammo[weapons.indexOf(other)] === other.ammo)).toBe(true)
      }
    }),
  )
})

test('apex.weapon.take-ammo: every ammunition that a free sharing can give is listed, once', () => {
  fc.assert(
    fc.property(card, pair, (found, weapons) => {
      const [first, second] = weapons
      const expected = new Set<string>()
      for (let toFirst = 0; toFirst <= found.printed; toFirst++) {
        const add = [toFirst, found.printed - toFirst]
        const matches = [first, second].map((entry) => entry?.ammoType === found.ammoType)
        if (add.some((amount, index) => amount > 0 && !matches[index]) || !matches.includes(true)) continue
        expected.add(weapons.map((weapon, index) => Math.min(5, weapon.ammo + (add[index] ?? 0))).join())
      }
      const listed = distributions(found, weapons, new Trace<ApexRules>()).map((way) => way.ammo.join())
      expect(listed.sort()).toEqual([...expected].sort())
    }),
  )
})

test('apex.weapon.replace-ammo: at most 5, and what is lost is what is above', () => {
  fc.assert(
    fc.property(card, pair, (found, weapons) => {
      for (const { slot, ammo: left, lost } of replacements(found, weapons, new Trace<ApexRules>())) {
        const old = weapons[slot]
        const kept = old?.ammoType === found.ammoType ? old.ammo : 0
        expect(left + lost).toBe(kept + found.printed)
        expect(left).toBeLessThanOrEqual(5)
        expect(lost === 0 || left === 5).toBe(true)
      }
    }),
  )
})
