import { defineInterpretations } from '../../../../rulebook/interpretation.ts'

/** How the book is read on the aim track, shots, grenades and melee. */
export const combatInterpretations = defineInterpretations({
  'Q-01': {
    page: '28',
    question: {
      en: 'Which modifiers do the slots of the aim track have?',
      es: '¿Qué modificadores tienen los espacios del panel de Puntería?',
    },
    ruling: {
      en: 'A table of the content: +5, 0, −5 and −10 are proven for the slots −1, 0, +1 and +3; left of 0 each slot adds 5, right of it every second slot takes 5.',
      es: 'Una tabla del contenido: +5, 0, −5 y −10 constan para los espacios −1, 0, +1 y +3; a la izquierda del 0 cada espacio suma 5 y a la derecha cada dos espacios restan 5.',
    },
    reason: {
      en: 'The Longbow example shows these four; a step of two slots is the only regular pattern that fits them.',
      es: 'El ejemplo del Longbow muestra esos cuatro; el escalón de dos espacios es el único patrón regular que encaja.',
    },
  },
  'Q-02': {
    page: '28',
    question: { en: 'How many slots lie right of 0?', es: '¿Cuántos espacios hay a la derecha del 0?' },
    ruling: { en: 'Six.', es: 'Seis.' },
    reason: {
      en: 'Only that the last slot takes what goes beyond it is printed.',
      es: 'Solo consta que el último espacio recoge lo que sobra.',
    },
  },
  'Q-27': {
    page: '29',
    question: {
      en: 'What if an automatic hit and an automatic miss apply to one card?',
      es: '¿Y si a una carta se le aplican un impacto y un fallo automáticos?',
    },
    ruling: { en: 'It is a miss.', es: 'Es un fallo.' },
    reason: {
      en: 'The book is silent; the cautious reading is taken.',
      es: 'El libro no lo dice; se toma la lectura prudente.',
    },
  },
  'Q-28': {
    page: '28, 42',
    question: {
      en: 'What does an extended magazine do to a rate of N × M?',
      es: '¿Qué hace un cargador ampliado con una cadencia N × M?',
    },
    ruling: { en: 'It adds 1 to N.', es: 'Suma 1 a N.' },
    reason: {
      en: 'The shotgun bolt says so of itself; rate without more means slots.',
      es: 'El cerrojo lo dice de sí mismo; cadencia a secas se refiere a los espacios.',
    },
  },
  'Q-29': {
    page: '28',
    question: {
      en: 'Are several sets of cards in the last slot one shot?',
      es: '¿Son un solo disparo varias series de cartas en el último espacio?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: { en: 'A shot is all the cards of one slot.', es: 'Un disparo son todas las cartas de un espacio.' },
  },
  'Q-30': {
    page: '28',
    question: {
      en: 'What if more cards are needed than the deck has?',
      es: '¿Y si hacen falta más cartas de las que tiene el mazo?',
    },
    ruling: {
      en: 'All are drawn; the left slots are filled first.',
      es: 'Se roban todas; primero se llenan los espacios de la izquierda.',
    },
    reason: {
      en: 'The deck has 14 cards, and the book does not speak of it.',
      es: 'El mazo tiene 14 cartas y el libro no habla de ello.',
    },
  },
  'Q-31': {
    page: '30-31',
    question: { en: 'What does the emergency shield cancel?', es: '¿Qué anula el escudo de emergencia?' },
    ruling: { en: 'Only damage that reaches Health.', es: 'Solo el daño que llega a la Salud.' },
    reason: { en: 'It speaks of Health that would drop to 0.', es: 'Habla de la Salud que bajaría a 0.' },
  },
  'Q-41': {
    page: '31',
    question: {
      en: 'Which way do the arrows of scatter point?',
      es: '¿Hacia dónde apuntan las flechas de las cartas?',
    },
    ruling: {
      en: 'As they lie beside the aim panel at the south border; cards are never turned.',
      es: 'Tal como quedan junto al panel de Puntería en el borde sur; las cartas no se giran.',
    },
    reason: { en: 'The book forbids turning them.', es: 'El libro prohíbe girarlas.' },
  },
  'Q-42': {
    page: '32',
    question: {
      en: 'Does an area reach across a gap of another level?',
      es: '¿Alcanza un área al otro lado de un hueco de otro nivel?',
    },
    ruling: { en: 'No, it ends at every change of level.', es: 'No, termina en cada cambio de nivel.' },
    reason: {
      en: 'It does not go beyond levels higher or lower than its origin.',
      es: 'No va más allá de niveles superiores o inferiores a su origen.',
    },
  },
  'Q-45': {
    page: '33',
    question: { en: 'Does melee hit with exactly 40?', es: '¿Impacta el cuerpo a cuerpo con 40 justos?' },
    ruling: { en: 'Yes, with 40 or more.', es: 'Sí, con 40 o más.' },
    reason: {
      en: 'The rule says so; the example says more than 40, and a rule goes before an example.',
      es: 'Lo dice la regla; el ejemplo dice más de 40, y la regla prevalece.',
    },
  },
  'Q-50': {
    page: '28',
    question: {
      en: 'What if a reaction moves the target out of sight or into cover?',
      es: '¿Y si una reacción saca al objetivo de la vista o lo pone a cubierto?',
    },
    ruling: {
      en: 'Sight, distance and difficulty stay as they were; cover and level are read when the cards are judged.',
      es: 'La visión, la distancia y la dificultad no cambian; la cobertura y el nivel se leen al evaluar las cartas.',
    },
    reason: {
      en: 'The first belong to step 1, the icons to step 3.',
      es: 'Lo primero es del paso 1 y los iconos del paso 3.',
    },
  },
  'Q-56': {
    page: '29, 39',
    question: {
      en: 'Do half hits on ignored icons count?',
      es: '¿Cuentan los impactos parciales de iconos ignorados?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: {
      en: 'An ignored icon has no consequence at all.',
      es: 'Un icono ignorado no tiene ninguna consecuencia.',
    },
  },
  'Q-59': {
    page: '31',
    question: {
      en: 'May a grenade be aimed at the thrower’s own space?',
      es: '¿Se puede lanzar una granada al propio espacio?',
    },
    ruling: { en: 'No: its range starts at 2.', es: 'No: su alcance empieza en 2.' },
    reason: { en: 'It is printed on the token.', es: 'Está impreso en la ficha.' },
  },
  'Q-60': {
    page: '33',
    question: {
      en: 'Is a Legend pushed that the blow eliminates?',
      es: '¿Se empuja a una Leyenda que el golpe elimina?',
    },
    ruling: { en: 'No, and there is no collision.', es: 'No, y no hay colisión.' },
    reason: { en: 'Its miniature leaves the board at once.', es: 'Su miniatura deja el tablero de inmediato.' },
  },
  'Q-75': {
    page: '30',
    question: {
      en: 'From where are aim cards drawn while others lie on the track?',
      es: '¿De dónde se roban cartas de Puntería mientras otras están en el panel?',
    },
    ruling: { en: 'From the rest of the deck.', es: 'Del resto del mazo.' },
    reason: { en: 'The others return in step 5 only.', es: 'Las otras no vuelven hasta el paso 5.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-85': {
    page: '28',
    question: {
      en: 'What if the target leaves the board before the cards are revealed?',
      es: '¿Y si el objetivo deja el tablero antes de revelar las cartas?',
    },
    ruling: {
      en: 'The shoot action ends; AP and ammunition are spent.',
      es: 'La acción de Disparo termina; los PA y la munición se gastan.',
    },
    reason: { en: 'There is no target, and nothing gives them back.', es: 'No hay objetivo y nada los devuelve.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-86': {
    page: '39',
    question: { en: 'Is cancelled damage, or 0, damage?', es: '¿Es daño el daño anulado, o 0?' },
    ruling: { en: 'No: nobody was damaged.', es: 'No: nadie ha recibido daño.' },
    reason: { en: 'Nothing was lost.', es: 'No se perdió nada.' },
  },
})
