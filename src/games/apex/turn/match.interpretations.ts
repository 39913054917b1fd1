import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on what only a match applies. */
export const matchInterpretations = defineInterpretations({
  'Q-47': {
    page: '10',
    question: { en: 'What do squadmates see of each other?', es: '¿Qué ven entre sí los compañeros de pelotón?' },
    ruling: {
      en: 'Hands, backpacks and pools of the whole squad; the enemy sees numbers.',
      es: 'Las manos, mochilas y reservas de todo el pelotón; el enemigo ve cantidades.',
    },
    reason: {
      en: 'The screen hides the backpack from adversaries only.',
      es: 'La pantalla oculta la mochila solo al enemigo.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-62': {
    page: '8',
    question: { en: 'How do players share the Legends?', es: '¿Cómo se reparten las Leyendas los jugadores?' },
    ruling: {
      en: '2 to 2n players, each with at least one Legend of one squad, n Legends a side.',
      es: 'De 2 a 2n jugadores, cada uno con al menos una Leyenda de un pelotón, n por bando.',
    },
    reason: {
      en: 'The numbers of Legends have to be equal, those of players not.',
      es: 'Han de ser iguales los números de Leyendas, no los de jugadores.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-63': {
    page: '8',
    question: {
      en: 'Who decides for a squad of several players?',
      es: '¿Quién decide por un pelotón de varios jugadores?',
    },
    ruling: {
      en: 'For an own Legend its player, first come first served; for all else the captain.',
      es: 'Por una Leyenda propia, su jugador, el primero que responda; por lo demás, el capitán.',
    },
    reason: {
      en: 'The book says the squad; a service needs one answer.',
      es: 'El libro dice el pelotón; un servicio necesita una respuesta.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-64': {
    page: '28',
    question: {
      en: 'Whom does a match ask for reactions without giving a hand away?',
      es: '¿A quién pregunta una partida por reacciones sin delatar una mano?',
    },
    ruling: {
      en: 'Everyone who could hold such a card by what all know; or, if chosen so, only those who do.',
      es: 'A quien por lo que todos saben pudiera tener una; o, si así se elige, solo a quien la tiene.',
    },
    reason: { en: 'A pause must not show a hand.', es: 'Una pausa no debe mostrar una mano.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-69': {
    page: '11',
    question: {
      en: 'Do the squads see each other’s choices in stage 1?',
      es: '¿Ven los pelotones las elecciones del otro en la etapa 1?',
    },
    ruling: {
      en: 'No; the panels are shown together at the end.',
      es: 'No; los paneles se muestran a la vez al final.',
    },
    reason: { en: 'All choose at the same time.', es: 'Todos eligen al mismo tiempo.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-71': {
    page: '10, 21',
    question: {
      en: 'Are draws from bins, rewards and cards public?',
      es: '¿Son públicos los robos de depósitos, recompensas y cartas?',
    },
    ruling: { en: 'Loot and weapons are, feats are not.', es: 'El botín y las armas sí; las proezas no.' },
    reason: {
      en: 'They are laid beside the panel; the screen hides the backpack only.',
      es: 'Se ponen junto al panel; la pantalla solo oculta la mochila.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-87': {
    page: '15',
    question: {
      en: 'Who decides in step 1 of a turn and in the Transition phase?',
      es: '¿Quién decide en el paso 1 de un turno y en la fase de Transición?',
    },
    ruling: {
      en: 'The player of the Legend concerned; the order of the tokens stays.',
      es: 'El jugador de la Leyenda afectada; el orden de las fichas no cambia.',
    },
    reason: { en: 'These steps have no active Legend.', es: 'Esos pasos no tienen Leyenda activa.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-88': {
    page: null,
    question: { en: 'What if a player gives up?', es: '¿Y si un jugador se rinde?' },
    ruling: {
      en: 'A squad without players loses; otherwise the Legends of the one who left do the least.',
      es: 'Un pelotón sin jugadores pierde; si no, las Leyendas de quien se fue hacen lo mínimo.',
    },
    reason: { en: 'The others must be able to go on.', es: 'Los demás deben poder seguir.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-89': {
    page: null,
    question: { en: 'Is giving up a command of the game?', es: '¿Es rendirse una orden del juego?' },
    ruling: {
      en: 'No, it is the concession of the match, open at any time.',
      es: 'No, es la rendición de la partida, posible en cualquier momento.',
    },
    reason: {
      en: 'While a question is open only its player has offers.',
      es: 'Mientras hay una pregunta abierta, solo su jugador tiene ofertas.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-90': {
    page: '10',
    question: {
      en: 'Who sees questions whose options name what is hidden?',
      es: '¿Quién ve las preguntas cuyas opciones nombran lo oculto?',
    },
    ruling: {
      en: 'The squad; the others see the kind, the Legend and the result.',
      es: 'El pelotón; los demás ven el tipo, la Leyenda y el resultado.',
    },
    reason: {
      en: 'A list of what makes room would show the backpack.',
      es: 'Una lista de lo que deja sitio mostraría la mochila.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
})
