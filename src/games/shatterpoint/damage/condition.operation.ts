import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { conditionsNamed } from '../language/words.ts'
import { Condition, Count, Player } from '../vocabulary.ts'
import { STRAINING } from './conditions.rules.ts'
import { receiveCondition, strain } from './damage.ts'
import { isWounded, UnitState } from './unit-state.ts'

const Happening = z
  .union([
    z.strictObject({ receives: Condition }).meta({ id: 'ShatterpointReceives' }),
    z
      .strictObject({ has: z.enum(STRAINING).describe('What a character of the unit has just done, to its end.') })
      .meta({ id: 'ShatterpointHasDone' }),
    z.strictObject({ gainsImmunity: Condition }).meta({ id: 'ShatterpointGainsImmunity' }),
  ])
  .meta({ id: 'ShatterpointHappening' })

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
  run({ unit, happening, activating }, { trace }) {
    if ('gainsImmunity' in happening) {
      const condition = happening.gainsImmunity
      trace.applied('shatterpoint.keyword.immunity', { unit: unit.id, condition })
      const immunities = [...new Set([...unit.immunities, condition])]
      const conditions = unit.conditions.filter((held) => held !== condition)
      return { unit: { ...unit, immunities, conditions }, damage: 0, momentum: null, activationEnds: false }
    }
    const suffered =
      'receives' in happening ? receiveCondition(unit, happening.receives, trace) : strain(unit, happening.has, trace)
    const activationEnds = activating && isWounded(suffered.unit) && !isWounded(unit)
    if (activationEnds) trace.applied('shatterpoint.activation.wounded-ends', { unit: unit.id })
    const damage = suffered.unit.damage - unit.damage
    return { unit: suffered.unit, damage, momentum: suffered.momentum, activationEnds }
  },
  headline({ unit, damage }, _input, locale) {
    const held = conditionsNamed(unit.conditions, locale)
    return {
      en: `${unit.id} suffers ${damage} damage${isWounded(unit) ? ' and is wounded' : ''}; conditions: ${held}.`,
      es: `La unidad ${unit.id} sufre ${damage} de daño${isWounded(unit) ? ' y está herida' : ''}; estados: ${held}.`,
    }[locale]
  },
})
