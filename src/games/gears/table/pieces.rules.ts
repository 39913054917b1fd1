import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { countOf } from '../language/attack-words.ts'
import { pointName } from '../language/notation.ts'
import type { Point } from '../vocabulary.ts'

const ELEMENTS = 'Elements of a map piece'

type Joined = { before: string; piece: string; turns: number; shift: Point }
type NotJoined = {
  reason: 'noExit' | 'misaligned' | 'tooLarge' | 'repeated' | 'offBorder'
  before: string
  piece: string
}
type Passage = { piece: string; next: string; open: false } | { piece: string; next: string; from: Point; to: Point }

/** Rules on map pieces and on what their borders do. */
export const pieceRules = {
  'gears.map.hole-min': rule<{ piece: string; holes: number }>({
    title: { en: 'Every piece has an emergence hole', es: 'Toda pieza tiene un agujero de emergencia' },
    says: {
      en: 'Every map piece has at least one zone with an emergence hole; tokens may add more.',
      es: 'Toda pieza de mapa tiene al menos una zona con un agujero de emergencia; las fichas pueden añadir más.',
    },
    section: ELEMENTS,
    page: '4, 6',
    rulings: [],
    explain: {
      en: ({ piece, holes }) =>
        holes === 0 ? `${piece} has no emergence hole.` : `${piece} has ${countOf(holes, 'hole', 'en')}.`,
      es: ({ piece, holes }) =>
        holes === 0
          ? `${piece} no tiene ningún agujero de emergencia.`
          : `${piece} tiene ${countOf(holes, 'hole', 'es')}.`,
    },
  }),
  'gears.map.join': rule<Joined | NotJoined>({
    title: { en: 'An entrance is laid on an exit', es: 'La entrada se une a la salida' },
    says: {
      en: 'A piece is turned, never mirrored, and laid so that its entrance meets the exit of the piece before, the arrow pointing away from it and the outer sides in one line.',
      es: 'La pieza se gira, sin voltearla, y se coloca de modo que su entrada coincida con la salida de la anterior, con la flecha alejándose de ella y los lados exteriores en línea.',
    },
    section: 'Setup example; Explore',
    page: '7, 22',
    rulings: ['Q-29'],
    explain: {
      en: (facts) => {
        if ('turns' in facts) {
          const { before, piece, turns, shift } = facts
          return `${piece} is joined to ${before}: ${turns === 0 ? 'not turned' : `turned ${turns * 90}° anticlockwise`}, moved by ${pointName(shift, 'en')}.`
        }
        const { reason, before, piece } = facts
        return {
          noExit: `${before} has no exit that ${piece} could be joined to.`,
          misaligned: `In the given place of ${piece}, its entrance does not meet the exit of ${before}.`,
          tooLarge: `The map from ${before} to ${piece} is too large.`,
          repeated: `${piece} cannot lie on the table together with ${before}: it is the same piece.`,
          offBorder: `The ${before} of ${piece} is not a straight part of its outer border.`,
        }[reason]
      },
      es: (facts) => {
        if ('turns' in facts) {
          const { before, piece, turns, shift } = facts
          return `${piece} se une a ${before}: ${turns === 0 ? 'sin girar' : `girada ${turns * 90}° en sentido antihorario`}, desplazada ${pointName(shift, 'es')}.`
        }
        const { reason, before, piece } = facts
        const gate = before === 'exit' ? 'salida' : 'entrada'
        return {
          noExit: `${before} no tiene salida a la que unir ${piece}.`,
          misaligned: `En el lugar indicado para ${piece}, su entrada no coincide con la salida de ${before}.`,
          tooLarge: `El mapa de ${before} a ${piece} es demasiado grande.`,
          repeated: `${piece} no puede estar en la mesa junto con ${before}: es la misma pieza.`,
          offBorder: `La ${gate} de ${piece} no es un tramo recto de su borde exterior.`,
        }[reason]
      },
    },
  }),
  'gears.map.join-passage': rule<Passage>({
    title: { en: 'The opening between joined pieces', es: 'El paso entre piezas unidas' },
    says: {
      en: 'Joined pieces are open to each other where the exit opening and the entrance side overlap; the rest of the line on which they touch is wall.',
      es: 'Dos piezas unidas se comunican donde se solapan la abertura de salida y el lado de entrada; el resto de la línea en que se tocan es pared.',
    },
    section: ELEMENTS,
    page: '6',
    rulings: ['Q-03'],
    explain: {
      en: (facts) =>
        'open' in facts
          ? `The exit of ${facts.piece} and the entrance of ${facts.next} have no opening in common.`
          : `${facts.piece} opens to ${facts.next} from ${pointName(facts.from, 'en')} to ${pointName(facts.to, 'en')}.`,
      es: (facts) =>
        'open' in facts
          ? `La salida de ${facts.piece} y la entrada de ${facts.next} no tienen abertura en común.`
          : `${facts.piece} se abre a ${facts.next} de ${pointName(facts.from, 'es')} a ${pointName(facts.to, 'es')}.`,
    },
  }),
  'gears.map.perimeter-is-wall': rule<{ outer: number }>({
    title: { en: 'The outer border is wall', es: 'El borde exterior es pared' },
    says: {
      en: 'The outer border of the map is wall, an entrance that nothing is joined to included: no figure leaves the map.',
      es: 'El borde exterior del mapa es pared, incluida la entrada a la que no se une nada: ninguna figura sale del mapa.',
    },
    section: 'COG movement',
    page: '6, 14',
    rulings: ['Q-03'],
    explain: {
      en: ({ outer }) => `The outer border is wall, in ${outer} ${outer === 1 ? 'piece' : 'pieces'}.`,
      es: ({ outer }) => `El borde exterior es pared, en ${outer} ${outer === 1 ? 'tramo' : 'tramos'}.`,
    },
  }),
  'gears.map.adjacency': rule<{ moves: number; range: number }>({
    title: { en: 'Adjacent zones share a border', es: 'Las zonas adyacentes comparten un borde' },
    says: {
      en: 'Zones are adjacent for movement if they share a passable border, and for range also over a height change; a common corner does not count.',
      es: 'Dos zonas son adyacentes para el movimiento si comparten un borde transitable, y para el alcance también por un cambio de altura; una esquina común no cuenta.',
    },
    section: 'COG movement; Measuring range',
    page: '14, 20',
    rulings: [],
    explain: {
      en: ({ moves, range }) => `Pairs of adjacent zones: ${moves} for movement, ${range} for range.`,
      es: ({ moves, range }) => `Pares de zonas adyacentes: ${moves} para el movimiento, ${range} para el alcance.`,
    },
  }),
  'gears.map.edge-effects': rule<{ passable: number; elevation: number; wall: number; doors: number }>({
    title: { en: 'What borders stop', es: 'Lo que detienen los bordes' },
    says: {
      en: 'A passable border stops nothing, a height change stops movement only, walls and doors stop movement, range and sight.',
      es: 'Un borde transitable no detiene nada, un cambio de altura solo el movimiento, y las paredes y puertas el movimiento, el alcance y la vista.',
    },
    section: ELEMENTS,
    page: '6, 14, 20',
    rulings: [],
    explain: {
      en: ({ passable, elevation, wall, doors }) =>
        `Pieces of border between zones: ${passable} passable, ${countOf(elevation, 'heightChange', 'en')}, ${countOf(wall, 'wall', 'en')}, ${doors} with a door.`,
      es: ({ passable, elevation, wall, doors }) =>
        `Tramos de borde entre zonas: ${passable} ${passable === 1 ? 'transitable' : 'transitables'}, ${countOf(elevation, 'heightChange', 'es')}, ${countOf(wall, 'wall', 'es')}, ${doors} con puerta.`,
    },
  }),
  'gears.map.separate-maps': rule<{ maps: number }>({
    title: { en: 'Maps that are not connected', es: 'Mapas no conectados' },
    says: {
      en: 'No path leads between zones of maps that are not connected, for movement or range, and there is no line of sight.',
      es: 'Entre zonas de mapas no conectados no hay camino, ni de movimiento ni de alcance, ni línea de visión.',
    },
    section: 'Scattered',
    page: '28',
    rulings: ['Q-10'],
    explain: {
      en: ({ maps }) => `There are ${maps} maps without a connection.`,
      es: ({ maps }) => `Hay ${maps} mapas sin conexión.`,
    },
  }),
  'gears.map.equipment-zone': rule<{ zones: string[] }>({
    title: { en: 'Zones with equipment', es: 'Zonas con equipo' },
    says: {
      en: 'A COG in a zone with the equipment icon can use the ability of the location card of that piece, while the card is in play and face up.',
      es: 'Un CGO en una zona con el icono de equipo puede usar la capacidad de la carta de Lugar de esa pieza, mientras la carta esté en juego y boca arriba.',
    },
    section: ELEMENTS,
    page: '6, 10',
    rulings: [],
    explain: {
      en: ({ zones }) => `Equipment can be used in ${formatList(zones, 'en')}.`,
      es: ({ zones }) => `Se puede usar equipo en ${formatList(zones, 'es')}.`,
    },
  }),
}
