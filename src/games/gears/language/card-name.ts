import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { gearsContent } from '../content/gears-content.ts'
import { counted } from './attack-words.ts'

/** The printed name of an order card; any other name stays as it is, and none is an unnamed card. */
export function orderName(id: string | null, locale: Locale): string {
  if (id === null) return { en: 'an unnamed order card', es: 'una carta de Orden sin nombrar' }[locale]
  return gearsContent.orderCards.get(id)?.name[locale] ?? id
}

/** The name of an enemy of the content; any other name stays as it is. */
export const enemyName = (id: string, locale: Locale): string => gearsContent.enemies.get(id)?.name[locale] ?? id

/** The name of a character of the content; any other name stays as it is. */
export const characterName = (id: string, locale: Locale): string => gearsContent.characters.get(id)?.name[locale] ?? id

/** The name of a mission of the content. */
export const missionName = (id: string, locale: Locale): string => gearsContent.missions.get(id)?.name[locale] ?? id

/** The name of a figure: that of a soldier, of an enemy, or of an enemy with its number; any other stays as it is. */
export function figureName(id: string | null, locale: Locale): string {
  if (id === null) return ''
  const [, enemy, number] = /^(.+)-(\d+)$/.exec(id) ?? []
  if (enemy !== undefined && gearsContent.enemies.has(enemy)) return `${enemyName(enemy, locale)} ${number}`
  return gearsContent.enemies.has(id) ? enemyName(id, locale) : characterName(id, locale)
}

/** Figures in a sentence: `Marcus Fenix, Drone 1 and Drone 2`; nobody if there are none. */
export const figureList = (ids: readonly string[], locale: Locale): string =>
  ids.length === 0
    ? { en: 'nobody', es: 'nadie' }[locale]
    : formatList(
        ids.map((id) => figureName(id, locale)),
        locale,
      )

/** The name of a weapon, or of equipment that shoots; any other name stays as it is. */
export const weaponName = (id: string | null, locale: Locale): string =>
  id === null ? '' : ((gearsContent.weapons.get(id) ?? gearsContent.equipment.get(id))?.name[locale] ?? id)

/** `1 order card`, `2 order cards`. */
export const cards = (count: number, locale: Locale): string => counted(count, 'card', locale)

/** `1 player`, `2 players`. */
export const players = (count: number, locale: Locale): string => counted(count, 'player', locale)

/** The player of a seat, who is counted from 1. */
export const playerName = (seat: number, locale: Locale): string =>
  ({ en: `Player ${seat + 1}`, es: `Jugador ${seat + 1}` })[locale]
