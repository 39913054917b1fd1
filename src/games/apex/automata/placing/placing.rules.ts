import type { Cell } from '../../../../geometry/grid.ts'
import { capitalize, formatList } from '../../../../lib/wording.ts'
import { cellName, endName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import type { End } from '../../vocabulary.ts'

const PLACING = 'Placing figures'
const SHIFT = 'Tactical shift'

const CRITERIA = {
  sight: { en: 'seen by the fewest enemies', es: 'vistos por menos enemigos' },
  height: { en: 'the highest that can be reached', es: 'los más altos a los que se llega' },
  cover: { en: 'beside cover', es: 'junto a cobertura' },
  scan: {
    en: 'the first one: its own space, then clockwise',
    es: 'el primero: el propio espacio y luego en sentido horario',
  },
} as const

/** Rules on where figures are put, and on the tactical shift. */
export const placingRules = {
  'apex.automata.place.first-available': rule<{ place: End; scanned: number }>({
    title: { en: 'The first place clockwise', es: 'El primer lugar en sentido horario' },
    says: {
      en: 'An Automaton puts a figure into the first available place, clockwise from the bottom left of its own figure as the player sees it.',
      es: 'Un Autómata pone una miniatura en el primer lugar disponible, en sentido horario desde la parte inferior izquierda de su propia miniatura vista por el jugador.',
    },
    section: PLACING,
    page: '9',
    rulings: ['Q-A08'],
    explain: {
      en: ({ place, scanned }) => `The first available place is ${endName(place, 'en')}, number ${scanned} in order.`,
      es: ({ place, scanned }) =>
        `El primer lugar disponible es ${endName(place, 'es')}, el número ${scanned} en orden.`,
    },
  }),
  'apex.automata.place.other-anchor': rule<{ anchor: Cell }>({
    title: { en: 'Around another figure', es: 'Alrededor de otra miniatura' },
    says: {
      en: 'If the figure has to go next to another one, the scan is made around that other figure.',
      es: 'Si la miniatura debe ir junto a otra, el recorrido se hace alrededor de esa otra miniatura.',
    },
    section: PLACING,
    page: '9',
    rulings: ['Q-A86'],
    explain: {
      en: ({ anchor }) => `The scan goes around ${cellName(anchor)}.`,
      es: ({ anchor }) => `El recorrido va alrededor de ${cellName(anchor)}.`,
    },
  }),
  'apex.automata.place.larger-range': rule<{ anchor: Cell; min: number; max: number }>({
    title: { en: 'The nearest ring first', es: 'Primero el anillo más cercano' },
    says: {
      en: 'If the range reaches beyond the neighbours, the nearest ring around the anchor is scanned first; range and sight are those of the Automaton.',
      es: 'Si el alcance va más allá de los vecinos, primero se recorre el anillo más cercano alrededor del ancla; el alcance y la visión son los del Autómata.',
    },
    section: PLACING,
    page: '9',
    rulings: ['Q-A41', 'Q-A86'],
    explain: {
      en: ({ anchor, min, max }) => `Rings around ${cellName(anchor)}, at ${min} to ${max} from the Automaton.`,
      es: ({ anchor, min, max }) => `Anillos alrededor de ${cellName(anchor)}, a entre ${min} y ${max} del Autómata.`,
    },
  }),
  'apex.automata.place.intersection-level': rule<{ anchor: Cell; level: number }>({
    title: { en: 'Intersections on several levels', es: 'Intersecciones en varios niveles' },
    says: {
      en: 'Where an intersection lies on several levels, that of the anchor comes first, then the higher ones upwards, then the lower ones downwards.',
      es: 'Donde una intersección está en varios niveles, va primero el del ancla, luego los más altos hacia arriba y después los más bajos hacia abajo.',
    },
    section: PLACING,
    page: '9',
    rulings: ['Q-A87'],
    explain: {
      en: ({ anchor, level }) => `${cellName(anchor)} is on level ${level}: intersections on that level come first.`,
      es: ({ anchor, level }) =>
        `${cellName(anchor)} está en el nivel ${level}: van primero las intersecciones de ese nivel.`,
    },
  }),
  'apex.automata.place.none': rule<{ scanned: number }>({
    title: { en: 'No place, no effect', es: 'Sin lugar no hay efecto' },
    says: {
      en: 'If no place is available the effect is not resolved.',
      es: 'Si ningún lugar está disponible el efecto no se resuelve.',
    },
    section: PLACING,
    page: '14',
    rulings: [],
    explain: {
      en: ({ scanned }) => `None of ${scanned} places is available: nothing is placed.`,
      es: ({ scanned }) => `Ninguno de los ${scanned} lugares está disponible: no se coloca nada.`,
    },
  }),
  'apex.automata.tactical.condition': rule<{ reason: string | null; cause: 'step10' | 'card'; charges: number }>({
    title: { en: 'A tactical shift needs a Charge', es: 'El desplazamiento táctico pide una Carga' },
    says: {
      en: 'Step 10 happens if the Automaton has at least 1 Charge; none is spent. A shift that a card orders needs none.',
      es: 'El paso 10 se hace si el Autómata tiene al menos 1 Carga; no se gasta. Un desplazamiento que ordena una carta no pide ninguna.',
    },
    section: SHIFT,
    page: '30',
    rulings: [],
    explain: {
      en: ({ cause, charges }) =>
        cause === 'card'
          ? 'A card orders the shift: no Charge is needed.'
          : charges === 0
            ? 'It has no Charge: no tactical shift in step 10.'
            : `It has ${charges} ${charges === 1 ? 'Charge' : 'Charges'}: it shifts, and spends none.`,
      es: ({ cause, charges }) =>
        cause === 'card'
          ? 'Una carta ordena el desplazamiento: no hace falta ninguna Carga.'
          : charges === 0
            ? 'No tiene Cargas: no hay desplazamiento táctico en el paso 10.'
            : `Tiene ${charges} ${charges === 1 ? 'Carga' : 'Cargas'}: se desplaza sin gastar ninguna.`,
    },
  }),
  'apex.automata.tactical.candidates': rule<{ cell: Cell; candidates: Cell[] }>({
    title: { en: 'Where a tactical shift may lead', es: 'Adónde puede llevar un desplazamiento táctico' },
    says: {
      en: 'Its own space and every free space at distance 1 that is not two or more levels up; walls, obstacles and danger do not matter, for it is a transfer.',
      es: 'El propio espacio y todo espacio libre a distancia 1 que no esté dos o más niveles por encima; paredes, obstáculos y peligros no importan, pues es un traslado.',
    },
    section: SHIFT,
    page: '31',
    rulings: ['Q-A20'],
    explain: {
      en: ({ cell, candidates }) => `From ${cellName(cell)}: ${candidates.map(cellName).join(', ')}.`,
      es: ({ cell, candidates }) => `Desde ${cellName(cell)}: ${candidates.map(cellName).join(', ')}.`,
    },
  }),
  'apex.automata.tactical.not-free': rule<{ objects: string[] }>({
    title: { en: 'What is not free', es: 'Lo que no está libre' },
    says: {
      en: 'Ravines, dimensional rifts, jump pads and beacons are not free for a tactical shift.',
      es: 'Los barrancos, brechas dimensionales, plataformas de salto y balizas no están libres para un desplazamiento táctico.',
    },
    section: SHIFT,
    page: '19-20, 31',
    rulings: [],
    explain: {
      en: ({ objects }) => `Not free: the space of ${formatList(objects, 'en')}.`,
      es: ({ objects }) => `No está libre el espacio de ${formatList(objects, 'es')}.`,
    },
  }),
  'apex.automata.tactical.who-sees': rule<{ enemies: number; fewest: number }>({
    title: { en: 'Who sees a space', es: 'Quién ve un espacio' },
    says: {
      en: 'All enemies on the board count, primary and secondary alike, as if the Automaton stood there; with none on the board no space is seen.',
      es: 'Cuentan todos los enemigos del tablero, principal y secundario por igual, como si el Autómata estuviera allí; sin ninguno, nadie ve ningún espacio.',
    },
    section: SHIFT,
    page: '31',
    rulings: [],
    explain: {
      en: ({ enemies, fewest }) => `Of ${enemies} on the board, at least ${fewest} see any of the spaces.`,
      es: ({ enemies, fewest }) => `De ${enemies} en el tablero, al menos ${fewest} ven cualquiera de los espacios.`,
    },
  }),
  'apex.automata.tactical.criteria': rule<{ criterion: keyof typeof CRITERIA; left: Cell[] }>({
    title: { en: 'Unseen, high, in cover, first', es: 'Sin ser visto, alto, a cubierto, el primero' },
    says: {
      en: 'What is left after each criterion in turn: seen by the fewest enemies; one level up, else level, else down; beside cover, if more than one is left; the first, its own space before the others clockwise.',
      es: 'Lo que queda tras cada criterio por orden: visto por menos enemigos; un nivel arriba, si no al mismo, si no abajo; junto a cobertura, si queda más de uno; el primero, el propio antes que los otros en sentido horario.',
    },
    section: SHIFT,
    page: '31',
    rulings: ['Q-A19'],
    explain: {
      en: ({ criterion, left }) => `${capitalize(CRITERIA[criterion].en)}: ${left.map(cellName).join(', ')}.`,
      es: ({ criterion, left }) => `${capitalize(CRITERIA[criterion].es)}: ${left.map(cellName).join(', ')}.`,
    },
  }),
  'apex.automata.tactical.stay': rule<{ cell: Cell }>({
    title: { en: 'It may stay', es: 'Puede quedarse' },
    says: {
      en: 'The best space may be its own: then nothing moves.',
      es: 'El mejor espacio puede ser el propio: entonces nada se mueve.',
    },
    section: SHIFT,
    page: '31',
    rulings: [],
    explain: {
      en: ({ cell }) => `${cellName(cell)} is the best space: it stays.`,
      es: ({ cell }) => `${cellName(cell)} es el mejor espacio: se queda.`,
    },
  }),
}
