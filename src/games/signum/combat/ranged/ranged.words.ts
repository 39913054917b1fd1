import type { Locale } from '../../../../lib/locale.ts'
import type { RangedKind } from './ranged-kind.ts'

const RANGED_NAMES: Readonly<Record<RangedKind, { readonly en: string; readonly es: string }>> = {
  shot: { en: 'Shot', es: 'Disparo' },
  throwing: { en: 'Throwing', es: 'Lanzamiento' },
  magicalShot: { en: 'Magical Shot', es: 'Disparo Mágico' },
}

export const rangedName = (kind: RangedKind, locale: Locale): string => RANGED_NAMES[kind][locale]
