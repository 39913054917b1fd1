import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { legendName } from '../language/legend-name.ts'
import { cellName, spaces } from '../language/notation.ts'
import { rule } from '../rule.ts'

const SECTION = 'Ring'

type Rectangle = { left: number; top: number; right: number; bottom: number }
type Side = 'top' | 'right' | 'bottom' | 'left'

const SIDES = {
  en: { top: 'top', right: 'right', bottom: 'bottom', left: 'left' },
  es: { top: 'superior', right: 'derecho', bottom: 'inferior', left: 'izquierdo' },
} as const

const corners = ({ left, top, right, bottom }: Rectangle, locale: Locale): string =>
  `${cellName({ column: left, row: top })} ${{ en: 'to', es: 'a' }[locale]} ${cellName({ column: right, row: bottom })}`

type RingToll = { legend: string; cell: Cell | null; outside: boolean; damage: number }

/** Rules on the Ring. */
export const ringRules = {
  'apex.ring.shape': rule<{ ring: Rectangle; width: number; height: number; isRing: boolean }>({
    title: { en: 'The Ring is a rectangle', es: 'El Anillo es un rectángulo' },
    says: {
      en: 'The Ring is the rectangle between its four markers; the spaces with the markers are inside it.',
      es: 'El Anillo es el rectángulo que delimitan sus cuatro delimitadores; los espacios con delimitador están dentro.',
    },
    section: SECTION,
    page: '9, 16',
    rulings: ['Q-48'],
    explain: {
      en: ({ ring, width, height, isRing }) =>
        isRing
          ? `The Ring holds the spaces from ${corners(ring, 'en')}.`
          : `The spaces from ${corners(ring, 'en')} are not a rectangle on a board of ${width} × ${height} spaces.`,
      es: ({ ring, width, height, isRing }) =>
        isRing
          ? `El Anillo contiene los espacios de ${corners(ring, 'es')}.`
          : `Los espacios de ${corners(ring, 'es')} no forman un rectángulo en un tablero de ${width} × ${height} espacios.`,
    },
  }),
  'apex.ring.shift': rule<{ side: Side; asked: number; moved: number }>({
    title: { en: 'The Ring shifts', es: 'El Anillo se desplaza' },
    says: {
      en: 'The two markers of each side move as far as the Ring card says. They stop where the Ring is one space wide or high, and at the border of the board.',
      es: 'Los dos delimitadores de cada lado se mueven lo que indique la carta. Se detienen cuando el Anillo mide un espacio de ancho o de alto, y en el límite del tablero.',
    },
    section: SECTION,
    page: '16-17',
    rulings: ['Q-48'],
    explain: {
      en: ({ side, asked, moved }) => {
        if (moved === 0) return `The ${SIDES.en[side]} side stays: it can go no further ${asked < 0 ? 'out' : 'in'}.`
        const short = moved === asked ? '' : ` instead of ${Math.abs(asked)}: it can go no further`
        return `The ${SIDES.en[side]} side moves ${spaces(Math.abs(moved), 'en')} ${asked < 0 ? 'outwards' : 'inwards'}${short}.`
      },
      es: ({ side, asked, moved }) => {
        const inwards = asked < 0 ? 'hacia fuera' : 'hacia dentro'
        if (moved === 0) return `El lado ${SIDES.es[side]} se queda: no puede ir más ${inwards}.`
        const short = moved === asked ? '' : ` en vez de ${Math.abs(asked)}: no puede ir más lejos`
        return `El lado ${SIDES.es[side]} se mueve ${spaces(Math.abs(moved), 'es')} ${inwards}${short}.`
      },
    },
  }),
  'apex.ring.reshuffle-icon': rule<{ reveals: number }>({
    title: { en: 'A new Ring card is revealed', es: 'Se muestra otra carta del Anillo' },
    says: {
      en: 'The icon shuffles all the Ring cards and reveals a new one. After a shift in the same cell it adds nothing.',
      es: 'El icono baraja todas las cartas del Anillo y muestra una nueva. Tras un desplazamiento en la misma casilla no añade nada.',
    },
    section: SECTION,
    page: '45',
    rulings: ['Q-61'],
    explain: {
      en: ({ reveals }) =>
        reveals === 0
          ? 'The shift of this cell has already shuffled the Ring cards and revealed a new one.'
          : 'The Ring cards are shuffled and a new one is revealed.',
      es: ({ reveals }) =>
        reveals === 0
          ? 'El desplazamiento de esta casilla ya ha barajado las cartas del Anillo y mostrado una nueva.'
          : 'Se barajan las cartas del Anillo y se muestra una nueva.',
    },
  }),
  'apex.ring.legendary-shield': rule<{ legend: string; damage: number; limit: number }>({
    title: { en: 'The legendary emergency shield', es: 'El escudo de emergencia legendario' },
    says: {
      en: 'A Legend with the legendary emergency shield, depleted or not, takes at most 8 damage from the Ring.',
      es: 'Una Leyenda con el escudo de emergencia legendario, agotado o no, recibe como mucho 8 de daño del Anillo.',
    },
    section: SECTION,
    page: '41',
    rulings: ['Q-55'],
    explain: {
      en: ({ legend, damage, limit }, content) =>
        `${legendName(legend, 'en', content)} has the legendary emergency shield: ${damage} damage becomes ${Math.min(damage, limit)}.`,
      es: ({ legend, damage, limit }, content) =>
        `${legendName(legend, 'es', content)} tiene el escudo de emergencia legendario: los ${damage} de daño pasan a ser ${Math.min(damage, limit)}.`,
    },
  }),
  'apex.transition.ring-damage': rule<RingToll | { legend: string; damage: number }>({
    title: { en: 'Outside the Ring', es: 'Fuera del Anillo' },
    says: {
      en: 'In the Transition phase each Legend on the board outside the Ring takes the damage printed under the round, to its Health only.',
      es: 'En la fase de Transición, cada Leyenda del tablero fuera del Anillo recibe en su Salud el daño impreso bajo la ronda.',
    },
    section: SECTION,
    page: '16, 45',
    rulings: ['Q-03', 'Q-49'],
    explain: {
      en: (facts, content) => {
        const { legend, damage } = facts
        if (!('cell' in facts))
          return `${legendName(legend, 'en', content)} takes ${damage} damage from the Ring, to its Health.`
        const { cell, outside } = facts
        if (cell === null) return `${legendName(legend, 'en', content)} is not on the board: no damage.`
        const place = `${legendName(legend, 'en', content)}, in ${cellName(cell)}, is`
        return outside
          ? `${place} outside the Ring: ${damage} damage to Health.`
          : `${place} inside the Ring: no damage.`
      },
      es: (facts, content) => {
        const { legend, damage } = facts
        if (!('cell' in facts))
          return `${legendName(legend, 'es', content)} recibe ${damage} de daño del Anillo, en su Salud.`
        const { cell, outside } = facts
        if (cell === null) return `${legendName(legend, 'es', content)} no está en el tablero: sin daño.`
        const place = `${legendName(legend, 'es', content)}, en ${cellName(cell)}, está`
        return outside
          ? `${place} fuera del Anillo: ${damage} de daño a la Salud.`
          : `${place} dentro del Anillo: sin daño.`
      },
    },
  }),
}
