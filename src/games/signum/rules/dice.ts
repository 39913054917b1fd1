import { rule } from '../../../rulebook/rule.ts'

/** Rules on dice. */
export const diceRules = {
  'signum.dice.mapping': rule<{ dice: number }>({
    title: { en: 'The symbols of a die', es: 'Los símbolos de un dado' },
    says: {
      en: 'A die shows target, axe or shield, each on two of six faces. On an ordinary die 1 and 2 are targets, 3 and 4 axes, 5 and 6 shields.',
      es: 'Un dado muestra diana, hacha o escudo, cada uno en dos de seis caras. En un dado corriente 1 y 2 son dianas, 3 y 4 hachas, 5 y 6 escudos.',
    },
    section: 'Components',
    page: '6',
    rulings: [],
    told: {
      en: ({ dice }) => (dice === 1 ? '1 die is read as its symbol.' : `${dice} dice are read as symbols.`),
      es: ({ dice }) => (dice === 1 ? '1 dado se lee como su símbolo.' : `${dice} dados se leen como símbolos.`),
    },
  }),
}
