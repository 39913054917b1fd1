import type { Locale } from '../../../lib/locale.ts'
import { hunkerCount, momentumLine } from '../language/words.ts'
import type { Consequences } from './consequences.ts'

/** What a movement brings about, one line each. */
export function consequenceLines(
  { engaged, freed, hunkerLost, strained, momentum }: Consequences,
  locale: Locale,
): readonly string[] {
  return [
    ...engaged.map(({ character, enemy }) => engagedLine(character, enemy, locale)),
    ...freed.map(({ character, enemy }) => freedLine(character, enemy, locale)),
    ...hunkerLost.map(({ unit, tokens }) => lostLine(unit, tokens, locale)),
    ...strained.map((one) => strainLine(one, locale)),
    ...momentum.map((player) => momentumLine(player, locale)),
  ]
}

const engagedLine = (character: string, enemy: string, locale: Locale): string =>
  ({
    en: `${character} is now engaged with ${enemy}.`,
    es: `Ahora ${character} y ${enemy} están trabados.`,
  })[locale]

const freedLine = (character: string, enemy: string, locale: Locale): string =>
  ({
    en: `${character} is no longer engaged with ${enemy}.`,
    es: `${character} y ${enemy} dejan de estar trabados.`,
  })[locale]

const lostLine = (unit: string, tokens: number, locale: Locale): string =>
  ({
    en: `${unit} is engaged and loses ${hunkerCount(tokens, 'en')}.`,
    es: `La unidad ${unit} está trabada y pierde ${hunkerCount(tokens, 'es')}.`,
  })[locale]

function strainLine({ unit, damage, wounded }: Consequences['strained'][number], locale: Locale): string {
  const wound = wounded === true ? { en: ', is wounded', es: ', queda herida' }[locale] : ''
  return {
    en: `${unit} was strained: it suffers ${damage} damage${wound} and is no longer strained.`,
    es: `La unidad ${unit} estaba en estado Extenuado: sufre ${damage} de daño${wound} y pierde el estado.`,
  }[locale]
}
