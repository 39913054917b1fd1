import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { armourTokens, woundCount } from '../dice/fight.words.ts'
import { cardName } from '../language/card-name.ts'
import type { Damaged } from './damage.ts'

/** What became of a creature, in a sentence. */
export function damagedSentence(damaged: Damaged, locale: Locale, content: SignumContent): string {
  const { woundsTaken, wounds, armourLost, dead } = damaged
  const creature = cardName(damaged.creature, locale, content)
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
