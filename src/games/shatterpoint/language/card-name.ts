import type { Locale } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { Condition, type UnitType } from '../vocabulary.ts'
import { conditionName } from './words.ts'

type Abilities = Pick<ShatterpointContent, 'abilities'>

/** The name of an era of the content; any other name stays as it is. */
export const eraName = (id: string, locale: Locale, { eras }: Pick<ShatterpointContent, 'eras'>): string =>
  eras.get(id)?.name[locale] ?? id

/** The name of an ability of the content; any other name stays as it is. */
export const abilityName = (id: string, locale: Locale, { abilities }: Abilities): string =>
  abilities.get(id)?.name[locale] ?? id

/** The name of an effect that waits: a condition, an ability of the content, or whatever the caller calls it. */
function effectName(id: string, locale: Locale, content: Abilities): string {
  const condition = Condition.safeParse(id)
  return condition.success ? conditionName(condition.data, locale) : abilityName(id, locale, content)
}

/** Several effects by name. */
export const effectNames = (ids: readonly string[], locale: Locale, content: Abilities): string =>
  formatList(
    ids.map((id) => effectName(id, locale, content)),
    locale,
  )

/** The printed name of a unit of the content; any other name stays as it is. */
export const unitName = (id: string, { units }: Pick<ShatterpointContent, 'units'>): string =>
  units.get(id)?.profile.name ?? id

/** The name of a struggle card of the content; any other name stays as it is. */
export function struggleName(
  id: string,
  locale: Locale,
  { missionSets }: Pick<ShatterpointContent, 'missionSets'>,
): string {
  const [name] = [...missionSets.values()].flatMap(({ struggleNames }) => ownEntry(struggleNames, id) ?? [])
  return name?.[locale] ?? id
}

const TYPE_NAMES: Readonly<Record<UnitType, Readonly<Record<Locale, string>>>> = {
  primary: { en: 'primary', es: 'principal' },
  secondary: { en: 'secondary', es: 'secundaria' },
  supporting: { en: 'supporting', es: 'de apoyo' },
}

export const unitTypeName = (type: UnitType, locale: Locale): string => TYPE_NAMES[type][locale]
