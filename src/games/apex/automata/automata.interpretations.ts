import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the solo and co-op book is read where it is silent, or where its printed icons are lost. */
export const automataInterpretations = defineInterpretations({
  'Q-A01': {
    page: '18',
    question: {
      en: 'What do the lost icons of procedures A to D ask?',
      es: '¿Qué piden los iconos perdidos de los procedimientos A a D?',
    },
    ruling: {
      en: 'A sight and optimal range, B sight and normal range, C sight, D no sight.',
      es: 'A visión y alcance óptimo, B visión y alcance normal, C visión, D sin visión.',
    },
    reason: {
      en: 'Only D can be read from the examples; a list whose members contain one another gives “the first that fits” a meaning.',
      es: 'Solo D se lee en los ejemplos; una lista en la que cada caso contiene al anterior da sentido a «el primero que encaje».',
    },
  },
  'Q-A02': {
    page: '15',
    question: {
      en: 'What do the lost icons of priorities A and C show?',
      es: '¿Qué muestran los iconos perdidos de las prioridades A y C?',
    },
    ruling: { en: 'A optimal range, C normal range.', es: 'A alcance óptimo, C alcance normal.' },
    reason: {
      en: 'Step 7, too, puts optimal range above normal range; the reverse can be defended.',
      es: 'También el paso 7 antepone el alcance óptimo al normal; lo contrario es defendible.',
    },
  },
  'Q-A03': {
    page: '15',
    question: { en: 'Does an icon of range include sight?', es: '¿Incluye la visión un icono de alcance?' },
    ruling: {
      en: 'Yes. A weapon without a printed normal range reaches any distance.',
      es: 'Sí. Un arma sin alcance normal impreso llega a cualquier distancia.',
    },
    reason: { en: 'A shot needs sight in any case.', es: 'Un disparo necesita visión de todos modos.' },
  },
  'Q-A04': {
    page: '10',
    question: {
      en: 'Which way does a card point whose arrow lies at the bottom right?',
      es: '¿Adónde apunta una carta cuya flecha está abajo a la derecha?',
    },
    ruling: {
      en: 'The arrow is printed at the top right and points up, so the neutral card points to the player’s right.',
      es: 'La flecha está impresa arriba a la derecha y apunta hacia arriba, así que la carta neutral apunta a la derecha del jugador.',
    },
    reason: {
      en: 'The drawing is lost; any fixed way is fair.',
      es: 'El dibujo se ha perdido; cualquier sentido fijo es justo.',
    },
  },
  'Q-A05': {
    page: '10',
    question: { en: 'What is a quadrant?', es: '¿Qué es un cuadrante?' },
    ruling: {
      en: 'The quarter around north, east, south or west between two diagonals.',
      es: 'El cuarto alrededor del norte, este, sur u oeste entre dos diagonales.',
    },
    reason: {
      en: 'Only so is 45° the doubtful case that the book speaks of.',
      es: 'Solo así son los 45° el caso dudoso del que habla el libro.',
    },
  },
  'Q-A07': {
    page: '20, 26',
    question: {
      en: 'Which colours do unreadable pairs of arrows have, and what are they for?',
      es: '¿Qué colores tienen los pares de flechas ilegibles, y para qué sirven?',
    },
    ruling: {
      en: 'White on the left, green on the right. White leads towards the enemy, green away.',
      es: 'Blanca a la izquierda, verde a la derecha. La blanca acerca al enemigo, la verde aleja.',
    },
    reason: {
      en: 'The text on ziplines names nearer first and farther second.',
      es: 'El texto sobre tirolinas nombra primero lo más cercano y luego lo más lejano.',
    },
  },
  'Q-A08': {
    page: '9-10',
    question: { en: 'From whose side are cards read?', es: '¿Desde qué lado se leen las cartas?' },
    ruling: {
      en: 'From one fixed side, the south unless another is named.',
      es: 'Desde un lado fijo, el sur si no se nombra otro.',
    },
    reason: {
      en: 'The same table has to give the same answer.',
      es: 'La misma mesa tiene que dar la misma respuesta.',
    },
  },
  'Q-A09': {
    page: '22, 24',
    question: {
      en: 'What is “away” for an enemy on a diagonal?',
      es: '¿Qué es «en dirección opuesta» si el enemigo está en una diagonal?',
    },
    ruling: { en: 'The opposite of how the card was laid.', es: 'Lo opuesto a como se colocó la carta.' },
    reason: { en: 'One direction is left out in each turn round.', es: 'En cada vuelta se omite una dirección.' },
  },
  'Q-A10': {
    page: '22',
    question: { en: 'What if the card has been round twice?', es: '¿Y si la carta ha dado dos vueltas?' },
    ruling: { en: 'The move ends.', es: 'El movimiento termina.' },
    reason: {
      en: 'Nothing else is offered; what cannot be done is skipped.',
      es: 'No se ofrece otra cosa; lo que no se puede hacer se omite.',
    },
  },
  'Q-A11': {
    page: '22',
    question: { en: 'May a path leave the board?', es: '¿Puede un camino salir del tablero?' },
    ruling: { en: 'No: such a space cannot be entered.', es: 'No: en ese espacio no se puede entrar.' },
    reason: {
      en: 'The core book lets nobody leave the board.',
      es: 'El libro básico no deja salir a nadie del tablero.',
    },
  },
  'Q-A12': {
    page: '22',
    question: {
      en: 'What if the move ends in an occupied space?',
      es: '¿Y si el movimiento acaba en un espacio ocupado?',
    },
    ruling: {
      en: 'It goes to the first free space near it, else back to the last free one.',
      es: 'Va al primer espacio libre cercano o, si no, vuelve al último libre.',
    },
    reason: { en: 'The core book lets nobody stay there.', es: 'El libro básico no deja quedarse allí a nadie.' },
  },
  'Q-A13': {
    page: '26',
    question: {
      en: 'Nearer than what must the linked zipline be?',
      es: '¿Más cerca que qué debe estar la tirolina conectada?',
    },
    ruling: { en: 'Than the zipline it stands at.', es: 'Que la tirolina junto a la que está.' },
    reason: { en: 'The two ends are compared.', es: 'Se comparan los dos extremos.' },
  },
  'Q-A14': {
    page: '26',
    question: { en: 'Can an Automaton ride to and fro for ever?', es: '¿Puede un Autómata ir y venir sin fin?' },
    ruling: {
      en: 'The same ride with the same colour happens once in a Movement action.',
      es: 'El mismo trayecto con el mismo color se hace una vez por acción de Movimiento.',
    },
    reason: { en: 'An action has to end.', es: 'Una acción tiene que acabar.' },
  },
  'Q-A15': {
    page: '27',
    question: {
      en: 'Is the next card drawn before or after a second zipline?',
      es: '¿Se roba la carta siguiente antes o después de una segunda tirolina?',
    },
    ruling: { en: 'Before, as the numbered steps say.', es: 'Antes, como dicen los pasos numerados.' },
    reason: {
      en: 'The steps are the rule; the example abbreviates.',
      es: 'Los pasos son la regla; el ejemplo abrevia.',
    },
  },
  'Q-A16': {
    page: '22',
    question: { en: 'What happens with no points left?', es: '¿Qué pasa sin puntos?' },
    ruling: {
      en: 'No card is drawn; a zipline beside it is still used.',
      es: 'No se roba carta; una tirolina contigua aún se usa.',
    },
    reason: {
      en: 'The book repeats the steps until the points are spent.',
      es: 'El libro repite los pasos hasta gastar los puntos.',
    },
  },
  'Q-A17': {
    page: '22',
    question: {
      en: 'Where does an X lead in the Movement action of a Feat?',
      es: '¿Adónde lleva una X en el Movimiento de una Proeza?',
    },
    ruling: { en: 'On in the Feat.', es: 'A seguir con la Proeza.' },
    reason: { en: '“Go to step 7” was written for step 6.', es: '«Ve al paso 7» se escribió para el paso 6.' },
  },
  'Q-A25': {
    page: '18, 20',
    question: {
      en: 'Has it shot in this round, or in this activation?',
      es: '¿Ha disparado en esta ronda o en esta activación?',
    },
    ruling: {
      en: 'Two different things: icons ask for the round, the limit of one shot for the activation.',
      es: 'Dos cosas distintas: los iconos preguntan por la ronda; el límite de un disparo, por la activación.',
    },
    reason: { en: 'Both wordings are used throughout.', es: 'Las dos formas se usan siempre así.' },
  },
  'Q-A37': {
    page: '26',
    question: { en: 'What is on a path?', es: '¿Qué está en un camino?' },
    ruling: {
      en: 'Its spaces after the start and the edges and corners between them; whose an object is does not matter.',
      es: 'Sus espacios tras el inicio y los bordes y esquinas entre ellos; da igual de quién sea un objeto.',
    },
    reason: { en: 'The book says all objects.', es: 'El libro dice todos los objetos.' },
  },
  'Q-A40': {
    page: '15',
    question: {
      en: 'Who is secondary if one enemy is off the board?',
      es: '¿Quién es el secundario si un enemigo está fuera del tablero?',
    },
    ruling: { en: 'Nobody.', es: 'Nadie.' },
    reason: {
      en: 'A Legend off the board cannot be affected.',
      es: 'A una Leyenda fuera del tablero no se la puede afectar.',
    },
  },
  'Q-A54': {
    page: '9, 21',
    question: {
      en: 'How many directions are tried in the drop and in danger?',
      es: '¿Cuántas direcciones se prueban en el salto aéreo y en peligro?',
    },
    ruling: { en: 'Four: the first and three turns.', es: 'Cuatro: la primera y tres giros.' },
    reason: {
      en: 'Four quarter turns lead back to the first.',
      es: 'Cuatro cuartos de vuelta llevan de nuevo a la primera.',
    },
  },
  'Q-A64': {
    page: '10',
    question: { en: 'When is the Route deck shuffled again?', es: '¿Cuándo se vuelve a barajar el mazo de Rutas?' },
    ruling: { en: 'When a card is needed and none is left.', es: 'Cuando hace falta una carta y no queda ninguna.' },
    reason: { en: 'So all twelve come back.', es: 'Así vuelven las doce.' },
  },
  'Q-A70': {
    page: '19',
    question: { en: 'What makes a danger zone?', es: '¿Qué crea una zona de peligro?' },
    ruling: {
      en: 'A delayed area that deals damage, the outside of the Ring while it deals damage, damage for entering; whose it is does not matter.',
      es: 'Un área con Demora que causa daño, el exterior del Anillo mientras causa daño, el daño por entrar; da igual de quién sea.',
    },
    reason: { en: 'The book names one example of each.', es: 'El libro nombra un ejemplo de cada una.' },
  },
  'Q-A71': {
    page: '19',
    question: { en: 'Which steps can an Automaton not make?', es: '¿Qué pasos no puede dar un Autómata?' },
    ruling: {
      en: 'Those that the core book forbids; every other one costs 1 point.',
      es: 'Los que prohíbe el libro básico; cualquier otro cuesta 1 punto.',
    },
    reason: { en: 'Both books name the same obstacles.', es: 'Los dos libros nombran los mismos obstáculos.' },
  },
  'Q-A72': {
    page: '10',
    question: { en: 'How does it move without a primary enemy?', es: '¿Cómo se mueve sin enemigo principal?' },
    ruling: {
      en: 'The card is neutral, and all four directions are tried.',
      es: 'La carta es neutral y se prueban las cuatro direcciones.',
    },
    reason: { en: '“Away” has no meaning then.', es: '«En dirección opuesta» no tiene entonces sentido.' },
  },
  'Q-A73': {
    page: '26',
    question: { en: 'Whose ziplines does it use?', es: '¿Qué tirolinas usa?' },
    ruling: { en: 'Anybody’s, if both ends stand.', es: 'Las de cualquiera, si están los dos extremos.' },
    reason: { en: 'The book names no owner.', es: 'El libro no nombra dueño.' },
  },
  'Q-A78': {
    page: '18, 22',
    question: {
      en: 'Does danger also come first in the move of a Feat?',
      es: '¿Va el peligro primero también en el movimiento de una Proeza?',
    },
    ruling: { en: 'No, in step 6 only.', es: 'No, solo en el paso 6.' },
    reason: {
      en: 'Feats point to the Movement action alone.',
      es: 'Las Proezas remiten solo a la acción de Movimiento.',
    },
  },
  'Q-A81': {
    page: '9',
    question: {
      en: 'What if two figures are named in one space?',
      es: '¿Y si se nombran dos miniaturas en un espacio?',
    },
    ruling: {
      en: 'The question is refused. Objects are no figures.',
      es: 'La pregunta se rechaza. Los objetos no son miniaturas.',
    },
    reason: { en: 'No Legend rests on another.', es: 'Ninguna Leyenda se queda sobre otra.' },
  },
  'Q-A82': {
    page: '19',
    question: {
      en: 'Does something impassable on a corner stop a diagonal step?',
      es: '¿Impide un paso en diagonal algo infranqueable en la esquina?',
    },
    ruling: { en: 'Yes, at the level of the Automaton or above.', es: 'Sí, en el nivel del Autómata o por encima.' },
    reason: {
      en: 'The book names corners; for other Legends the core book stays as it is.',
      es: 'El libro nombra las esquinas; para las demás Leyendas vale el libro básico.',
    },
  },
  'Q-A88': {
    page: '26',
    question: {
      en: 'What if the best landing of a zipline is its own space?',
      es: '¿Y si la mejor llegada de una tirolina es su propio espacio?',
    },
    ruling: { en: 'The zipline is not used.', es: 'La tirolina no se usa.' },
    reason: { en: 'A ride that changes nothing is none.', es: 'Un trayecto que no cambia nada no lo es.' },
  },
  'Q-A90': {
    page: '22',
    question: {
      en: 'May it be put into danger when it cannot stay?',
      es: '¿Se le puede poner en peligro cuando no puede quedarse?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: { en: 'The ban is on moving there.', es: 'Lo prohibido es moverse allí.' },
  },
  'Q-A91': {
    page: null,
    question: {
      en: 'What if fewer draws are reported than needed?',
      es: '¿Y si se comunican menos robos de los necesarios?',
    },
    ruling: {
      en: 'The service draws the rest, unless the seed is null: then it refuses.',
      es: 'El servicio roba el resto, salvo si la semilla es null: entonces lo rechaza.',
    },
    reason: {
      en: 'A real table is not completed by chance unless somebody wants it.',
      es: 'Una mesa real no se completa al azar si nadie lo quiere.',
    },
  },
})
