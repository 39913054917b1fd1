import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatCount, type Noun } from '../../../lib/wording.ts'
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

/** `hit`, `expertise` */
export const faceName = (face: Face, locale: Locale): string => FACE_NAMES[face].one[locale]

/** `a hit`, `an expertise`; in Spanish `un impacto`, `una pericia` */
export function oneFace(face: Face, locale: Locale): string {
  const name = FACE_NAMES[face].one[locale]
  const article = { en: face === 'expertise' ? 'an' : 'a', es: face === 'expertise' ? 'una' : 'un' }[locale]
  return `${article} ${name}`
}

/** What dice become: `a hit`, `hits`; in Spanish without an article. */
export const becomesFace = (count: number, face: Face, locale: Locale): string =>
  count === 1 && locale === 'en' ? oneFace(face, 'en') : FACE_NAMES[face][count === 1 ? 'one' : 'many'][locale]

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
export const sideAtStart = (side: Side, locale: Locale): string => capitalize(sideName(side, locale))

const TABLE_NAMES: Readonly<Record<Side, Words>> = {
  attacker: { en: 'the attack table', es: 'la tabla de ataque' },
  defender: { en: 'the defence table', es: 'la tabla de defensa' },
}

/** At the beginning of a sentence. */
export const tableAtStart = (side: Side, locale: Locale): string => capitalize(TABLE_NAMES[side][locale])

const SUCCESSES: Noun = { en: ['success', 'successes'], es: ['éxito', 'éxitos'] }

/** `1 success`, `4 successes` */
export const successCount = (count: number, locale: Locale): string => formatCount(count, SUCCESSES, locale)
