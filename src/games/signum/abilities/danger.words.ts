import type { Locale } from '../../../lib/locale.ts'
import type { Danger } from '../content/effects.ts'

const DANGER_NAMES: Readonly<Record<Danger, { readonly en: string; readonly es: string }>> = {
  backstab: { en: 'backstabs', es: 'las puñaladas' },
  spells: { en: 'spells', es: 'los conjuros' },
  shots: { en: 'shots', es: 'los disparos' },
  magic: { en: 'magic', es: 'la magia' },
  impacts: { en: 'impacts', es: 'los impactos' },
  control: { en: 'control', es: 'el control' },
}

/** What a creature may be safe from, with its article in Spanish. */
export const dangerName = (danger: Danger, locale: Locale): string => DANGER_NAMES[danger][locale]
