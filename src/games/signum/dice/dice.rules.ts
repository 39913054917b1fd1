import { rule } from '../../../rulebook/rule.ts'
import { diceCount } from '../language/words.ts'
import type { RollKind } from './dice.ts'
import { rollName } from './fight.words.ts'

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
    explain: {
      en: ({ dice }) => (dice === 1 ? '1 die is read as its symbol.' : `${dice} dice are read as symbols.`),
      es: ({ dice }) => (dice === 1 ? '1 dado se lee como su símbolo.' : `${dice} dados se leen como símbolos.`),
    },
  }),
  'signum.dice.given': rule<{ creature: string; roll: RollKind; again: boolean; needed: number; given: number }>({
    title: { en: 'The dice that are given', es: 'Los dados que se dan' },
    says: {
      en: 'Whoever reports dice from the table reports exactly those that are rolled, and those that are rolled again after them.',
      es: 'Quien comunica dados de la mesa comunica exactamente los que se tiran, y después los que se vuelven a tirar.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, roll, again, needed, given }) =>
        `${creature}, ${rollName(roll, 'en')}: ${diceCount(needed, 'en')} ${needed === 1 ? 'is' : 'are'} ${again ? 're-rolled' : 'rolled'}, but ${given} ${given === 1 ? 'was' : 'were'} given.`,
      es: ({ creature, roll, again, needed, given }) =>
        `${creature}, ${rollName(roll, 'es')}: se ${needed === 1 ? 'tira' : 'tiran'} ${again ? 'de nuevo ' : ''}${diceCount(needed, 'es')}, pero se ${given === 1 ? 'dio' : 'dieron'} ${given}.`,
    },
  }),
}
