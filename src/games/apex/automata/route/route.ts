import type { Cell } from '../../../../geometry/grid.ts'
import { stepsBetween } from '../../../../geometry/grid.ts'
import type { ApexViolation } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { MAX_PATH, type RouteCard, type RouteStep } from '../content/route-cards.ts'
import {
  type Facing,
  neutralFacing,
  quartersBetween,
  shifted,
  turnedFacing,
  turnedOffset,
  type Viewpoint,
} from '../frame/viewpoint.ts'
import type { PathProblem } from './route.rules.ts'

/** The two paths of a Route card. */
export type Colour = 'W' | 'G'

/** How a card is laid down. */
export type Orientation = {
  readonly facing: Facing
  /** The quadrants that the primary is in, in alphabetical order; null without a primary. */
  readonly quadrants: readonly Facing[] | null
}

/** The quadrants in which a space lies as seen from another: two on a diagonal, none in the same space. */
function quadrantsOf(from: Cell, to: Cell): Facing[] {
  const [columns, rows] = [to.column - from.column, to.row - from.row]
  const across: Facing[] = columns === 0 ? [] : [columns > 0 ? 'E' : 'W']
  const along: Facing[] = rows === 0 ? [] : [rows > 0 ? 'S' : 'N']
  if (Math.abs(columns) > Math.abs(rows)) return across
  return Math.abs(rows) > Math.abs(columns) ? along : [...across, ...along].sort()
}

/** Finds how a card is laid: towards the primary, or neutral if there is none. */
export function orient(card: RouteCard, from: Cell, primary: Cell | null, viewpoint: Viewpoint): Orientation {
  const neutral = neutralFacing(card.arrow, viewpoint)
  if (primary === null) return { facing: neutral, quadrants: null }
  const quadrants = quadrantsOf(from, primary)
  const [only] = quadrants
  if (only === undefined) return { facing: neutral, quadrants }
  let facing = quadrants.length === 1 ? only : neutral
  while (!quadrants.includes(facing)) facing = turnedFacing(facing)
  return { facing, quadrants }
}

/** Lays a card down and records why it lies so. */
export function layCard(
  card: RouteCard,
  from: Cell,
  primary: Cell | null,
  viewpoint: Viewpoint,
  trace: ApexTrace,
): Orientation {
  const laid = orient(card, from, primary, viewpoint)
  const { facing, quadrants } = laid
  const neutral = neutralFacing(card.arrow, viewpoint)
  if (primary === null || quadrants === null) {
    trace.applied('apex.automata.route.no-primary', { card: card.id })
    trace.applied('apex.automata.route.neutral', { card: card.id, facing })
  } else if (quadrants.length === 1) {
    recordQuadrants(from, primary, quadrants, trace)
    trace.applied('apex.automata.route.point-at-primary', { card: card.id, facing, from, primary })
  } else {
    recordQuadrants(from, primary, quadrants, trace)
    trace.applied('apex.automata.route.diagonal-tie', { card: card.id, facing, neutral, quadrants: [...quadrants] })
  }
  return laid
}

function recordQuadrants(from: Cell, primary: Cell, quadrants: readonly Facing[], trace: ApexTrace): void {
  const [columns, rows] = [Math.abs(primary.column - from.column), Math.abs(primary.row - from.row)]
  trace.applied('apex.automata.route.quadrants', { columns, rows, quadrants: [...quadrants] })
}

/** The spaces of a path on the board, some of them perhaps beyond it. */
export function pathOnBoard(card: RouteCard, colour: Colour, start: Cell, facing: Facing): Cell[] {
  const quarters = quartersBetween('N', facing)
  return stepsOf(card, colour).map(({ right, forward }) =>
    shifted(start, turnedOffset({ columns: right, rows: -forward }, quarters)),
  )
}

const stepsOf = ({ white, green }: RouteCard, colour: Colour): readonly RouteStep[] => (colour === 'W' ? white : green)

/** What is wrong with the paths of a card. */
export function routeViolations(card: RouteCard, path: ApexViolation['path']): ApexViolation[] {
  return (['W', 'G'] as const).flatMap((colour): ApexViolation[] => {
    const problem = problemOf(stepsOf(card, colour))
    if (problem === null) return []
    const facts = { reason: 'INVALID_ROUTE_CARD', card: card.id, path: colour, problem }
    return [{ rule: 'apex.automata.route.content', path: [...path, colour === 'W' ? 'white' : 'green'], facts }]
  })
}

function problemOf(steps: readonly RouteStep[]): PathProblem | null {
  if (steps.length === 0 || steps.length > MAX_PATH) return 'length'
  const cells = [{ column: 0, row: 0 }, ...steps.map(({ right, forward }) => ({ column: right, row: forward }))]
  const isRepeated = new Set(cells.map(({ column, row }) => `${column} ${row}`)).size < cells.length
  if (isRepeated) return 'repeated'
  const touches = (cell: Cell, index: number) => index === 0 || stepsBetween(cell, cells[index - 1] ?? cell) === 1
  return cells.every(touches) ? null : 'gap'
}
