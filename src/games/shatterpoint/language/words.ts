import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList, formatNumber, type Noun } from '../../../lib/wording.ts'
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

/** `2 damage, exposed and jump` */
export const effectList = (damage: number, icons: readonly Icon[], locale: Locale): string =>
  formatList([damageCount(damage, locale), ...icons.map((icon) => iconName(icon, locale))], locale)

/** `2 damage`, `2 de daño` */
export const damageCount = (damage: number, locale: Locale): string =>
  ({ en: `${damage} damage`, es: `${damage} de daño` })[locale]

/** `Player A gains 1 momentum.` */
export const momentumLine = (player: string, locale: Locale): string =>
  ({ en: `Player ${player} gains 1 momentum.`, es: `El jugador ${player} gana 1 de predominio.` })[locale]

/** `melee`, `a distancia` */
export const attackName = (type: AttackType, locale: Locale): string =>
  ({ melee: { en: 'melee', es: 'cuerpo a cuerpo' }, ranged: { en: 'ranged', es: 'a distancia' } })[type][locale]

/** `70 mm`, `171.716 mm`; in Spanish `171,716 mm` */
export const length = (millimetres: number, locale: Locale): string =>
  `${formatNumber(Math.round(millimetres * 1000) / 1000, locale)} mm`

/** `45°`, `−45°`, `39.3°` */
export const degrees = (angle: number, locale: Locale): string =>
  `${formatNumber(Math.round(angle * 10) / 10, locale)}°`

/** `(290, 100)`; in Spanish with a semicolon where a number has decimals. */
export function placeText({ x, y }: { readonly x: number; readonly y: number }, locale: Locale): string {
  const isWhole = Number.isInteger(x) && Number.isInteger(y)
  const separator = locale === 'en' || isWhole ? ',' : ';'
  return `(${formatNumber(x, locale)}${separator} ${formatNumber(y, locale)})`
}

/** `↑100`: a height on a picture, given in micrometres. */
export const height = (micrometres: number): string => `↑${Math.round(micrometres / 100) / 10}`

const DICE: Noun = { en: ['die', 'dice'], es: ['dado', 'dados'] }
const MORE_DICE: Noun = { en: ['more die', 'more dice'], es: ['dado más', 'dados más'] }
const HUNKER: Noun = { en: ['hunker token', 'hunker tokens'], es: ['ficha de Resguardo', 'fichas de Resguardo'] }

/** `1 die`, `3 dice` */
export const diceCount = (count: number, locale: Locale): string => formatCount(count, DICE, locale)

/** `1 more die`, `3 more dice` */
export const moreDice = (count: number, locale: Locale): string => formatCount(count, MORE_DICE, locale)

/** `1 hunker token`, `2 hunker tokens` */
export const hunkerCount = (count: number, locale: Locale): string => formatCount(count, HUNKER, locale)
