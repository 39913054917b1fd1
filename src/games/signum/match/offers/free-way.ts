import type { OpenField } from '../../../../contract/match.ts'
import { nearestInRings } from '../../../../geometry/contour.ts'
import { gapBetween } from '../../../../geometry/disc/disc.ts'
import { lengthToPolygon } from '../../../../geometry/disc/straight-reach.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { CONTACT, enemiesOf } from '../../measuring/distance.ts'
import { judgeMove } from '../../movement/move.ts'
import { goingViolations } from '../../movement/move-legality.ts'
import { bandOf } from '../../movement/movement.ts'
import type { SignumRules } from '../../rules.ts'
import { placePoint } from '../../table/place-board.ts'
import type { PlacedTerrain } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres, MICROMETRES, type Point } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import { endRings } from '../places/landing.ts'
import type { Going } from '../places/straight-way.ts'
import { asPlayer } from '../players.ts'
import { playerOf } from '../table.ts'

/** Where a way may end: the region, and places in it. */
type FreeField = OpenField & { readonly samples: readonly Point[] }

/** No offer spells out more places than this. */
const MAX_SAMPLES = 10

/** Where a creature may go straight on, with some of the places; null if it may go nowhere. It pauses after each. */
export function* freeField({ state }: Pick<Scene, 'state'>, going: Going, path: string): Steps<FreeField | null> {
  if (goingViolations(going).length > 0) return null
  const rings = yield* endRings(going)
  const nearest = goalsOf(state, going).flatMap((goal) => {
    const found = nearestInRings(rings, centimetres(goal.x), centimetres(goal.y))
    return found === null ? [] : [{ x: toTenThousandth(found[0]), y: toTenThousandth(found[1]) }]
  })
  const samples: Point[] = []
  for (const end of unique(nearest)) {
    yield
    if (samples.length < MAX_SAMPLES && isLegalWay(going, [placePoint(end)])) samples.push(end)
  }
  return samples.length === 0 ? null : { path, region: { rings }, samples }
}

const toTenThousandth = (value: number): number => Math.round(value * MICROMETRES) / MICROMETRES

const unique = (points: readonly Point[]): Point[] =>
  points.filter((one, index) => points.findIndex(({ x, y }) => x === one.x && y === one.y) === index)

/** Whether a creature may go along a way. */
export const isLegalWay = (going: Going, path: readonly Point[]): boolean =>
  judgeMove({ ...going, path }, new Trace<SignumRules>()).legal

/** Where a creature may want to go: to enemies, home, to terrain, and all around; at full length, and half as far. */
function goalsOf(state: Scene['state'], { board, mover, run }: Going): Point[] {
  const { creature, disc } = mover
  const length = BAND_LENGTHS[bandOf({ mover, run })]
  const enemies = enemiesOf(board, creature.player).toSorted(
    (a, b) => gapBetween(disc, a.disc) - gapBetween(disc, b.disc),
  )
  const heroes = enemies.filter((one) => one.creature.kind === 'hero')
  const { side } = playerOf(state, asPlayer(creature.player))
  const home =
    side === null
      ? []
      : [{ x: ((side.from.x + side.to.x) / 2) * MICROMETRES, y: ((side.from.y + side.to.y) / 2) * MICROMETRES }]
  const around = [0, 1, 2, 3].map((turn) => ({
    x: disc.x + Math.round(Math.cos((turn * Math.PI) / 2) * 1000),
    y: disc.y + Math.round(Math.sin((turn * Math.PI) / 2) * 1000),
  }))
  const wanted = [...enemies.slice(0, 1), ...heroes.slice(0, 1)].map((one) => one.disc)
  const near = board.terrain.flatMap((template) => touching(template, disc, length))
  const ahead = (goal: Point, share: number) =>
    toward(disc, goal, share * Math.min(length, Math.hypot(goal.x - disc.x, goal.y - disc.y)))
  return [
    ...[...wanted, ...home].map((goal) => ahead(goal, 1)),
    ...around.map((goal) => toward(disc, goal, length)),
    ...near,
    ...[...wanted, ...home].map((goal) => ahead(goal, 1 / 2)),
    ...around.map((goal) => toward(disc, goal, length / 2)),
  ]
}

/** Where a base touches a template straight ahead, if that is in reach. */
function touching({ outline }: PlacedTerrain, disc: Point & { readonly radius: number }, length: number): Point[] {
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  }
  const away = Math.hypot(middle.x - disc.x, middle.y - disc.y)
  if (away === 0) return []
  const direction = { x: (middle.x - disc.x) / away, y: (middle.y - disc.y) / away }
  const far = lengthToPolygon(disc, direction, outline, disc.radius + CONTACT / 2)
  return far > length ? [] : [toward(disc, middle, far)]
}

function toward(from: Point, goal: Point, far: number): Point {
  const length = Math.hypot(goal.x - from.x, goal.y - from.y)
  if (length === 0) return { x: from.x, y: from.y }
  return {
    x: Math.round(from.x + ((goal.x - from.x) / length) * far),
    y: Math.round(from.y + ((goal.y - from.y) / length) * far),
  }
}
