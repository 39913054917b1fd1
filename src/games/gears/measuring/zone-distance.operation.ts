import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, joiningRules, placeOnMap } from '../define.ts'
import { zones } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { CORRIDOR, LEDGE } from '../table/maps.examples.ts'
import { Distance, Id, LIMITS } from '../vocabulary.ts'
import { distanceRules } from './distance.rules.ts'
import { pathScene } from './path.scene.ts'
import { countMoves, countRange } from './zone-distance.ts'

const Counted = z
  .object({ distance: Distance, way: z.array(Id).max(LIMITS.zones).describe('One shortest way, both ends included.') })
  .meta({ id: 'GearsCountedZones' })

export const zoneDistanceOperation = defineGearsOperation({
  id: 'gears.zone-distance',
  kind: 'resolution',
  summary: {
    en: 'Counts the zones between two zones, for movement and for range.',
    es: 'Cuenta las zonas que hay entre dos zonas, para el movimiento y para el alcance.',
  },
  rules: [...ruleIds(mapRules, distanceRules), ...joiningRules],
  input: z.strictObject({ map: GearsMap, from: Id, to: Id }).meta({ id: 'GearsZoneDistanceInput' }),
  outcome: z.object({ moves: Counted, range: Counted }).meta({ id: 'GearsZoneDistanceOutcome' }),
  examples: [
    { name: 'Along a corridor (E-20)', input: { map: { drawn: CORRIDOR }, from: 'H1', to: 'H4' } },
    { name: 'Over a height change (E-40)', input: { map: { drawn: LEDGE }, from: 'Y2', to: 'Y3' } },
  ],
  run({ map, from, to }, { content, trace }) {
    const placed = placeOnMap(map, { from: { zone: from }, to: { zone: to } }, content)
    if (placed instanceof Refusal) return placed
    const { places } = placed
    return {
      moves: countMoves(placed.map, places.from.zone, places.to.zone, trace),
      range: countRange(placed.map, places.from.zone, places.to.zone, trace),
    }
  },
  headline({ moves, range }, { from, to }, locale) {
    return {
      en: `From ${from} to ${to}: ${movementName(moves.distance, 'en')}, ${rangeName(range.distance, 'en')}.`,
      es: `De ${from} a ${to}: ${movementName(moves.distance, 'es')}, ${rangeName(range.distance, 'es')}.`,
    }[locale]
  },
  picture: ({ moves, range }, { map, from, to }, caption) =>
    pathScene(map, { from, to, moves: moves.way, range: range.way }, caption),
})

function movementName(distance: number | null, locale: Locale): string {
  if (distance === null) return { en: 'no path', es: 'sin camino' }[locale]
  return { en: `movement ${zones(distance, 'en')}`, es: `movimiento ${zones(distance, 'es')}` }[locale]
}

function rangeName(distance: number | null, locale: Locale): string {
  if (distance === null) return { en: 'out of range', es: 'fuera de alcance' }[locale]
  return { en: `range ${zones(distance, 'en')}`, es: `alcance ${zones(distance, 'es')}` }[locale]
}
