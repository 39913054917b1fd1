import type { Locale } from '../../../lib/locale.ts'
import { gearsContent } from '../content/gears-content.ts'

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

/** `1 order card`, `2 order cards`. */
export function cards(count: number, locale: Locale): string {
  const one = { en: 'order card', es: 'carta de Orden' }[locale]
  const many = { en: 'order cards', es: 'cartas de Orden' }[locale]
  return `${count} ${count === 1 ? one : many}`
}

/** `1 player`, `2 players`. */
export function players(count: number, locale: Locale): string {
  const one = { en: 'player', es: 'jugador' }[locale]
  const many = { en: 'players', es: 'jugadores' }[locale]
  return `${count} ${count === 1 ? one : many}`
}

/** `A, B and C`. */
export function enumerated(names: readonly string[], locale: Locale): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${{ en: 'and', es: 'y' }[locale]} ${last}`
}
