import { rule } from '../../../rulebook/rule.ts'
import { diceCount } from '../words.ts'

/** The rolls whose odds are those of single dice. */
export type PlainRoll = 'backstab' | 'control' | 'detection' | 'healer' | 'regeneration'

/** How exact odds are worked out. */
export const oddsRules = {
  'signum.odds.misc': rule<{ what: PlainRoll; creature: string; dice: number; thirds: number }>({
    title: { en: 'Odds of single dice', es: 'Probabilidades de dados sueltos' },
    says: {
      en: 'Every symbol comes up with one third: a backstab hits with 2/3, or 1/3 when wounded; detection succeeds with 1/3, Control X with 1 − (2/3)^X; Healer removes 2X/3 wounds on average in contact and X/3 at a distance, Regeneration X/3.',
      es: 'Cada símbolo sale con un tercio: una puñalada impacta con 2/3, o 1/3 si se está herido; la detección acierta con 1/3, Control X con 1 − (2/3)^X; Sanador quita de media 2X/3 heridas en contacto y X/3 a distancia, Regeneración X/3.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    told: {
      en: ({ creature, dice, thirds }) =>
        `${creature} rolls ${diceCount(dice, 'en')}, each a success with ${thirds}/3.`,
      es: ({ creature, dice, thirds }) =>
        `${creature} tira ${diceCount(dice, 'es')}, cada uno un éxito con ${thirds}/3.`,
    },
  }),
}
