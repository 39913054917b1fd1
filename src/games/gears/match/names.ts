import type { Locale } from '../../../lib/locale.ts'
import { gearsContent } from '../content/gears-content.ts'
import { characterName, enemyName } from '../language/card-name.ts'

/** The name of a figure: that of a soldier, or that of an enemy with its number. */
export function figureName(id: string, locale: Locale): string {
  const [, enemy, number] = /^(.+)-(\d+)$/.exec(id) ?? []
  if (enemy !== undefined && gearsContent.enemies.has(enemy)) return `${enemyName(enemy, locale)} ${number}`
  return characterName(id, locale)
}

/** The name of a weapon, or of equipment that shoots. */
export const weaponName = (id: string, locale: Locale): string =>
  (gearsContent.weapons.get(id) ?? gearsContent.equipment.get(id))?.name[locale] ?? id

/** The player of a seat, who is counted from 1. */
export const playerName = (seat: number, locale: Locale): string =>
  ({ en: `Player ${seat + 1}`, es: `Jugador ${seat + 1}` })[locale]
