import type { Locale } from '../../../lib/locale.ts'
import type { Noun } from '../../../lib/wording.ts'
import { rangeName } from '../language/words.ts'
import type { Ring } from './ring.ts'

const NOUNS = {
  column: { en: ['column', 'columns'], es: ['la columna', 'las columnas'] },
  row: { en: ['row', 'rows'], es: ['la fila', 'las filas'] },
} as const satisfies Record<string, Noun>

/** `columns 2–11`, `row 5`. */
export function spanName(noun: keyof typeof NOUNS, min: number, max: number, locale: Locale): string {
  const [single, several] = NOUNS[noun][locale]
  return `${min === max ? single : several} ${rangeName({ min, max })}`
}

/** `columns 2–13 and rows 2–13`. */
export function ringSpan({ left, right, top, bottom }: Ring, locale: Locale): string {
  const and = { en: 'and', es: 'y' }[locale]
  return `${spanName('column', left, right, locale)} ${and} ${spanName('row', top, bottom, locale)}`
}
