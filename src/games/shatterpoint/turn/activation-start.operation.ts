import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { UnitState } from '../damage/unit-state.ts'
import { defineShatterpointOperation } from '../define.ts'
import { conditionName, conditionsNamed } from '../language/words.ts'
import { Condition } from '../vocabulary.ts'
import { beginActivation } from './activation.ts'

export const activationStartOperation = defineShatterpointOperation({
  id: 'shatterpoint.activation-start',
  kind: 'resolution',
  summary: {
    en: 'The start of a unit’s activation: wound to injury, the condition that goes, hunker tokens.',
    es: 'El inicio de la activación de una unidad: de herida a lesión, el estado que se retira, el resguardo.',
  },
  rules: ['shatterpoint.activation.start', 'shatterpoint.injury.flip', 'shatterpoint.activation.condition-choice'],
  input: z
    .strictObject({
      unit: UnitState,
      remove: Condition.exactOptional().describe('The condition that a wounded unit loses.'),
    })
    .meta({ id: 'ShatterpointActivationStartInput' }),
  outcome: z
    .object({
      unit: UnitState,
      removed: Condition.nullable(),
      pending: z.array(Condition).nullable().describe('The conditions to choose from; send one as `remove`.'),
    })
    .meta({ id: 'ShatterpointActivationStartOutcome' }),
  examples: [
    {
      name: 'A wounded unit recovers (E-25)',
      input: {
        unit: {
          id: 'Bo-Katan Kryze',
          player: 'A',
          stamina: 8,
          damage: 8,
          wounds: 1,
          conditions: ['pinned', 'exposed'],
          hunker: 1,
        },
        remove: 'pinned',
      },
    },
    {
      name: 'Which condition goes has to be chosen',
      input: {
        unit: { id: 'Rex', player: 'A', stamina: 8, damage: 9, wounds: 1, conditions: ['pinned', 'exposed'] },
      },
    },
  ],
  run: beginActivation,
  headline({ unit, removed, pending }, _input, locale) {
    if (pending !== null) {
      const names = formatList(
        pending.map((condition) => conditionName(condition, locale)),
        locale,
      )
      return {
        en: `${unit.id} loses one condition: choose from ${names}.`,
        es: `${unit.id} pierde un estado: elige entre ${names}.`,
      }[locale]
    }
    const held = conditionsNamed(unit.conditions, locale)
    const lost =
      removed === null
        ? ''
        : `; ${{ en: 'no longer', es: 'pierde el estado' }[locale]} ${conditionName(removed, locale)}`
    return {
      en: `${unit.id} starts with ${unit.damage} damage and ${unit.injuries} ${unit.injuries === 1 ? 'injury' : 'injuries'}; conditions: ${held}${lost}.`,
      es: `${unit.id} empieza con ${unit.damage} de daño y ${unit.injuries} ${unit.injuries === 1 ? 'lesión' : 'lesiones'}; estados: ${held}${lost}.`,
    }[locale]
  },
})
