import type { Locale } from '../../../lib/locale.ts'
import type { Side } from './modifier.ts'
import type { Face, RollName } from './roll.ts'

type Words = { readonly en: string; readonly es: string }

const FACE_NAMES: Readonly<Record<Face, { one: Words; many: Words }>> = {
  crit: { one: { en: 'crit', es: 'crítico' }, many: { en: 'crits', es: 'críticos' } },
  hit: { one: { en: 'hit', es: 'impacto' }, many: { en: 'hits', es: 'impactos' } },
  block: { one: { en: 'block', es: 'bloqueo' }, many: { en: 'blocks', es: 'bloqueos' } },
  expertise: { one: { en: 'expertise', es: 'pericia' }, many: { en: 'expertise', es: 'pericias' } },
  failure: { one: { en: 'failure', es: 'fallo' }, many: { en: 'failures', es: 'fallos' } },
}

export const faceName = (face: Face, locale: Locale): string => FACE_NAMES[face].one[locale]

/** `1 hit`, `3 crits` */
export const facesCount = (count: number, face: Face, locale: Locale): string =>
  `${count} ${FACE_NAMES[face][count === 1 ? 'one' : 'many'][locale]}`

const ROLL_NAMES: Readonly<Record<RollName, Words>> = {
  attack: { en: 'the attack roll', es: 'la tirada de ataque' },
  defence: { en: 'the defence roll', es: 'la tirada de defensa' },
}
export const rollName = (roll: RollName, locale: Locale): string => ROLL_NAMES[roll][locale]

const SIDE_NAMES: Readonly<Record<Side, Words>> = {
  attacker: { en: 'the attacker', es: 'el atacante' },
  defender: { en: 'the defender', es: 'el defensor' },
}
export const sideName = (side: Side, locale: Locale): string => SIDE_NAMES[side][locale]

/** At the beginning of a sentence. */
export const sideAtStart = (side: Side, locale: Locale): string => {
  const name = sideName(side, locale)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `1 success`, `4 successes` */
export const successCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 success' : `${count} successes`, es: count === 1 ? '1 éxito' : `${count} éxitos` })[locale]
