import { z } from 'zod'
import { convexParts } from '../../../geometry/convex-parts.ts'
import { compareGapToSegment } from '../../../geometry/disc/disc.ts'
import { type Blockers, type DiscSight, prepareBlockers, sightBetween } from '../../../geometry/disc/disc-sight.ts'
import { GROWTH, grownParts } from '../../../geometry/grown-polygon.ts'
import type { Segment } from '../../../geometry/plane.ts'
import type { Polygon } from '../../../geometry/polygon.ts'
import { entersPolygon } from '../../../geometry/polygon-overlap.ts'
import { touchesTerrain } from '../measuring/distance.ts'
import type { SignumTrace } from '../rules.ts'
import { has } from '../table/creature.ts'
import {
  type Disc,
  isTerrain,
  type PlacedBoard,
  type PlacedCreature,
  type PlacedTerrain,
} from '../table/placed-board.ts'
import { centimetres, Id, LIMITS, Point } from '../vocabulary.ts'

export const SightLine = z.object({ from: Point, to: Point }).meta({ id: 'SignumSightLine' })
export type SightLine = z.infer<typeof SightLine>

const Names = z.array(Id)

export const LineOfSight = z
  .object({
    visible: z.boolean(),
    witness: SightLine.nullable().describe('A clear line from base to base; null if there is none.'),
    blockers: Names.max(LIMITS.creatures + LIMITS.terrain).describe(
      'Where there is none: the creatures and templates on the line between the centres.',
    ),
    seenThrough: Names.max(LIMITS.creatures).describe('Hidden creatures on the line between the centres.'),
    crossed: Names.max(LIMITS.terrain).describe('Templates with defence against shooting that no clear line avoids.'),
    touched: Names.max(LIMITS.terrain).describe('Templates with defence against shooting that the target touches.'),
  })
  .meta({ id: 'SignumLineOfSightOutcome' })
export type LineOfSight = z.infer<typeof LineOfSight>

/** What may stand between creatures: first the templates, in convex pieces, then the bases. */
type Prepared = {
  readonly pieces: readonly PlacedTerrain[]
  readonly bases: readonly PlacedCreature[]
  readonly blockers: Blockers
}

/** What one creature sees of another. */
type View = Prepared & { readonly shooter: PlacedCreature; readonly target: PlacedCreature }

/** Whether a creature sees another. */
export const sees = (board: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature): boolean =>
  clearLine(viewOf(board, shooter, target), []).visible

/** Whether a creature sees another, with the line that it chooses and what that crosses. */
export function lineOfSight(
  board: PlacedBoard,
  shooter: PlacedCreature,
  target: PlacedCreature,
  trace: SignumTrace,
): LineOfSight {
  const sight = lookAt(board, shooter, target)
  traceSight(board, shooter, target, sight, trace)
  return sight
}

/** What a creature sees of another, without a word on why. */
export function lookAt(board: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature): LineOfSight {
  const view = viewOf(board, shooter, target)
  const seenThrough = hiddenBetween(board, shooter, target)
  const plain = clearLine(view, [])
  if (!plain.visible) {
    const blockers = blockersOf(view, plain.blockers)
    return { visible: false, witness: null, blockers, seenThrough, crossed: [], touched: [] }
  }
  const defensive = board.terrain.filter((template) => isTerrain(template, 'defenceAgainstShooting'))
  const { line, crossed } = chosenLine(view, plain, defensive)
  const touched = defensive.filter((template) => touchesTerrain(target.disc, template)).map(nameOf)
  return { visible: true, witness: witnessOf(line), blockers: [], seenThrough, crossed, touched }
}

function traceSight(
  board: PlacedBoard,
  shooter: PlacedCreature,
  target: PlacedCreature,
  { visible, blockers, seenThrough, crossed, touched }: LineOfSight,
  trace: SignumTrace,
): void {
  const facts = { shooter: shooter.creature.id, target: target.creature.id }
  if (seenThrough.length > 0) trace.applied('signum.los.stealth-transparent', { ...facts, creatures: seenThrough })
  traceBlockers(board, blockers, trace)
  if (!visible && isSlit(board, shooter, target)) trace.applied('signum.los.positive-width', facts)
  trace.applied('signum.los.any-point', { ...facts, visible })
  const terrain = [...new Set([...crossed, ...touched])]
  if (terrain.length > 0) {
    trace.applied('signum.terrain.defence-against-shooting', { target: target.creature.id, terrain })
  }
}

const nameOf = ({ terrain }: PlacedTerrain): string => terrain.id

const prepared = new WeakMap<PlacedBoard, Prepared>()

/** A board made ready once for all questions about it. */
function preparedOf(board: PlacedBoard): Prepared {
  const found = prepared.get(board)
  if (found !== undefined) return found
  const ready = prepare(board)
  prepared.set(board, ready)
  return ready
}

/**
 * A clear bundle of lines that is wider than twice the margin is a clear line between smaller bases past larger
 * blockers; so that touching a blocker, or a gap between two that touch, lets nothing through.
 */
function prepare({ terrain, creatures }: PlacedBoard): Prepared {
  const pieces = terrain
    .filter((template) => isTerrain(template, 'blocksLos') || isTerrain(template, 'defenceAgainstShooting'))
    .flatMap((template) => partsOf(template).map((outline) => ({ terrain: template.terrain, outline })))
  const bases = creatures.filter(({ creature }) => !creature.hidden)
  const blockers = prepareBlockers(
    pieces.map(({ outline }) => outline),
    bases.map(({ disc }) => resized(disc, GROWTH)),
  )
  return { pieces, bases, blockers }
}

