import type { Locale } from '../../../lib/locale.ts'
import { armourTokens, woundCount } from '../dice/fight.words.ts'
import type { Damaged } from './damage.ts'

/** What became of a creature, in a sentence. */
export function damagedSentence({ creature, woundsTaken, wounds, armourLost, dead }: Damaged, locale: Locale): string {
  if (dead) return { en: `${creature} is dead.`, es: `${creature} ha muerto.` }[locale]
  const armour =
    armourLost === 0
      ? ''
      : {
          en: ` and loses ${armourTokens(armourLost, 'en')}`,
          es: ` y pierde ${armourTokens(armourLost, 'es')}`,
        }[locale]
  if (woundsTaken === 0)
    return { en: `${creature} takes no wounds${armour}.`, es: `${creature} no recibe heridas${armour}.` }[locale]
  return {
    en: `${creature} takes ${woundCount(woundsTaken, 'en')}${armour}; it has ${wounds} now.`,
    es: `${creature} recibe ${woundCount(woundsTaken, 'es')}${armour}; ahora tiene ${wounds}.`,
  }[locale]
}
