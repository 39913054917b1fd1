import type { Cell, Edge } from '../../../geometry/grid.ts'
import { capitalize } from '../../../lib/wording.ts'
import { cellName, edgeName, spaces, vertexName } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { Intersection } from '../vocabulary.ts'

const SECTION = 'Distance and contiguity'

/** Rules on distance. */
export const distanceRules = {
  'apex.distance.count': rule<{ from: Cell; to: Cell; distance: number }>({
    title: { en: 'Distance counts spaces', es: 'La distancia cuenta espacios' },
    says: {
      en: 'Distance is the smallest number of spaces to the destination, which counts, diagonals allowed; levels and scenery are ignored.',
      es: 'La distancia es el menor número de espacios hasta el destino, incluido este, con diagonales; los niveles y la escenografía no cuentan.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ from, to, distance }) =>
        `The distance from ${cellName(from)} to ${cellName(to)} is ${spaces(distance, 'en')}.`,
      es: ({ from, to, distance }) => `De ${cellName(from)} a ${cellName(to)} hay ${spaces(distance, 'es')}.`,
    },
  }),
  'apex.distance.edge': rule<{ edge: Edge; nearest: Cell; distance: number }>({
    title: { en: 'Distance to an edge', es: 'Distancia a un borde' },
    says: {
      en: 'An edge is as far as the nearer of the two spaces that share it; the edges of one’s own space are at 0.',
      es: 'Un borde está tan lejos como el más cercano de los dos espacios que lo comparten; los bordes propios están a 0.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ edge, nearest, distance }) =>
        `${capitalize(edgeName(edge, 'en'))} is as far away as ${cellName(nearest)}, its nearest space: ${distance}.`,
      es: ({ edge, nearest, distance }) =>
        `${capitalize(edgeName(edge, 'es'))} está tan lejos como ${cellName(nearest)}, su espacio más cercano: ${distance}.`,
    },
  }),
  'apex.distance.intersection': rule<{ intersection: Intersection; nearest: Cell; distance: number }>({
    title: { en: 'Distance to an intersection', es: 'Distancia a una intersección' },
    says: {
      en: 'An intersection is as far as the nearest of the four spaces that share it; the corners of one’s own space are at 0.',
      es: 'Una intersección está tan lejos como el más cercano de los cuatro espacios que la comparten; las esquinas propias están a 0.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ intersection, nearest, distance }) =>
        `Intersection ${vertexName(intersection)} is as far away as ${cellName(nearest)}, its nearest space: ${distance}.`,
      es: ({ intersection, nearest, distance }) =>
        `La intersección ${vertexName(intersection)} está tan lejos como ${cellName(nearest)}, su espacio más cercano: ${distance}.`,
    },
  }),
}
