import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on loot, equipment and weapons. */
export const lootInterpretations = defineInterpretations({
  'Q-36': {
    page: '31',
    question: {
      en: 'What does an eliminated Legend keep, and which Shield does it come back with?',
      es: '¿Qué conserva una Leyenda eliminada y con qué Escudo vuelve?',
    },
    ruling: {
      en: 'It keeps everything and comes back with Shield 20, even if its maximum is higher.',
      es: 'Lo conserva todo y vuelve con Escudo 20, aunque su máximo sea mayor.',
    },
    reason: { en: 'Only what is listed is reset.', es: 'Solo se restablece lo que se enumera.' },
  },
  'Q-37': {
    page: '41',
    question: {
      en: 'What does the action of the legendary helmet cost?',
      es: '¿Cuánto cuesta la acción del casco legendario?',
    },
    ruling: { en: '1 AP.', es: '1 PA.' },
    reason: {
      en: 'Special actions cost 1 or 2, and the basic ones it is made of cost 1.',
      es: 'Las acciones especiales cuestan 1 o 2, y las básicas que la componen, 1.',
    },
    elsewhere: {
      en: 'In the content: the helmet’s special action.',
      es: 'En el contenido: la acción especial del casco.',
    },
  },
  'Q-44': {
    page: '16',
    question: {
      en: 'May loot be handled between the parts of a combined action?',
      es: '¿Se puede manejar botín entre las partes de una acción combinada?',
    },
    ruling: {
      en: 'No, only before or after the whole action; also around a rush.',
      es: 'No, solo antes o después de la acción entera; también alrededor de una acción impetuosa.',
    },
    reason: { en: 'A combined action is one action.', es: 'Una acción combinada es una sola acción.' },
  },
  'Q-46': {
    page: '4',
    question: {
      en: 'The contents list 8 roof ziplines twice: how many are there?',
      es: 'El contenido cita dos veces 8 tirolinas de tejado: ¿cuántas hay?',
    },
    ruling: { en: '8 and 8.', es: '8 y 8.' },
    reason: {
      en: 'It is a misprint; no ruling depends on it.',
      es: 'Es una errata; ninguna resolución depende de ello.',
    },
    elsewhere: { en: 'In the list of components only.', es: 'Solo en la lista de componentes.' },
  },
  'Q-54': {
    page: '16',
    question: {
      en: 'May equipment or installed attachments be dropped at will?',
      es: '¿Se pueden soltar a voluntad el equipo o los accesorios instalados?',
    },
    ruling: {
      en: 'Not by handling loot, which is about the backpack; attachments by interacting, by replacing or with a discarded weapon.',
      es: 'No al manejar botín, que es cosa de la mochila; los accesorios, al interactuar, al sustituir o con un arma descartada.',
    },
    reason: { en: 'The text speaks of tokens of the backpack.', es: 'El texto habla de fichas de la mochila.' },
  },
  'Q-57': {
    page: '12',
    question: {
      en: 'Does taking ammunition need a weapon of the same type?',
      es: '¿Exige tomar munición un arma del mismo tipo?',
    },
    ruling: { en: 'Yes, at least one that is equipped.', es: 'Sí, al menos una equipada.' },
    reason: { en: 'It needs somewhere to go.', es: 'Tiene que haber quien la reciba.' },
  },
  'Q-58': {
    page: '21',
    question: { en: 'What if a bag or a deck is empty?', es: '¿Y si una bolsa o un mazo está vacío?' },
    ruling: {
      en: 'What is left is drawn; nothing that was removed comes back.',
      es: 'Se roba lo que quede; nada de lo retirado vuelve.',
    },
    reason: { en: 'The book does not speak of it.', es: 'El libro no habla de ello.' },
  },
  'Q-67': {
    page: '8',
    question: { en: 'Which 48 cards form the weapon deck here?', es: '¿Qué 48 cartas forman aquí el mazo de Armas?' },
    ruling: { en: 'Two of each of the 24 weapons.', es: 'Dos de cada una de las 24 armas.' },
    reason: { en: 'Only the number is printed.', es: 'Solo consta la cantidad.' },
    elsewhere: { en: 'In the content, for drawing weapons.', es: 'En el contenido, para robar armas.' },
  },
  'Q-68': {
    page: '11',
    question: {
      en: 'May a player give away so much that two weapons are not left?',
      es: '¿Puede un jugador dar tanto que no le queden dos armas?',
    },
    ruling: {
      en: 'No: at least 2 weapon cards stay, and an item is given once.',
      es: 'No: quedan al menos 2 cartas de Arma y cada cosa se da una vez.',
    },
    reason: { en: 'Every Legend has to equip exactly two.', es: 'Cada Leyenda debe equipar exactamente dos.' },
  },
  'Q-70': {
    page: '16',
    question: { en: 'How often may loot be handled?', es: '¿Cuántas veces se puede manejar botín?' },
    ruling: {
      en: 'Once before the first action and once after each; drops first, and what is picked up is kept.',
      es: 'Una vez antes de la primera acción y una tras cada una; primero se suelta, y lo recogido se conserva.',
    },
    reason: { en: 'Before or after each action, says the book.', es: 'Antes o después de cada acción, dice el libro.' },
  },
})
