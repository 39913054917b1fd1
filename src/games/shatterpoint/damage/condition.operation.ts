import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { conditionsNamed, momentumLine } from '../language/words.ts'
import { Count, Player } from '../vocabulary.ts'
import { Happening, undergo } from './condition.ts'
import { ACTIVATION_ENDS, damageLine } from './damage.words.ts'
import { isWounded, UnitState } from './unit-state.ts'

export const conditionOperation = defineShatterpointOperation({
  id: 'shatterpoint.condition',
  kind: 'resolution',
  summary: {
    en: 'A unit receives a condition, becomes immune to one, or does something that a strained unit suffers for.',
    es: 'Una unidad recibe un estado, se vuelve inmune a uno, o hace algo por lo que sufre una unidad Extenuada.',
  },
  rules: [
    'shatterpoint.condition.unit-wide',
    'shatterpoint.condition.repeat',
    'shatterpoint.condition.strained',
    'shatterpoint.keyword.immunity',
    'shatterpoint.damage.apply',
    'shatterpoint.damage.wounded',
    'shatterpoint.momentum.wound',
    'shatterpoint.wounded.effects',
    'shatterpoint.activation.wounded-ends',
  ],
  input: z
    .strictObject({
      unit: UnitState,
      happening: Happening,
      activating: z.boolean().default(false).describe('Whether it is the unit’s own activation.'),
    })
    .meta({ id: 'ShatterpointConditionInput' }),
  outcome: z
    .object({
      unit: UnitState,
      damage: Count.describe('What it suffered.'),
      momentum: Player.nullable().describe('Who gains 1 momentum.'),
      activationEnds: z.boolean(),
    })
    .meta({ id: 'ShatterpointConditionOutcome' }),
  examples: [
    {
      name: 'A condition it already has',
      input: {
        unit: { id: 'Maul', player: 'B', stamina: 11, conditions: ['exposed'] },
        happening: { receives: 'exposed' },
      },
    },
    {
      name: 'A strained unit moves and is wounded (E-79)',
      input: {
        unit: { id: 'Clan Kryze', player: 'A', stamina: 9, damage: 8, conditions: ['strained'] },
        happening: { has: 'moved' },
        activating: true,
      },
    },
    {
      name: 'Immunity removes the condition',
      input: {
        unit: { id: 'Rex', player: 'A', stamina: 8, conditions: ['pinned'] },
        happening: { gainsImmunity: 'pinned' },
      },
    },
  ],
  run: undergo,
  headline({ unit, damage }, _input, locale) {
    const held = conditionsNamed(unit.conditions, locale)
    if (damage === 0) return { en: `${unit.id}: conditions: ${held}.`, es: `${unit.id}: estados: ${held}.` }[locale]
    return {
      en: `${unit.id} suffers ${damage} damage${isWounded(unit) ? ' and is wounded' : ''}; conditions: ${held}.`,
      es: `La unidad ${unit.id} sufre ${damage} de daño${isWounded(unit) ? ' y está herida' : ''}; estados: ${held}.`,
    }[locale]
  },
  details: ({ unit, damage, momentum, activationEnds }, _input, locale) => [
    ...(damage === 0 ? [] : [damageLine(unit, locale)]),
    ...(momentum === null ? [] : [momentumLine(momentum, locale)]),
    ...(activationEnds ? [ACTIVATION_ENDS[locale]] : []),
  ],
})
