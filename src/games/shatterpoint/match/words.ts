import type { SeatNames } from '../../../contract/match.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { struggleName } from '../language/card-name.ts'
import type { Player } from '../vocabulary.ts'
import { TERRAIN_WORDS } from './match.words.ts'
import { seatOf } from './units.ts'

const LETTER = /-([a-f])$/
const SECOND = /-2$/

const NUMBERED = /^(.+) (\d+)$/

/** A text in both languages. */
export const said = (text: (locale: Locale) => string): Localized => ({ en: text('en'), es: text('es') })

/** What a player is called: by the name of the seat, or by letter while nobody has it. */
export const playerName = (player: Player, locale: Locale, names: SeatNames): string =>
  names[seatOf(player)] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${player}`

/** The name of a unit or a character of a match: as its card has it, with the letter of one of several. */
export function thingName(id: string, locale: Locale, content: ShatterpointContent): string {
  const letter = LETTER.exec(id)?.[1]
  const unit = id.replace(LETTER, '')
  const own = content.units.get(unit) ?? content.units.get(unit.replace(SECOND, ''))
  if (own === undefined) return otherName(id, locale, content, content)
  const owner = content.units.has(unit) ? '' : ' (B)'
  return `${own.name[locale]}${letter === undefined ? '' : ` ${letter.toUpperCase()}`}${owner}`
}

/** A piece of our own battlefields, or an access point, with its number; null for any other. */
function terrainName(id: string, locale: Locale): string | null {
  const [, what = '', number] = NUMBERED.exec(id) ?? []
  const word = TERRAIN_WORDS[what]
  return word === undefined ? null : `${word[locale]} ${number}`
}

/** The printed name of anything else; itself if it has none. */
function otherName(
  id: string,
  locale: Locale,
  { abilities, battlefields, missionSets, orderCards, stances }: ShatterpointContent,
  content: ShatterpointContent,
): string {
  const card = id === 'shatterpoint' ? orderCards.get('shatterpoint-card') : undefined
  const found = card ?? abilities.get(id) ?? battlefields.get(id) ?? missionSets.get(id)
  if (found !== undefined) return found.name[locale]
  const stance = [...stances.values()].find((card) => card.stance.id === id)
  return stance?.name[locale] ?? terrainName(id, locale) ?? struggleName(id, locale, content)
}

/** Printed names of weapons that are more than the words of their ids with capitals. */
const WEAPONS: Readonly<Record<string, string>> = {
  'bo-rifle': 'Bo-Rifle',
  'dc-15-blaster-rifle': 'DC-15 Blaster Rifle',
  'dc-15a-blaster': 'DC-15A Blaster',
  'dc-15a-blaster-rifle': 'DC-15A Blaster Rifle',
  'dc-17-blaster-pistols': 'DC-17 Blaster Pistols',
  'dc-17m-icws-blaster-rifle': 'DC-17M ICWS Blaster Rifle',
  'dl-18-blaster-pistol': 'DL-18 Blaster Pistol',
  'double-bladed-lightsaber': 'Double-Bladed Lightsaber',
  'dt-57-annihilator-blaster': 'DT-57 Annihilator Blaster',
  'e-11-blaster-rifle': 'E-11 Blaster Rifle',
  'e-11d-blaster-rifle': 'E-11D Blaster Rifle',
  'e-5-blaster-rifle': 'E-5 Blaster Rifle',
  'elg-3a-blaster-pistol': 'ELG-3A Blaster Pistol',
  'ezra-bridgers-lightsaber': 'Ezra Bridger’s Lightsaber',
  'galaar-90': 'GALAAR-90',
  'relby-k-23-blaster': 'Relby K-23 Blaster',
  'westar-35-blaster-pistol': 'Westar-35 Blaster Pistol',
  'westar-35-blaster-pistols': 'Westar-35 Blaster Pistols',
  'wrist-mounted-blaster': 'Wrist-Mounted Blaster',
}
const TYPE = /-(?:melee|ranged)$/

/** The printed name of a weapon; no public source has it in Spanish. */
export function weaponName(id: string): string {
  const name = id.replace(TYPE, '')
  return WEAPONS[name] ?? name.split('-').map(capitalize).join(' ')
}
