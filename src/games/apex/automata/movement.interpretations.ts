import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on Route cards, moves, danger and the places of figures. */
export const movementInterpretations = defineInterpretations({
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
  'Q-A06': {
    page: '8, 20',
    question: {
      en: 'Which end do the drop and the flight from danger lead to?',
      es: '¿A qué final llevan el salto aéreo y la huida del peligro?',
    },
    ruling: { en: 'The end of the white path.', es: 'Al final del camino blanco.' },
    reason: {
      en: 'The icons are lost; the examples show a hollow symbol as on the white path.',
      es: 'Los iconos se han perdido; los ejemplos muestran un símbolo hueco como el del camino blanco.',
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
  'Q-A18': {
    page: '20-21',
    question: {
      en: 'Does the flight from danger gain Charges or use ziplines?',
      es: '¿Se ganan Cargas o se usan tirolinas al huir del peligro?',
    },
    ruling: { en: 'Neither.', es: 'Ni lo uno ni lo otro.' },
    reason: {
      en: 'It has its own steps and has to end at the end of the path.',
      es: 'Tiene sus propios pasos y debe acabar en el final del camino.',
    },
  },
  'Q-A19': {
    page: '31',
    question: {
      en: 'Does the first criterion of a tactical shift always decide?',
      es: '¿Decide siempre el primer criterio del desplazamiento táctico?',
    },
    ruling: { en: 'The criteria filter one after the other.', es: 'Los criterios filtran uno tras otro.' },
    reason: {
      en: 'The examples use sight, then height, then cover, then the order.',
      es: 'Los ejemplos usan la visión, luego la altura, la cobertura y el orden.',
    },
  },
  'Q-A20': {
    page: '31',
    question: {
      en: 'May a tactical shift lead into danger or over walls?',
      es: '¿Puede un desplazamiento táctico llevar al peligro o por encima de paredes?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: {
      en: 'The text asks only for a free space that is not two levels up.',
      es: 'El texto solo pide un espacio libre que no esté dos niveles arriba.',
    },
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
  'Q-A49': {
    page: '20-21',
    question: {
      en: 'May the flight from danger pass occupied or dangerous spaces?',
      es: '¿Puede la huida pasar por espacios ocupados o peligrosos?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: { en: 'Only its end has to be free and safe.', es: 'Solo su final debe estar libre y ser seguro.' },
  },
  'Q-A53': {
    page: '20-21',
    question: {
      en: 'Does something destructible on the path block the flight from danger?',
      es: '¿Bloquea la huida algo destructible en el camino?',
    },
    ruling: { en: 'Yes, the path is tested first.', es: 'Sí, el camino se comprueba antes.' },
    reason: { en: 'Destruction comes after the test.', es: 'La Destrucción viene tras la comprobación.' },
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
  'Q-A60': {
    page: '9',
    question: {
      en: 'Who places an Automaton that is pushed onto a lower occupied space?',
      es: '¿Quién coloca a un Autómata empujado a un espacio ocupado inferior?',
    },
    ruling: {
      en: 'The first free space near it in the order of the scan.',
      es: 'El primer espacio libre cercano en el orden del recorrido.',
    },
    reason: { en: 'So figures of Automata are placed.', es: 'Así se colocan las miniaturas de los Autómatas.' },
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
  'Q-A86': {
    page: '9',
    question: {
      en: 'From where are ring and range counted around an enemy?',
      es: '¿Desde dónde se cuentan anillo y alcance alrededor de un enemigo?',
    },
    ruling: {
      en: 'The rings from the enemy, range and sight from the Automaton.',
      es: 'Los anillos desde el enemigo, el alcance y la visión desde el Autómata.',
    },
    reason: { en: 'The range is that of the owner of the card.', es: 'El alcance es el del dueño de la carta.' },
  },
  'Q-A87': {
    page: '9',
    question: { en: 'Which level of an intersection comes first?', es: '¿Qué nivel de una intersección va primero?' },
    ruling: {
      en: 'That of the anchor, then upwards, then downwards.',
      es: 'El del ancla, luego hacia arriba y después hacia abajo.',
    },
    reason: { en: 'Something has to decide.', es: 'Algo tiene que decidir.' },
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
})
