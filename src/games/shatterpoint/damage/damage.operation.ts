import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { formatList } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { momentumLine } from '../language/words.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import { sufferTogether } from './damage.ts'
import { ACTIVATION_ENDS, damageLine } from './damage.words.ts'
import { UnitState } from './unit-state.ts'

const Hit = z.strictObject({ unit: UnitState, amount: wholeNumber(0, LIMITS.damage) }).meta({ id: 'ShatterpointHit' })

export const damageOperation = defineShatterpointOperation({
  id: 'shatterpoint.damage',
  kind: 'resolution',
  summary: {
    en: 'Units suffer damage, at the same time: tokens, wounds, and the momentum they give.',
    es: 'Unas unidades sufren daño a la vez: fichas, heridas y el predominio que dan.',
  },
  rules: [
    'shatterpoint.damage.apply',
    'shatterpoint.damage.together',
    'shatterpoint.damage.wounded',
    'shatterpoint.momentum.wound',
    'shatterpoint.wounded.effects',
    'shatterpoint.struggle.simultaneous',
    'shatterpoint.activation.wounded-ends',
  ],
  input: z
    .strictObject({
      hits: z.array(Hit).min(1).max(LIMITS.units),
      first: Player.default('A').describe('The attacking player in an attack, otherwise the active player.'),
      activating: Id.exactOptional().describe('The unit whose activation it is.'),
    })
    .meta({ id: 'ShatterpointDamageInput' }),
  outcome: z
    .object({
      units: z.array(UnitState),
      wounded: z.array(Id).describe('The units that became wounded.'),
      momentum: z.array(Player).describe('Who gains 1 momentum, in order.'),
      activationEnds: z.boolean(),
    })
    .meta({ id: 'ShatterpointDamageOutcome' }),
  examples: [
    {
      name: 'Damage to either trooper is damage to the unit (E-01)',
      input: { hits: [{ unit: { id: '501st Clone Troopers', player: 'A', stamina: 8, damage: 2 }, amount: 3 }] },
    },
    {
      name: 'Two units are wounded at the same time',
      input: {
        hits: [
          { unit: { id: 'Rex', player: 'A', stamina: 8, damage: 7 }, amount: 1 },
          { unit: { id: 'Maul', player: 'B', stamina: 11, damage: 9 }, amount: 3 },
        ],
        first: 'A',
        activating: 'Rex',
      },
    },
    {
      name: 'A wounded unit suffers none',
      input: { hits: [{ unit: { id: 'Rex', player: 'A', stamina: 8, damage: 8, wounds: 1 }, amount: 2 }] },
    },
  ],
  run: sufferTogether,
  headline({ units, wounded }, _input, locale) {
    const text = units.map(({ id, damage, stamina }) => `${id} ${damage}/${stamina}`).join(', ')
    if (wounded.length === 0) return { en: `Damage: ${text}.`, es: `Daño: ${text}.` }[locale]
    return {
      en: `Damage: ${text}; wounded: ${formatList(wounded, 'en')}.`,
      es: `Daño: ${text}; unidades heridas: ${formatList(wounded, 'es')}.`,
    }[locale]
  },
  details: ({ units, momentum, activationEnds }, _input, locale) => [
    ...units.map((unit) => damageLine(unit, locale)),
    ...momentum.map((player) => momentumLine(player, locale)),
    ...(activationEnds ? [ACTIVATION_ENDS[locale]] : []),
  ],
})
