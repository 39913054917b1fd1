import type { Locale } from '../../../lib/locale.ts'
import type { Stat } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { AbilityId, CreatureAbility } from '../vocabulary.ts'

/** Where the names of abilities are looked up. */
type Glossary = Pick<SignumContent, 'abilities'>

/** The name of an ability in the glossary. */
export const abilityName = (id: AbilityId, locale: Locale, { abilities }: Glossary): string =>
  abilities.get(id)?.name[locale] ?? id

/** `Shot 3`, `Aura S` */
export const abilityText = ({ id, x, band }: CreatureAbility, locale: Locale, content: Glossary): string =>
  [abilityName(id, locale, content), ...(x === undefined ? [] : [x]), ...(band === undefined ? [] : [band])].join(' ')

export const STAT_NAMES: Readonly<Record<Stat, { readonly en: string; readonly es: string }>> = {
  strength: { en: 'strength', es: 'fuerza' },
  health: { en: 'health', es: 'salud' },
  movement: { en: 'movement', es: 'movimiento' },
}

/** The source of what a creature’s own card says. */
export const PRINTED = 'the card'

/** Whether it is a number of a creature, not an ability. */
export const isStat = (what: AbilityId | Stat): what is Stat => Object.hasOwn(STAT_NAMES, what)

/** The name of a number of a creature, or of an ability. */
export const statName = (what: AbilityId | Stat, locale: Locale, content: Glossary): string =>
  isStat(what) ? STAT_NAMES[what][locale] : abilityName(what, locale, content)

/** What an effect comes from: the card itself, an ability or something with a name. */
export const sourceName = (source: string, locale: Locale, { abilities }: Glossary): string =>
  source === PRINTED ? { en: PRINTED, es: 'la carta' }[locale] : (abilities.get(source)?.name[locale] ?? source)

/** Whether an ability has the mark of activation. */
export const isActivated = (id: AbilityId, { abilities }: Glossary): boolean =>
  abilities.get(id)?.tags.includes('activated') ?? false
