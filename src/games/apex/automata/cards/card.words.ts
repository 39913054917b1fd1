import type { Locale } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'

/** The printed name of a Feat or an Ability of an Automaton; a card of the caller's own goes by its id. */
export const automatonCardName = (id: string, locale: Locale, content: ApexContent): string =>
  (content.automatonFeats.get(id) ?? content.automatonAbilities.get(id))?.name[locale] ?? id
