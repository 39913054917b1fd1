import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { armourTokens, woundCount } from '../dice/fight.words.ts'
import { cardName } from '../language/card-name.ts'
import { points, quedan } from '../language/words.ts'
import type { Damaged } from './damage.ts'
import type { RelicLoss } from './durable-relic.ts'

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

/** What “−X from Attacks” took off. */
export const preventedSentence = (prevented: number, locale: Locale): string =>
  ({
    en: `“−X from Attacks” takes off ${points(prevented, 'en')}.`,
    es: `«−X de Ataques» resta ${points(prevented, 'es')}.`,
  })[locale]

/** What a durable relic lost. */
export function relicSentence(
  { relic, lost, left, destroyed }: RelicLoss,
  locale: Locale,
  content: SignumContent,
): string {
  const name = cardName(relic, locale, content)
  const [en, es] = [armourTokens(lost, 'en'), armourTokens(lost, 'es')]
  if (destroyed) {
    return { en: `${name} loses ${en} and is destroyed.`, es: `${name} pierde ${es} y queda destruida.` }[locale]
  }
  return { en: `${name} loses ${en}; ${left} left.`, es: `${name} pierde ${es}; ${quedan(left)}.` }[locale]
}

/** Who counts the kill. */
export const creditSentence = (player: string, locale: Locale): string =>
  ({ en: `${player} counts the kill.`, es: `${player} anota la baja.` })[locale]
