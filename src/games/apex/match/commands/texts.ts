import type { Locale, Localized } from '../../../../lib/locale.ts'
import { contract } from '../../language/notation.ts'

/** A text in every language; Spanish articles are contracted. */
export const said = (text: (locale: Locale) => string): Localized => ({ en: text('en'), es: contract(text('es')) })
