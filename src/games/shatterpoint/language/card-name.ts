import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { shatterpointContent } from '../content/shatterpoint-content.ts'
import { Condition, type UnitType } from '../vocabulary.ts'
import { conditionName } from './words.ts'

/** The name of an era of the content; any other name stays as it is. */
export const eraName = (id: string, locale: Locale): string => shatterpointContent.eras.get(id)?.name[locale] ?? id

/** The name of an ability of the content; any other name stays as it is. */
export const abilityName = (id: string, locale: Locale): string =>
  shatterpointContent.abilities.get(id)?.name[locale] ?? id

/** The name of an effect that waits: a condition, an ability of the content, or whatever the caller calls it. */
export function effectName(id: string, locale: Locale): string {
  const condition = Condition.safeParse(id)
  return condition.success ? conditionName(condition.data, locale) : abilityName(id, locale)
}

/** Several effects by name. */
export const effectNames = (ids: readonly string[], locale: Locale): string =>
  formatList(
    ids.map((id) => effectName(id, locale)),
    locale,
  )

/** The printed name of a unit of the content; any other name stays as it is. */
export const unitName = (id: string): string => shatterpointContent.units.get(id)?.profile.name ?? id

/** The printed name of a struggle card of the content; any other name stays as it is. */
export function struggleName(id: string): string {
  const cards = [...shatterpointContent.missionSets.values()].flatMap(({ mission }) => mission.struggles)
  return cards.find((card) => card.id === id)?.name ?? id
}

const TYPE_NAMES: Readonly<Record<UnitType, Readonly<Record<Locale, string>>>> = {
  primary: { en: 'primary', es: 'principal' },
  secondary: { en: 'secondary', es: 'secundaria' },
  supporting: { en: 'supporting', es: 'de apoyo' },
}

export const unitTypeName = (type: UnitType, locale: Locale): string => TYPE_NAMES[type][locale]
