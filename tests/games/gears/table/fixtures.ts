/** The maps of section 9.0 of the specification. */
type Pair = readonly [number, number]
type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

const point = ([x, y]: Pair) => ({ x, y })

/** A cover space with arrows: centre, then facing. */
export const cover = (id: string, ...arrows: readonly (readonly [Pair, Pair])[]) => ({
  id,
  arrows: arrows.map(([centre, facing]) => ({ centre: point(centre), facing: point(facing) })),
})

/** A rectangular zone. */
export const zone = (
  id: string,
  [left, bottom, right, top]: Rectangle,
  covers: readonly ReturnType<typeof cover>[] = [],
  more: { holes?: { id: string; at: { x: number; y: number } }[]; equipment?: boolean } = {},
) => ({
  id,
  polygon: [point([left, bottom]), point([right, bottom]), point([right, top]), point([left, top])],
  covers: [...covers],
  ...more,
})

export const edge = (kind: 'wall' | 'elevation' | 'passable', from: Pair, to: Pair) => ({
  kind,
  from: point(from),
  to: point(to),
})
export const wall = (from: Pair, to: Pair) => edge('wall', from, to)

const EAST: Pair = [1, 0]
const WEST: Pair = [-1, 0]
const NORTH: Pair = [0, 1]

export const K1 = {
  zones: [
    zone('A', [0, 0, 40, 80], [cover('cA', [[35, 10], EAST])]),
    zone('B', [40, 0, 80, 40], [cover('cB', [[60, 30], WEST])]),
    zone('C', [80, 0, 120, 40], [cover('cC', [[90, 12], NORTH])]),
    zone('D', [40, 40, 80, 80], [cover('cD', [[60, 50], WEST])]),
    zone('F', [80, 40, 120, 80]),
  ],
  edges: [wall([40, 40], [80, 40]), wall([40, 40], [40, 60]), wall([80, 30], [80, 40]), wall([80, 40], [80, 80])],
}

const corridor = (name: string, number: number, covers: ReturnType<typeof cover>[] = []) =>
  zone(`${name}${number}`, [20 * (number - 1), 0, 20 * number, 20], covers)

export const K2 = {
  zones: [
    corridor('H', 1),
    corridor('H', 2),
    corridor('H', 3),
    corridor('H', 4, [cover('c4', [[75, 10], EAST])]),
    corridor('H', 5),
    corridor('H', 6, [cover('c6', [[110, 10], WEST])]),
  ],
}

export const K3 = {
  zones: [
    corridor('P', 1, [cover('k1', [[15, 10], EAST]), cover('k1b', [[10, 15], NORTH])]),
    corridor('P', 2),
    corridor('P', 3, [cover('k3', [[55, 10], EAST])]),
    corridor('P', 4),
    corridor('P', 5, [cover('k5', [[85, 10], WEST])]),
    zone('Q1', [0, 20, 20, 40]),
    zone('Q2', [0, 40, 20, 60]),
    zone('S', [20, 40, 40, 60]),
  ],
}

export const K4 = {
  zones: [
    zone('X1', [0, 0, 20, 20]),
    zone('X2', [20, 0, 40, 20]),
    zone('X3', [40, 0, 60, 20], [cover('x3', [[50, 5], EAST])]),
    zone('Y1', [0, 20, 20, 40]),
    zone('Y2', [20, 20, 40, 40]),
    zone('Y3', [40, 20, 60, 40]),
  ],
  edges: [wall([40, 20], [60, 20]), edge('elevation', [40, 20], [40, 40])],
}

export const K5 = (...walls: ReturnType<typeof wall>[]) => ({
  zones: [
    zone('G', [0, 0, 30, 40], [cover('g', [[10, 10], EAST])]),
    zone('H', [30, 0, 60, 40], [cover('h', [[50, 30], WEST])]),
  ],
  edges: walls,
})

export const K6 = {
  zones: [
    zone(
      'W',
      [0, 0, 40, 40],
      [cover('w', [[10, 30], EAST]), cover('w2', [[10, 35], EAST], [[10, 5], EAST]), cover('w3', [[10, 35], EAST])],
    ),
    zone(
      'C',
      [40, 0, 80, 40],
      [cover('corner', [[60, 30], NORTH], [[70, 20], EAST]), cover('single', [[60, 30], NORTH])],
    ),
    zone('E', [80, 0, 120, 40]),
    zone('N', [40, 40, 80, 80]),
  ],
}

export const K7 = (...walls: ReturnType<typeof wall>[]) => ({
  zones: [
    zone('NW', [0, 20, 20, 40]),
    zone('NE', [20, 20, 40, 40]),
    zone('SW', [0, 0, 20, 20]),
    zone('SE', [20, 0, 40, 20]),
  ],
  edges: walls,
})
