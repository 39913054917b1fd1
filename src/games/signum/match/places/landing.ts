import { type Condition, contourOf, type Extent, type Ring } from '../../../../geometry/contour.ts'
import {
  awayFrom,
  clearOf,
  insideOf,
  type Outline,
  over,
  signedDistance,
  withinOf,
} from '../../../../geometry/depths.ts'
import { finish, type Steps } from '../../../../lib/steps.ts'
import { CONTACT, enemiesOf, TOLERANCE } from '../../measuring/distance.ts'
import { bandOf } from '../../movement/movement.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature, type PlacedTerrain } from '../../table/placed-board.ts'
import { BAND_LENGTHS } from '../../vocabulary.ts'
import { GRID, millimetres, type OfferedRings, outlineOf, ringsOfContour, ringsOfPoints } from './grid.ts'
import { type Going, jumpRings, walkRing } from './straight-way.ts'

const CONTACT_MM = millimetres(CONTACT)
const TOLERANCE_MM = millimetres(TOLERANCE)

/** A base lies on the board. */
function onBoard({ width, height }: PlacedBoard, mover: PlacedCreature): Condition {
  const radius = millimetres(mover.disc.radius)
  return insideOf(radius, radius, millimetres(width) - radius, millimetres(height) - radius)
}

/** A base lies on no other. */
const offBases = ({ creatures }: PlacedBoard, mover: PlacedCreature): Condition[] =>
  creatures
    .filter((other) => other !== mover)
    .map(({ disc }) =>
      awayFrom(millimetres(disc.x), millimetres(disc.y), millimetres(mover.disc.radius + disc.radius) - CONTACT_MM),
    )

/** A base does not lie on a template. */
const besides = (templates: readonly PlacedTerrain[], { disc }: PlacedCreature): Condition[] =>
  templates.map(({ outline }) => clearOf(outlineOf(outline), millimetres(disc.radius) - TOLERANCE_MM))

const impassable = ({ terrain }: PlacedBoard): PlacedTerrain[] =>
  terrain.filter((template) => isTerrain(template, 'impassable'))

const around = ({ disc }: PlacedCreature, reach: number): Extent => {
  const [x, y] = [millimetres(disc.x), millimetres(disc.y)]
  return { left: x - reach - 1, right: x + reach + 1, near: y - reach - 1, far: y + reach + 1 }
}

/** Where a creature may fly to, in centimetres. */
function* flightRings({ board, mover, run }: Going): Steps<OfferedRings> {
  const reach = millimetres(BAND_LENGTHS[bandOf({ mover, run })])
  const { x, y } = mover.disc
  const conditions = [
    withinOf(millimetres(x), millimetres(y), reach),
    onBoard(board, mover),
    ...offBases(board, mover),
    ...besides(impassable(board), mover),
  ]
  return ringsOfContour(yield* contourOf(conditions, around(mover, reach), GRID))
}

/** Where a creature may jump to: straight on as far as no template is in the way, and not onto a base. */
function* jumpPlaces(going: Going): Steps<OfferedRings> {
  const { board, mover, run } = going
  const reach = millimetres(BAND_LENGTHS[bandOf({ mover, run })])
  const { declared, reached } = jumpRings(going)
  yield
  const star = outlineOf(declared)
  const bases = offBases(board, mover)
  const ends = reached === null || bases.length === 0 ? null : outlineOf(reached())
  yield
  const free = ends === null ? bases : bases.map((base) => unlessPast(ends, base))
  const conditions = [onBoard(board, mover), ...free, { depth: (x: number, y: number) => -signedDistance(star, x, y) }]
  return ringsOfContour(yield* contourOf(conditions, around(mover, reach), { ...GRID, margin: GRID.margin / 2 }))
}

/** Deeper inside than so many millimetres nothing more is asked: no outline runs there. */
const DEEP = 1

/** A condition that holds only for places that a jump gets to, not past where it ends. */
const unlessPast = (ends: Outline, condition: Condition): Condition => ({
  depth(x, y) {
    const depth = condition.depth(x, y)
    return depth >= DEEP ? depth : Math.max(depth, signedDistance(ends, x, y))
  },
})

/** Where a creature may go by one straight piece, in centimetres; a little less than what is legal. */
export function* endRings(going: Going): Steps<OfferedRings> {
  if (going.mode === 'fly') return yield* flightRings(going)
  return going.mode === 'jump' ? yield* jumpPlaces(going) : ringsOfPoints([walkRing(going)])
}

/** Where a character may come out of ruins: touching them, on no base, and in contact with no enemy. */
export function exitRings(board: PlacedBoard, user: PlacedCreature, ruins: PlacedTerrain): Ring[] {
  const radius = millimetres(user.disc.radius)
  const outline = outlineOf(ruins.outline)
  const enemies = enemiesOf(board, user.creature.player).map(({ disc }) =>
    awayFrom(millimetres(disc.x), millimetres(disc.y), radius + millimetres(disc.radius) + CONTACT_MM),
  )
  const conditions = [
    over(outline, radius + CONTACT_MM),
    onBoard(board, user),
    ...offBases(board, user),
    ...enemies,
    ...besides(impassable(board), user),
  ]
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const room = radius + 2
  const extent = {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    near: Math.min(...ys) - room,
    far: Math.max(...ys) + room,
  }
  return finish(contourOf(conditions, extent, GRID))
}
