import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'

/** What the facts call a Legend whose name was not given. */
export const UNNAMED = 'Legend'

const THE_LEGEND = { en: 'The Legend', es: 'La Leyenda' } as const

/** The printed name of a Legend of the box; whatever else the caller calls a Legend stays as it is. */
export const legendName = (label: string, locale: Locale, content: ApexContent): string =>
  label === UNNAMED ? THE_LEGEND[locale] : (content.legends.get(label)?.name[locale] ?? label)

/** The printed name of a kind of miniature of the box, `smoke`; any other label stays as it is. */
export const figureName = (label: string, locale: Locale, content: ApexContent): string =>
  [...content.legends.values()].flatMap(({ pieces }) => pieces).find(({ id }) => id === label)?.name[locale] ?? label

/** The printed name of an ability or a feat of the content, also of Automata; any other label stays as it is. */
export const cardName = (label: string, locale: Locale, content: ApexContent): string => {
  const { abilityCards, featCards, automatonAbilities, automatonFeats } = content
  const card =
    abilityCards.get(label) ?? featCards.get(label) ?? automatonAbilities.get(label) ?? automatonFeats.get(label)
  return card?.name[locale] ?? label
}
