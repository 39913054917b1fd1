import type { Cell } from '../../../../geometry/grid.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatCount, formatList, type Noun } from '../../../../lib/wording.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { routeName } from './route.words.ts'

const COLUMN: Noun = { en: ['column', 'columns'], es: ['columna', 'columnas'] }
const ROW: Noun = { en: ['row', 'rows'], es: ['fila', 'filas'] }
const SECTION = 'Route cards'

const PROBLEMS = {
  length: { en: 'it has no spaces, or more than six', es: 'no tiene espacios o tiene más de seis' },
  gap: { en: 'two spaces that follow each other do not touch', es: 'dos espacios consecutivos no se tocan' },
  repeated: { en: 'it returns to a space', es: 'vuelve a un mismo espacio' },
} as const
export type PathProblem = keyof typeof PROBLEMS

const COLOUR = { W: { en: 'white', es: 'blanca' }, G: { en: 'green', es: 'verde' } } as const

const ways = (facings: readonly Facing[], locale: Locale): string =>
  formatList(
    facings.map((facing) => directionName(facing, locale)),
    locale,
  )

/** Rules on Route cards and on how they are laid down. */
export const routeRules = {
  'apex.automata.route.content': rule<{ reason: string; card: string; path: 'W' | 'G'; problem: PathProblem }>({
    title: { en: 'Two paths from one start', es: 'Dos caminos desde un inicio' },
    says: {
      en: 'A Route card shows a start, an arrow, a white and a green path. A path goes from the start from space to touching space, one to six of them, and never through the same space twice.',
      es: 'Una carta de Ruta muestra un inicio, una flecha, un camino blanco y uno verde. Un camino va desde el inicio de un espacio a otro que lo toca, de uno a seis, y nunca pasa dos veces por el mismo.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ card, path, problem }, content) =>
        `The ${COLOUR[path].en} path of ${routeName(card, 'en', content)} is none: ${PROBLEMS[problem].en}.`,
      es: ({ card, path, problem }, content) =>
        `La ruta ${COLOUR[path].es} de ${routeName(card, 'es', content)} no vale: ${PROBLEMS[problem].es}.`,
    },
  }),
  'apex.automata.route.neutral': rule<{ card: string; facing: Facing }>({
    title: { en: 'Neutral: the arrow at the bottom right', es: 'Neutral: la flecha abajo a la derecha' },
    says: {
      en: 'Without an enemy to point at, the card is laid so that its arrow lies in the bottom right corner as seen by the player.',
      es: 'Sin un enemigo al que apuntar, la carta se coloca con la flecha en la esquina inferior derecha vista por el jugador.',
    },
    section: SECTION,
    page: '10',
    rulings: ['Q-A04', 'Q-A08'],
    explain: {
      en: ({ card, facing }, content) =>
        `${routeName(card, 'en', content)} is laid neutral and points ${directionName(facing, 'en')}.`,
      es: ({ card, facing }, content) =>
        `La ${routeName(card, 'es', content)} se coloca en neutral y apunta al ${directionName(facing, 'es')}.`,
    },
  }),
  'apex.automata.route.no-primary': rule<{ card: string }>({
    title: { en: 'Without an enemy: neutral', es: 'Sin enemigo: en neutral' },
    says: {
      en: 'Without a primary enemy a Route card is laid neutral.',
      es: 'Sin enemigo principal una carta de Ruta se coloca en neutral.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: () => 'There is no primary enemy to point at.',
      es: () => 'No hay enemigo principal al que apuntar.',
    },
  }),
  'apex.automata.route.quadrants': rule<{ columns: number; rows: number; quadrants: Facing[] }>({
    title: { en: 'The quadrant of the enemy', es: 'El cuadrante del enemigo' },
    says: {
      en: 'The four quadrants around the Automaton are bounded by its diagonals: the larger difference decides.',
      es: 'Los cuatro cuadrantes alrededor del Autómata los limitan sus diagonales: decide la diferencia mayor.',
    },
    section: SECTION,
    page: '10',
    rulings: ['Q-A05'],
    explain: {
      en: ({ columns, rows, quadrants }) =>
        `${formatCount(columns, COLUMN, 'en')} and ${formatCount(rows, ROW, 'en')} away: ${quadrants.length === 0 ? 'the same space' : quadrants.map((facing) => directionName(facing, 'en')).join(' or ')}.`,
      es: ({ columns, rows, quadrants }) =>
        `A ${formatCount(columns, COLUMN, 'es')} y ${formatCount(rows, ROW, 'es')}: ${quadrants.length === 0 ? 'el mismo espacio' : quadrants.map((facing) => directionName(facing, 'es')).join(' o ')}.`,
    },
  }),
  'apex.automata.route.discard': rule<{ card: string }>({
    title: { en: 'A used card is discarded', es: 'Una carta usada se descarta' },
    says: {
      en: 'A Route card that was resolved goes to the discard pile at once.',
      es: 'Una carta de Ruta resuelta va en el acto al descarte.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ card }, content) => `${routeName(card, 'en', content)} is discarded.`,
      es: ({ card }, content) => `Se descarta la ${routeName(card, 'es', content)}.`,
    },
  }),
  'apex.automata.route.point-at-primary': rule<{ card: string; facing: Facing; from: Cell; primary: Cell }>({
    title: { en: 'The arrow points at the primary enemy', es: 'La flecha apunta al enemigo principal' },
    says: {
      en: 'The card is laid so that its arrow points into the quadrant, north, east, south or west between the diagonals, in which the primary enemy is.',
      es: 'La carta se coloca con la flecha hacia el cuadrante, norte, este, sur u oeste entre las diagonales, en que está el enemigo principal.',
    },
    section: SECTION,
    page: '10',
    rulings: ['Q-A05'],
    explain: {
      en: ({ card, facing, from, primary }, content) =>
        `Seen from ${cellName(from)}, the primary enemy in ${cellName(primary)} is in the ${directionName(facing, 'en')}: ${routeName(card, 'en', content)} points ${directionName(facing, 'en')}.`,
      es: ({ card, facing, from, primary }, content) =>
        `Visto desde ${cellName(from)}, el enemigo principal en ${cellName(primary)} está al ${directionName(facing, 'es')}: la ${routeName(card, 'es', content)} apunta al ${directionName(facing, 'es')}.`,
    },
  }),
  'apex.automata.route.diagonal-tie': rule<{ card: string; facing: Facing; neutral: Facing; quadrants: Facing[] }>({
    title: { en: 'On a diagonal', es: 'En una diagonal' },
    says: {
      en: 'If the primary enemy is exactly on a diagonal, the card starts neutral and is turned clockwise until it points into one of the two quadrants that meet there.',
      es: 'Si el enemigo principal está justo en una diagonal, la carta empieza en neutral y gira en sentido horario hasta apuntar a uno de los dos cuadrantes que se tocan allí.',
    },
    section: SECTION,
    page: '10',
    rulings: ['Q-A04', 'Q-A05'],
    explain: {
      en: ({ card, facing, neutral, quadrants }, content) =>
        quadrants.length === 0
          ? `The primary enemy is in the same space: ${routeName(card, 'en', content)} stays neutral, ${directionName(neutral, 'en')}.`
          : `The primary enemy is on the diagonal between ${ways(quadrants, 'en')}; turned clockwise from ${directionName(neutral, 'en')}, ${routeName(card, 'en', content)} points ${directionName(facing, 'en')}.`,
      es: ({ card, facing, neutral, quadrants }, content) =>
        quadrants.length === 0
          ? `El enemigo principal está en el mismo espacio: la ${routeName(card, 'es', content)} sigue en neutral, al ${directionName(neutral, 'es')}.`
          : `El enemigo principal está en la diagonal entre ${ways(quadrants, 'es')}; girada en sentido horario desde el ${directionName(neutral, 'es')}, la ${routeName(card, 'es', content)} apunta al ${directionName(facing, 'es')}.`,
    },
  }),
  'apex.automata.route.to-board': rule<{ card: string; start: Cell; white: Cell; green: Cell; offBoard: number }>({
    title: { en: 'The card laid over the board', es: 'La carta sobre el tablero' },
    says: {
      en: 'Its start is the space of the Automaton when the card is laid; the paths are read from there as the arrow points.',
      es: 'Su inicio es el espacio del Autómata al colocar la carta; los caminos se leen desde allí según la flecha.',
    },
    section: SECTION,
    page: '10',
    rulings: [],
    explain: {
      en: ({ start, white, green, offBoard }) =>
        `From ${cellName(start)} the white path ends in ${cellName(white)} and the green one in ${cellName(green)}${offBoard === 0 ? '' : `; ${offBoard} of the spaces ${offBoard === 1 ? 'is' : 'are'} off the board`}.`,
      es: ({ start, white, green, offBoard }) =>
        `Desde ${cellName(start)}, el camino blanco acaba en ${cellName(white)} y el verde en ${cellName(green)}${offBoard === 0 ? '' : `; ${offBoard} de los espacios ${offBoard === 1 ? 'queda' : 'quedan'} fuera del tablero`}.`,
    },
  }),
  'apex.automata.route.rotation-pivot': rule<{ from: Facing; to: Facing; turned: number }>({
    title: { en: 'Turned around its start', es: 'Gira sobre su inicio' },
    says: {
      en: 'A Route card is turned by 90° clockwise around its start.',
      es: 'Una carta de Ruta gira 90° en sentido horario sobre su inicio.',
    },
    section: SECTION,
    page: '8-9, 22',
    rulings: [],
    explain: {
      en: ({ from, to, turned }) =>
        `The card turns from ${directionName(from, 'en')} to ${directionName(to, 'en')}: ${turned}° in all.`,
      es: ({ from, to, turned }) =>
        `La carta gira del ${directionName(from, 'es')} al ${directionName(to, 'es')}: ${turned}° en total.`,
    },
  }),
  'apex.automata.route.one-of-each': rule<{ reason: string; card: string }>({
    title: { en: 'Each Route card once', es: 'Cada carta de Ruta, una vez' },
    says: {
      en: 'The 12 Route cards are different, so none comes twice before the deck is shuffled again.',
      es: 'Las 12 cartas de Ruta son distintas, así que ninguna sale dos veces antes de volver a barajar el mazo.',
    },
    section: SECTION,
    page: '4, 10',
    rulings: [],
    explain: {
      en: ({ card }, content) => `${routeName(card, 'en', content)} is reported twice without a shuffle in between.`,
      es: ({ card }, content) => `La ${routeName(card, 'es', content)} se comunica dos veces sin barajar entre medias.`,
    },
  }),
  'apex.automata.route.reshuffle': rule<{ reason: string | null; drawn: number }>({
    title: { en: 'The Route deck is shuffled again', es: 'El mazo de Rutas se vuelve a barajar' },
    says: {
      en: 'Cards are drawn from one shared deck; when one is needed and the deck is empty, the discard pile is shuffled into a new deck.',
      es: 'Las cartas se roban de un solo mazo común; si hace falta una y el mazo está vacío, se baraja el descarte para formar otro.',
    },
    section: SECTION,
    page: '6, 10',
    rulings: ['Q-A64', 'Q-A91'],
    explain: {
      en: ({ reason, drawn }) =>
        reason === null
          ? `After ${drawn} Route cards the deck is empty: the discard pile is shuffled into a new one.`
          : `${drawn} Route ${drawn === 1 ? 'card was' : 'cards were'} reported; one more is needed, and without a seed none is drawn.`,
      es: ({ reason, drawn }) =>
        reason === null
          ? `Tras ${drawn} cartas de Ruta el mazo está vacío: se baraja el descarte para formar otro.`
          : `Se ${drawn === 1 ? 'comunicó 1 carta' : `comunicaron ${drawn} cartas`} de Ruta; hace falta una más, y sin semilla no se roba ninguna.`,
    },
  }),
}
