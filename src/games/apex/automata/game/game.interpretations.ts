import { defineInterpretations } from '../../../../rulebook/interpretation.ts'

/** How the solo and co-op book is read about the course of a whole match. */
export const gameInterpretations = defineInterpretations({
  'Q-A22': {
    page: '11',
    question: { en: 'Do Automata draw a Feat between rounds?', es: '¿Roban Proezas los Autómatas entre rondas?' },
    ruling: { en: 'No.', es: 'No.' },
    reason: { en: 'They have no hand to draw into.', es: 'No tienen mano a la que robar.' },
  },
  'Q-A34': {
    page: '8, 19',
    question: {
      en: 'What does a step cost an Automaton that a player moves?',
      es: '¿Cuánto cuesta un paso a un Autómata al que mueve un jugador?',
    },
    ruling: {
      en: 'What it costs any Automaton: 1 movement point for each space.',
      es: 'Lo mismo que a cualquier Autómata: 1 punto de movimiento por espacio.',
    },
    reason: {
      en: 'That the player moves it like an own Legend says who decides, not what it is.',
      es: 'Que el jugador lo mueva como a su propia Leyenda dice quién decide, no qué es.',
    },
  },
  'Q-A43': {
    page: '14',
    question: {
      en: 'Two numbers of Bangalore’s card cannot be read: the movement points of A and the Charges of C.',
      es: 'Dos números de la carta de Bangalore no se leen: los PM de A y las Cargas de C.',
    },
    ruling: { en: '1 movement point and no Charge.', es: '1 PM y ninguna Carga.' },
    reason: {
      en: 'Gibraltar has 1 in A; the line of C speaks of no gain.',
      es: 'Gibraltar tiene 1 en A; la línea de C no habla de ganar.',
    },
  },
  'Q-A44': {
    page: '4',
    question: {
      en: 'What does the blurred card on the page of contents say?',
      es: '¿Qué dice la carta borrosa de la página del contenido?',
    },
    ruling: {
      en: 'Nothing but that this Legend uses Abilities in step 4.',
      es: 'Solo que esa Leyenda usa Habilidades en el paso 4.',
    },
    reason: { en: 'Its numbers are not to be read.', es: 'Sus números no se pueden leer.' },
  },
  'Q-A45': {
    page: '7',
    question: {
      en: 'May a player alone exchange things between two Legends, and how much epic loot is there?',
      es: '¿Puede un jugador solo intercambiar cosas entre dos Leyendas, y cuánto botín épico hay?',
    },
    ruling: {
      en: 'Yes, and each Legend chooses one of two epic tokens.',
      es: 'Sí, y cada Leyenda elige una de dos fichas épicas.',
    },
    reason: {
      en: 'The core book lets squadmates exchange; the numbers are those of the solo and co-op book.',
      es: 'El libro básico permite el intercambio; los números son los del libro de solitario y cooperativo.',
    },
  },
  'Q-A46': {
    page: '5',
    question: {
      en: 'Can a team deathmatch be played?',
      es: '¿Se puede jugar a Todos contra todos por equipos?',
    },
    ruling: { en: 'No, only the battle royale.', es: 'No, solo la Batalla campal.' },
    reason: {
      en: 'What wins a team deathmatch stands in another book.',
      es: 'Cómo se gana está en otro libro.',
    },
  },
  'Q-A57': {
    page: '3',
    question: {
      en: 'Which boxes of the book are about teammates and which about enemies, now that their colours are lost?',
      es: '¿Qué recuadros del libro tratan de compañeros y cuáles de enemigos, si se han perdido sus colores?',
    },
    ruling: {
      en: 'Where the player chooses, a teammate is meant; where the enemy squad or its beacons are named, an enemy.',
      es: 'Donde elige el jugador se trata de un compañero; donde se nombra el pelotón enemigo o sus balizas, de un enemigo.',
    },
    reason: { en: 'No other reading of the wording makes sense.', es: 'Ninguna otra lectura del texto tiene sentido.' },
  },
  'Q-A58': {
    page: '3',
    question: { en: 'Who sees what in co-op?', es: '¿Quién ve qué en cooperativo?' },
    ruling: {
      en: 'Both players see everything of their squad.',
      es: 'Ambos jugadores ven todo lo de su pelotón.',
    },
    reason: { en: 'Nobody is there to hide it from.', es: 'No hay nadie a quien ocultárselo.' },
  },
  'Q-A59': {
    page: '3, 8, 11',
    question: {
      en: 'Which player decides about enemy Automata where the book leaves it open?',
      es: '¿Qué jugador decide por los Autómatas enemigos donde el libro lo deja abierto?',
    },
    ruling: {
      en: 'The captain of the players, and only between equal beacons.',
      es: 'La capitanía de los jugadores, y solo entre balizas iguales.',
    },
    reason: { en: 'One question goes to one seat.', es: 'Una pregunta va a un solo asiento.' },
  },
  'Q-A61': {
    page: '5-6',
    question: { en: 'In which order do the players pick?', es: '¿En qué orden eligen los jugadores?' },
    ruling: { en: 'In the order of their seats.', es: 'En el orden de sus asientos.' },
    reason: { en: 'Nothing is said, and they are one squad.', es: 'No se dice, y son un solo pelotón.' },
  },
  'Q-A62': {
    page: '7',
    question: {
      en: 'When is the epic token chosen, and where does the other go?',
      es: '¿Cuándo se elige la ficha épica, y adónde va la otra?',
    },
    ruling: {
      en: 'Before anything is exchanged; the other leaves the game.',
      es: 'Antes de intercambiar nada; la otra sale de la partida.',
    },
    reason: {
      en: 'The choice belongs to what is drawn, and what is discarded there is out of the game.',
      es: 'La elección forma parte del robo, y lo que se descarta ahí queda fuera de la partida.',
    },
  },
  'Q-A63': {
    page: '8, 11',
    question: {
      en: 'Which of two players enters or activates first?',
      es: '¿Cuál de dos jugadores entra o activa primero?',
    },
    ruling: { en: 'Whoever does so first.', es: 'Quien lo haga primero.' },
    reason: { en: 'The order does not matter to the book.', es: 'Al libro no le importa el orden.' },
  },
  'Q-A68': {
    page: '13',
    question: {
      en: 'May a player’s card be played for a teammate that it would do nothing for?',
      es: '¿Se puede jugar una carta de un jugador por un compañero al que no le haría nada?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: {
      en: 'A card needs at least one effect that is possible.',
      es: 'Una carta necesita al menos un efecto posible.',
    },
  },
  'Q-A69': {
    page: '18',
    question: {
      en: 'Which comes first in a space that is entered: its effect or the Optimal Shot?',
      es: '¿Qué va primero en un espacio en el que se entra: su efecto o el Disparo óptimo?',
    },
    ruling: { en: 'Its effect.', es: 'Su efecto.' },
    reason: {
      en: 'Such effects act at the moment of entering; the shot is looked for after it.',
      es: 'Esos efectos actúan en el momento de entrar; el Disparo se comprueba después.',
    },
  },
  'Q-A74': {
    page: '28',
    question: {
      en: 'Is the Feat revealed before a player decides on a squad reaction?',
      es: '¿Se revela la Proeza antes de que un jugador decida una Reacción de pelotón?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: {
      en: 'The reveal is not a choice; the player decides knowing it.',
      es: 'Revelar no es una elección; el jugador decide sabiéndolo.',
    },
  },
  'Q-A55': {
    page: '5',
    question: {
      en: 'The page that is named for the Ring is that of a board: which rules of the Ring are used?',
      es: 'La página que se cita para el Anillo es la de un tablero: ¿qué reglas del Anillo se usan?',
    },
    ruling: { en: 'Those of the core book.', es: 'Las del libro básico.' },
    reason: { en: 'The number of the page is a misprint.', es: 'El número de la página es una errata.' },
  },
  'Q-A76': {
    page: '3',
    question: { en: 'Who has won if the Automata win?', es: '¿Quién ha ganado si ganan los Autómatas?' },
    ruling: { en: 'No seat; the result names their squad.', es: 'Ningún asiento; el resultado nombra su pelotón.' },
    reason: { en: 'Nobody sits for the Automata.', es: 'Nadie se sienta por los Autómatas.' },
  },
})
