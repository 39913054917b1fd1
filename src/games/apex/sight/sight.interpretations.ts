import { defineInterpretations } from '../../../rulebook/interpretation.ts'

/** How the book is read on line of sight, cover and Zones. */
export const sightInterpretations = defineInterpretations({
  'Q-05': {
    page: '18, 23',
    question: {
      en: 'Sight speaks of 0° or 90°, movement of 90° or 180°: which components are connected?',
      es: 'La visión habla de 0° o 90° y el movimiento de 90° o 180°: ¿qué componentes están conectados?',
    },
    ruling: { en: 'The same ones: in line or at a right angle.', es: 'Los mismos: en línea o en ángulo recto.' },
    reason: {
      en: 'Both describe two components that share an end.',
      es: 'Ambas describen dos componentes que comparten un extremo.',
    },
  },
  'Q-06': {
    page: '18-19, 23',
    question: {
      en: 'When do components count that meet in a corner which the line passes?',
      es: '¿Cuándo cuentan los componentes que se unen en una esquina por la que pasa la línea?',
    },
    ruling: {
      en: 'Only if blocking edges lie on both sides of the line.',
      es: 'Solo si hay bordes que bloquean a ambos lados de la línea.',
    },
    reason: {
      en: 'So going around costs nothing, a touched corner does not block, and the examples of the book come out.',
      es: 'Así rodear no cuesta nada, una esquina rozada no bloquea y salen los ejemplos del libro.',
    },
  },
  'Q-07': {
    page: '23',
    question: {
      en: 'How does a joint of two obstructions of different height block?',
      es: '¿Cómo bloquea una unión de dos obstrucciones de distinta altura?',
    },
    ruling: {
      en: 'Each side is judged by its own edge, and the weaker side decides.',
      es: 'Cada lado se juzga por su propio borde y decide el más débil.',
    },
    reason: {
      en: 'It is the principle of the smallest restriction, as in movement.',
      es: 'Es el principio de la menor restricción, como en el movimiento.',
    },
  },
  'Q-08': {
    page: '24',
    question: {
      en: 'How is “within X spaces behind the obstruction” measured?',
      es: '¿Cómo se mide «a X espacios por detrás de la obstrucción»?',
    },
    ruling: {
      en: 'At right angles to the line that carries the crossed edge; the space that touches it is 1 deep.',
      es: 'En perpendicular a la línea que contiene el borde cruzado; el espacio que la toca tiene profundidad 1.',
    },
    reason: {
      en: 'X itself is measured so; it fits every example, and X = 0 then hides nothing.',
      es: 'La propia X se mide así; encaja con todos los ejemplos y con X = 0 no se oculta nada.',
    },
  },
  'Q-09': {
    page: '23-24',
    question: {
      en: 'The book takes the farthest edge; what if there are several obstructions?',
      es: 'El libro toma el borde más alejado: ¿y si hay varias obstrucciones?',
    },
    ruling: {
      en: 'Every crossed edge is judged, and one that blocks is enough.',
      es: 'Se juzga cada borde cruzado y basta con que uno bloquee.',
    },
    reason: {
      en: 'All obstructions are to be evaluated; one level down both readings give the same.',
      es: 'Hay que evaluar todas las obstrucciones; con un nivel de diferencia ambas lecturas coinciden.',
    },
  },
  'Q-10': {
    page: '24, 26',
    question: {
      en: 'Is only the own border at distance 0, or every edge on its line?',
      es: '¿Está a distancia 0 solo el borde propio o todo borde de su línea?',
    },
    ruling: {
      en: 'Only the own border is ignored; other edges of the line have X = 0 and hide nothing on the upper level.',
      es: 'Solo se ignora el borde propio; los demás bordes de la línea tienen X = 0 y no ocultan nada en el nivel superior.',
    },
    reason: {
      en: 'The book calls distance 0 one of the borders of the upper space.',
      es: 'El libro llama distancia 0 a uno de los bordes del espacio superior.',
    },
  },
  'Q-11': {
    page: '25',
    question: {
      en: 'Is an intersection exactly X spaces behind the line hidden?',
      es: '¿Queda oculta una intersección situada justo a X espacios de la línea?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: {
      en: 'In the example the hidden target can only be such an intersection.',
      es: 'En el ejemplo el objetivo oculto solo puede ser una intersección así.',
    },
  },
  'Q-12': {
    page: '24, 26',
    question: { en: 'How do levels above 2 work?', es: '¿Cómo funcionan los niveles por encima del 2?' },
    ruling: {
      en: 'On the upper level the hidden depth is the difference times X; an obstruction in between hides 1.',
      es: 'En el nivel superior la profundidad oculta es la diferencia por X; una obstrucción intermedia oculta 1.',
    },
    reason: {
      en: 'It extends the two printed cases in a straight line.',
      es: 'Prolonga sin más los dos casos impresos.',
    },
  },
  'Q-13': {
    page: '17, 24',
    question: {
      en: 'Does the seam between two buildings of equal height block?',
      es: '¿Bloquea la junta entre dos edificios de igual altura?',
    },
    ruling: { en: 'No, neither sight nor movement.', es: 'No, ni la visión ni el movimiento.' },
    reason: { en: 'Nothing rises above either roof there.', es: 'Nada sobresale allí por encima de los tejados.' },
  },
  'Q-14': {
    page: '23',
    question: {
      en: 'What if the line passes the middle of one long wall exactly at a corner of the grid?',
      es: '¿Y si la línea pasa por el centro de una pared larga justo en una esquina de la cuadrícula?',
    },
    ruling: { en: 'It blocks like the wall.', es: 'Bloquea como la pared.' },
    reason: { en: 'It is no corner of the obstruction.', es: 'No es una esquina de la obstrucción.' },
  },
  'Q-15': {
    page: '23, 37',
    question: {
      en: 'Does a line cross an edge that it runs along or ends on?',
      es: '¿Cruza la línea un borde que recorre o en el que termina?',
    },
    ruling: { en: 'No, it only touches it.', es: 'No, solo lo toca.' },
    reason: {
      en: 'The example of the Zone says that running along a border is not crossing.',
      es: 'El ejemplo de la Zona dice que ir por un borde no es cruzarlo.',
    },
  },
  'Q-16': {
    page: '26, 46',
    question: {
      en: 'What is “immediately behind” an obstruction of level 1, seen from level 2 at a slant?',
      es: '¿Qué es «inmediatamente detrás» de una obstrucción de nivel 1 vista en oblicuo desde el nivel 2?',
    },
    ruling: {
      en: 'The space that borders the obstruction itself, by an edge of its own or through a run of obstructions without a gap; lying elsewhere on its line is not enough.',
      es: 'El espacio que linda con la propia obstrucción, por un borde suyo o por una serie de obstrucciones sin huecos; estar en otro punto de su línea no basta.',
    },
    reason: {
      en: 'The book says that no other space is hidden; the imagined line belongs to the other case.',
      es: 'El libro dice que ningún otro espacio queda oculto; la línea imaginaria es del otro caso.',
    },
  },
  'Q-17': {
    page: '17',
    question: {
      en: 'What do obstructions do that occupy a space, such as rocks?',
      es: '¿Qué hacen las obstrucciones que ocupan un espacio, como las rocas?',
    },
    ruling: {
      en: 'They are solid blocks of their level, 1 if it is not known, with a wall on every side.',
      es: 'Son bloques macizos de su nivel, 1 si no se conoce, con una pared en cada lado.',
    },
    reason: {
      en: 'The scenery sheet is not part of the book.',
      es: 'La hoja de escenografía no forma parte del libro.',
    },
  },
  'Q-25': {
    page: '29',
    question: {
      en: 'Does a joint give cover if the line only touches it from outside?',
      es: '¿Da cobertura una unión que la línea solo roza por fuera?',
    },
    ruling: { en: 'No; each side has to hold a component.', es: 'No; cada lado debe tener un componente.' },
    reason: { en: 'Joints are tested in one way everywhere.', es: 'Las uniones se comprueban igual en todas partes.' },
  },
  'Q-26': {
    page: '29',
    question: {
      en: 'When does an object in a space give cover, such as a beacon?',
      es: '¿Cuándo da cobertura un objeto que está en un espacio, como una baliza?',
    },
    ruling: {
      en: 'If the line passes through its space and the target is adjacent to it.',
      es: 'Si la línea atraviesa su espacio y el objetivo está adyacente a él.',
    },
    reason: { en: 'The definition for edges is carried over.', es: 'Se traslada la definición de los bordes.' },
  },
  'Q-43': {
    page: '37',
    question: { en: 'How large is the rhombus of a Zone?', es: '¿Qué tamaño tiene el rombo de una Zona?' },
    ruling: {
      en: 'Half a diagonal is 1 space: it touches four spaces.',
      es: 'Media diagonal es 1 espacio: toca cuatro espacios.',
    },
    reason: {
      en: 'Only then can a line run along its border as in the example.',
      es: 'Solo así puede una línea ir por su borde como en el ejemplo.',
    },
  },
})
