import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardNames } from '../../language/card-name.ts'
import { notAllowed, RuleViolations } from '../../language/violation.ts'
import { ruleIds } from '../../rules.ts'
import { Count, Id } from '../../vocabulary.ts'
import { playTerrain, TerrainPlay } from './terrain-card.ts'
import { terrainCardRules } from './terrain-cards.rules.ts'

const TAVERN = { name: 'tavern', type: 'tavern' as const }

export const terrainCardOperation = defineSignumOperation({
  id: 'signum.terrain-card',
  kind: 'check',
  summary: {
    en: 'Whether a terrain card may be played now and what it costs; where its template may lie is signum.terrain-placement.',
    es: 'Si puede jugarse ahora una carta de terreno y qué cuesta; dónde puede estar su plantilla es signum.terrain-placement.',
  },
  rules: [
    ...ruleIds(terrainCardRules),
    'signum.play.cost',
    'signum.play.any-building',
    'signum.play.payment',
    'signum.prosperity.pay',
    'signum.city.names',
    'signum.content.known',
  ],
  input: TerrainPlay,
  outcome: z
    .object({
      legal: z.boolean(),
      turned: z.array(Id).describe('The buildings that are turned.'),
      prosperity: Count.describe('Afterwards.'),
      violations: RuleViolations,
    })
    .meta({ id: 'SignumTerrainCardOutcome' }),
  examples: [
    { name: 'A Forest', input: { terrain: { card: 'forest' }, city: [TAVERN] } },
    {
      name: 'The Bottomless Well a second time (E-07)',
      input: {
        terrain: { card: 'bottomless-well' },
        prosperity: 1,
        playedThisTurn: true,
        playedBefore: ['bottomless-well'],
      },
    },
  ],
  run: (play, { content, trace }) => playTerrain(play, content, trace),
  headline({ legal, violations, turned, prosperity }, _input, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const names =
      turned.length === 0
        ? { en: 'nothing', es: 'nada' }[locale]
        : formatList(cardNames(turned, locale, content), locale)
    return {
      en: `It is played; turned: ${names}; prosperity left: ${prosperity}.`,
      es: `Se juega; se ${turned.length > 1 ? 'giran' : 'gira'}: ${names}; Prosperidad restante: ${prosperity}.`,
    }[locale]
  },
})
