import { z } from 'zod'
import { isEdgeOf } from '../../../geometry/grid.ts'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { cellName, locatedName } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, outside } from '../table/board.ts'
import { BIN_AND_PARAPET, ROOF_AND_WALL } from '../table/boards.examples.ts'
import { gridRules } from '../table/grid.rules.ts'
import { placeEnd } from '../table/line-end.ts'
import { Cell, Edge, Intersection, Level, Space } from '../vocabulary.ts'
import { contiguityRules } from './contiguity.rules.ts'
import { contiguityScene } from './contiguity.scene.ts'
import { Contiguity, contiguityOfCells, contiguityOfEdge, contiguityOfIntersection } from './contiguity.ts'

const LevelledEdge = Edge.extend({
  level: Level.optional().describe(
    'The level on which what is there stands; if left out, that of the object on the edge or of the foot of the building wall.',
  ),
}).meta({ id: 'ApexLevelledEdge' })

const Other = z
  .union([
    z.strictObject({ cell: Cell }),
    z.strictObject({ edge: LevelledEdge }),
    z.strictObject({ intersection: Intersection }),
  ])
  .meta({ id: 'ApexNeighbour' })

export const contiguityOperation = defineApexOperation({
  id: 'apex.contiguity',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a space, an edge or an intersection is at distance 1, adjacent or near.',
    es: 'Decide si un espacio, un borde o una intersección está a distancia 1, es adyacente o es cercano.',
  },
  rules: ruleIds(boardRules, contentRules, gridRules, contiguityRules),
  input: z.strictObject({ board: BoardForm, reference: Space, other: Other }).meta({ id: 'ApexContiguityInput' }),
  outcome: Contiguity,
  examples: [
    {
      name: 'Across a bin',
      input: {
        board: { drawn: BIN_AND_PARAPET },
        reference: { cell: { column: 1, row: 1 } },
        other: { cell: { column: 2, row: 1 } },
      },
    },
    {
      name: 'From a roof down',
      input: {
        board: { drawn: ROOF_AND_WALL },
        reference: { cell: { column: 1, row: 1 } },
        other: { cell: { column: 2, row: 1 } },
      },
    },
    {
      name: 'Beside a bin on its edge',
      input: {
        board: { drawn: BIN_AND_PARAPET },
        reference: { cell: { column: 1, row: 1 } },
        other: { edge: { axis: 'vertical', x: 2, y: 1 } },
      },
    },
    {
      name: 'At a corner of a roof',
      input: {
        board: { drawn: ROOF_AND_WALL },
        reference: { cell: { column: 1, row: 1 } },
        other: { intersection: { x: 2, y: 2, level: 1 } },
      },
    },
  ],
  run({ board, reference, other }, { trace, content }) {
    const placed = placeOnBoard(board, { reference }, content)
    if (placed instanceof Refusal) return placed
    if ('edge' in other) {
      if (!isEdgeOf(placed.board, other.edge)) {
        return refuse([outside({ edge: other.edge }, ['other', 'edge'], placed.board)])
      }
      const base = other.edge.level ?? placed.board.baseOn(other.edge)
      return contiguityOfEdge(placed.board, reference.cell, gridEdge(other.edge), base, trace)
    }
    const end = placeEnd(placed.board, other, ['other'])
    if (end instanceof Refusal) return end
    if ('cell' in other) return contiguityOfCells(placed.board, reference.cell, other.cell, trace)
    return contiguityOfIntersection(placed.board, reference.cell, other.intersection, trace)
  },
  headline({ adjacent, near, distance }, { reference, other }, locale, content) {
    const name = capitalize(locatedName('edge' in other ? other : { end: other }, locale, content))
    const close = 'intersection' in other ? 'cercana' : 'cercano'
    const found = {
      en: [adjacent ? 'adjacent' : 'not adjacent', near ? 'near' : 'not near', `distance ${distance}`],
      es: [adjacent ? 'adyacente' : 'no adyacente', near ? close : `no ${close}`, `distancia ${distance}`],
    }[locale].join(', ')
    const from = cellName(reference.cell)
    return { en: `${name} from ${from}: ${found}.`, es: `${name} desde ${from}: ${found}.` }[locale]
  },
  picture: (contiguity, { board, reference, other }, caption) =>
    contiguityScene(boardOf(board, caption.content), { reference, other, contiguity }, caption),
})

function gridEdge({ axis, x, y }: z.infer<typeof LevelledEdge>) {
  return { axis, x, y }
}
