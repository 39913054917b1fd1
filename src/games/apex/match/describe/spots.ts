import type { Json } from '../../../../lib/json.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { endName } from '../../language/notation.ts'
import type { Miniature, MiniaturePlace } from '../state.ts'

const has = (value: Json, field: string): boolean => typeof value === 'object' && value !== null && field in value
const isPlace = (value: Json): value is MiniaturePlace =>
  ['cell', 'intersection', 'legend'].some((field) => has(value, field))
const isFigure = (value: Json): value is Miniature => has(value, 'place')

/** Where a figure stands; nothing for one that is attached to a Legend. */
export function spotText(value: Json, locale: Locale): string {
  const place = isFigure(value) ? value.place : value
  return !isPlace(place) || 'legend' in place ? '' : endName(place, locale)
}

/** The Legends that figures are attached to. */
export function bearersText(figures: Json, locale: Locale, content: ApexContent): string {
  const places = Array.isArray(figures) ? figures.filter(isFigure).map(({ place }) => place) : []
  const bearers = places.flatMap((place) => ('legend' in place ? [legendName(place.legend, locale, content)] : []))
  return formatList(bearers, locale)
}
