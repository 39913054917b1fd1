import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on activations, cards and timing. */
export const turnInterpretations = defineInterpretations({
  'Q-04': {
    page: '38',
    question: {
      en: 'Does the Transition phase count as a turn for Duration and Delay?',
      es: '¿Cuenta la fase de Transición como turno para la Duración y la Demora?',
    },
    ruling: {
      en: 'No: only the turns of the squads count, on a counter without end.',
      es: 'No: solo cuentan los turnos de los pelotones, en un contador sin fin.',
    },
    reason: {
      en: 'The text says turns; a counter makes the length of the track irrelevant.',
      es: 'El texto dice turnos; con un contador la longitud del medidor no importa.',
    },
  },
  'Q-65': {
    page: '16, 28',
    question: {
      en: 'In which order do several reactions or instants resolve?',
      es: '¿En qué orden se resuelven varias reacciones o instantáneas?',
    },
    ruling: {
      en: 'Reactions are all declared and then resolved in the order of the attacked squad; instants one by one, the active squad first.',
      es: 'Las reacciones se declaran todas y luego se resuelven en el orden del pelotón atacado; las instantáneas, una a una, primero el pelotón activo.',
    },
    reason: {
      en: 'Cards resolve as they were played, reactions as the attacked squad likes.',
      es: 'Las cartas se resuelven según se juegan; las reacciones, como quiera el pelotón atacado.',
    },
  },
  'Q-66': {
    page: '34, 40',
    question: {
      en: 'May instants be played in step 1 of a turn or in the Transition phase?',
      es: '¿Se pueden jugar instantáneas en el paso 1 de un turno o en la fase de Transición?',
    },
    ruling: {
      en: 'No, except those whose condition exists only there.',
      es: 'No, salvo aquellas cuya condición solo se da ahí.',
    },
    reason: {
      en: 'They are played during activations; a card’s own text goes first.',
      es: 'Se juegan durante activaciones; el texto de la carta prevalece.',
    },
  },
  'Q-74': {
    page: '34',
    question: {
      en: 'Must a Legend that dies in its own activation come back at once?',
      es: '¿Debe volver de inmediato una Leyenda que cae en su propia activación?',
    },
    ruling: { en: 'No, it may end the activation.', es: 'No, puede terminar la activación.' },
    reason: {
      en: 'It may spend the AP, says the book, and must in the next one.',
      es: 'Puede gastar el PA, dice el libro, y debe hacerlo en la siguiente.',
    },
  },
  'Q-76': {
    page: '15',
    question: { en: 'Which Delay has Rolling Thunder?', es: '¿Qué Demora tiene Retumbar del trueno?' },
    ruling: { en: '3; the Dome has Duration 2.', es: '3; la Cúpula tiene Duración 2.' },
    reason: {
      en: 'In the example its token lies above the Dome’s under a Blue cell, so its Delay is odd and at least 3.',
      es: 'En el ejemplo su ficha está sobre la de la Cúpula bajo una casilla azul: su Demora es impar y de al menos 3.',
    },
    elsewhere: { en: 'In the content of the two abilities.', es: 'En el contenido de las dos habilidades.' },
  },
  'Q-77': {
    page: '15',
    question: { en: 'What does the Dome do?', es: '¿Qué hace la Cúpula?' },
    ruling: {
      en: 'It cancels damage of attacks to Legends in its Zone, unless the attacker is in it too.',
      es: 'Anula el daño de ataques a las Leyendas de su Zona, salvo que quien ataca esté también en ella.',
    },
    reason: {
      en: 'The book says only that it protects from the explosion.',
      es: 'El libro solo dice que protege de la explosión.',
    },
  },
  'Q-78': {
    page: '32',
    question: { en: 'How is the area of an ability turned?', es: '¿Cómo se gira el área de una habilidad?' },
    ruling: {
      en: 'As its owner likes when the miniature is placed, by quarter turns.',
      es: 'Como quiera su dueño al colocar la miniatura, por cuartos de vuelta.',
    },
    reason: {
      en: 'Grenades say so; the drawing of the card is lost.',
      es: 'Lo dicen las granadas; el dibujo de la carta falta.',
    },
    elsewhere: {
      en: 'In matches only; rulings take the rotation as it is given.',
      es: 'Solo en las partidas; las resoluciones toman el giro indicado.',
    },
  },
  'Q-79': {
    page: '16, 36',
    question: {
      en: 'What if the Legend of an ability is off the board when it takes effect?',
      es: '¿Y si la Leyenda de una habilidad está fuera del tablero cuando surte efecto?',
    },
    ruling: {
      en: 'It takes effect; what the Legend itself would get is lost.',
      es: 'Surte efecto; lo que recibiría la propia Leyenda se pierde.',
    },
    reason: { en: 'Elimination ends no ability.', es: 'La eliminación no termina ninguna habilidad.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-80': {
    page: '34',
    question: {
      en: 'May Guardian Angel help a Legend with 0 AP?',
      es: '¿Puede Ángel de la guarda ayudar a una Leyenda con 0 PA?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: {
      en: 'The Respawn that it makes free has to be possible.',
      es: 'La Reaparición que hace gratis ha de ser posible.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-81': {
    page: '15',
    question: {
      en: 'When is a combined action paid, and what of parts that are not used?',
      es: '¿Cuándo se paga una acción combinada y qué pasa con las partes no usadas?',
    },
    ruling: { en: 'With the first part; the others lapse.', es: 'Con la primera parte; las demás se pierden.' },
    reason: { en: 'One, some or all of them may be done.', es: 'Se pueden hacer una, varias o todas.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-82': {
    page: null,
    question: { en: 'How do the constructed abilities read?', es: '¿Cómo se leen las habilidades construidas?' },
    ruling: {
      en: 'As the content says; each word has one meaning.',
      es: 'Como dice el contenido; cada palabra tiene un significado.',
    },
    reason: { en: 'Their cards are not in the book.', es: 'Sus cartas no están en el libro.' },
    elsewhere: { en: 'In the content and in matches.', es: 'En el contenido y en las partidas.' },
  },
  'Q-83': {
    page: '10',
    question: {
      en: 'How is the initiative drawn again after a tie?',
      es: '¿Cómo se repite el robo de la iniciativa tras un empate?',
    },
    ruling: {
      en: 'Both cards go back and the deck is shuffled first.',
      es: 'Antes ambas cartas vuelven y se baraja el mazo.',
    },
    reason: { en: 'So it can always be done.', es: 'Así siempre se puede hacer.' },
  },
  'Q-84': {
    page: '15-16, 20',
    question: {
      en: 'When is the extra movement point of a rush declared?',
      es: '¿Cuándo se declara el punto de Movimiento de una acción impetuosa?',
    },
    ruling: {
      en: 'With the Move action that it adds to, before its first step.',
      es: 'Con la acción de Movimiento a la que se suma, antes de su primer paso.',
    },
    reason: { en: 'The example declares it first.', es: 'El ejemplo lo declara primero.' },
  },
  'Q-91': {
    page: '35',
    question: {
      en: 'Are the choices of a card made when it is played?',
      es: '¿Se eligen los efectos de una carta al jugarla?',
    },
    ruling: {
      en: 'When the effect is carried out; only the placing of an ability belongs to its use.',
      es: 'Cuando se lleva a cabo el efecto; solo la colocación de una habilidad va con su uso.',
    },
    reason: { en: 'Effects are optional and in any order.', es: 'Los efectos son opcionales y en cualquier orden.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
})
