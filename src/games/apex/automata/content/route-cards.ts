import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../../contract/content.ts'
import { Label } from '../../language/label.ts'

/** The most spaces of a path. */
export const MAX_PATH = 6

const away = z.int().min(-MAX_PATH).max(MAX_PATH)

/** A space of a path, as seen along the arrow of the card from its start. */
export const RouteStep = z
  .strictObject({ right: away, forward: away })
  .describe('Spaces to the right and forward of the start, as the arrow of the card points.')
  .meta({ id: 'ApexRouteStep' })
export type RouteStep = z.infer<typeof RouteStep>

const path = z.array(RouteStep).max(2 * MAX_PATH)

/** Where the arrow is printed on the card. */
export const ARROW_CORNERS = ['NE', 'SE', 'SW', 'NW'] as const

const face = {
  white: path.describe('The white path, in order; its last space is its end.'),
  green: path.describe('The green path, in order; its last space is its end.'),
  arrow: z
    .enum(ARROW_CORNERS)
    .meta({ id: 'ApexArrowCorner' })
    .default('NE')
    .describe('The corner of the card in which the arrow is printed, pointing to the top of the card.'),
}

/** A Route card as it is described in a question. */
export const RouteFace = z.strictObject({ id: Label, ...face }).meta({ id: 'ApexRouteCard' })

export const RouteCard = ContentEntry.extend({ kind: z.literal('routeCard'), ...face })
export type RouteCard = Pick<z.infer<typeof RouteCard>, 'id' | 'white' | 'green' | 'arrow'>

type Pair = readonly [right: number, forward: number]

const steps = (pairs: readonly Pair[]): RouteStep[] => pairs.map(([right, forward]) => ({ right, forward }))

const card = (number: number, white: readonly Pair[], green: readonly Pair[]): z.input<typeof RouteCard> => {
  const printed = String(number).padStart(2, '0')
  return {
    id: `rc-${printed}`,
    kind: 'routeCard',
    name: { en: `Route card ${printed}`, es: `carta de Ruta ${printed}` },
    provenance: 'constructed',
    source: 'The drawings of the 12 Route cards are lost; the paths are constructed to the description of p. 10.',
    white: steps(white),
    green: steps(green),
  }
}

// biome-ignore format: a card reads best on one line.
const PATHS: readonly (readonly [white: readonly Pair[], green: readonly Pair[]])[] = [
  [[[0, 1], [0, 2], [0, 3]], [[0, -1], [0, -2]]],
  [[[1, 1], [1, 2], [1, 3]], [[-1, -1], [-1, -2]]],
  [[[-1, 1], [-1, 2], [-1, 3]], [[1, -1], [1, -2]]],
  [[[0, 1], [1, 2], [2, 3]], [[-1, 0], [-2, -1]]],
  [[[0, 1], [-1, 2], [-2, 3]], [[1, 0], [2, -1]]],
  [[[1, 0], [2, 1], [2, 2]], [[0, -1], [-1, -2]]],
  [[[-1, 0], [-2, 1], [-2, 2]], [[0, -1], [1, -2]]],
  [[[1, 1], [2, 2], [3, 3]], [[-1, -1], [-2, -2]]],
  [[[-1, 1], [-2, 2], [-3, 3]], [[1, -1], [2, -2]]],
  [[[0, 1], [0, 2]], [[-1, -1], [-2, -1], [-2, -2]]],
  [[[1, 1], [0, 2], [0, 3]], [[1, 0], [1, -1]]],
  [[[-1, 1], [0, 2], [0, 3]], [[-1, 0], [-1, -1]]],
]

/** The 12 cards of the shared Route deck. */
export const routeCards = defineEntries(
  RouteCard,
  PATHS.map(([white, green], index) => card(index + 1, white, green)),
)
