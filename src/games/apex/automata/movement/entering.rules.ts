import type { Cell } from '../../../../geometry/grid.ts'
import { formatList } from '../../../../lib/wording.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { COLOUR_WORDS } from './movement.words.ts'

const MOVEMENT = 'Movement of Automata'
const DANGER = 'Danger zones'
const DESTRUCTION = 'Destruction'
const ZIPLINES = 'Ziplines'

const CAUSES = {
  pendingArea: { en: 'damage is still to come there', es: 'allí falta por llegar daño' },
  entry: { en: 'entering it hurts', es: 'entrar en ella hiere' },
  ring: { en: 'it lies outside the Ring', es: 'está fuera del Anillo' },
} as const

/** Rules on single steps and on what makes spaces dangerous. */
export const enteringRules = {
  'apex.automata.move.step-legal': rule<{ from: Cell; to: Cell; possible: boolean }>({
    title: { en: 'What a step may cross', es: 'Lo que un paso puede cruzar' },
    says: {
      en: 'A step is possible if the core book allows it after ravines, rifts and jump pads count as impassable, and no impassable object stands on the corner that a diagonal step crosses.',
      es: 'Un paso es posible si el libro básico lo permite contando barrancos, brechas y plataformas de salto como infranqueables, y si no hay un objeto infranqueable en la esquina que cruza un paso diagonal.',
    },
    section: MOVEMENT,
    page: '19',
    rulings: ['Q-A71', 'Q-A82'],
    explain: {
      en: ({ from, to, possible }) =>
        `The step from ${cellName(from)} to ${cellName(to)} is ${possible ? 'possible' : 'not possible'} by the ground alone.`,
      es: ({ from, to, possible }) =>
        `El paso de ${cellName(from)} a ${cellName(to)} ${possible ? 'es posible' : 'no es posible'} por el terreno.`,
    },
  }),
  'apex.automata.move.extra-impassable': rule<{ cell: Cell; objects: string[] }>({
    title: { en: 'Ravines, rifts and jump pads', es: 'Barrancos, brechas y plataformas de salto' },
    says: {
      en: 'For Automata, ravines, dimensional rifts and jump pads are impassable and occupy their space.',
      es: 'Para los Autómatas, los barrancos, las brechas dimensionales y las plataformas de salto son infranqueables y ocupan su espacio.',
    },
    section: MOVEMENT,
    page: '19-20',
    rulings: [],
    explain: {
      en: ({ cell, objects }) => `${formatList(objects, 'en')} in ${cellName(cell)} is impassable to an Automaton.`,
      es: ({ cell, objects }) => `${formatList(objects, 'es')} en ${cellName(cell)} es infranqueable para un Autómata.`,
    },
  }),
  'apex.automata.move.icon-meaning': rule<{ colour: 'W' | 'G'; approaches: boolean }>({
    title: { en: 'What the arrows mean', es: 'Qué significan las flechas' },
    says: {
      en: 'A white arrow is the white path, which leads towards the primary enemy; a green one is the green path, which leads away; an X means no move.',
      es: 'Una flecha blanca es el camino blanco, que acerca al enemigo principal; una verde, el verde, que aleja de él; una X significa que no hay movimiento.',
    },
    section: MOVEMENT,
    page: '20, 26',
    rulings: ['Q-A07'],
    explain: {
      en: ({ colour, approaches }) =>
        `The ${COLOUR_WORDS[colour].en} path: it ${approaches ? 'approaches' : 'retreats'}.`,
      es: ({ colour, approaches }) => `El camino ${COLOUR_WORDS[colour].es}: se ${approaches ? 'acerca' : 'retira'}.`,
    },
  }),
  'apex.automata.move.must-spend': rule<{ spent: number; left: number }>({
    title: { en: 'All points that can be spent', es: 'Todos los puntos que se pueda' },
    says: {
      en: 'An Automaton always spends all the movement points that it can.',
      es: 'Un Autómata gasta siempre todos los puntos de Movimiento que puede.',
    },
    section: MOVEMENT,
    page: '22',
    rulings: [],
    explain: {
      en: ({ spent, left }) => `MP spent: ${spent}; lost: ${left}.`,
      es: ({ spent, left }) => `PM gastados: ${spent}; perdidos: ${left}.`,
    },
  }),
  'apex.automata.move.blocked-unmoved': rule<{ facing: Facing; cell: Cell }>({
    title: {
      en: 'Blocked before the first step: the card is turned',
      es: 'Bloqueado antes del primer paso: la carta gira',
    },
    says: {
      en: 'Blocked before the first step with a card, the card is turned 90° clockwise, and the action goes on with Destruction on the new path.',
      es: 'Bloqueado antes del primer paso con una carta, la carta gira 90° en sentido horario y la acción sigue con la Destrucción en el nuevo camino.',
    },
    section: MOVEMENT,
    page: '22',
    rulings: [],
    explain: {
      en: ({ facing, cell }) =>
        `${cellName(cell)} is blocked before the first step: the card that points ${directionName(facing, 'en')} is turned.`,
      es: ({ facing, cell }) =>
        `${cellName(cell)} está bloqueado antes del primer paso: la carta que apunta al ${directionName(facing, 'es')} gira.`,
    },
  }),
  'apex.automata.danger.identity': rule<{ cell: Cell; zones: string[] }>({
    title: { en: 'Every source is a zone of its own', es: 'Cada causa es una zona propia' },
    says: {
      en: 'Every source of danger is its own zone, and a space may lie in several: whoever is in one is still outside the others.',
      es: 'Cada causa de peligro es su propia zona, y un espacio puede estar en varias: quien está en una sigue fuera de las otras.',
    },
    section: DANGER,
    page: '22',
    rulings: [],
    explain: {
      en: ({ cell, zones }) => `${cellName(cell)} lies in ${zones.length} zones at once: ${formatList(zones, 'en')}.`,
      es: ({ cell, zones }) => `${cellName(cell)} está en ${zones.length} zonas a la vez: ${formatList(zones, 'es')}.`,
    },
  }),
  'apex.automata.danger.sources': rule<{ zone: string; cause: keyof typeof CAUSES; spaces: number }>({
    title: { en: 'Where danger comes from', es: 'De dónde viene el peligro' },
    says: {
      en: 'Dangerous are the areas of delayed effects that will damage Legends, what lies outside the Ring while it deals damage, and spaces where entering hurts.',
      es: 'Son peligrosas las áreas de efectos retardados que dañarán a Leyendas, lo que está fuera del Anillo mientras este hace daño, y los espacios en los que entrar hiere.',
    },
    section: DANGER,
    page: '19',
    rulings: ['Q-A70'],
    explain: {
      en: ({ zone, cause, spaces }) =>
        `Danger zone ${zone}, ${spaces} ${spaces === 1 ? 'space' : 'spaces'}: ${CAUSES[cause].en}.`,
      es: ({ zone, cause, spaces }) =>
        `Zona de peligro ${zone}, ${spaces} ${spaces === 1 ? 'espacio' : 'espacios'}: ${CAUSES[cause].es}.`,
    },
  }),
  'apex.automata.destroy.nothing': rule<{ path: Cell[] }>({
    title: { en: 'Nothing to destroy', es: 'Nada que destruir' },
    says: {
      en: 'If nothing on the path can be destroyed, Destruction is skipped.',
      es: 'Si nada en el camino se puede destruir, la Destrucción se omite.',
    },
    section: DESTRUCTION,
    page: '23',
    rulings: [],
    explain: {
      en: ({ path }) => `Nothing on the path ${path.map(cellName).join(', ')} can be destroyed.`,
      es: ({ path }) => `Nada en el camino ${path.map(cellName).join(', ')} se puede destruir.`,
    },
  }),
  'apex.automata.destroy.bookkeeping': rule<{ objects: string[] }>({
    title: { en: 'In the order of the path', es: 'En el orden del camino' },
    says: {
      en: 'Several objects are destroyed in the order of the path: what lies between two spaces before what stands in the second; all else is the Destruction of the core book.',
      es: 'Varios objetos se destruyen en el orden del camino: lo que hay entre dos espacios antes que lo que está en el segundo; lo demás es la Destrucción del libro básico.',
    },
    section: DESTRUCTION,
    page: '26',
    rulings: [],
    explain: {
      en: ({ objects }) => `In this order: ${objects.join(', ')}.`,
      es: ({ objects }) => `En este orden: ${objects.join(', ')}.`,
    },
  }),
  'apex.automata.destroy.before-move': rule<{ turned: number; left: number }>({
    title: { en: 'Destruction comes before the step', es: 'La Destrucción va antes del paso' },
    says: {
      en: 'Destruction happens before the first step and again after every turn of the card, before it is tested whether the space can be entered.',
      es: 'La Destrucción ocurre antes del primer paso y otra vez tras cada giro de la carta, antes de comprobar si se puede entrar en el espacio.',
    },
    section: DESTRUCTION,
    page: '22, 26',
    rulings: [],
    explain: {
      en: ({ turned, left }) =>
        `${turned === 0 ? 'Before the first step' : `After turning the card by ${turned}°`}, with ${left} MP left, it destroys what lies on the path.`,
      es: ({ turned, left }) =>
        `${turned === 0 ? 'Antes del primer paso' : `Tras girar la carta ${turned}°`}, con ${left} PM, destruye lo que hay en el camino.`,
    },
  }),
  'apex.automata.zip.always': rule<{ zipline: string; landing: Cell }>({
    title: { en: 'Ziplines are always used, and cost nothing', es: 'Las tirolinas se usan siempre y no cuestan nada' },
    says: {
      en: 'An Automaton uses a zipline whenever its condition holds; that costs no movement points.',
      es: 'Un Autómata usa una tirolina siempre que se cumple la condición; no cuesta puntos de Movimiento.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: [],
    explain: {
      en: ({ zipline, landing }) => `It uses zipline ${zipline} for no points and lands in ${cellName(landing)}.`,
      es: ({ zipline, landing }) => `Usa la tirolina ${zipline} sin gastar puntos y llega a ${cellName(landing)}.`,
    },
  }),
  'apex.automata.zip.when': rule<{ cell: Cell; ziplines: string[] }>({
    title: { en: 'Beside a zipline', es: 'Junto a una tirolina' },
    says: {
      en: 'Ziplines are looked at in steps 3 and 6 of a Movement action while the Automaton is adjacent to one.',
      es: 'Las tirolinas se miran en los pasos 3 y 6 de una acción de Movimiento mientras el Autómata está adyacente a una.',
    },
    section: ZIPLINES,
    page: '22',
    rulings: [],
    explain: {
      en: ({ cell, ziplines }) => `${cellName(cell)} is adjacent to ${formatList(ziplines, 'en')}.`,
      es: ({ cell, ziplines }) => `${cellName(cell)} es adyacente a ${formatList(ziplines, 'es')}.`,
    },
  }),
  'apex.automata.zip.tie': rule<{ landings: Cell[]; landing: Cell }>({
    title: { en: 'Equally good landings', es: 'Llegadas igual de buenas' },
    says: {
      en: 'Of equally good spaces at the linked zipline the first one clockwise around it is taken.',
      es: 'De los espacios igual de buenos junto a la tirolina conectada se toma el primero en sentido horario a su alrededor.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: [],
    explain: {
      en: ({ landings, landing }) =>
        `${landings.map(cellName).join(', ')} are equally good: ${cellName(landing)} comes first.`,
      es: ({ landings, landing }) =>
        `${landings.map(cellName).join(', ')} son igual de buenos: ${cellName(landing)} va primero.`,
    },
  }),
  'apex.automata.zip.several': rule<{ ziplines: string[] }>({
    title: { en: 'Several ziplines', es: 'Varias tirolinas' },
    says: {
      en: 'Several ziplines are tested clockwise around the Automaton; the same hop on the same colour happens once in an action.',
      es: 'Varias tirolinas se prueban en sentido horario alrededor del Autómata; el mismo salto con el mismo color ocurre una vez por acción.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A14'],
    explain: {
      en: ({ ziplines }) => `They are tested in this order: ${ziplines.join(', ')}.`,
      es: ({ ziplines }) => `Se prueban en este orden: ${ziplines.join(', ')}.`,
    },
  }),
  'apex.automata.zip.linked-only': rule<{ zipline: string }>({
    title: { en: 'Only a linked zipline', es: 'Solo una tirolina conectada' },
    says: {
      en: 'A zipline whose other end is not on the board is ignored; whose it is does not matter.',
      es: 'Una tirolina cuyo otro extremo no está en el tablero se ignora; da igual de quién sea.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A73'],
    explain: {
      en: ({ zipline }) => `Zipline ${zipline} is not linked and is ignored.`,
      es: ({ zipline }) => `La tirolina ${zipline} no está conectada y se ignora.`,
    },
  }),
  'apex.automata.zip.own-space': rule<{ zipline: string; cell: Cell }>({
    title: { en: 'No hop to where it stands', es: 'Ningún salto adonde ya está' },
    says: {
      en: 'If its own space is the best landing there is nothing to transfer: the zipline is not used, nor used up.',
      es: 'Si su propio espacio es la mejor llegada no hay nada que trasladar: la tirolina no se usa ni se agota.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A88'],
    explain: {
      en: ({ zipline, cell }) => `${cellName(cell)} is already the best landing of zipline ${zipline}: it stays.`,
      es: ({ zipline, cell }) => `${cellName(cell)} ya es la mejor llegada de la tirolina ${zipline}: se queda.`,
    },
  }),
}
