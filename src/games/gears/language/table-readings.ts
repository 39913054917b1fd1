import { defineInterpretations } from '../../../rulebook/interpretation.ts'
import { reading } from './reading.ts'

/** Dice, map, line of sight, cover and movement. */
export const tableReadings = defineInterpretations({
  'Q-01': reading(
    null,
    ['What do the faces of the dice show?', '¿Qué muestran las caras de los dados?'],
    [
      'They are content, and every question may bring its own dice; the usual ones come from a published chart.',
      'Son contenido, y cada consulta puede traer sus propios dados; los habituales vienen de una tabla publicada.',
    ],
    [
      'The book names the symbols only. The chart fits every result that the book shows.',
      'El libro solo nombra los símbolos. La tabla encaja con todos los resultados que muestra.',
    ],
  ),
  'Q-02': reading(
    '6, 14, 32',
    [
      'May a figure move across a boundary that is drawn as cover?',
      '¿Se puede cruzar un límite de zona dibujado como cobertura?',
    ],
    ['Yes, it is a usual divider between zones.', 'Sí, es una división normal entre zonas.'],
    [
      'Only walls and height changes are named as barriers.',
      'Como barreras solo se nombran las paredes y los cambios de altura.',
    ],
  ),
  'Q-03': reading(
    '6, 14',
    [
      'Is the border of a map piece a wall, and how wide is the passage where two pieces meet?',
      '¿Es pared el borde de una pieza de Mapa, y qué ancho tiene el paso entre dos piezas?',
    ],
    [
      'The border is a wall; only where the exit opening and the entrance side lie on each other is there a way.',
      'El borde es pared; solo hay paso donde la abertura de la salida coincide con el lado de la entrada.',
    ],
    [
      'Figures cannot leave the map; the exit is called an opening in the border, the entrance a whole open side.',
      'Las figuras no pueden salir del mapa; la salida es una abertura del borde y la entrada, un lado abierto entero.',
    ],
  ),
  'Q-04': reading(
    '20',
    [
      'Does a line that touches the end of a wall, a corner, or runs along a wall cross it?',
      '¿Cruza una pared la línea que toca su extremo, una esquina o discurre a lo largo de ella?',
    ],
    [
      'Touching on one side does not block. A point with wall on both sides blocks, and so does running along a wall.',
      'Tocar por un lado no bloquea. Bloquea un punto con pared a ambos lados, y también discurrir a lo largo de una pared.',
    ],
    [
      'The book forbids crossing a wall, and an end that is touched is not crossed.',
      'El libro prohíbe cruzar una pared, y tocar un extremo no es cruzarla.',
    ],
  ),
  'Q-05': reading(
    '20',
    [
      'Do two figures in cover in one zone see each other when a wall stands between their arrows?',
      '¿Se ven dos figuras a cubierto en la misma zona con una pared entre sus flechas?',
    ],
    ['Yes, inside a zone there is always line of sight.', 'Sí, dentro de una zona siempre hay línea de visión.'],
    [
      'The range there is 0 and cover is void inside a zone.',
      'El alcance es 0 y la cobertura no cuenta dentro de la zona.',
    ],
  ),
  'Q-06': reading(
    '20',
    ['Which points of a zone can see?', '¿Qué puntos de una zona pueden ver?'],
    [
      'Those inside it, not those on its border; a cover arrow may not lie on a wall.',
      'Los interiores, no los del borde; una flecha de cobertura no puede estar sobre una pared.',
    ],
    [
      'A point on a wall would see through it; points as near to the border as wanted are inside.',
      'Un punto sobre una pared vería a través de ella; hay puntos interiores tan cerca del borde como se quiera.',
    ],
  ),
  'Q-07': reading(
    '15',
    ['How does the cover line run?', '¿Cómo va la línea de cobertura?'],
    [
      'Through the centre of the arrow, at a right angle to it; the arrow points to the protected side.',
      'Por el centro de la flecha, perpendicular a ella; la flecha señala el lado protegido.',
    ],
    [
      'The book only says that it passes through the centre, and the line of sight ends there.',
      'El libro solo dice que pasa por el centro, y la línea de visión termina en ese punto.',
    ],
  ),
  'Q-08': reading(
    '15',
    ['What if the attacker is exactly on the cover line?', '¿Y si el atacante está justo sobre la línea de cobertura?'],
    ['The cover is partial.', 'La cobertura es parcial.'],
    ['The line is not crossed.', 'La línea no se cruza.'],
  ),
  'Q-09': reading(
    '15',
    ['Which arrow counts where there are several?', '¿Qué flecha cuenta cuando hay varias?'],
    [
      'The defender’s best arrow of those that are seen; then the attacker chooses where the line comes from.',
      'La mejor del defensor entre las que se ven; después el atacante elige desde dónde traza la línea.',
    ],
    [
      'The defender uses the arrow that gives most cover, and the attacker avoids the line if there is a way.',
      'El defensor usa la flecha que más cubre, y el atacante evita cruzar la línea si puede.',
    ],
  ),
  'Q-10': reading(
    '10, 20',
    ['What is nearest, or a goal, if no way leads there?', '¿Qué es lo más cercano, o un destino, si no hay camino?'],
    [
      'It is infinitely far: it loses to anything that can be reached, ties with its like, is not moved toward, and is not attacked if the range is infinite, too.',
      'Está infinitamente lejos: pierde ante lo alcanzable, empata con sus iguales, nadie mueve hacia allí y no se ataca si el alcance también es infinito.',
    ],
    ['Nearest is defined by movement.', 'Lo más cercano se define por el movimiento.'],
  ),
  'Q-11': reading(
    '14',
    [
      'Can cover be taken or left without changing zones?',
      '¿Puede tomarse o abandonarse la cobertura sin cambiar de zona?',
    ],
    [
      'A COG may move 0 zones and do so. A Locust that moves 0 zones keeps its place; one that any effect moves takes cover afterwards.',
      'Un CGO puede mover 0 zonas y hacerlo. Un Locust que mueve 0 zonas se queda igual; el que se mueve por cualquier efecto se cubre después.',
    ],
    [
      '“Up to” includes 0 for a player; a Locust that did not move neither moved nor spawned.',
      '«Hasta» incluye el 0 para un jugador; un Locust que no movió no ha movido ni se ha generado.',
    ],
  ),
  'Q-12': reading(
    '15',
    [
      'Which cover does a Locust take if the COG it hides from cannot see it, or if there is none?',
      '¿Qué cobertura toma un Locust si el CGO del que se cubre no lo ve, o si no hay ninguno?',
    ],
    [
      'The spaces are compared by the side of their cover lines, walls left aside; without a COG all are equal.',
      'Los espacios se comparan por el lado de sus líneas de cobertura, sin contar paredes; sin CGO todos valen igual.',
    ],
    [
      'The book asks for the bonus in case of an attack, which needs no line of sight now.',
      'El libro pide la bonificación en caso de ataque, que no exige línea de visión ahora.',
    ],
  ),
  'Q-32': reading(
    '19',
    [
      'What may be the target of a bolo grenade, and what do several omens do?',
      '¿Qué puede ser objetivo de una granada bolo, y qué hacen varios augurios?',
    ],
    [
      'Any zone in line of sight, the own and an empty one included; it has a single value, and each omen seals one open hole of the zone.',
      'Cualquier zona en línea de visión, también la propia o una vacía; tiene un solo valor, y cada augurio sella un agujero abierto de la zona.',
    ],
    [
      'It is an attack on a zone, and its tokens take the place of ammo.',
      'Es un ataque contra una zona, y sus contadores sustituyen a la munición.',
    ],
  ),
  'Q-43': reading(
    '5',
    ['What if a piece has several entrance zones?', '¿Y si una pieza tiene varias zonas de entrada?'],
    ['The player of the soldier chooses one.', 'El jugador del soldado elige una.'],
    ['The book speaks of the entrance only.', 'El libro solo habla de la entrada.'],
  ),
})
