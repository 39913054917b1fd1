import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { FIGURE_TYPES, type Reaction } from '../vocabulary.ts'
import { countOf } from './attack-words.ts'

/** The printed name of an order card; any other name stays as it is, and none is an unnamed card. */
export function orderName(id: string | null, locale: Locale, { orderCards }: GearsContent): string {
  if (id === null) return { en: 'an unnamed order card', es: 'una carta de Orden sin nombrar' }[locale]
  return orderCards.get(id)?.name[locale] ?? id
}

const ICONS = {
  en: { guard: 'Guard', dodge: 'Dodge', follow: 'Follow' },
  es: { guard: 'Proteger', dodge: 'Esquivar', follow: 'Seguir' },
} as const

/** The name of a reaction icon. */
export const iconName = (icon: Reaction, locale: Locale): string => ICONS[locale][icon]

/** An order card by its name and its icon, which tell it from every other: `Ambush (Guard)`. */
export function orderCardName(id: string, locale: Locale, content: GearsContent): string {
  const card = content.orderCards.get(id)
  return card === undefined ? id : `${card.name[locale]} (${iconName(card.icon, locale)})`
}

/** The name of an enemy of the content; any other name stays as it is. */
export const enemyName = (id: string, locale: Locale, { enemies }: GearsContent): string =>
  enemies.get(id)?.name[locale] ?? id

/** The name of a character of the content; any other name stays as it is. */
export const characterName = (id: string, locale: Locale, { characters }: GearsContent): string =>
  characters.get(id)?.name[locale] ?? id

/** The name of a mission of the content. */
export const missionName = (id: string, locale: Locale, { missions }: GearsContent): string =>
  missions.get(id)?.name[locale] ?? id

/** The name of a figure: that of a soldier, of an enemy, or of an enemy with its number; any other stays as it is. */
export function figureName(id: string | null, locale: Locale, content: GearsContent): string {
  if (id === null) return ''
  const [, enemy, number] = /^(.+)-(\d+)$/.exec(id) ?? []
  if (enemy !== undefined && content.enemies.has(enemy)) return `${enemyName(enemy, locale, content)} ${number}`
  return content.enemies.has(id) ? enemyName(id, locale, content) : characterName(id, locale, content)
}

/** Figures in a sentence: `Marcus Fenix, Drone 1 and Drone 2`; nobody if there are none. */
export const figureList = (ids: readonly string[], locale: Locale, content: GearsContent): string =>
  ids.length === 0
    ? { en: 'nobody', es: 'nadie' }[locale]
    : formatList(
        ids.map((id) => figureName(id, locale, content)),
        locale,
      )

/** The name of a weapon, or of equipment that shoots; any other name stays as it is. */
export const weaponName = (id: string | null, locale: Locale, content: GearsContent): string =>
  id === null ? '' : ((content.weapons.get(id) ?? content.equipment.get(id))?.name[locale] ?? id)

/** A dropped weapon by its marker: `Lancer (Drone 2)` is the second Lancer that Drones dropped. */
export function droppedName(marker: string, locale: Locale, content: GearsContent): string {
  const type = FIGURE_TYPES.find((one) => marker.startsWith(`${one}-`))
  const [, weapon, number] = /^[a-z]+-(.+)-(\d+)$/.exec(marker) ?? []
  const enemy = [...content.enemies.values()].find(({ figureType }) => figureType === type)
  if (enemy === undefined || weapon === undefined || !content.weapons.has(weapon)) return marker
  return `${weaponName(weapon, locale, content)} (${enemy.name[locale]} ${number})`
}

/** `1 order card`, `2 order cards`. */
export const cards = (count: number, locale: Locale): string => countOf(count, 'card', locale)

/** `1 player`, `2 players`. */
export const players = (count: number, locale: Locale): string => countOf(count, 'player', locale)

/** The player of a seat, who is counted from 1. */
export const playerName = (seat: number, locale: Locale): string =>
  ({ en: `Player ${seat + 1}`, es: `Jugador ${seat + 1}` })[locale]
