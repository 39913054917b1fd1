import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { defineGearsOperation } from '../define.ts'
import { countOf } from '../language/attack-words.ts'
import { figureName } from '../language/card-name.ts'
import { ruleIds } from '../rules.ts'
import { CogSuffering, cogSufferingFields, sufferCog } from './cog-suffering.ts'
import { cogWoundRules } from './cog-wounds.rules.ts'

export const cogWoundsOperation = defineGearsOperation({
  id: 'gears.cog-wounds',
  kind: 'resolution',
  summary: {
    en: 'Says how many order cards wounds cost a COG, which ones, and whether it bleeds out.',
    es: 'Dice cuántas cartas de Orden cuestan las heridas a un CGO, cuáles, y si se desangra.',
  },
  rules: ruleIds(cogWoundRules),
  input: z.strictObject({ ...cogSufferingFields, seed: Seed.optional() }).meta({ id: 'GearsCogWoundsInput' }),
  outcome: CogSuffering,
  examples: [
    { name: 'The last card, then one wound more (E-34)', input: { id: 'Cole', hand: { size: 1 }, wounds: [1, 1] } },
    {
      name: 'Random cards on Insane',
      input: {
        id: 'Baird',
        hand: { cards: ['Advance', 'Assault', 'Teamwork'] },
        wounds: [2],
        insane: true,
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run: (input, context) => sufferCog(input, context),
  headline({ status, hand }, { id }, locale, content) {
    const name = figureName(id, locale, content)
    const cards = countOf(hand, 'card', locale)
    return {
      en: status === 'standing' ? `${name} stands with ${cards}.` : `${name} is ${status}.`,
      es:
        status === 'standing'
          ? `${name} sigue en pie con ${cards}.`
          : `${name} ${status === 'bleeding' ? 'se desangra' : 'ha sido ejecutado'}.`,
    }[locale]
  },
})
