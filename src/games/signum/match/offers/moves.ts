import type { Offer, OpenField } from '../../../../contract/match.ts'
import { gapBetween } from '../../../../geometry/disc/disc.ts'
import { fanRings } from '../../../../geometry/disc/disc-fan.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { CONTACT, enemiesOf } from '../../measuring/distance.ts'
import { type ContactPath, pathsIntoContact } from '../../movement/contact-path.ts'
import { judgeMove } from '../../movement/move.ts'
import { bandOf, type MoveMode } from '../../movement/movement.ts'
import type { SignumRules } from '../../rules.ts'
import { has } from '../../table/creature.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres, MICROMETRES, type Point } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import type { SignumCommand } from '../command.ts'
import { asPlayer } from '../players.ts'
import { placedCreature, placedOf, playerOf } from '../table.ts'
import { contactMoveText, freeMoveText } from './words.ts'

/** Ways are looked for to so many of the nearest enemies. */
const MAX_PATHS = 4

/** The moves and runs of a creature: into contact with enemies, and freely in a straight line. */
export function moveOffers(scene: Scene, id: string): Offer[] {
  const board = placedOf(scene)
  const mover = placedCreature(scene, id)
  const modes = modesOf(mover)
  const free = [false, true].flatMap((run) => modes.flatMap((mode) => freeOffer(scene, board, mover, mode, run)))
  return [...contactOffers(scene, board, mover), ...free]
}

const modesOf = ({ creature }: PlacedCreature): MoveMode[] => [
  'walk',
  ...(has(creature, 'jump') ? ['jump' as const] : []),
  ...(has(creature, 'flight') ? ['fly' as const] : []),
]

const inCentimetres = ({ x, y }: Point): Point => ({ x: centimetres(x), y: centimetres(y) })

const commandFor = (run: boolean, path: readonly Point[], mode: MoveMode): SignumCommand => {
  const way = { path: path.map(inCentimetres), mode }
  return run ? { run: way } : { move: way }
}

function isLegal(
  board: PlacedBoard,
  mover: PlacedCreature,
  path: readonly Point[],
  mode: MoveMode,
  run: boolean,
): boolean {
  return judgeMove({ board, mover, path, mode, run }, new Trace<SignumRules>()).violations.length === 0
}

/** The shortest way into contact with each of the nearest enemies. */
function contactOffers(scene: Scene, board: PlacedBoard, mover: PlacedCreature): Offer[] {
  const enemies = enemiesOf(board, mover.creature.player)
    .toSorted((a, b) => gapBetween(mover.disc, a.disc) - gapBetween(mover.disc, b.disc))
    .slice(0, MAX_PATHS)
  const paths = pathsIntoContact({ board, mover, mayRun: true }, enemies)
  return enemies.flatMap(({ creature }, index) => contactOffer(scene, board, mover, creature.id, paths[index] ?? null))
}

function contactOffer(
  { content }: Scene,
  board: PlacedBoard,
  mover: PlacedCreature,
  enemy: string,
  found: ContactPath | null,
): Offer[] {
  if (found === null || found.by === 'contact') return []
  const run = found.by === 'run'
  const path = found.path.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (!isLegal(board, mover, path, found.mode, run)) return []
  const text = contactMoveText(mover.creature.id, enemy, run, found.mode, content)
  return [{ command: commandFor(run, path, found.mode), group: run ? 'run' : 'move', text }]
}

/** A straight move to anywhere in a region, with some places in it. */
function freeOffer(scene: Scene, board: PlacedBoard, mover: PlacedCreature, mode: MoveMode, run: boolean): Offer[] {
  const { creature, disc } = mover
  const length = BAND_LENGTHS[bandOf({ mover, run })]
  const goals = goalsOf(scene, board, mover)
  const ends = goals.flatMap((goal) => [length, length / 2].map((far) => toward(disc, goal, far)))
  const legal = ends.filter((end) => isLegal(board, mover, [end], mode, run))
  const samples = unique(legal.map(inCentimetres)).slice(0, MAX_SAMPLES)
  const [first] = samples
  if (first === undefined) return []
  const name = run ? 'run' : 'move'
  const open: OpenField = {
    path: `${name}.path.0`,
    region: { rings: regionOf(board, mover, mode, length) },
    samples,
  }
  const command: SignumCommand = run ? { run: { path: [first], mode } } : { move: { path: [first], mode } }
  return [{ command, group: name, text: freeMoveText(creature.id, run, mode, scene.content), open: [open] }]
}

const MAX_SAMPLES = 8

const unique = (points: readonly Point[]): Point[] =>
  points.filter((one, index) => points.findIndex(({ x, y }) => x === one.x && y === one.y) === index)

/** Where a creature may want to go: to enemies, home, and all around. */
function goalsOf({ state }: Scene, board: PlacedBoard, { creature, disc }: PlacedCreature): Point[] {
  const enemies = enemiesOf(board, creature.player).toSorted(
    (a, b) => gapBetween(disc, a.disc) - gapBetween(disc, b.disc),
  )
  const hero = enemies.find((one) => one.creature.kind === 'hero')
  const { side } = playerOf(state, asPlayer(creature.player))
  const home = side === null ? [] : [{ x: disc.x, y: ((side.from.y + side.to.y) / 2) * MICROMETRES }]
  const around = [0, 1, 2, 3].map((turn) => ({
    x: disc.x + Math.round(Math.cos((turn * Math.PI) / 2) * 1000),
    y: disc.y + Math.round(Math.sin((turn * Math.PI) / 2) * 1000),
  }))
  return [...enemies.slice(0, 1).map((one) => one.disc), ...(hero === undefined ? [] : [hero.disc]), ...home, ...around]
}

function toward(from: Point, goal: Point, far: number): Point {
  const length = Math.hypot(goal.x - from.x, goal.y - from.y)
  if (length === 0) return { x: from.x, y: from.y }
  return {
    x: Math.round(from.x + ((goal.x - from.x) / length) * far),
    y: Math.round(from.y + ((goal.y - from.y) / length) * far),
  }
}

const MARGIN = MICROMETRES / 10
/** The outline of a template is covered by discs that are so far apart. */
const SPACING = MICROMETRES / 2

/** The places that a straight move surely reaches, in centimetres. */
function regionOf(board: PlacedBoard, mover: PlacedCreature, mode: MoveMode, length: number): [number, number][][] {
  const { disc, creature } = mover
  const bases = board.creatures
    .filter((other) => other !== mover)
    .map((other) => ({ x: other.disc.x, y: other.disc.y, apart: disc.radius + other.disc.radius + 2 * CONTACT }))
  const walls = board.terrain
    .filter((template) => mode === 'jump' || isTerrain(template, 'impassable'))
    .flatMap(({ outline }) => coverOf(outline, disc.radius))
  const { width, height } = board
  const fan = { disc, length, width, height, obstacles: [...bases, ...walls] }
  const rings = fanRings(fan, MARGIN)
  if (creature.ran) return []
  return rings.map((ring) => ring.map(({ x, y }) => [centimetres(x), centimetres(y)]))
}

function coverOf(outline: Polygon, radius: number): { x: number; y: number; apart: number }[] {
  return outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    const pieces = Math.max(1, Math.ceil(Math.hypot(next.x - corner.x, next.y - corner.y) / SPACING))
    return Array.from({ length: pieces }, (_, piece) => ({
      x: corner.x + ((next.x - corner.x) * piece) / pieces,
      y: corner.y + ((next.y - corner.y) * piece) / pieces,
      apart: radius + SPACING,
    }))
  })
}
