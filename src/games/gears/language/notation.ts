import type { Locale } from '../../../lib/locale.ts'
import { formatNumber } from '../../../lib/wording.ts'
import type { Point, Position } from '../vocabulary.ts'
import { countOf } from './attack-words.ts'

/** A point in a sentence: `(40, 20)`; in Spanish broken coordinates are set apart by a semicolon, `(6,5; 20)`. */
export function pointName({ x, y }: Point, locale: Locale): string {
  const isWhole = Number.isInteger(x) && Number.isInteger(y)
  return `(${formatNumber(x, locale)}${locale === 'es' && !isWhole ? ';' : ','} ${formatNumber(y, locale)})`
}

/** A number of zones in a sentence. */
export const zones = (count: number, locale: Locale): string => countOf(count, 'zone', locale)

/** A position in a sentence: the zone, and the cover space if the figure stands in one. */
export function positionName({ zone, cover }: Position, locale: Locale): string {
  if (cover === undefined) return zone
  return { en: `cover ${cover} of ${zone}`, es: `la cobertura ${cover} de ${zone}` }[locale]
}

/** A zone in a sentence; the zone of a throw that is described without a map has no name of its own. */
export const zoneName = (zone: string, locale: Locale): string =>
  zone === 'target zone' ? { en: 'the target zone', es: 'la zona objetivo' }[locale] : zone
