import type { Locale, Localized } from '../../../lib/locale.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { struggleName } from '../language/card-name.ts'
import { TERRAIN_WORDS } from './match.words.ts'

const LETTER = /-([a-f])$/
const SECOND = /-2$/

const NUMBERED = /^(.+) (\d+)$/

/** A text in both languages. */
export const said = (text: (locale: Locale) => string): Localized => ({ en: text('en'), es: text('es') })

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
  return stance?.name[locale] ?? terrainName(id, locale) ?? struggleName(id, content)
}
