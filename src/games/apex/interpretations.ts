import { defineInterpretations } from '../../rulebook/interpretation.ts'

/** How the book is read where it is silent or can be read in two ways. */
export const apexInterpretations = defineInterpretations({
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
  'Q-32': {
    page: '8',
    question: { en: 'What if both squads win at the same moment?', es: '¿Y si ambos pelotones vencen a la vez?' },
    ruling: {
      en: 'The tie-breaks of the end of the game decide.',
      es: 'Deciden los desempates del final de la partida.',
    },
    reason: { en: 'The book does not speak of it.', es: 'El libro no habla de ello.' },
  },
  'Q-33': {
    page: '31',
    question: {
      en: 'What does eliminating a Legend without death boxes give?',
      es: '¿Qué da eliminar a una Leyenda sin cajas?',
    },
    ruling: { en: 'No victory point.', es: 'Ningún Punto de Victoria.' },
    reason: { en: 'There is nothing to take.', es: 'No hay nada que tomar.' },
  },
  'Q-34': {
    page: '8',
    question: {
      en: 'Whose Health counts in the second tie-break?',
      es: '¿La Salud de quién cuenta en el segundo desempate?',
    },
    ruling: {
      en: 'The single highest among the Legends with both boxes; a squad without one loses, equal is a draw.',
      es: 'La más alta entre las Leyendas con ambas cajas; un pelotón sin ninguna pierde y si son iguales hay empate.',
    },
    reason: {
      en: 'The text counts those Legends and then names the one with the most Health.',
      es: 'El texto cuenta esas Leyendas y luego nombra a la de más Salud.',
    },
  },
  'Q-35': {
    page: '31',
    question: {
      en: 'Does an elimination by the own grenade, the Ring or a squadmate give a point?',
      es: '¿Da un punto la eliminación por la propia granada, el Anillo o un compañero?',
    },
    ruling: { en: 'Yes, to the enemy squad.', es: 'Sí, al pelotón enemigo.' },
    reason: { en: 'The procedure names no cause.', es: 'El procedimiento no menciona la causa.' },
  },
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
  'Q-41': {
    page: '31',
    question: {
      en: 'Which way do the arrows of scatter point?',
      es: '¿Hacia dónde apuntan las flechas de desviación?',
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
  'Q-45': {
    page: '33',
    question: { en: 'Does melee hit with exactly 40?', es: '¿Impacta el cuerpo a cuerpo con 40 justos?' },
    ruling: { en: 'Yes, with 40 or more.', es: 'Sí, con 40 o más.' },
    reason: {
      en: 'The rule says so; the example says more than 40, and a rule goes before an example.',
      es: 'Lo dice la regla; el ejemplo dice más de 40, y la regla prevalece.',
    },
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
  'Q-47': {
    page: '10',
    question: { en: 'What do squadmates see of each other?', es: '¿Qué ven entre sí los compañeros de pelotón?' },
    ruling: {
      en: 'Hands, backpacks and pools of the whole squad; the enemy sees numbers.',
      es: 'Las manos, mochilas y reservas de todo el pelotón; el enemigo ve cantidades.',
    },
    reason: {
      en: 'The screen hides the backpack from adversaries only.',
      es: 'La pantalla oculta la mochila solo a los adversarios.',
    },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
  },
  'Q-48': {
    page: '9, 16',
    question: {
      en: 'Are the spaces of the Ring markers inside? Can its sides pass each other?',
      es: '¿Están dentro los espacios de los marcadores del Anillo? ¿Pueden cruzarse sus lados?',
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
  'Q-51': {
    page: '8',
    question: {
      en: 'Are the points checked at the activation of an eliminated Legend?',
      es: '¿Se comprueban los puntos en la activación de una Leyenda eliminada?',
    },
    ruling: { en: 'Yes, before it respawns.', es: 'Sí, antes de que reaparezca.' },
    reason: {
      en: 'At the start of the activation, says the book.',
      es: 'Al comienzo de la activación, dice el libro.',
    },
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
  'Q-61': {
    page: '16, 45',
    question: {
      en: 'What does a reshuffle icon add to a Ring shift in the same cell?',
      es: '¿Qué añade un icono de barajar a un desplazamiento del Anillo en la misma casilla?',
    },
    ruling: { en: 'Nothing: one shuffle and one new card.', es: 'Nada: se baraja una vez y se revela una carta.' },
    reason: { en: 'Both texts describe the same.', es: 'Ambos textos describen lo mismo.' },
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
  'Q-70': {
    page: '16',
    question: { en: 'How often may loot be handled?', es: '¿Cuántas veces se puede manejar botín?' },
    ruling: {
      en: 'Once before the first action and once after each; drops first, and what is picked up is kept.',
      es: 'Una vez antes de la primera acción y una tras cada una; primero se suelta, y lo recogido se conserva.',
    },
    reason: { en: 'Before or after each action, says the book.', es: 'Antes o después de cada acción, dice el libro.' },
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
  'Q-72': {
    page: '8, 31',
    question: { en: 'When exactly is victory “immediate”?', es: '¿Cuándo es exactamente «inmediata» la victoria?' },
    ruling: {
      en: 'After all eliminations of one damage, before anything else is played.',
      es: 'Tras todas las eliminaciones de un mismo daño, antes de jugar nada más.',
    },
    reason: { en: 'Damage at one moment is one event.', es: 'El daño de un mismo momento es un solo suceso.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
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
  'Q-75': {
    page: '30',
    question: {
      en: 'From where are aim cards drawn while others lie on the track?',
      es: '¿De dónde se roban cartas de puntería mientras otras están en el panel?',
    },
    ruling: { en: 'From the rest of the deck.', es: 'Del resto del mazo.' },
    reason: { en: 'The others return in step 5 only.', es: 'Las otras no vuelven hasta el paso 5.' },
    elsewhere: { en: 'In matches only.', es: 'Solo en las partidas.' },
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
