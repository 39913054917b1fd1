import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on movement, contiguity, pushes and respawning. */
export const movementInterpretations = defineInterpretations({
  'Q-18': {
    page: '18',
    question: {
      en: 'What does a joint cost if both sides restrict?',
      es: '¿Cuánto cuesta una unión si restringen ambos lados?',
    },
    ruling: { en: '1 movement point in all.', es: '1 punto de Movimiento en total.' },
    reason: { en: 'It is listed as a single +1.', es: 'Figura como un único +1.' },
  },
  'Q-19': {
    page: '19',
    question: { en: 'What does it cost to come down through a joint?', es: '¿Cuánto cuesta bajar por una unión?' },
    ruling: {
      en: 'Components that stand below the mover never restrict; those on its own level do.',
      es: 'Los componentes situados por debajo nunca restringen; los de su mismo nivel, sí.',
    },
    reason: {
      en: 'The example comes down past ground walls, and lower joints have no effect.',
      es: 'El ejemplo baja junto a paredes del suelo, y las uniones inferiores no tienen efecto.',
    },
  },
  'Q-20': {
    page: '19',
    question: {
      en: 'What does a diagonal step cost between two roofs that touch at a corner?',
      es: '¿Cuánto cuesta un paso en diagonal entre dos tejados que se tocan por una esquina?',
    },
    ruling: { en: 'Nothing extra.', es: 'Nada más.' },
    reason: {
      en: 'Neither building restricts whoever is on the level of the roofs.',
      es: 'Ningún edificio restringe a quien está a la altura de los tejados.',
    },
  },
  'Q-21': {
    page: '18',
    question: {
      en: 'What if two obstacles stand on one edge, on the own level and above?',
      es: '¿Y si en un borde hay dos obstáculos, en el nivel propio y en el superior?',
    },
    ruling: { en: '1 movement point for each.', es: '1 punto de Movimiento por cada uno.' },
    reason: { en: 'Both are crossed.', es: 'Se cruzan los dos.' },
  },
  'Q-22': {
    page: '20',
    question: {
      en: 'What does it cost to climb diagonally at the corner of a lone building?',
      es: '¿Cuánto cuesta subir en diagonal por la esquina de un edificio aislado?',
    },
    ruling: { en: '2 movement points.', es: '2 puntos de Movimiento.' },
    reason: { en: 'The example pays 2 for a diagonal climb.', es: 'El ejemplo paga 2 por una subida en diagonal.' },
  },
  'Q-23': {
    page: '20',
    question: {
      en: 'What is between two spaces that touch diagonally?',
      es: '¿Qué hay entre dos espacios en contacto diagonal?',
    },
    ruling: {
      en: 'An obstacle or a rising facade on both sides of the corner.',
      es: 'Un obstáculo o una fachada que se eleve a ambos lados de la esquina.',
    },
    reason: {
      en: 'The same test as in movement and pushes.',
      es: 'La misma prueba que en el movimiento y los empujones.',
    },
  },
  'Q-24': {
    page: '20',
    question: {
      en: 'Which obstacles separate a space from a lower one?',
      es: '¿Qué obstáculos separan un espacio de otro más bajo?',
    },
    ruling: {
      en: 'Those on the level of the reference space.',
      es: 'Los que están en el nivel del espacio de referencia.',
    },
    reason: {
      en: 'Lower components do not affect a higher figure.',
      es: 'Los componentes inferiores no afectan a una figura más alta.',
    },
  },
  'Q-38': {
    page: '33',
    question: {
      en: 'Where is a target pushed that is not in line with the pusher?',
      es: '¿Hacia dónde se empuja a un objetivo que no está en línea con quien empuja?',
    },
    ruling: {
      en: 'Along the larger difference, diagonally if both are equal.',
      es: 'Según la diferencia mayor, en diagonal si son iguales.',
    },
    reason: {
      en: 'Melee is always adjacent; only cards can ask this.',
      es: 'El cuerpo a cuerpo es siempre adyacente; solo las cartas plantean esto.',
    },
  },
  'Q-39': {
    page: '33',
    question: {
      en: 'What if there is no free space near the one a Legend falls onto?',
      es: '¿Y si no hay ningún espacio libre cerca de aquel en el que cae una Leyenda?',
    },
    ruling: { en: 'It stays where it was.', es: 'Se queda donde estaba.' },
    reason: { en: 'It is the only safe way out.', es: 'Es la única salida segura.' },
  },
  'Q-40': {
    page: '34',
    question: {
      en: 'What if no space at the nearest beacon is free?',
      es: '¿Y si no hay ningún espacio libre junto a la baliza más cercana?',
    },
    ruling: { en: 'The next nearest beacon.', es: 'La siguiente baliza más cercana.' },
    reason: { en: 'Respawning is not optional.', es: 'Reaparecer es obligatorio.' },
  },
  'Q-52': {
    page: '13',
    question: {
      en: 'Where does the first step from outside the board lead?',
      es: '¿Adónde lleva el primer paso desde fuera del tablero?',
    },
    ruling: {
      en: 'To any space of the board at distance 1, at the usual cost from level 0.',
      es: 'A cualquier espacio del tablero a distancia 1, con el coste normal desde el nivel 0.',
    },
    reason: { en: 'The Legend stands next to a border space.', es: 'La Leyenda está junto a un espacio del borde.' },
  },
  'Q-53': {
    page: '13',
    question: {
      en: 'May a Legend rush while it enters?',
      es: '¿Puede una Leyenda usar una acción impetuosa al entrar?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: { en: 'It is no activation.', es: 'No es una activación.' },
  },
  'Q-73': {
    page: '34',
    question: {
      en: 'What if no space at any beacon is free?',
      es: '¿Y si no hay ningún espacio libre en ninguna baliza?',
    },
    ruling: {
      en: 'The Legend stays off the board and its activation ends.',
      es: 'La Leyenda sigue fuera del tablero y su activación termina.',
    },
    reason: { en: 'It has to respawn and cannot.', es: 'Debe reaparecer y no puede.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
})
