import { z } from 'zod'
import { type Box, boxesMeet, boxOf } from '../../../../geometry/box.ts'
import { compareGapToPolygon } from '../../../../geometry/disc/disc.ts'
import { againstTheClock, isSimple, type Polygon } from '../../../../geometry/polygon.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { placeBoard } from '../../abilities/place-board.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import type { SignumReading } from '../../define.ts'
import { CONTACT } from '../../measuring/distance.ts'
import { refuse } from '../../refusal.ts'
import { BoardForm } from '../../table/board.ts'
import { placePoint } from '../../table/place-board.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { turnedShape } from '../../table/read-terrain.ts'
import {
  BAND_LENGTHS,
  Centimetres,
  Count,
  centimetres,
  Distance,
  Id,
  LIMITS,
  MICROMETRES,
  Player,
  Point,
} from '../../vocabulary.ts'
import { isNearPolygon, isNearSegment, kindOfSide, lengthTo, traceAlliedSides } from './template-placement.ts'

/** A template before it lies anywhere: a card of the content, or corners about its middle. */
const Shape = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumShapeOfCard' }),
    z
      .strictObject({ shape: z.array(Point).min(3).max(LIMITS.corners).describe('Its corners about its middle.') })
      .meta({ id: 'SignumOwnShape' }),
  ])
  .meta({ id: 'SignumShape' })

const Angle = z.number().min(-360).max(360)

export const PlacesQuestion = z
  .strictObject({
    board: BoardForm,
    player: Player.describe('Who plays the terrain.'),
    template: Shape,
    rotations: z.array(Angle).min(1).max(4).default([0, 90]).describe('In degrees, against the clock.'),
  })
  .meta({ id: 'SignumTerrainPlacesInput' })
export type PlacesQuestion = z.infer<typeof PlacesQuestion>

/** More places than this are not listed. */
const MAX_PLACES = 100

export const TerrainPlaces = z
  .object({
    found: z.boolean().describe('Whether a place was found.'),
    places: z
      .array(z.object({ x: Centimetres, y: Centimetres, rotation: Angle }).meta({ id: 'SignumTerrainPlace' }))
      .max(MAX_PLACES)
      .describe('Where its middle may lie, and how it is turned.'),
    count: Count.describe('How many of the places tried keep every distance.'),
    tried: Count,
    step: Distance.describe('How far apart the places tried are.'),
  })
  .meta({ id: 'SignumTerrainPlacesOutcome' })
export type TerrainPlaces = z.infer<typeof TerrainPlaces>

/** The grids that are tried: the finer one only if the coarser one has no place. */
const STEPS = [50_000, 25_000] as const

/** Looks for places where a template may lie. */
export function findPlaces(question: PlacesQuestion, { content, trace }: SignumReading): TerrainPlaces | Refusal {
  const placed = placeBoard(question.board, content)
  if (placed instanceof Refusal) return placed
  const shape = shapeOf(question.template, content)
  if (shape instanceof Refusal) return shape
  const terrain = 'card' in question.template ? question.template.card : null
  const search = new PlaceSearch(placed, question.player, shape, question.rotations)
  let best = search.on(STEPS[0])
  if (!best.found) best = search.on(STEPS[1])
  trace.applied('signum.terrain.checked-first', { terrain })
  traceAlliedSides(placed, question.player, trace)
  trace.applied('signum.terrain.template', { terrain, rotations: question.rotations })
  trace.applied('signum.terrain.impossible', { terrain, found: best.count, tried: best.tried, step: best.step })
  return best
}

function shapeOf(
  template: PlacesQuestion['template'],
  { cards }: SignumContent,
): readonly z.infer<typeof Point>[] | Refusal {
  if ('shape' in template) {
    const facts = { terrain: null }
    const isRight = isSimple(template.shape.map(placePoint))
    return isRight ? template.shape : refuse([{ rule: 'signum.geo.outline', path: ['template', 'shape'], facts }])
  }
  const card = cards.get(template.card)
  if (card?.kind === 'terrain') return card.shape
  const facts = { kind: 'terrain' as const, id: template.card }
  return refuse([{ rule: 'signum.content.known', path: ['template', 'card'], facts }])
}

/** Something that a template keeps away from: outside its box it surely does. */
type Neighbour = { readonly box: Box; readonly isTooNear: (outline: Polygon) => boolean }

class PlaceSearch {
  readonly #board: PlacedBoard
  readonly #shapes: readonly { readonly rotation: number; readonly corners: Polygon; readonly box: Box }[]
  /** What was too near last comes first: it often is again at the next place. */
  readonly #neighbours: Neighbour[]

  constructor(
    board: PlacedBoard,
    player: string,
    shape: readonly z.infer<typeof Point>[],
    rotations: readonly number[],
  ) {
    this.#board = board
    this.#shapes = rotations.map((rotation) => {
      const corners = againstTheClock(turnedShape(shape, { x: 0, y: 0 }, rotation).map(placePoint))
      return { rotation, corners, box: boxOf(corners) }
    })
    this.#neighbours = neighboursOn(board, player)
  }

  /** The places of a grid. */
  on(step: number): TerrainPlaces {
    const places: TerrainPlaces['places'] = []
    let [count, tried] = [0, 0]
    for (const { rotation, corners, box } of this.#shapes) {
      for (let y = 0; y <= this.#board.height; y += step) {
        for (let x = 0; x <= this.#board.width; x += step) {
          tried++
          if (!this.#isFree(corners, box, x, y)) continue
          count++
          if (places.length < MAX_PLACES) places.push({ x: centimetres(x), y: centimetres(y), rotation })
        }
      }
    }
    return { found: count > 0, places, count, tried, step: step / MICROMETRES }
  }

  #isFree(corners: Polygon, { left, right, near, far }: Box, x: number, y: number): boolean {
    const box = { left: left + x, right: right + x, near: near + y, far: far + y }
    if (box.left < 0 || box.near < 0 || box.right > this.#board.width || box.far > this.#board.height) return false
    const outline = corners.map((corner) => ({ x: corner.x + x, y: corner.y + y }))
    const blocker = this.#neighbours.findIndex((one) => boxesMeet(box, one.box) && one.isTooNear(outline))
    if (blocker < 0) return true
    this.#neighbours.unshift(...this.#neighbours.splice(blocker, 1))
    return false
  }
}

function neighboursOn(board: PlacedBoard, player: string): Neighbour[] {
  return [
    ...board.sides.map((side) => {
      const min = lengthTo(kindOfSide(board, player, side.player))
      return {
        box: grown([side.from, side.to], min),
        isTooNear: (outline: Polygon) => isNearSegment(outline, side, min),
      }
    }),
    ...board.creatures.map(({ disc }) => ({
      box: grown([disc], disc.radius + CONTACT),
      isTooNear: (outline: Polygon) => compareGapToPolygon(disc, outline, CONTACT) <= 0,
    })),
    ...board.terrain.map((other) => ({
      box: grown(other.outline, BAND_LENGTHS.S),
      isTooNear: (outline: Polygon) => isNearPolygon(outline, other.outline, BAND_LENGTHS.S),
    })),
  ]
}

function grown(points: Polygon, by: number): Box {
  const { left, right, near, far } = boxOf(points)
  return { left: left - by, right: right + by, near: near - by, far: far + by }
}
