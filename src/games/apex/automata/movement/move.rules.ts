import type { Cell } from '../../../../geometry/grid.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Icon } from '../content/automaton-legends.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { routeName } from '../route/route.words.ts'
import { BLOCK_WORDS, type Block, COLOUR_WORDS } from './movement.words.ts'

const SECTION = 'Movement of Automata'

/** Why a step is not possible; the pieces and zones that forbid it are named by their ids. */
export type BlockedFacts = { from: Cell; to: Cell; reason: Block; ids: string[] }

const blocked = {
  en: ({ from, to, reason, ids }: BlockedFacts) =>
    `No step from ${cellName(from)} to ${cellName(to)}: ${BLOCK_WORDS[reason].en}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}.`,
  es: ({ from, to, reason, ids }: BlockedFacts) =>
    `No hay paso de ${cellName(from)} a ${cellName(to)}: ${BLOCK_WORDS[reason].es}${ids.length === 0 ? '' : ` (${ids.join(', ')})`}.`,
}

/** Rules on the Movement action of an Automaton. */
export const moveRules = {
  'apex.automata.move.icons': rule<{ left: Icon; right: Icon; shotThisRound: boolean; icon: Icon }>({
    title: { en: 'Left before the shot, right after it', es: 'Izquierda antes del disparo, derecha después' },
    says: {
      en: 'A Movement action has movement points and two icons: the left one counts until the Automaton has shot in this round, then the right one.',
      es: 'Una acción de Movimiento tiene puntos de Movimiento y dos iconos: cuenta el izquierdo hasta que el Autómata haya disparado en esta ronda, y luego el derecho.',
    },
    section: SECTION,
    page: '20, 34',
    rulings: ['Q-A07', 'Q-A25'],
    explain: {
      en: ({ shotThisRound, icon }) =>
        `It has ${shotThisRound ? '' : 'not '}shot in this round: the ${shotThisRound ? 'right' : 'left'} icon counts, ${COLOUR_WORDS[icon].en}.`,
      es: ({ shotThisRound, icon }) =>
        `${shotThisRound ? 'Ya ha' : 'No ha'} disparado en esta ronda: cuenta el icono ${shotThisRound ? 'derecho' : 'izquierdo'}, ${COLOUR_WORDS[icon].es}.`,
    },
  }),
  'apex.automata.move.x-first-check': rule<{ drawn: boolean }>({
    title: { en: 'An X: no move', es: 'Una X: no hay movimiento' },
    says: {
      en: 'If the icon that counts is an X when the action starts, no Route card is drawn; if it becomes one later, the card just drawn is discarded and the move ends.',
      es: 'Si el icono que cuenta es una X al empezar la acción, no se roba carta de Ruta; si lo es más tarde, la carta recién robada se descarta y el movimiento termina.',
    },
    section: SECTION,
    page: '22, 25',
    rulings: ['Q-A17'],
    explain: {
      en: ({ drawn }) =>
        drawn
          ? 'The icon is an X now: the card is discarded, and the move ends.'
          : 'The icon is an X: it does not move, and no Route card is drawn.',
      es: ({ drawn }) =>
        drawn
          ? 'El icono es ahora una X: la carta se descarta y el movimiento termina.'
          : 'El icono es una X: no se mueve y no se roba carta de Ruta.',
    },
  }),
  'apex.automata.move.cost': rule<{ from: Cell; to: Cell; left: number; reason: string | null }>({
    title: { en: 'One point for each space', es: 'Un punto por espacio' },
    says: {
      en: 'An Automaton pays 1 movement point for each neighbouring space it enters, and nothing for obstacles, joints or climbing a level.',
      es: 'Un Autómata paga 1 punto de Movimiento por cada espacio vecino en que entra, y nada por obstáculos, uniones o subir un nivel.',
    },
    section: SECTION,
    page: '19',
    rulings: ['Q-A71'],
    explain: {
      en: ({ from, to, left, reason }) =>
        reason === null
          ? `It steps from ${cellName(from)} to ${cellName(to)}: ${left} MP left.`
          : `${cellName(from)} and ${cellName(to)} are not neighbours.`,
      es: ({ from, to, left, reason }) =>
        reason === null
          ? `Da un paso de ${cellName(from)} a ${cellName(to)}: ${left === 1 ? 'queda' : 'quedan'} ${left} PM.`
          : `${cellName(from)} y ${cellName(to)} no son vecinos.`,
    },
  }),
  'apex.automata.move.forbidden': rule<BlockedFacts>({
    title: { en: 'Where no step leads', es: 'Adonde no lleva ningún paso' },
    says: {
      en: 'It never enters a space two levels up or an impassable one, and crosses no edge or corner that is closed; ravines, dimensional rifts and jump pads are impassable to it.',
      es: 'No entra nunca en un espacio dos niveles por encima ni en uno infranqueable, ni cruza un borde o esquina cerrados; los barrancos, brechas dimensionales y plataformas de salto son infranqueables para él.',
    },
    section: SECTION,
    page: '19-20',
    rulings: ['Q-A71', 'Q-A82'],
    explain: blocked,
  }),
  'apex.automata.move.off-board': rule<BlockedFacts>({
    title: { en: 'The board is not left', es: 'No se sale del tablero' },
    says: {
      en: 'A space of the path that is off the board cannot be entered.',
      es: 'No se puede entrar en un espacio del camino que está fuera del tablero.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-A11'],
    explain: blocked,
  }),
  'apex.automata.move.occupied': rule<BlockedFacts>({
    title: { en: 'Through a figure, not onto it', es: 'A través de una miniatura, no sobre ella' },
    says: {
      en: 'An occupied space is entered only if at least 1 movement point is left afterwards.',
      es: 'En un espacio ocupado solo se entra si después queda al menos 1 punto de Movimiento.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: blocked,
  }),
  'apex.automata.move.danger-entry': rule<BlockedFacts>({
    title: { en: 'Not into danger', es: 'No hacia el peligro' },
    says: {
      en: 'It does not enter a danger zone that it is outside of; within one it moves freely.',
      es: 'No entra en una zona de peligro si está fuera de ella; dentro de una se mueve con libertad.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: blocked,
  }),
  'apex.automata.move.away-facing': rule<{ laid: Facing; skipped: Facing }>({
    title: { en: 'Never directly away', es: 'Nunca en dirección opuesta' },
    says: {
      en: 'A card that would point directly away from the primary enemy is turned once more.',
      es: 'Una carta que apuntaría en dirección opuesta al enemigo principal gira una vez más.',
    },
    section: SECTION,
    page: '22, 24',
    rulings: ['Q-A09'],
    explain: {
      en: ({ laid, skipped }) =>
        `It was laid pointing ${directionName(laid, 'en')}, so ${directionName(skipped, 'en')} is directly away and left out.`,
      es: ({ laid, skipped }) =>
        `Se colocó apuntando al ${directionName(laid, 'es')}, así que el ${directionName(skipped, 'es')} es la dirección opuesta y se omite.`,
    },
  }),
  'apex.automata.move.second-revolution': rule<{ facing: Facing }>({
    title: { en: 'Once round: danger is accepted', es: 'Tras una vuelta se acepta el peligro' },
    says: {
      en: 'When the card has been all the way round, it is turned round once more, and danger zones may be entered.',
      es: 'Cuando la carta ha dado una vuelta entera, da otra más, y se puede entrar en zonas de peligro.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ facing }) =>
        `The card has been round once: from ${directionName(facing, 'en')} on, danger no longer counts.`,
      es: ({ facing }) =>
        `La carta ha dado una vuelta: desde el ${directionName(facing, 'es')}, el peligro ya no cuenta.`,
    },
  }),
  'apex.automata.move.stuck': rule<{ reason: string | null; turned: number }>({
    title: { en: 'Twice round: it stays', es: 'Tras dos vueltas se queda' },
    says: {
      en: 'After 720° the Movement action ends, and the points that are left are lost.',
      es: 'Tras 720° la acción de Movimiento termina y los puntos restantes se pierden.',
    },
    section: SECTION,
    page: '22',
    rulings: ['Q-A10'],
    explain: {
      en: ({ turned }) => `The card has been turned by ${turned}°: the move is over.`,
      es: ({ turned }) => `La carta ha girado ${turned}°: el movimiento ha terminado.`,
    },
  }),
  'apex.automata.move.blocked-moved': rule<{ reason: string | null }>({
    title: { en: 'Blocked on the way: a new card', es: 'Bloqueado en camino: otra carta' },
    says: {
      en: 'Blocked after at least one step with a card, it discards the card and draws a new one; the card is not turned.',
      es: 'Bloqueado tras al menos un paso con una carta, la descarta y roba otra; la carta no gira.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ reason }) =>
        reason === null
          ? 'It has moved with this card and is blocked: the card is discarded.'
          : 'It has moved with this card: the card is not turned but discarded.',
      es: ({ reason }) =>
        reason === null
          ? 'Se ha movido con esta carta y está bloqueado: la carta se descarta.'
          : 'Se ha movido con esta carta: la carta no gira, se descarta.',
    },
  }),
  'apex.automata.move.shot-mid-move': rule<{ left: number }>({
    title: { en: 'A shot on the way: a new card', es: 'Un disparo en camino: otra carta' },
    says: {
      en: 'After an Optimal Shot with points left, the card is discarded and a new one drawn; now the right icon counts.',
      es: 'Tras un Disparo óptimo con puntos restantes, la carta se descarta y se roba otra; ahora cuenta el icono derecho.',
    },
    section: SECTION,
    page: '22, 25',
    rulings: [],
    explain: {
      en: ({ left }) => `It has shot with ${left} MP left: the card is discarded.`,
      es: ({ left }) => `Ha disparado y le ${left === 1 ? 'queda' : 'quedan'} ${left} PM: la carta se descarta.`,
    },
  }),
  'apex.automata.move.path-end': rule<{ card: string; cell: Cell; left: number }>({
    title: { en: 'At the end of the path: a new card', es: 'Al final del camino: otra carta' },
    says: {
      en: 'At the end of the path with points left, the card is discarded and a new one drawn.',
      es: 'Al final del camino con puntos restantes, la carta se descarta y se roba otra.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ card, cell, left }, content) =>
        `The path of ${routeName(card, 'en', content)} ends in ${cellName(cell)} with ${left} MP left: the card is discarded.`,
      es: ({ card, cell, left }, content) =>
        `El camino de la ${routeName(card, 'es', content)} acaba en ${cellName(cell)} y ${left === 1 ? 'queda' : 'quedan'} ${left} PM: la carta se descarta.`,
    },
  }),
  'apex.automata.move.no-mp': rule<{ cell: Cell }>({
    title: { en: 'No points left', es: 'Sin puntos' },
    says: {
      en: 'It spends all the points it can; with none left the action ends, and no further card is drawn.',
      es: 'Gasta todos los puntos que puede; sin ninguno la acción termina y no se roba más cartas.',
    },
    section: SECTION,
    page: '22',
    rulings: ['Q-A16'],
    explain: {
      en: ({ cell }) => `No movement points are left: the move ends in ${cellName(cell)}.`,
      es: ({ cell }) => `No quedan puntos de Movimiento: el movimiento acaba en ${cellName(cell)}.`,
    },
  }),
  'apex.automata.move.never-rest-on-occupied': rule<{ from: Cell; to: Cell; near: boolean }>({
    title: { en: 'It never stays on a figure', es: 'Nunca se queda sobre una miniatura' },
    says: {
      en: 'If the action ends in an occupied space, the Automaton goes to the first free space near it, else back to the last free space it stood in.',
      es: 'Si la acción acaba en un espacio ocupado, el Autómata va al primer espacio libre cercano o, si no hay, al último espacio libre en que estuvo.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-A12', 'Q-A90'],
    explain: {
      en: ({ from, to, near }) =>
        `${cellName(from)} is occupied: it goes to ${near ? 'the first free space near it' : 'the last free space it stood in'}, ${cellName(to)}.`,
      es: ({ from, to, near }) =>
        `${cellName(from)} está ocupado: va al ${near ? 'primer espacio libre cercano' : 'último espacio libre en que estuvo'}, ${cellName(to)}.`,
    },
  }),
  'apex.automata.move.no-primary': rule<{ reason: string | null }>({
    title: { en: 'A move without a primary enemy', es: 'Un movimiento sin enemigo principal' },
    says: {
      en: 'Outside its activation an Automaton has no primary enemy: cards are laid neutral, no direction is left out, and it uses no zipline and takes no Optimal Shot.',
      es: 'Fuera de su activación un Autómata no tiene enemigo principal: las cartas se colocan en neutral, no se omite ninguna dirección, y no usa tirolinas ni hace Disparos óptimos.',
    },
    section: SECTION,
    page: '10, 22',
    rulings: ['Q-A72'],
    explain: {
      en: ({ reason }) =>
        reason === null
          ? 'There is no primary enemy: neither ziplines nor Optimal Shots.'
          : 'Without a primary enemy no zipline is used.',
      es: ({ reason }) =>
        reason === null
          ? 'No hay enemigo principal: ni tirolinas ni Disparos óptimos.'
          : 'Sin enemigo principal no se usa ninguna tirolina.',
    },
  }),
}