/** A template that only gives defence is crossed where a line enters it, so that it needs no margin. */
const partsOf = (template: PlacedTerrain): Polygon[] =>
  isTerrain(template, 'blocksLos') ? grownParts(template.outline) : convexParts(template.outline)

const viewOf = (board: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature): View => ({
  ...preparedOf(board),
  shooter,
  target,
})

const resized = ({ x, y, radius }: Disc, by: number): Disc => ({ x, y, radius: radius + by })

/** A line past everything that blocks sight and past the templates that are to be avoided. */
function clearLine({ shooter, target, pieces, bases, blockers }: View, avoided: readonly PlacedTerrain[]): DiscSight {
  const names = new Set(avoided.map(nameOf))
  return sightBetween(resized(shooter.disc, -GROWTH), resized(target.disc, -GROWTH), blockers, (blocker) => {
    const piece = pieces[blocker]
    if (piece !== undefined) return isTerrain(piece, 'blocksLos') || names.has(piece.terrain.id)
    const base = bases[blocker - pieces.length]
    return base !== shooter && base !== target
  })
}

type Visible = Extract<DiscSight, { visible: true }>

/** More lines than this are not tried for one that crosses a single template. */
const MAX_TRIED = 2

/** A line that crosses no template with defence against shooting; or one of them; or those that the plain one crosses. */
function chosenLine(
  view: View,
  plain: Visible,
  defensive: readonly PlacedTerrain[],
): { line: Visible; crossed: string[] } {
  const avoiding = clearLine(view, defensive)
  if (avoiding.visible) return { line: avoiding, crossed: [] }
  const crossed = templatesCrossed(view, plain)
  const several = defensive.filter((candidate) => crossed.includes(nameOf(candidate))).slice(0, MAX_TRIED)
  // A line that is known to a micrometre may miss a template that it only just enters.
  const tried = { 0: defensive, 1: [] }[crossed.length] ?? several
  for (const one of tried) {
    const others = defensive.filter((other) => other !== one)
    const line = clearLine(view, others)
    if (line.visible) return { line, crossed: [nameOf(one)] }
  }
  return { line: plain, crossed }
}

function templatesCrossed({ pieces }: View, line: Segment): string[] {
  const segment = wholeSegment(line)
  const crossed = pieces
    .filter((piece) => isTerrain(piece, 'defenceAgainstShooting'))
    .filter(({ outline }) => entersPolygon(segment, outline))
  return [...new Set(crossed.map(nameOf))]
}

const wholeSegment = ({ from, to }: Segment): Segment => ({
  from: { x: Math.round(from.x), y: Math.round(from.y) },
  to: { x: Math.round(to.x), y: Math.round(to.y) },
})

const witnessOf = ({ from, to }: Segment): SightLine => ({
  from: { x: centimetres(from.x), y: centimetres(from.y) },
  to: { x: centimetres(to.x), y: centimetres(to.y) },
})

/** The names of what interrupts the line between the centres, templates first. */
function blockersOf({ pieces, bases }: View, numbers: readonly number[]): string[] {
  const terrain = new Set(numbers.flatMap((number) => pieces[number]?.terrain.id ?? []))
  const creatures = numbers.flatMap((number) => bases[number - pieces.length]?.creature.id ?? [])
  return [...terrain, ...creatures]
}

function traceBlockers({ terrain, creatures }: PlacedBoard, blockers: readonly string[], trace: SignumTrace): void {
  const templates = blockers.filter((id) => terrain.some((one) => nameOf(one) === id && isTerrain(one, 'blocksLos')))
  const bases = creatures.filter(({ creature }) => blockers.includes(creature.id)).map(({ creature }) => creature)
  const flyers = bases.filter((creature) => has(creature, 'flight'))
  const ids = (list: typeof bases) => list.map(({ id }) => id)
  if (templates.length > 0) trace.applied('signum.terrain.blocks-los', { terrain: templates })
  if (bases.length > 0) trace.applied('signum.los.blockers', { creatures: ids(bases) })
  if (flyers.length > 0) trace.applied('signum.los.flyers', { creatures: ids(flyers) })
}

/** Whether only a line that touches blockers leads through. */
function isSlit(board: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature): boolean {
  const blocking = board.terrain.filter((template) => isTerrain(template, 'blocksLos'))
  const blockers = prepareBlockers(
    blocking.map(({ outline }) => outline),
    board.creatures
      .filter((other) => other !== shooter && other !== target && !other.creature.hidden)
      .map(({ disc }) => disc),
  )
  return sightBetween(shooter.disc, target.disc, blockers, () => true).visible
}

/** The hidden creatures that would interrupt the line between the centres. */
function hiddenBetween({ creatures }: PlacedBoard, shooter: PlacedCreature, target: PlacedCreature): string[] {
  const line = { from: shooter.disc, to: target.disc }
  return creatures
    .filter((other) => other !== shooter && other !== target && other.creature.hidden)
    .filter(({ disc }) => compareGapToSegment(disc, line, 0) < 0)
    .map(({ creature }) => creature.id)
}
