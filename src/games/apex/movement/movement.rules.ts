import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatCount, type Noun } from '../../../lib/wording.ts'
import { cardName } from '../language/legend-name.ts'
import { cellName, spaces, verb } from '../language/notation.ts'
import { rule } from '../rule.ts'

const SECTION = 'Movement'

const POINT: Noun = {
  en: ['movement point', 'movement points'],
  es: ['punto de movimiento', 'puntos de movimiento'],
}

const points = (count: number, locale: Locale): string => formatCount(count, POINT, locale)

const cellNames = (cells: readonly Cell[]): string => cells.map(cellName).join(', ')

/** Rules on a whole movement: its points, its spaces, its end. */
export const movementRules = {
  'apex.move.mp': rule<{ points: number; cost: number } | { points: number; reachable: number }>({
    title: { en: 'Movement points', es: 'Puntos de movimiento' },
    says: {
      en: '“Move n” gives n movement points; the whole cost of every step has to be available, and what is left is lost when the action ends.',
      es: '«Movimiento n» da n puntos de movimiento; hay que disponer del coste completo de cada paso y lo que sobra se pierde al acabar la acción.',
    },
    section: SECTION,
    page: '17-18',
    rulings: [],
    explain: {
      en: (facts) => {
        if ('reachable' in facts) return `${points(facts.points, 'en')}: ${spaces(facts.reachable, 'en')} within reach.`
        const judged = facts.cost > facts.points ? 'not enough' : `${facts.points - facts.cost} left`
        return `The path costs ${facts.cost} of ${points(facts.points, 'en')}: ${judged}.`
      },
      es: (facts) => {
        if ('reachable' in facts) return `${points(facts.points, 'es')}: ${spaces(facts.reachable, 'es')} al alcance.`
        const left = facts.points - facts.cost
        const judged = left < 0 ? 'no bastan' : `${left === 1 ? 'sobra' : 'sobran'} ${left}`
        return `El recorrido cuesta ${facts.cost} de ${points(facts.points, 'es')}: ${judged}.`
      },
    },
  }),
  'apex.move.free-space': rule<{ cell: Cell }>({
    title: { en: 'Free spaces may be entered', es: 'Se puede entrar en los espacios libres' },
    says: {
      en: 'A free space may always be entered, and a movement may end there.',
      es: 'Siempre se puede entrar en un espacio libre y terminar allí el movimiento.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: {
      en: ({ cell }) => `${cellName(cell)} is free: the movement may end there.`,
      es: ({ cell }) => `${cellName(cell)} está libre: el movimiento puede terminar allí.`,
    },
  }),
  'apex.move.occupied-pass': rule<{ cells: Cell[]; ends: boolean }>({
    title: { en: 'Through an occupied space', es: 'A través de un espacio ocupado' },
    says: {
      en: 'An occupied space may be passed through at no extra cost, but a movement may not end there.',
      es: 'Un espacio ocupado se puede atravesar sin coste adicional, pero el movimiento no puede terminar en él.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: {
      en: ({ cells, ends }) =>
        ends
          ? `${cellNames(cells)} ${verb(cells, 'is', 'are')} occupied: no movement may end there.`
          : `Occupied, so ${verb(cells, 'it', 'they')} can only be passed through: ${cellNames(cells)}.`,
      es: ({ cells, ends }) =>
        ends
          ? `${cellNames(cells)} ${verb(cells, 'está ocupado', 'están ocupados')}: ningún movimiento puede terminar allí.`
          : `${verb(cells, 'Ocupado, solo se puede', 'Ocupados, solo se pueden')} atravesar: ${cellNames(cells)}.`,
    },
  }),
  'apex.move.enter-trigger': rule<{ cells: Cell[] }>({
    title: { en: 'Entering a space', es: 'Entrar en un espacio' },
    says: {
      en: 'Effects of entering a space trigger at every space that is entered, whether walking, passing through, pushed or placed.',
      es: 'Los efectos de entrar en un espacio se activan en cada espacio en el que se entra, ya sea andando, atravesándolo, por un empujón o al ser colocado.',
    },
    section: SECTION,
    page: '39',
    rulings: [],
    explain: {
      en: ({ cells }) => `Entered, in this order: ${cellNames(cells)}.`,
      es: ({ cells }) => `Se entra, en este orden, en: ${cellNames(cells)}.`,
    },
  }),
  'apex.move.card-modified': rule<{ card: string; points: number }>({
    title: { en: 'Moves of cards', es: 'Movimientos de las cartas' },
    says: {
      en: 'Special and free actions may grant or change a Move action; all rules of movement still hold.',
      es: 'Las acciones especiales y gratuitas pueden dar o cambiar una acción de Movimiento; todas las reglas de movimiento siguen valiendo.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ card, points }, content) =>
        `${cardName(card, 'en', content)} gives Move ${points}; every step is judged as usual.`,
      es: ({ card, points }, content) =>
        `${cardName(card, 'es', content)} da Movimiento ${points}; cada paso se juzga como siempre.`,
    },
  }),
}
