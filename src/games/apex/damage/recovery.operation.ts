import { z } from 'zod'
import { formatCount } from '../../../lib/wording.ts'
import { defineApexOperation } from '../define.ts'
import { Backpack } from '../loot/loot.ts'
import { shieldAndHealth } from './damage.ts'
import { Gain, recoverBy } from './recover-by.ts'
import { Recovered } from './recovery.ts'

const POSITION = { en: ['position', 'positions'], es: ['posición', 'posiciones'] } as const

export const recoveryOperation = defineApexOperation({
  id: 'apex.recovery',
  kind: 'resolution',
  summary: {
    en: 'Gives Shield and Health back to a Legend, up to their maxima.',
    es: 'Devuelve Escudo y Salud a una Leyenda, hasta sus máximos.',
  },
  rules: ['apex.use.options', 'apex.content.known', 'apex.damage.recover-cap', 'apex.use.consumable'],
  input: z
    .strictObject({ ...shieldAndHealth, gain: Gain, backpack: Backpack.optional() })
    .meta({ id: 'ApexRecoveryInput' }),
  outcome: Recovered,
  examples: [
    { name: 'A syringe', input: { shield: 0, health: 20, gain: { consumable: 'syringe' } } },
    { name: 'No more than the maximum', input: { shield: 15, health: 30, gain: { consumable: 'phoenix-kit' } } },
    { name: 'By amounts', input: { shield: 5, shieldMaximum: 30, gain: { amounts: { shield: 10 } } } },
  ],
  run: (question, context) => recoverBy(question, context),
  headline({ shield, shieldMaximum, health, cooldown }, _input, locale) {
    const faster = {
      en: ` Ability tokens on cooldown move ${formatCount(cooldown, POSITION, 'en')}.`,
      es: ` Las fichas de habilidad en espera avanzan ${formatCount(cooldown, POSITION, 'es')}.`,
    }
    const values = {
      en: `Shield ${shield} of ${shieldMaximum}, Health ${health}.`,
      es: `Escudo ${shield} de ${shieldMaximum}, Salud ${health}.`,
    }
    return `${values[locale]}${cooldown > 0 ? faster[locale] : ''}`
  },
})
