import type { Cell } from '../../../../geometry/grid.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { routeName } from '../route/route.words.ts'
import { DANGER_BLOCK_WORDS, type DangerBlock } from './movement.words.ts'

const SECTION = 'Danger zones'

/** Rules on the flight from a danger zone. */
export const dangerRules = {
  'apex.automata.danger.procedure': rule<{ card: string; facing: Facing; end: Cell; reason: DangerBlock | null }>({
    title: { en: 'Out of danger along a path', es: 'Fuera del peligro por un camino' },
    says: {
      en: 'A Route card is laid towards the primary enemy and turned clockwise up to four directions: the first whose end is free and safe and whose path can be walked is taken, to its end. It gains no Charges and uses no ziplines.',
      es: 'Se coloca una carta de Ruta hacia el enemigo principal y se gira en sentido horario hasta cuatro direcciones: se sigue, hasta su final, la primera cuyo final está libre y seguro y cuyo camino se puede recorrer. No gana Cargas ni usa tirolinas.',
    },
    section: SECTION,
    page: '20-21',
    rulings: ['Q-A06', 'Q-A18', 'Q-A49', 'Q-A53'],
    explain: {
      en: ({ card, facing, end, reason }, content) =>
        `${routeName(card, 'en', content)} to the ${directionName(facing, 'en')} ends in ${cellName(end)}: ${reason === null ? 'that is the way out' : DANGER_BLOCK_WORDS[reason].en}.`,
      es: ({ card, facing, end, reason }, content) =>
        `${routeName(card, 'es', content)} hacia el ${directionName(facing, 'es')} acaba en ${cellName(end)}: ${reason === null ? 'esa es la salida' : DANGER_BLOCK_WORDS[reason].es}.`,
    },
  }),
  'apex.automata.danger.keeps-route': rule<{ cell: Cell; end: Cell }>({
    title: { en: 'A shot does not stop the flight', es: 'Un disparo no detiene la huida' },
    says: {
      en: 'An Optimal Shot on the way neither discards the card nor changes its colour; the move still leads to the end of the path.',
      es: 'Un Disparo óptimo en camino no descarta la carta ni cambia su color; el movimiento sigue hasta el final del camino.',
    },
    section: SECTION,
    page: '21',
    rulings: [],
    explain: {
      en: ({ cell, end }) => `It shoots in ${cellName(cell)} and goes on to ${cellName(end)} with the same card.`,
      es: ({ cell, end }) => `Dispara en ${cellName(cell)} y sigue hasta ${cellName(end)} con la misma carta.`,
    },
  }),
}
