import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { conditionsNamed } from '../language/words.ts'
import { Lengths } from '../table/lengths.ts'
import { Healed, Healer, healUnit } from './heal.ts'
import { UnitState } from './unit-state.ts'

export const healOperation = defineShatterpointOperation({
  id: 'shatterpoint.heal',
  kind: 'resolution',
  summary: {
    en: 'Removes conditions or damage from a unit, or says why that cannot be done.',
    es: 'Retira estados o daño de una unidad, o dice por qué no se puede.',
  },
  rules: ['shatterpoint.heal'],
  input: z
    .strictObject({
      healer: Healer,
      unit: UnitState.describe('The unit that is healed.'),
      remove: z.array(Healed).min(1).max(10).describe('What each heal removes, in order.'),
      lengths: Lengths.exactOptional(),
    })
    .meta({ id: 'ShatterpointHealInput' }),
  outcome: z.object({ unit: UnitState }).meta({ id: 'ShatterpointHealOutcome' }),
  examples: [
    {
      name: 'Maul gets rid of strained (E-24)',
      input: {
        healer: { unit: 'Lord Maul', player: 'B' },
        unit: { id: 'Lord Maul', player: 'B', stamina: 11, damage: 7, conditions: ['exposed', 'strained'] },
        remove: [{ condition: 'strained' }],
      },
    },
    {
      name: 'One damage of an ally',
      input: {
        healer: { unit: 'Bo-Katan', player: 'A', gap: 76 },
        unit: { id: 'Clan Kryze', player: 'A', stamina: 9, damage: 4 },
        remove: [{ damage: 1 }],
      },
    },
  ],
  run: healUnit,
  headline({ unit }, _input, locale) {
    const held = conditionsNamed(unit.conditions, locale)
    return {
      en: `${unit.id} now has ${unit.damage} damage; conditions: ${held}.`,
      es: `${unit.id} tiene ahora ${unit.damage} de daño; estados: ${held}.`,
    }[locale]
  },
})
