import type { Locale } from '../../../lib/locale.ts'
import type { BackstabTrigger } from './backstab-trigger.ts'

const TRIGGERS: Readonly<Record<BackstabTrigger, { readonly en: string; readonly es: string }>> = {
  moveFromContact: { en: 'moves while in contact', es: 'se mueve estando en contacto' },
  runIntoContact: { en: 'comes into contact by running', es: 'entra en contacto corriendo' },
  forcedSummon: { en: 'is summoned by force near enemies', es: 'entra a la fuerza cerca de enemigos' },
}

export const trigger = (what: BackstabTrigger, locale: Locale): string => TRIGGERS[what][locale]
