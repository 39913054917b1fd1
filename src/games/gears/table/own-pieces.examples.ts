import type { Point } from '../vocabulary.ts'
import type { MapPiece } from './map-piece.ts'

const rectangle = (left: number, bottom: number, right: number, top: number): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

const zone = (id: string, polygon: Point[], holes: MapPiece['zones'][number]['holes'] = []) => ({
  id,
  polygon,
  covers: [],
  holes,
  equipment: false,
})

/** A piece of two zones with a small opening in its upper side. */
export const LOWER_PIECE: MapPiece = {
  id: 'P',
  zones: [
    zone('S', rectangle(0, 0, 40, 20), [{ id: 'h1', at: { x: 20, y: 10 } }]),
    zone('N', rectangle(0, 20, 40, 40)),
  ],
  edges: [],
  entrance: { from: { x: 0, y: 0 }, to: { x: 40, y: 0 }, anchor: { x: 0, y: 0 }, way: 'north' },
  exit: { from: { x: 10, y: 40 }, to: { x: 30, y: 40 }, anchor: { x: 0, y: 40 }, way: 'north' },
}

/** A piece whose whole lower side is its entrance. */
export const UPPER_PIECE: MapPiece = {
  id: 'Q',
  zones: [
    zone('L', rectangle(0, 0, 20, 20), [{ id: 'h1', at: { x: 10, y: 10 } }]),
    zone('M', rectangle(20, 0, 40, 20)),
  ],
  edges: [],
  entrance: { from: { x: 0, y: 0 }, to: { x: 40, y: 0 }, anchor: { x: 0, y: 0 }, way: 'north' },
}
