import type { Locale, Localized } from '../../../lib/locale.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'

const LETTER = /-([a-f])$/
const SECOND = /-2$/

/** A text in both languages. */
export const said = (text: (locale: Locale) => string): Localized => ({ en: text('en'), es: text('es') })

/** The name of a unit or a character of a match: as its card has it, with the letter of one of several. */
export function thingName(id: string, locale: Locale, content: ShatterpointContent): string {
  const letter = LETTER.exec(id)?.[1]
  const unit = id.replace(LETTER, '')
  const own = content.units.get(unit) ?? content.units.get(unit.replace(SECOND, ''))
  if (own === undefined) return otherName(id, locale, content)
  const owner = content.units.has(unit) ? '' : ' (B)'
  return `${own.name[locale]}${letter === undefined ? '' : ` ${letter.toUpperCase()}`}${owner}`
}

/** The printed name of anything else; itself if it has none. */
function otherName(
  id: string,
  locale: Locale,
  { abilities, battlefields, missionSets, orderCards }: ShatterpointContent,
): string {
  const card = id === 'shatterpoint' ? orderCards.get('shatterpoint-card') : undefined
  const found = card ?? abilities.get(id) ?? battlefields.get(id) ?? missionSets.get(id)
  return found?.name[locale] ?? id
}
