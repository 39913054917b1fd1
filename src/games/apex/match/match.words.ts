import type { Localized } from '../../../lib/locale.ts'
import type { ApexPhase } from './state.ts'

/** The phases of a match, as they stand after “in”. */
export const PHASE_NAMES: Readonly<Record<ApexPhase, Localized>> = {
  colour: { en: 'the choice of colours', es: 'la elección de colores' },
  recruit: { en: 'recruiting', es: 'el reclutamiento' },
  stage1: { en: 'stage 1', es: 'la etapa 1' },
  entryPlace: { en: 'the placing at the entry module', es: 'la colocación en el módulo de Entrada' },
  enter: { en: 'the drop onto the board', es: 'la entrada en el tablero' },
  turn: { en: 'a squad’s turn', es: 'el turno de un pelotón' },
  transition: { en: 'the Transition phase', es: 'la fase de Transición' },
  ended: { en: 'a match that is over', es: 'una partida terminada' },
}
