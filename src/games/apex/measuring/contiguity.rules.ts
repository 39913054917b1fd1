import type { Cell, Edge } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { cellName, edgeName, pieceNames, verb, vertexName } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { Intersection, Piece } from '../vocabulary.ts'

const SECTION = 'Distance and contiguity'

type Contiguous = { reference: Cell; other: Cell; referenceLevel: number; otherLevel: number; holds: boolean }

/** Rules on adjacency and nearness. */
export const contiguityRules = {
  'apex.contiguity.distance1': rule<{ reference: Cell; other: Cell; distance: number; holds: boolean }>({
    title: { en: 'At distance 1', es: 'A distancia 1' },
    says: {
      en: 'All eight touching spaces are at distance 1, whatever their level and whatever stands between.',
      es: 'Los ocho espacios que se tocan están a distancia 1, sea cual sea su nivel y lo que haya entre ellos.',
    },
    section: SECTION,
    page: '20',
    rulings: [],
    explain: {
      en: ({ reference, other, distance, holds }) =>
        `${cellName(other)} ${holds ? 'touches' : 'does not touch'} ${cellName(reference)}: distance ${distance}.`,
      es: ({ reference, other, distance, holds }) =>
        `${cellName(other)} ${holds ? 'toca' : 'no toca'} ${cellName(reference)}: distancia ${distance}.`,
    },
  }),
  'apex.contiguity.adjacent': rule<Contiguous>({
    title: { en: 'Adjacent', es: 'Adyacente' },
    says: {
      en: 'Adjacent is distance 1 on the same level with no obstacle in between; a space is not adjacent to itself.',
      es: 'Adyacente es distancia 1 en el mismo nivel y sin obstáculo entre medias; un espacio no es adyacente a sí mismo.',
    },
    section: SECTION,
    page: '20',
    rulings: [],
    explain: {
      en: ({ reference, other, referenceLevel, otherLevel, holds }) =>
        `${cellName(other)} (level ${otherLevel}) is ${holds ? '' : 'not '}adjacent to ${cellName(reference)} (level ${referenceLevel}).`,
      es: ({ reference, other, referenceLevel, otherLevel, holds }) =>
        `${cellName(other)} (nivel ${otherLevel}) ${holds ? '' : 'no '}es adyacente a ${cellName(reference)} (nivel ${referenceLevel}).`,
    },
  }),
  'apex.contiguity.near': rule<Contiguous>({
    title: { en: 'Near', es: 'Cercano' },
    says: {
      en: 'Near is distance 1 on the same or a lower level than the reference space, with no obstacle in between; it does not hold both ways.',
      es: 'Cercano es distancia 1 en el mismo nivel que el espacio de referencia o en uno inferior, sin obstáculo entre medias; no vale en ambos sentidos.',
    },
    section: SECTION,
    page: '20',
    rulings: [],
    explain: {
      en: ({ reference, other, referenceLevel, otherLevel, holds }) =>
        `${cellName(other)} (level ${otherLevel}) is ${holds ? '' : 'not '}near ${cellName(reference)} (level ${referenceLevel}).`,
      es: ({ reference, other, referenceLevel, otherLevel, holds }) =>
        `${cellName(other)} (nivel ${otherLevel}) ${holds ? '' : 'no '}es cercano a ${cellName(reference)} (nivel ${referenceLevel}).`,
    },
  }),
  'apex.contiguity.between': rule<{ reference: Cell; other: Cell; interposed: Piece[] }>({
    title: { en: 'What stands in between', es: 'Lo que hay entre medias' },
    says: {
      en: 'An obstacle on the common edge, standing on the level of the reference space, separates two spaces; across a corner there has to be one, or a rising facade, on both sides, of one piece or connected.',
      es: 'Un obstáculo en el borde común, a la altura del espacio de referencia, separa dos espacios; en diagonal tiene que haber uno, o una fachada que se eleve, a ambos lados, de una misma pieza o conectados.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-23', 'Q-24'],
    explain: {
      en: ({ reference, other, interposed }, content) =>
        `${capitalize(pieceNames(interposed, 'en', content))} ${verb(interposed, 'separates', 'separate')} ${cellName(other)} from ${cellName(reference)}.`,
      es: ({ reference, other, interposed }, content) =>
        `${capitalize(pieceNames(interposed, 'es', content))} ${verb(interposed, 'separa', 'separan')} ${cellName(other)} de ${cellName(reference)}.`,
    },
  }),
  'apex.contiguity.edge-object': rule<{
    cell: Cell
    edge: Edge
    cellLevel: number
    base: number
    adjacent: boolean
    near: boolean
  }>({
    title: { en: 'Beside an edge object', es: 'Junto a un objeto de borde' },
    says: {
      en: 'Adjacent to an object on an edge are the two spaces sharing the edge that are on the level of its base; near are those on that level or lower.',
      es: 'Son adyacentes a un objeto de borde los dos espacios que comparten el borde y están al nivel de su base; son cercanos los que están a ese nivel o por debajo.',
    },
    section: SECTION,
    page: '21',
    rulings: [],
    explain: {
      en: ({ cell, edge, cellLevel, base, adjacent, near }) =>
        `${cellName(cell)} is on level ${cellLevel} and an object on ${edgeName(edge, 'en')} on level ${base}: ${not(adjacent, 'en')}adjacent, ${not(near, 'en')}near.`,
      es: ({ cell, edge, cellLevel, base, adjacent, near }) =>
        `${cellName(cell)} está en el nivel ${cellLevel} y un objeto en ${edgeName(edge, 'es')}, en el nivel ${base}: ${not(adjacent, 'es')}adyacente, ${not(near, 'es')}cercano.`,
    },
  }),
  'apex.contiguity.intersection': rule<{
    cell: Cell
    intersection: Intersection
    cellLevel: number
    adjacent: boolean
    near: boolean
  }>({
    title: { en: 'Beside an intersection', es: 'Junto a una intersección' },
    says: {
      en: 'Adjacent to an intersection are those of its four spaces that are on its level; near are those on its level or lower.',
      es: 'Son adyacentes a una intersección los de sus cuatro espacios que están a su nivel; son cercanos los que están a su nivel o por debajo.',
    },
    section: SECTION,
    page: '21',
    rulings: [],
    explain: {
      en: ({ cell, intersection, cellLevel, adjacent, near }) =>
        `${cellName(cell)} is on level ${cellLevel} and intersection ${vertexName(intersection)} on level ${intersection.level}: ${not(adjacent, 'en')}adjacent, ${not(near, 'en')}near.`,
      es: ({ cell, intersection, cellLevel, adjacent, near }) =>
        `${cellName(cell)} está en el nivel ${cellLevel} y la intersección ${vertexName(intersection)}, en el nivel ${intersection.level}: ${not(adjacent, 'es')}adyacente, ${not(near, 'es')}cercana.`,
    },
  }),
}

const not = (holds: boolean, locale: Locale): string => (holds ? '' : { en: 'not ', es: 'no ' }[locale])
