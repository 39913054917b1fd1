import type { Cell, Edge } from '../../../geometry/grid.ts'
import { formatList } from '../../../lib/wording.ts'
import { cellName, contract, edgeName, pieceNames, vertexName } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { End, Intersection, Piece } from '../vocabulary.ts'

const SECTION = 'Grid and levels'

/** What a space is like, or that the board has no such space. */
type SpaceFacts =
  | { cell: Cell; free: boolean; edges: string[]; corners: number }
  | { reason: 'OFF_BOARD'; cell: Cell; width: number; height: number }

/** Rules on the grid and its levels. */
export const gridRules = {
  'apex.grid.level-stacking': rule<{ end: End; level: number }>({
    title: { en: 'Levels add up', es: 'Los niveles se suman' },
    says: {
      en: 'The ground is level 0; whatever has a level adds it to the level it stands on.',
      es: 'El suelo es el nivel 0; lo que tiene nivel lo añade al nivel sobre el que se apoya.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ end, level }) => `${cellOrVertex(end)} is on level ${level}.`,
      es: ({ end, level }) => `${cellOrVertex(end)} está en el nivel ${level}.`,
    },
  }),
  'apex.grid.roof-intersections': rule<{ intersection: Intersection; levels: number[] }>({
    title: {
      en: 'An intersection lies on a level of its spaces',
      es: 'Una intersección está en un nivel de sus espacios',
    },
    says: {
      en: 'Corners at one place on different levels are different intersections; each needs a space of its level beside it.',
      es: 'Las esquinas de un mismo punto en niveles distintos son intersecciones distintas; cada una necesita un espacio de su nivel al lado.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ intersection, levels }) =>
        `No space around ${vertexName(intersection)} is on level ${intersection.level}; ${levels.length === 1 ? 'the level there is' : 'the levels there are'} ${formatList(levels.map(String), 'en')}.`,
      es: ({ intersection, levels }) =>
        `Ningún espacio alrededor de ${vertexName(intersection)} está en el nivel ${intersection.level}; allí hay ${levels.length === 1 ? 'nivel' : 'niveles'} ${formatList(levels.map(String), 'es')}.`,
    },
  }),
  'apex.grid.facade': rule<{ edge: Edge; base: number; top: number; pieces: Piece[] }>({
    title: { en: 'A change of level is a facade', es: 'Un cambio de nivel es una fachada' },
    says: {
      en: 'Between spaces of different level stands a building wall from the lower to the higher level; between equal levels there is none.',
      es: 'Entre espacios de distinto nivel hay una pared de edificio, del nivel inferior al superior; entre niveles iguales no hay ninguna.',
    },
    section: SECTION,
    page: '17',
    rulings: ['Q-13'],
    explain: {
      en: ({ edge, base, top, pieces }, content) =>
        `On ${edgeName(edge, 'en')} the wall of ${pieceNames(pieces, 'en', content)} rises from level ${base} to ${top}.`,
      es: ({ edge, base, top, pieces }, content) =>
        contract(
          `En ${edgeName(edge, 'es')}, la pared de ${pieceNames(pieces, 'es', content)} sube del nivel ${base} al ${top}.`,
        ),
    },
  }),
  'apex.grid.building': rule<{ cell: Cell; level: number; buildings: Piece[] }>({
    title: { en: 'Buildings and roofs', es: 'Edificios y tejados' },
    says: {
      en: 'A building is solid: its walls stand on its outer edges, and its roof is made of ordinary spaces one level above its base. The level of a space is the number of buildings stacked on it.',
      es: 'Un edificio es macizo: sus paredes están en sus bordes exteriores y su tejado lo forman espacios normales un nivel por encima de su base. El nivel de un espacio es el número de edificios apilados en él.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ cell, level, buildings }, content) =>
        buildings.length === 0
          ? `${cellName(cell)} is on the ground, level 0.`
          : `${cellName(cell)} is the roof of ${pieceNames(buildings, 'en', content)}: level ${level}.`,
      es: ({ cell, level, buildings }, content) =>
        buildings.length === 0
          ? `${cellName(cell)} está en el suelo, nivel 0.`
          : `${cellName(cell)} es el tejado de ${pieceNames(buildings, 'es', content)}: nivel ${level}.`,
    },
  }),
  'apex.grid.elements': rule<SpaceFacts>({
    title: { en: 'Spaces, edges and intersections', es: 'Espacios, bordes e intersecciones' },
    says: {
      en: 'The grid has spaces, edges and intersections; each is free or occupied by what stands there and occupies such a place.',
      es: 'La cuadrícula tiene espacios, bordes e intersecciones; cada uno está libre u ocupado según lo que haya allí y ocupe ese lugar.',
    },
    section: SECTION,
    page: '17',
    rulings: [],
    explain: {
      en: ({ cell, ...space }) =>
        'reason' in space
          ? `${cellName(cell)} is no space of the board, which has ${space.width} by ${space.height}.`
          : `${cellName(cell)} is ${space.free ? 'free' : 'occupied'}; ${space.edges.length} of its 4 edges and ${space.corners} of its 4 intersections are occupied.`,
      es: ({ cell, ...space }) =>
        'reason' in space
          ? `${cellName(cell)} no es un espacio del tablero, que tiene ${space.width} por ${space.height}.`
          : `${cellName(cell)} está ${space.free ? 'libre' : 'ocupado'}; están ocupados ${space.edges.length} de sus 4 bordes y ${space.corners} de sus 4 intersecciones.`,
    },
  }),
}

const cellOrVertex = (end: End): string => ('cell' in end ? cellName(end.cell) : vertexName(end.intersection))
