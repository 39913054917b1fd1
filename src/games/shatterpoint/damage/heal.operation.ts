import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { standardLengths } from '../content/standard-lengths.ts'
import { defineShatterpointOperation } from '../define.ts'
import { conditionsNamed } from '../language/words.ts'
import { Lengths, micrometres, rangeLength } from '../table/lengths.ts'
import { Id, Length, Player } from '../vocabulary.ts'
import { Healed, heal, refusedHeal } from './heal.ts'
import { UnitState } from './unit-state.ts'

const Healer = z
  .strictObject({
    unit: Id.describe('The unit of the character that heals.'),
    player: Player,
    gap: Length.default(0).describe('The distance between the healer and the healed unit, if it is another one.'),
  })
  .meta({ id: 'ShatterpointHealer' })

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
  run({ healer, unit, remove, lengths: given }, { content, trace }) {
    const lengths = given ?? standardLengths(content)
    if (healer.player !== unit.player) return refusedHeal(unit.id, null, 'enemy', ['unit'])
    if (healer.unit !== unit.id && micrometres(healer.gap) > rangeLength(2, lengths)) {
      return refusedHeal(unit.id, null, 'outOfRange', ['healer', 'gap'])
    }
    let healed = unit
    for (const [index, removed] of remove.entries()) {
      const after = heal(healed, removed, trace, ['remove', index])
      if (after instanceof Refusal) return after
      healed = after
    }
    return { unit: healed }
  },
  headline({ unit }, _input, locale) {
    const held = conditionsNamed(unit.conditions, locale)
    return {
      en: `${unit.id} now has ${unit.damage} damage; conditions: ${held}.`,
      es: `${unit.id} tiene ahora ${unit.damage} de daño; estados: ${held}.`,
    }[locale]
  },
})
