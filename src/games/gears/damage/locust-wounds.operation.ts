import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineGearsOperation } from '../define.ts'
import { figureName } from '../language/card-name.ts'
import { ruleIds } from '../rules.ts'
import { LocustSuffering, locustSufferingFields, sufferLocust } from './locust-suffering.ts'
import { locustWoundRules } from './locust-wounds.rules.ts'
import { sufferedWords } from './suffering.words.ts'

export const locustWoundsOperation = defineGearsOperation({
  id: 'gears.locust-wounds',
  kind: 'resolution',
  summary: {
    en: 'Says what amounts of wounds, one after the other, do to a Locust, and what it drops.',
    es: 'Dice qué hacen a un Locust varias cantidades de heridas, una tras otra, y qué suelta.',
  },
  rules: ruleIds(contentRules, locustWoundRules),
  input: z.strictObject({ ...locustSufferingFields, seed: Seed.optional() }).meta({ id: 'GearsLocustWoundsInput' }),
  outcome: LocustSuffering,
  examples: [
    {
      name: 'A Drone is wounded, then dies (E-19)',
      input: {
        locust: { id: 'drone', enemy: 'drone' },
        blows: [{ wounds: { amount: 1 } }, { wounds: { amount: 1 } }],
        markers: [{ type: 'drone', unused: ['drone-x', 'drone-hammerburst'] }],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
    {
      name: 'The states of the Berserker (E-32)',
      input: {
        locust: { id: 'berserker', enemy: 'berserker' },
        blows: [
          { wounds: { amount: 2, weapon: 'hammer-of-dawn' } },
          { wounds: { amount: 4, weapon: 'lancer' } },
          { wounds: { amount: 2, weapon: 'lancer' } },
          { wounds: { amount: 3, weapon: 'lancer' } },
        ],
      },
    },
  ],
  run: (input, context) => sufferLocust(input, context),
  headline: ({ steps }, { locust }, locale, content) =>
    steps.length === 0
      ? {
          en: `${figureName(locust.id, 'en', content)}: nothing happens.`,
          es: `${figureName(locust.id, 'es', content)}: no pasa nada.`,
        }[locale]
      : `${steps.map((step) => sufferedWords(step, locale, content)).join('; ')}.`,
})
