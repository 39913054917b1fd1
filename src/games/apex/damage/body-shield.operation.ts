import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { STARTING_SHIELD } from '../content/vitals.ts'
import { defineApexOperation } from '../define.ts'
import { sourceName } from '../language/words.ts'
import { BodyShieldReference, findToken } from '../loot/loot.ts'
import { refuse } from '../refusal.ts'
import { EquippedShield, equipBodyShield } from './body-shield.ts'
import { aboveMaximum, maximumOf } from './damage.ts'

const Shield = z.int().min(0).max(200)

export const bodyShieldOperation = defineApexOperation({
  id: 'apex.body-shield',
  kind: 'resolution',
  summary: {
    en: 'Equips a body shield: the new Shield, its maximum and the face of the token.',
    es: 'Equipa un escudo corporal: el nuevo Escudo, su máximo y la cara de la ficha.',
  },
  rules: [
    'apex.content.known',
    'apex.damage.recover-cap',
    'apex.equipment.shield-face',
    'apex.equipment.body-shield-equip',
  ],
  input: z
    .strictObject({
      shield: Shield.default(STARTING_SHIELD),
      shieldMaximum: Shield.optional().describe('The maximum until now; 20 if left out.'),
      bodyShield: BodyShieldReference,
      depleted: z.boolean().default(false).describe('The face of the token as it lies on the board.'),
      fromBoard: z.boolean().default(true).describe('Obtained in any other way, it arrives undepleted.'),
    })
    .meta({ id: 'ApexBodyShieldInput' }),
  outcome: EquippedShield,
  examples: [
    { name: 'An undepleted epic shield (E-57)', input: { shield: 12, bodyShield: { token: 'body-epic' } } },
    {
      name: 'Picked up again (E-57)',
      input: { shield: 22, shieldMaximum: 40, bodyShield: { token: 'body-epic' }, depleted: true },
    },
    {
      name: 'A smaller maximum',
      input: { shield: 35, shieldMaximum: 40, bodyShield: { token: 'body-rare' }, depleted: true },
    },
  ],
  run({ bodyShield, fromBoard, depleted: lies, ...input }, { trace, content }) {
    const maximum = maximumOf(input)
    if (input.shield > maximum) return refuse([aboveMaximum(input.shield, maximum, [])])
    const token = findToken(bodyShield, 'bodyShield', content.bodyShields, ['bodyShield'])
    if (token instanceof Refusal) return token
    const depleted = fromBoard && lies
    trace.applied('apex.equipment.shield-face', { token: token.source, fromBoard, depleted })
    return equipBodyShield(input.shield, token, depleted, trace)
  },
  headline({ shield, shieldMaximum, depleted }, { bodyShield }, locale, content) {
    const name =
      'token' in bodyShield
        ? sourceName(bodyShield.token, locale, content)
        : { en: 'Body shield', es: 'Escudo corporal' }[locale]
    const face = { en: depleted ? ' (depleted)' : '', es: depleted ? ' (agotado)' : '' }[locale]
    return {
      en: `${name}${face}: Shield ${shield} of ${shieldMaximum}.`,
      es: `${name}${face}: Escudo ${shield} de ${shieldMaximum}.`,
    }[locale]
  },
})
