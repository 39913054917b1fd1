import { z } from 'zod'
import { formatCount } from '../../../lib/wording.ts'
import { defineApexOperation } from '../define.ts'
import { Backpack, isHeld, unknown } from '../loot/loot.ts'
import { refuse } from '../refusal.ts'
import { aboveMaximum, maximumOf, shieldAndHealth } from './damage.ts'
import { Recovered, recover } from './recovery.ts'

const amount = z.int().min(0).max(200).default(0)

const Gain = z
  .union([
    z.strictObject({ amounts: z.strictObject({ health: amount, shield: amount }).meta({ id: 'ApexRecoveryAmounts' }) }),
    z.strictObject({ consumable: z.string().min(1).max(80).describe('The id of a consumable of the content.') }),
  ])
  .describe('What is recovered: by amounts, or by a consumable.')
  .meta({ id: 'ApexRecoveryGain' })

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
  run(input, { trace, content }) {
    const shieldMaximum = maximumOf(input)
    const { shield, health, gain } = input
    if (shield > shieldMaximum) return refuse([aboveMaximum(shield, shieldMaximum, [])])
    const legend = { shield, health, shieldMaximum }
    if ('amounts' in gain) return recover(legend, { ...gain.amounts, cooldown: 0 }, trace)

    const consumable = content.consumables.get(gain.consumable)
    if (consumable === undefined) {
      return refuse([unknown('consumable', gain.consumable, ['gain', 'consumable'])])
    }
    const gains = { health: consumable.health, shield: consumable.shield, cooldown: consumable.cooldown }
    const used = { token: consumable.id, category: 'consumable', held: isHeld(consumable.id, input.backpack) } as const
    if (!used.held) return refuse([{ rule: 'apex.use.options', path: ['backpack'], facts: used }])
    if (input.backpack !== undefined) trace.applied('apex.use.options', used)
    trace.applied('apex.use.consumable', { consumable: consumable.id, ...gains })
    return recover(legend, gains, trace)
  },
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
