import type { Locale } from '../../../lib/locale.ts'
import type { Point, Position } from '../vocabulary.ts'

/** A point in a sentence: `(40, 20)`. */
export const pointName = ({ x, y }: Point): string => `(${x}, ${y})`

/** A number of zones in a sentence. */
export function zones(count: number, locale: Locale): string {
  const one = { en: 'zone', es: 'zona' }[locale]
  return `${count} ${count === 1 ? one : `${one}s`}`
}

/** A position in a sentence: the zone, and the cover space if the figure stands in one. */
export function positionName({ zone, cover }: Position, locale: Locale): string {
  if (cover === undefined) return zone
  return { en: `cover ${cover} of ${zone}`, es: `la cobertura ${cover} de ${zone}` }[locale]
}
