import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, placeOnMap } from '../define.ts'
import { countOf } from '../language/attack-words.ts'
import { positionName } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { LEDGE, ROOMS } from '../table/maps.examples.ts'
import { Position } from '../vocabulary.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { LineOfSight, lineOfSight, lineToZone } from './line-of-sight.ts'
import { lineOfSightScene } from './sight.scene.ts'

const Target = z
  .enum(['figure', 'zone'])
  .default('figure')
  .describe('Whether a figure at the position is looked for, or its zone, as for a grenade.')
  .meta({ id: 'GearsSightTarget' })

export const lineOfSightOperation = defineGearsOperation({
  id: 'gears.line-of-sight',
  kind: 'resolution',
  summary: {
    en: 'Decides whether two positions see each other, shows a clear line or names the walls, and says why.',
    es: 'Decide si dos posiciones se ven, muestra una línea despejada o nombra las paredes y explica por qué.',
  },
  rules: ruleIds(mapRules, lineOfSightRules),
  input: z
    .strictObject({ map: GearsMap, from: Position, to: Position, target: Target })
    .meta({ id: 'GearsLineOfSightInput' }),
  outcome: LineOfSight,
  examples: [
    {
      name: 'A wall hides a figure in cover (E-22)',
      input: { map: { drawn: ROOMS }, from: { zone: 'A', cover: 'cA' }, to: { zone: 'D', cover: 'cD' } },
    },
    {
      name: 'Out of cover there is a line around the corner (E-22)',
      input: { map: { drawn: ROOMS }, from: { zone: 'A' }, to: { zone: 'D', cover: 'cD' } },
    },
    {
      name: 'A height change hides nobody (E-40)',
      input: { map: { drawn: LEDGE }, from: { zone: 'Y2' }, to: { zone: 'Y3' } },
    },
    {
      name: 'A grenade into a zone',
      input: { map: { drawn: ROOMS }, from: { zone: 'B', cover: 'cB' }, to: { zone: 'F' }, target: 'zone' },
    },
  ],
  run({ map, from, to, target }, { content, trace }) {
    const placed = placeOnMap(map, { from, to }, content)
    if (placed instanceof Refusal) return placed
    const { places } = placed
    if (target === 'zone') return lineToZone(placed.map, places.from, places.to.zone, trace)
    return lineOfSight(placed.map, places.from, places.to, trace)
  },
  headline({ visible, walls }, { from, to, target }, locale) {
    const [viewer, seen] = [
      positionName(from, locale),
      positionName(target === 'zone' ? { zone: to.zone } : to, locale),
    ]
    const both = formatList([viewer, seen], locale)
    if (visible) return { en: `Visible: ${both} see each other.`, es: `Visible: ${both} se ven.` }[locale]
    const between = walls.length === 0 ? '' : ` (${countOf(walls.length, 'wall', locale)})`
    return {
      en: `Blocked: ${both} do not see each other${between}.`,
      es: `Bloqueado: ${both} no se ven${between}.`,
    }[locale]
  },
  picture: (sight, { map, from, to, target }, caption) =>
    lineOfSightScene(map, { from, to: target === 'zone' ? { zone: to.zone } : to }, sight, caption),
})
