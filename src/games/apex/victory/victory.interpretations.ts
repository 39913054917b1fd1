import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on winning. */
export const victoryInterpretations = defineInterpretations({
  'Q-32': {
    page: '8',
    question: { en: 'What if both squads win at the same moment?', es: '¿Y si ambos pelotones vencen a la vez?' },
    ruling: {
      en: 'The tie-breaks of the end of the game decide.',
      es: 'Deciden los desempates del final de la partida.',
    },
    reason: { en: 'The book does not speak of it.', es: 'El libro no habla de ello.' },
  },
  'Q-33': {
    page: '31',
    question: {
      en: 'What does eliminating a Legend without death boxes give?',
      es: '¿Qué da eliminar a una Leyenda sin cajas?',
    },
    ruling: { en: 'No victory point.', es: 'Ningún Punto de Victoria.' },
    reason: { en: 'There is nothing to take.', es: 'No hay nada que tomar.' },
  },
  'Q-34': {
    page: '8',
    question: {
      en: 'Whose Health counts in the second tie-break?',
      es: '¿La Salud de quién cuenta en el segundo desempate?',
    },
    ruling: {
      en: 'The single highest among the Legends with both boxes; a squad without one loses, equal is a draw.',
      es: 'La más alta entre las Leyendas con ambas cajas; un pelotón sin ninguna pierde y si son iguales hay empate.',
    },
    reason: {
      en: 'The text counts those Legends and then names the one with the most Health.',
      es: 'El texto cuenta esas Leyendas y luego nombra a la de más Salud.',
    },
  },
  'Q-35': {
    page: '31',
    question: {
      en: 'Does an elimination by the own grenade, the Ring or a squadmate give a point?',
      es: '¿Da un punto la eliminación por la propia granada, el Anillo o un compañero?',
    },
    ruling: { en: 'Yes, to the enemy squad.', es: 'Sí, al pelotón enemigo.' },
    reason: { en: 'The procedure names no cause.', es: 'El procedimiento no menciona la causa.' },
  },
  'Q-51': {
    page: '8',
    question: {
      en: 'Are the points checked at the activation of an eliminated Legend?',
      es: '¿Se comprueban los puntos en la activación de una Leyenda eliminada?',
    },
    ruling: { en: 'Yes, before it respawns.', es: 'Sí, antes de que reaparezca.' },
    reason: {
      en: 'At the start of the activation, says the book.',
      es: 'Al comienzo de la activación, dice el libro.',
    },
  },
  'Q-72': {
    page: '8, 31',
    question: { en: 'When exactly is victory “immediate”?', es: '¿Cuándo es exactamente «inmediata» la victoria?' },
    ruling: {
      en: 'After all eliminations of one damage, before anything else is played.',
      es: 'Tras todas las eliminaciones de un mismo daño, antes de jugar nada más.',
    },
    reason: { en: 'Damage at one moment is one event.', es: 'El daño de un mismo momento es un solo suceso.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
})
