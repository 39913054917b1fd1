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
  'Q-A21': {
    page: '17, 28',
    question: { en: 'What if the Feat deck is empty?', es: '¿Y si el mazo de Proezas está vacío?' },
    ruling: { en: 'The discard pile is shuffled into a new deck.', es: 'El descarte se baraja y forma un mazo nuevo.' },
    reason: { en: 'Ten cards do not last for eight rounds.', es: 'Diez cartas no bastan para ocho rondas.' },
  },
  'Q-A23': {
    page: '29',
    question: {
      en: 'An example names a reaction before the shot that acts after the damage.',
      es: 'Un ejemplo nombra una reacción anterior al disparo que actúa tras el daño.',
    },
    ruling: { en: 'It is a reaction after the shot.', es: 'Es una reacción posterior al disparo.' },
    reason: { en: 'The card beside it says so.', es: 'Lo dice la carta de al lado.' },
  },
  'Q-A24': {
    page: '13',
    question: {
      en: 'What are the Energy tokens of an Ability’s cost?',
      es: '¿Qué son las fichas de Energía del coste de una Habilidad?',
    },
    ruling: { en: 'Charges.', es: 'Cargas.' },
    reason: { en: 'Steps 4 and 9 speak of Charges.', es: 'Los pasos 4 y 9 hablan de Cargas.' },
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
  'Q-A26': {
    page: '28',
    question: { en: 'Which of two equally good weapons is used?', es: '¿Cuál de dos armas igual de buenas se usa?' },
    ruling: { en: 'The first one printed.', es: 'La primera impresa.' },
    reason: { en: 'Something has to decide.', es: 'Algo tiene que decidir.' },
  },
  'Q-A27': {
    page: '8, 11',
    question: { en: 'Which of several equal beacons is chosen?', es: '¿Cuál de varias balizas iguales se elige?' },
    ruling: {
      en: 'The players choose, or the first one clockwise from the bottom left around the middle of the board.',
      es: 'Eligen los jugadores, o la primera en sentido horario desde la parte inferior izquierda alrededor del centro del tablero.',
    },
    reason: { en: 'The service has to run without anybody.', es: 'El servicio tiene que funcionar sin nadie.' },
  },
  'Q-A28': {
    page: '8',
    question: { en: 'What is “farthest from any enemy”?', es: '¿Qué es «lo más lejos de cualquier enemigo»?' },
    ruling: { en: 'The largest distance to the nearest enemy.', es: 'La mayor distancia al enemigo más cercano.' },
    reason: { en: 'That is what the words usually mean.', es: 'Es lo que suelen significar las palabras.' },
  },
  'Q-A29': {
    page: '11',
    question: {
      en: 'Is the primary enemy of a respawn kept?',
      es: '¿Se mantiene el enemigo principal de una reaparición?',
    },
    ruling: { en: 'No, step 1 is done again.', es: 'No, el paso 1 se vuelve a hacer.' },
    reason: {
      en: 'Step 1 is always done, and the position has changed.',
      es: 'El paso 1 se hace siempre, y la posición ha cambiado.',
    },
  },
  'Q-A30': {
    page: '9, 11',
    question: {
      en: 'What if no space beside the beacon is free?',
      es: '¿Y si no hay ningún espacio libre junto a la baliza?',
    },
    ruling: {
      en: 'The next best beacon; if none has room, the first free space in rings around the first.',
      es: 'La siguiente mejor baliza; si ninguna tiene sitio, el primer espacio libre en anillos alrededor de la primera.',
    },
    reason: { en: 'It has to be placed somewhere.', es: 'Hay que colocarlo en algún sitio.' },
  },
  'Q-A31': {
    page: '8, 11',
    question: {
      en: 'Who is first if two Automata have the same score?',
      es: '¿Quién va primero si dos Autómatas tienen la misma puntuación?',
    },
    ruling: { en: 'The one that was assigned first.', es: 'El que se asignó primero.' },
    reason: { en: 'Something has to decide.', es: 'Algo tiene que decidir.' },
  },
  'Q-A32': {
    page: '5',
    question: { en: 'Who draws for the colours in a co-op game?', es: '¿Quién roba para los colores en cooperativo?' },
    ruling: {
      en: 'One card for the squad, shuffled back afterwards.',
      es: 'Una carta para el pelotón, que luego se vuelve a barajar.',
    },
    reason: {
      en: 'The text speaks to the side, not to a player.',
      es: 'El texto se dirige al bando, no a un jugador.',
    },
  },
  'Q-A33': {
    page: '11',
    question: {
      en: 'What happens to the Charges of an eliminated Automaton?',
      es: '¿Qué pasa con las Cargas de un Autómata eliminado?',
    },
    ruling: { en: 'It keeps them.', es: 'Las conserva.' },
    reason: { en: 'Nothing takes them away.', es: 'Nada se las quita.' },
  },
  'Q-A35': {
    page: '17',
    question: {
      en: 'Is the Optimal Shot looked for in a space that is only passed?',
      es: '¿Se comprueba el Disparo óptimo en un espacio por el que solo se pasa?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: {
      en: 'Otherwise the word “free” would have no sense.',
      es: 'Si no, la palabra «libre» no tendría sentido.',
    },
  },
  'Q-A36': {
    page: '17',
    question: {
      en: 'Is it looked for when sight changes without a move?',
      es: '¿Se comprueba cuando cambia la visión sin movimiento?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: { en: 'The list of moments is closed.', es: 'La lista de momentos está cerrada.' },
  },
  'Q-A38': {
    page: '28',
    question: {
      en: 'What if the last enemy is eliminated otherwise than by a shot?',
      es: '¿Y si el último enemigo es eliminado de otro modo que por un disparo?',
    },
    ruling: { en: 'The activation goes on with step 10, too.', es: 'La activación sigue también con el paso 10.' },
    reason: { en: 'The situation is the same.', es: 'La situación es la misma.' },
  },
  'Q-A39': {
    page: '28',
    question: {
      en: 'Is a Feat revealed once in a round or for every shot?',
      es: '¿Se revela una Proeza por ronda o por disparo?',
    },
    ruling: { en: 'For every Shot action.', es: 'Por cada acción de Disparo.' },
    reason: { en: 'The reveal is a step of the Shot.', es: 'Revelar es un paso del Disparo.' },
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
  'Q-A41': {
    page: '9, 15',
    question: {
      en: 'Who decides what no rule decides for an Automaton?',
      es: '¿Quién decide lo que ninguna regla decide por un Autómata?',
    },
    ruling: {
      en: 'Targets by priority, places by the scan, options as printed; what may be done is done.',
      es: 'Objetivos por prioridad, lugares por el recorrido, opciones como están impresas; lo que se puede hacer se hace.',
    },
    reason: { en: 'Nobody has to choose for an enemy.', es: 'Nadie tiene que elegir por un enemigo.' },
  },
  'Q-A42': {
    page: '29',
    question: { en: 'What does “recover 5 or fewer” mean?', es: '¿Qué significa «recuperas 5 o menos»?' },
    ruling: { en: 'Up to 5, no further than the maximum.', es: 'Hasta 5, sin pasar del máximo.' },
    reason: { en: 'It is the simplest sense.', es: 'Es el sentido más sencillo.' },
  },
  'Q-A47': {
    page: '11',
    question: {
      en: 'What ends when an Automaton is eliminated in its own activation?',
      es: '¿Qué termina cuando un Autómata es eliminado en su propia activación?',
    },
    ruling: { en: 'Its activation.', es: 'Su activación.' },
    reason: {
      en: 'In the core book a turn is that of the squad.',
      es: 'En el libro básico un turno es el del pelotón.',
    },
  },
  'Q-A48': {
    page: '15, 28',
    question: {
      en: 'Do accessories stop when Charges are paid for a boost?',
      es: '¿Dejan de valer los accesorios cuando se pagan Cargas por una mejora?',
    },
    ruling: { en: 'No, not in that Shot.', es: 'No, en ese Disparo no.' },
    reason: { en: 'They are looked at before the boost.', es: 'Se miran antes de la mejora.' },
  },
  'Q-A50': {
    page: '12',
    question: {
      en: 'What range has a grenade if the card gives none?',
      es: '¿Qué alcance tiene una granada si la carta no lo da?',
    },
    ruling: { en: '2 to 5, that of the token.', es: 'De 2 a 5, el de la ficha.' },
    reason: { en: 'The token has it.', es: 'Lo tiene la ficha.' },
  },
  'Q-A51': {
    page: '12',
    question: {
      en: 'Does a grenade of an Automaton spare its squad?',
      es: '¿Respeta a su pelotón la granada de un Autómata?',
    },
    ruling: { en: 'No.', es: 'No.' },
    reason: { en: 'All Legends in the area are hit.', es: 'Alcanza a todas las Leyendas del área.' },
  },
  'Q-A52': {
    page: '16',
    question: { en: 'Do several bins give more than one?', es: '¿Dan más varios depósitos que uno?' },
    ruling: { en: 'No.', es: 'No.' },
    reason: { en: 'The text says “a bin”.', es: 'El texto dice «un depósito».' },
  },
  'Q-A56': {
    page: '18',
    question: {
      en: 'What if an Optimal Shot is due and forbidden?',
      es: '¿Y si toca un Disparo óptimo y está prohibido?',
    },
    ruling: { en: 'It is not taken, and may be later.', es: 'No se hace, y puede hacerse más tarde.' },
    reason: { en: 'What cannot be resolved is skipped.', es: 'Lo que no se puede resolver se omite.' },
  },
  'Q-A65': {
    page: '11',
    question: { en: 'To which values do raised dials go back?', es: '¿A qué valores vuelven los diales elevados?' },
    ruling: { en: 'To the raised ones.', es: 'A los elevados.' },
    reason: { en: 'They are also the maximum.', es: 'Son también el máximo.' },
  },
  'Q-A66': {
    page: '13-14',
    question: {
      en: 'Is a cost paid if the effect finds no target?',
      es: '¿Se paga un coste si el efecto no encuentra objetivo?',
    },
    ruling: {
      en: 'No, and what stands for missing Charges does not happen either.',
      es: 'No, y tampoco ocurre lo previsto para cuando faltan Cargas.',
    },
    reason: { en: 'What cannot be resolved is skipped.', es: 'Lo que no se puede resolver se omite.' },
  },
  'Q-A67': {
    page: '15',
    question: {
      en: 'Do several effects of a line mean the same enemy?',
      es: '¿Se refieren al mismo enemigo varios efectos de una línea?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: { en: 'One sentence, one target.', es: 'Una frase, un objetivo.' },
  },
  'Q-A75': {
    page: '15, 28',
    question: {
      en: 'Who is “an enemy” in a reaction of an Automaton?',
      es: '¿Quién es «un enemigo» en una reacción de un Autómata?',
    },
    ruling: { en: 'Whoever shoots, then the other one.', es: 'Quien dispara, y luego el otro.' },
    reason: { en: 'There are no priorities outside an activation.', es: 'Fuera de una activación no hay prioridades.' },
  },
  'Q-A77': {
    page: '13',
    question: { en: 'The Ability cards are not printed.', es: 'Las cartas de Habilidad no están impresas.' },
    ruling: { en: 'A constructed set is used.', es: 'Se usa un juego construido.' },
    reason: { en: 'Steps 4 and 9 have to be playable.', es: 'Los pasos 4 y 9 tienen que poder jugarse.' },
  },
  'Q-A79': {
    page: '18, 20',
    question: {
      en: 'Has it shot if the target is gone before the cards?',
      es: '¿Ha disparado si el objetivo desaparece antes de las cartas?',
    },
    ruling: { en: 'Yes.', es: 'Sí.' },
    reason: { en: 'The action was taken.', es: 'La acción se hizo.' },
  },
  'Q-A83': {
    page: '13, 15',
    question: { en: 'Who carries a second attached figure?', es: '¿Quién lleva una segunda miniatura adherida?' },
    ruling: { en: 'Another enemy that meets the same condition.', es: 'Otro enemigo que cumpla la misma condición.' },
    reason: { en: 'The core book asks for the range of each.', es: 'El libro básico pide el alcance de cada uno.' },
  },
  'Q-A84': {
    page: '15',
    question: {
      en: 'When is “an enemy” settled in a line without a condition?',
      es: '¿Cuándo se fija «un enemigo» en una línea sin condición?',
    },
    ruling: {
      en: 'With the first effect that finds one, for the rest of the line.',
      es: 'Con el primer efecto que lo encuentra, para el resto de la línea.',
    },
    reason: { en: 'One sentence, one target.', es: 'Una frase, un objetivo.' },
  },
  'Q-A85': {
    page: '28',
    question: {
      en: 'Is a weapon chosen that does not reach the target?',
      es: '¿Se elige un arma que no alcanza al objetivo?',
    },
    ruling: { en: 'Only if none does.', es: 'Solo si ninguna lo alcanza.' },
    reason: { en: 'Step 7 needs a target in normal range.', es: 'El paso 7 necesita un objetivo en alcance normal.' },
  },
  'Q-A89': {
    page: '11',
    question: {
      en: 'Whose primary enemy counts at a full beacon, and which rings?',
      es: '¿Qué enemigo principal cuenta en una baliza llena, y qué anillos?',
    },
    ruling: {
      en: 'That of the beacon used; rings from distance 1 on.',
      es: 'El de la baliza usada; anillos desde la distancia 1.',
    },
    reason: { en: 'It is regarded as standing on that beacon.', es: 'Se considera que está en esa baliza.' },
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
  'Q-A92': {
    page: null,
    question: { en: 'What does a card ask that forbids sight?', es: '¿Qué pide una carta que prohíbe la visión?' },
    ruling: {
      en: 'It must see, must not see, or sight does not matter.',
      es: 'Debe ver, no debe ver, o la visión no importa.',
    },
    reason: { en: 'Cards need all three.', es: 'Las cartas necesitan los tres casos.' },
  },
})
