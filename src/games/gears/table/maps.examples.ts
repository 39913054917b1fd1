import type { Point } from '../vocabulary.ts'
import type { DrawnMap } from './map.ts'

type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

const rectangle = ([left, bottom, right, top]: Rectangle): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

const zone = (id: string, corners: Rectangle, more: Partial<DrawnMap['zones'][number]> = {}) => ({
  id,
  polygon: rectangle(corners),
  covers: [],
  holes: [],
  equipment: false,
  ...more,
})

const cover = (id: string, centre: readonly [number, number], facing: readonly [number, number]) => ({
  id,
  arrows: [{ centre: { x: centre[0], y: centre[1] }, facing: { x: facing[0], y: facing[1] } }],
})

const edge = (
  kind: 'wall' | 'elevation',
  from: readonly [number, number],
  to: readonly [number, number],
): DrawnMap['edges'][number] => ({ from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, kind })

/** A corridor of six zones with a cover space in the fourth and the last. */
export const CORRIDOR: DrawnMap = {
  zones: [
    zone('H1', [0, 0, 20, 20]),
    zone('H2', [20, 0, 40, 20]),
    zone('H3', [40, 0, 60, 20]),
    zone('H4', [60, 0, 80, 20], { covers: [cover('c4', [75, 10], [1, 0])] }),
    zone('H5', [80, 0, 100, 20]),
    zone('H6', [100, 0, 120, 20], { covers: [cover('c6', [110, 10], [-1, 0])] }),
  ],
  edges: [],
  doors: [],
}

/** Five rooms with walls between them and a cover space in four. */
export const ROOMS: DrawnMap = {
  zones: [
    zone('A', [0, 0, 40, 80], { covers: [cover('cA', [35, 10], [1, 0])] }),
    zone('B', [40, 0, 80, 40], { covers: [cover('cB', [60, 30], [-1, 0])] }),
    zone('C', [80, 0, 120, 40], { covers: [cover('cC', [90, 12], [0, 1])] }),
    zone('D', [40, 40, 80, 80], { covers: [cover('cD', [60, 50], [-1, 0])] }),
    zone('F', [80, 40, 120, 80]),
  ],
  edges: [
    edge('wall', [40, 40], [80, 40]),
    edge('wall', [40, 40], [40, 60]),
    edge('wall', [80, 30], [80, 40]),
    edge('wall', [80, 40], [80, 80]),
  ],
  doors: [],
}

/** Six zones with a wall and a height change around the corner zone. */
export const LEDGE: DrawnMap = {
  zones: [
    zone('X1', [0, 0, 20, 20]),
    zone('X2', [20, 0, 40, 20]),
    zone('X3', [40, 0, 60, 20], { covers: [cover('x3', [50, 5], [1, 0])] }),
    zone('Y1', [0, 20, 20, 40]),
    zone('Y2', [20, 20, 40, 40]),
    zone('Y3', [40, 20, 60, 40]),
  ],
  edges: [edge('wall', [40, 20], [60, 20]), edge('elevation', [40, 20], [40, 40])],
  doors: [],
}

/** A corridor with a second one around its corner, as in the book’s example of an activation. */
export const CORNER: DrawnMap = {
  zones: [
    zone('P1', [0, 0, 20, 20], { covers: [cover('k1', [15, 10], [1, 0]), cover('k1b', [10, 15], [0, 1])] }),
    zone('P2', [20, 0, 40, 20]),
    zone('P3', [40, 0, 60, 20], { covers: [cover('k3', [55, 10], [1, 0])] }),
    zone('P4', [60, 0, 80, 20]),
    zone('P5', [80, 0, 100, 20], { covers: [cover('k5', [85, 10], [-1, 0])] }),
    zone('Q1', [0, 20, 20, 40]),
    zone('Q2', [0, 40, 20, 60]),
    zone('S', [20, 40, 40, 60]),
  ],
  edges: [],
  doors: [],
}

/** A map with several violations: an arrow outside its zone, a wall that leads nowhere, a door without an exit. */
export const BROKEN: DrawnMap = {
  zones: [
    zone('A', [0, 0, 40, 40], { covers: [cover('c1', [50, 10], [1, 0])] }),
    zone('B', [40, 0, 80, 40]),
    zone('C', [80, 0, 120, 40], { covers: [cover('c2', [100, 20], [0, 0])] }),
  ],
  edges: [edge('wall', [10, 10], [30, 10]), edge('elevation', [120, 0], [120, 20])],
  doors: [{ id: 'D1', zone: 'A', from: { x: 120, y: 20 }, to: { x: 120, y: 40 } }],
}
