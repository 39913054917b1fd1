import type { Locale } from '../../../lib/locale.ts'
import { formatCount, type Noun } from '../../../lib/wording.ts'

const LEGAL_PLACE: Noun = { en: ['legal place', 'legal places'], es: ['lugar legal', 'lugares legales'] }

/** `1 legal place`, `2 legal places`. */
export const placeCount = (count: number, locale: Locale): string => formatCount(count, LEGAL_PLACE, locale)
