import type { Locale } from '../../../lib/locale.ts'
import type { AttackType, Condition, Icon } from '../vocabulary.ts'

type Words = { readonly en: string; readonly es: string }

const ICON_NAMES: Readonly<Record<Icon, Words>> = {
  shove: { en: 'shove', es: 'desplazamiento' },
  strained: { en: 'strained', es: 'Extenuado' },
  disarmed: { en: 'disarmed', es: 'Desarmado' },
  exposed: { en: 'exposed', es: 'Expuesto' },
  pinned: { en: 'pinned', es: 'Inmovilizado' },
  advance: { en: 'advance', es: 'avanzar' },
  climb: { en: 'climb', es: 'trepar' },
  dash: { en: 'dash', es: 'correr' },
  jump: { en: 'jump', es: 'saltar' },
  reposition: { en: 'reposition', es: 'reposicionarse' },
  heal: { en: 'heal', es: 'curar' },
  activeAbility: { en: 'active ability', es: 'capacidad activa' },
}

export const iconName = (icon: Icon, locale: Locale): string => ICON_NAMES[icon][locale]
export const conditionName = (condition: Condition, locale: Locale): string => ICON_NAMES[condition][locale]

/** `exposed, pinned`, or `none` */
export const conditionsNamed = (conditions: readonly Condition[], locale: Locale): string =>
  conditions.map((condition) => conditionName(condition, locale)).join(', ') || { en: 'none', es: 'ninguno' }[locale]

/** `melee`, `a distancia` */
export const attackName = (type: AttackType, locale: Locale): string =>
  ({ melee: { en: 'melee', es: 'cuerpo a cuerpo' }, ranged: { en: 'ranged', es: 'a distancia' } })[type][locale]

/** `70 mm`, `171.716 mm` */
export const length = (millimetres: number): string => `${Math.round(millimetres * 1000) / 1000} mm`

/** `↑100`: a height on a picture, given in micrometres. */
export const height = (micrometres: number): string => `↑${Math.round(micrometres / 100) / 10}`

/** `1 die`, `3 dice` */
export const diceCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 die' : `${count} dice`, es: count === 1 ? '1 dado' : `${count} dados` })[locale]
