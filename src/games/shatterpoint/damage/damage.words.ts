import type { Locale, Localized } from '../../../lib/locale.ts'
import { isWounded, type UnitState } from './unit-state.ts'

/** `Rex: 8 of 8 damage, wounded.` */
export function damageLine(unit: UnitState, locale: Locale): string {
  const { id, damage, stamina } = unit
  const wounded = isWounded(unit) ? { en: ', wounded', es: '; la unidad está herida' }[locale] : ''
  return {
    en: `${id}: ${damage} of ${stamina} damage${wounded}.`,
    es: `${id}: ${damage} de ${stamina} de daño${wounded}.`,
  }[locale]
}

export const ACTIVATION_ENDS: Localized = {
  en: 'The activation of the wounded unit ends.',
  es: 'La activación de la unidad herida termina.',
}
