import type { Place, PlacedMap } from './placed-map.ts'
import type { CoverGrade } from './vocabulary.ts'

/** What the cover of the defender gives against an attacker who sees it. */
export function coverGrade(_map: PlacedMap, attacker: Place, { zone, cover }: Place): CoverGrade {
  if (cover === null || attacker.zone === zone) return 'none'
  return 'partial'
}
