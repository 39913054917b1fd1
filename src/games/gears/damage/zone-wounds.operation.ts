import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineGearsOperation } from '../define.ts'
import { type GearsRule, ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { cogWoundRules } from './cog-wounds.rules.ts'
import { locustWoundRules } from './locust-wounds.rules.ts'
import { sufferedSentence } from './suffering.words.ts'
import { woundZone, ZoneSuffering, zoneFields } from './zone-suffering.ts'

/** What wounds on several figures may cite. */
export const ZONE_RULES: readonly GearsRule[] = ruleIds(mapRules, contentRules, locustWoundRules, cogWoundRules)

export const zoneWoundsOperation = defineGearsOperation({
  id: 'gears.zone-wounds',
  kind: 'resolution',
  summary: {
    en: 'Deals the same direct wounds to each figure of a zone, COG and Locust.',
    es: 'Causa las mismas heridas directas a cada figura de una zona, CGO y Locust.',
  },
  rules: ZONE_RULES,
  input: z
    .strictObject({ ...zoneFields, wounds: z.int().min(1).max(20).default(1), seed: Seed.optional() })
    .meta({ id: 'GearsZoneWoundsInput' }),
  outcome: ZoneSuffering,
  examples: [
    {
      name: 'One wound to each figure (E-33)',
      input: {
        figures: [
          { cog: { id: 'Cole', hand: 4 } },
          { locust: { id: 'drone-1', enemy: 'drone', state: 'wounded' } },
          { locust: { id: 'drone-2', enemy: 'drone' } },
        ],
      },
    },
  ],
  run: (input, context) => woundZone(input, context),
  headline: ({ suffered }, _input, locale, content) => sufferedSentence(suffered, locale, content),
})
