import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatList } from '../../../lib/wording.ts'
import type { TableEdge } from './setup-steps.ts'

/** The edges of a battlefield, as on a map. */
export const EDGE_NAMES: Readonly<Record<TableEdge, Localized>> = {
  north: { en: 'north', es: 'norte' },
  east: { en: 'east', es: 'este' },
  south: { en: 'south', es: 'sur' },
  west: { en: 'west', es: 'oeste' },
}

/** The nine places of the core mission, as they lie on its map. */
const PLACES: Readonly<Record<string, Localized>> = {
  TL: { en: 'top left', es: 'arriba a la izquierda' },
  TC: { en: 'top centre', es: 'arriba en el centro' },
  TR: { en: 'top right', es: 'arriba a la derecha' },
  ML: { en: 'middle left', es: 'en medio a la izquierda' },
  MC: { en: 'middle centre', es: 'en el centro' },
  MR: { en: 'middle right', es: 'en medio a la derecha' },
  BL: { en: 'bottom left', es: 'abajo a la izquierda' },
  BC: { en: 'bottom centre', es: 'abajo en el centro' },
  BR: { en: 'bottom right', es: 'abajo a la derecha' },
}

/** `MR (middle right)`; the objectives of a caller's own mission by the names they were given. */
export function objectiveName(id: string, locale: Locale): string {
  const place = ownEntry(PLACES, id)
  return place === undefined ? id : `${id} (${place[locale]})`
}

export const objectiveNames = (ids: readonly string[], locale: Locale): string =>
  formatList(
    ids.map((id) => objectiveName(id, locale)),
    locale,
  )
