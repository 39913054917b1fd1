import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on the Ring and the round panel. */
export const ringInterpretations = defineInterpretations({
  'Q-03': {
    page: '16, 45',
    question: {
      en: 'How much damage does the Ring do in which round, and where are the event cells?',
      es: '¿Cuánto daño hace el Anillo en cada ronda y dónde están las casillas de evento?',
    },
    ruling: {
      en: 'They are content; whoever has the panel may give the real numbers.',
      es: 'Son contenido; quien tenga el panel puede indicar los números reales.',
    },
    reason: {
      en: 'They are printed on the round panel, which the book does not show.',
      es: 'Están impresos en el panel de Ronda, que el libro no muestra.',
    },
  },
  'Q-48': {
    page: '9, 16',
    question: {
      en: 'Are the spaces of the Ring markers inside? Can its sides pass each other?',
      es: '¿Están dentro los espacios de los delimitadores del Anillo? ¿Pueden cruzarse sus lados?',
    },
    ruling: {
      en: 'Inside; the Ring never gets narrower than 1 space.',
      es: 'Dentro; el Anillo nunca mide menos de 1 espacio.',
    },
    reason: { en: 'At the start every space is inside.', es: 'Al principio todos los espacios están dentro.' },
  },
  'Q-49': {
    page: '16',
    question: {
      en: 'In which order does the Ring hurt the Legends?',
      es: '¿En qué orden daña el Anillo a las Leyendas?',
    },
    ruling: { en: 'All at once; then victory is checked.', es: 'A todas a la vez; después se comprueba la victoria.' },
    reason: { en: 'It is one step of the phase.', es: 'Es un solo paso de la fase.' },
  },
  'Q-55': {
    page: '41',
    question: {
      en: 'Does a depleted legendary emergency shield still limit the Ring?',
      es: '¿Limita aún el Anillo un escudo de emergencia legendario agotado?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: {
      en: 'That sentence stands by itself and not with the flipping.',
      es: 'Esa frase va por separado y no con el volteo.',
    },
  },
  'Q-61': {
    page: '16, 45',
    question: {
      en: 'What does a reshuffle icon add to a Ring shift in the same cell?',
      es: '¿Qué añade un icono de barajar a un desplazamiento del Anillo en la misma casilla?',
    },
    ruling: { en: 'Nothing: one shuffle and one new card.', es: 'Nada: se baraja una vez y se revela una carta.' },
    reason: { en: 'Both texts describe the same.', es: 'Ambos textos describen lo mismo.' },
  },
})
