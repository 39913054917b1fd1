import type { Cell } from '../../../../geometry/grid.ts'
import { formatList } from '../../../../lib/wording.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { routeName } from '../route/route.words.ts'

const DROP = 'The drop'
const RESPAWN = 'Respawning'

const CHOSEN_BY = {
  only: { en: 'the only one on the board', es: 'la única del tablero' },
  squadmate: { en: 'the nearest to its squadmate', es: 'la más cercana a su compañero' },
  enemy: { en: 'the nearest to an enemy', es: 'la más cercana a un enemigo' },
  chosen: { en: 'chosen among equals', es: 'elegida entre iguales' },
  order: { en: 'the first clockwise among equals', es: 'la primera en sentido horario entre iguales' },
} as const

/** Rules on how Automata come onto the board. */
export const entryRules = {
  'apex.automata.scope.enemy-squad': rule<{ reason: string; count: number; needed: number }>({
    title: { en: 'Two enemies, always', es: 'Siempre dos enemigos' },
    says: {
      en: 'The squad against the players is always two Automata.',
      es: 'El pelotón contra los jugadores es siempre de dos Autómatas.',
    },
    section: 'The Automata',
    page: '3',
    rulings: [],
    explain: {
      en: ({ count, needed }) => `${count} Automata are named, where there are always ${needed}.`,
      es: ({ count, needed }) => `Se nombran ${count} Autómatas, y siempre son ${needed}.`,
    },
  }),
  'apex.automata.scope.boxes': rule<{ role: 'enemy' | 'teammate' }>({
    title: { en: 'Green and purple boxes', es: 'Cuadros verdes y morados' },
    says: {
      en: 'What stands in a green box is only for the teammate of a player, what stands in a purple one only for enemies.',
      es: 'Lo de un cuadro verde es solo para el compañero de un jugador; lo de uno morado, solo para los enemigos.',
    },
    section: 'The Automata',
    page: '3',
    rulings: ['Q-A57'],
    explain: {
      en: ({ role }) =>
        role === 'teammate' ? 'It is a teammate: the player decides.' : 'It is an enemy: nobody decides for it.',
      es: ({ role }) =>
        role === 'teammate' ? 'Es un compañero: decide el jugador.' : 'Es un enemigo: nadie decide por él.',
    },
  }),
  'apex.automata.setup.beacons': rule<{ reason: string }>({
    title: { en: 'A board with beacons', es: 'Un tablero con balizas' },
    says: {
      en: 'A board for Automata has at least one respawn beacon with a free space beside it.',
      es: 'Un tablero para Autómatas tiene al menos una baliza de reaparición con un espacio libre al lado.',
    },
    section: 'Getting ready',
    page: '8, 11',
    rulings: [],
    explain: {
      en: () => 'There is no respawn beacon on this board.',
      es: () => 'No hay ninguna baliza de reaparición en este tablero.',
    },
  }),
  'apex.automata.drop.players-first': rule<{ reason: string | null }>({
    title: { en: 'The players enter first', es: 'Primero entran los jugadores' },
    says: {
      en: 'The squad of the players enters before that of the enemies, whatever the colours.',
      es: 'El pelotón de los jugadores entra antes que el de los enemigos, sean cuales sean los colores.',
    },
    section: DROP,
    page: '8',
    rulings: [],
    explain: {
      en: ({ reason }) =>
        reason === null
          ? 'The players have entered: the enemies follow.'
          : 'A Legend of the players has not entered yet.',
      es: ({ reason }) =>
        reason === null
          ? 'Los jugadores han entrado: siguen los enemigos.'
          : 'Una Leyenda de los jugadores aún no ha entrado.',
    },
  }),
  'apex.automata.drop.enemy-order': rule<{ order: { legend: string; score: number }[] }>({
    title: { en: 'The lower score enters first', es: 'Entra primero la puntuación más baja' },
    says: {
      en: 'Of the two enemies the one with the lower initiative score enters first; if they are equal, the one that was assigned first.',
      es: 'De los dos enemigos entra primero el de menor puntuación de iniciativa; si son iguales, el que se asignó antes.',
    },
    section: DROP,
    page: '8',
    rulings: ['Q-A31'],
    explain: {
      en: ({ order }, content) =>
        `${order.map(({ legend, score }) => `${legendName(legend, 'en', content)} (${score})`).join(', then ')}.`,
      es: ({ order }, content) =>
        `${order.map(({ legend, score }) => `${legendName(legend, 'es', content)} (${score})`).join(', luego ')}.`,
    },
  }),
  'apex.automata.drop.enemy-beacon': rule<{
    reason: string | null
    beacon: string
    distances: { id: string; distance: number }[]
    tie: string[]
  }>({
    title: { en: 'The beacon farthest from the players', es: 'La baliza más alejada de los jugadores' },
    says: {
      en: 'The enemies drop at the beacon whose distance to the nearest Legend of the players is largest; among equals any may be chosen.',
      es: 'Los enemigos caen en la baliza cuya distancia a la Leyenda más cercana de los jugadores es mayor; entre iguales se puede elegir cualquiera.',
    },
    section: DROP,
    page: '8',
    rulings: ['Q-A27', 'Q-A28'],
    explain: {
      en: ({ reason, beacon, distances, tie }) => {
        const away = distances.map(({ id, distance }) => `${id} ${distance}`).join(', ')
        if (reason !== null) return `${beacon} is not among the beacons to choose from (${away}).`
        return `Distances to the nearest: ${away}. ${tie.length > 1 ? `${formatList(tie, 'en')} are equal: ` : ''}${beacon}.`
      },
      es: ({ reason, beacon, distances, tie }) => {
        const away = distances.map(({ id, distance }) => `${id} ${distance}`).join(', ')
        if (reason !== null) return `${beacon} no está entre las balizas que se pueden elegir (${away}).`
        return `Distancias a la más cercana: ${away}. ${tie.length > 1 ? `${formatList(tie, 'es')} son iguales: ` : ''}${beacon}.`
      },
    },
  }),
  'apex.automata.drop.enemy-route': rule<{
    legend: string
    card: string
    facing: Facing
    end: Cell
    reason: 'OFF_BOARD' | 'OCCUPIED' | null
  }>({
    title: { en: 'A Route card from the beacon', es: 'Una carta de Ruta desde la baliza' },
    says: {
      en: 'The Automaton counts as standing on the beacon; a Route card is laid neutral, and it is transferred to the end of the white path. If that is occupied or off the board, the card is turned clockwise.',
      es: 'El Autómata cuenta como situado en la baliza; se coloca una carta de Ruta en neutral y se le traslada al final del camino blanco. Si está ocupado o fuera del tablero, la carta gira en sentido horario.',
    },
    section: DROP,
    page: '8-9',
    rulings: ['Q-A06', 'Q-A54'],
    explain: {
      en: ({ legend, card, facing, end, reason }, content) =>
        `${legendName(legend, 'en', content)}, ${routeName(card, 'en', content)} to the ${directionName(facing, 'en')}: ${cellName(end)} is ${reason === null ? 'free' : reason === 'OCCUPIED' ? 'occupied' : 'off the board'}.`,
      es: ({ legend, card, facing, end, reason }, content) =>
        `${legendName(legend, 'es', content)}, ${routeName(card, 'es', content)} hacia el ${directionName(facing, 'es')}: ${cellName(end)} está ${reason === null ? 'libre' : reason === 'OCCUPIED' ? 'ocupado' : 'fuera del tablero'}.`,
    },
  }),
  'apex.automata.drop.second-automaton': rule<{ legend: string; beacon: string }>({
    title: { en: 'The second one, at the same beacon', es: 'El segundo, en la misma baliza' },
    says: {
      en: 'The second Automaton uses the same beacon with a Route card of its own; the first one occupies its space by then.',
      es: 'El segundo Autómata usa la misma baliza con su propia carta de Ruta; el primero ya ocupa su espacio.',
    },
    section: DROP,
    page: '9',
    rulings: [],
    explain: {
      en: ({ legend, beacon }, content) =>
        `${legendName(legend, 'en', content)} drops at ${beacon}, too, with a new card.`,
      es: ({ legend, beacon }, content) =>
        `${legendName(legend, 'es', content)} cae también en ${beacon}, con otra carta.`,
    },
  }),
  'apex.automata.drop.transfer-ignores': rule<{ legend: string; space: Cell }>({
    title: { en: 'The drop is a transfer', es: 'El salto aéreo es un traslado' },
    says: {
      en: 'Levels, obstacles, danger and sight do not matter for the drop; what happens on entering a space does.',
      es: 'Los niveles, obstáculos, peligros y la visión no importan en el salto aéreo; lo que ocurre al entrar en un espacio, sí.',
    },
    section: DROP,
    page: '8',
    rulings: [],
    explain: {
      en: ({ legend, space }, content) => `${legendName(legend, 'en', content)} is transferred to ${cellName(space)}.`,
      es: ({ legend, space }, content) => `${legendName(legend, 'es', content)} se traslada a ${cellName(space)}.`,
    },
  }),
  'apex.automata.respawn.teammate': rule<{ reason: string | null; space: Cell | null; spaces: number }>({
    title: { en: 'The player places a teammate', es: 'El jugador coloca al compañero' },
    says: {
      en: 'A teammate comes back in any free space adjacent to any beacon, as the player chooses.',
      es: 'Un compañero vuelve en cualquier espacio libre adyacente a cualquier baliza, a elección del jugador.',
    },
    section: RESPAWN,
    page: '11',
    rulings: [],
    explain: {
      en: ({ reason, space, spaces }) => {
        if (space === null) return `The player chooses among ${spaces} spaces.`
        if (reason === 'SPACE_NOT_FREE') return `${cellName(space)} is not free.`
        if (reason !== null) return `${cellName(space)} is not adjacent to a beacon.`
        return `The player chooses ${cellName(space)}.`
      },
      es: ({ reason, space, spaces }) => {
        if (space === null) return `El jugador elige entre ${spaces} espacios.`
        if (reason === 'SPACE_NOT_FREE') return `${cellName(space)} no está libre.`
        if (reason !== null) return `${cellName(space)} no es adyacente a una baliza.`
        return `El jugador elige ${cellName(space)}.`
      },
    },
  }),
  'apex.automata.respawn.enemy-beacon': rule<{
    reason: string | null
    beacon: string
    by: keyof typeof CHOSEN_BY
    tie: string[]
  }>({
    title: { en: 'The beacon of an enemy', es: 'La baliza de un enemigo' },
    says: {
      en: 'An enemy comes back at the beacon nearest to its squadmate; if several are, or no squadmate is on the board, at the one of them nearest to a Legend of the players; among equals at any.',
      es: 'Un enemigo vuelve en la baliza más cercana a su compañero; si hay varias, o no hay compañero en el tablero, en la de ellas más cercana a una Leyenda de los jugadores; entre iguales, en cualquiera.',
    },
    section: RESPAWN,
    page: '11',
    rulings: ['Q-A27'],
    explain: {
      en: ({ reason, beacon, by, tie }) =>
        reason !== null
          ? `${beacon} is not the beacon to be used${tie.length > 1 ? `; equal are ${formatList(tie, 'en')}` : ''}.`
          : `${beacon}: ${CHOSEN_BY[by].en}${tie.length > 1 ? ` (${formatList(tie, 'en')})` : ''}.`,
      es: ({ reason, beacon, by, tie }) =>
        reason !== null
          ? `${beacon} no es la baliza que toca${tie.length > 1 ? `; son iguales ${formatList(tie, 'es')}` : ''}.`
          : `${beacon}: ${CHOSEN_BY[by].es}${tie.length > 1 ? ` (${formatList(tie, 'es')})` : ''}.`,
    },
  }),
  'apex.automata.respawn.enemy-space': rule<{ beacon: string; primary: string | null; space: Cell }>({
    title: { en: 'The space of an enemy', es: 'El espacio de un enemigo' },
    says: {
      en: 'As if it stood on the beacon its primary enemy is found; it is placed in the free adjacent space nearest to that one, the first clockwise among equals.',
      es: 'Como si estuviera en la baliza se halla su enemigo principal; se coloca en el espacio libre adyacente más cercano a él, el primero en sentido horario entre iguales.',
    },
    section: RESPAWN,
    page: '11',
    rulings: ['Q-A29'],
    explain: {
      en: ({ beacon, primary, space }, content) =>
        primary === null
          ? `Nobody is on the board: ${cellName(space)} is the first free space at ${beacon}.`
          : `From ${beacon}, ${legendName(primary, 'en', content)} is the primary enemy: ${cellName(space)} is the nearest space.`,
      es: ({ beacon, primary, space }, content) =>
        primary === null
          ? `No hay nadie en el tablero: ${cellName(space)} es el primer espacio libre en ${beacon}.`
          : `Desde ${beacon}, ${legendName(primary, 'es', content)} es el enemigo principal: ${cellName(space)} es el espacio más cercano.`,
    },
  }),
  'apex.automata.respawn.full-beacon': rule<{ reason: string | null; full: string[]; beacon: string | null }>({
    title: { en: 'No room at the beacon', es: 'Sin sitio en la baliza' },
    says: {
      en: 'If no space beside a beacon is free, the next best beacon is used; if none has room, the first free space in rings around the first.',
      es: 'Si no hay espacio libre junto a una baliza, se usa la siguiente mejor; si ninguna tiene sitio, el primer espacio libre en anillos alrededor de la primera.',
    },
    section: RESPAWN,
    page: '11',
    rulings: ['Q-A30', 'Q-A89'],
    explain: {
      en: ({ reason, full, beacon }) =>
        reason !== null
          ? 'There is no free space on the whole board.'
          : `No room at ${formatList(full, 'en')}: ${beacon === null ? 'the first free space around it' : `${beacon} is used`}.`,
      es: ({ reason, full, beacon }) =>
        reason !== null
          ? 'No hay ningún espacio libre en todo el tablero.'
          : `No hay sitio en ${formatList(full, 'es')}: ${beacon === null ? 'el primer espacio libre alrededor' : `se usa ${beacon}`}.`,
    },
  }),
  'apex.automata.respawn.no-optimal': rule<{ space: Cell }>({
    title: { en: 'No shot on coming back', es: 'Sin disparo al volver' },
    says: {
      en: 'Being placed at a beacon never brings an Optimal Shot: it comes before step 1.',
      es: 'Ser colocado junto a una baliza nunca da un Disparo óptimo: ocurre antes del paso 1.',
    },
    section: RESPAWN,
    page: '17',
    rulings: [],
    explain: {
      en: ({ space }) => `Placed in ${cellName(space)} before step 1: no Optimal Shot.`,
      es: ({ space }) => `Colocado en ${cellName(space)} antes del paso 1: no hay Disparo óptimo.`,
    },
  }),
}
