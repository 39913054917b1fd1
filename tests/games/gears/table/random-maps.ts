import { DrawnMap } from '../../../../src/games/gears/table/map.ts'
import { checkMap } from '../../../../src/games/gears/table/place-map.ts'
import { PlacedMap } from '../../../../src/games/gears/table/placed-map.ts'
import { isOnSegment } from '../../../../src/geometry/plane.ts'
import { isSimple, locate } from '../../../../src/geometry/polygon.ts'

type Point = { x: number; y: number }
type Segment = { from: Point; to: Point }

/** Numbers that look random and are the same for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export type Recipe = {
  readonly columns: number
  readonly rows: number
  /** How far the lines of the grid are apart, at most. */
  readonly gap: number
  /** In a hundred: faces cut in two, faces left out, faces joined, borders walled, borders half walled, raised. */
  readonly cut: number
  readonly missing: number
  readonly joined: number
  readonly walled: number
  readonly halfWalled: number
  readonly raised: number
  /** How far corners are moved off the grid, at most. */
  readonly jitter: number
  readonly arrows: number
}

export type RandomMap = { readonly drawn: DrawnMap; readonly map: PlacedMap }

/** A map of zones put together at random, always sound. */
export function randomMap(recipe: Recipe, seed: number): RandomMap {
  for (let attempt = 0; ; attempt++) {
    const next = numbers(seed * 7919 + attempt)
    const drawn = DrawnMap.parse(draw(recipe, next))
    const map = checkMap(drawn, ['map'])
    if (map instanceof PlacedMap) return { drawn, map }
    if (attempt > 50) throw new Error(`No sound map: ${JSON.stringify(map)}`)
  }
}

function draw(recipe: Recipe, next: (below: number) => number) {
  const faces = facesOf(recipe, next)
  const zones = join(faces, recipe, next)
  const sides = sharedSides(zones)
  const edges = sides.flatMap(({ from, to }) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const dice = next(100)
    if (dice < recipe.walled) return [{ kind: 'wall', from, to }]
    if (dice < recipe.walled + recipe.halfWalled && Number.isInteger(middle.x) && Number.isInteger(middle.y))
      return [{ kind: 'wall', from: next(2) ? from : to, to: middle }]
    return dice < recipe.walled + recipe.halfWalled + recipe.raised ? [{ kind: 'elevation', from, to }] : []
  })
  const walls = edges.filter(({ kind }) => kind === 'wall')
  return {
    zones: zones.map((polygon, index) => ({
      id: `Z${index}`,
      polygon,
      covers: coversOf(polygon, [...walls, ...outerSides(zones)], recipe.arrows, next),
    })),
    edges,
  }
}

function facesOf({ columns, rows, gap, cut, missing, jitter }: Recipe, next: (below: number) => number): Point[][] {
  const axis = (count: number) => {
    const lines = [0]
    for (let line = 0; line < count; line++) lines.push((lines[line] as number) + 2 * (1 + next(gap)))
    return lines
  }
  const [xs, ys] = [axis(columns), axis(rows)]
  const moved = () => (jitter === 0 ? 0 : next(2 * jitter + 1) - jitter)
  const corners = ys.map((y) => xs.map((x) => ({ x: x + moved(), y: y + moved() })))
  const corner = (column: number, row: number) => corners[row]?.[column] as Point
  const faces: Point[][] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (next(100) < missing) continue
      const [a, b, c, d] = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ]
      if (next(100) >= cut) faces.push([a, b, c, d])
      else if (next(2)) faces.push([a, b, c], [a, c, d])
      else faces.push([a, b, d], [b, c, d])
    }
  }
  return faces.filter((face) => isSimple(face))
}

/** Joins faces along common sides for as long as the border stays one simple line. */
function join(faces: Point[][], { joined }: Recipe, next: (below: number) => number): Point[][] {
  const zones = [...faces]
  for (let round = 0; round < faces.length; round++) {
    if (next(100) >= joined || zones.length < 3) continue
    const at = next(zones.length)
    const other = next(zones.length)
    const union = at === other ? null : unionOf(zones[at] as Point[], zones[other] as Point[])
    if (union === null) continue
    zones[at] = union
    zones.splice(other, 1)
  }
  return zones.length > 0
    ? zones
    : [
        [
          { x: 0, y: 0 },
          { x: 2, y: 0 },
          { x: 0, y: 2 },
        ],
      ]
}

const name = ({ x, y }: Point) => `${x},${y}`
const sidesOf = (polygon: Point[]): Segment[] =>
  polygon.map((from, index) => ({ from, to: polygon[(index + 1) % polygon.length] as Point }))

function unionOf(a: Point[], b: Point[]): Point[] | null {
  const sides = new Map<string, Segment>()
  for (const side of [...sidesOf(a), ...sidesOf(b)]) {
    const back = `${name(side.to)}>${name(side.from)}`
    if (!sides.delete(back)) sides.set(`${name(side.from)}>${name(side.to)}`, side)
  }
  if (sides.size === a.length + b.length) return null
  const starts = new Map([...sides.values()].map((side) => [name(side.from), side]))
  if (starts.size !== sides.size) return null
  const [first] = sides.values()
  const union: Point[] = []
  for (let side = first; side !== undefined && union.length <= sides.size; side = starts.get(name(side.to))) {
    if (union.length > 0 && side === first) break
    union.push(side.from)
  }
  return union.length === sides.size && union.length <= 40 && isSimple(union) ? union : null
}

function sharedSides(zones: readonly Point[][]): Segment[] {
  const seen = new Set<string>()
  return zones.flatMap(sidesOf).filter(({ from, to }) => {
    seen.add(`${name(from)}>${name(to)}`)
    return seen.has(`${name(to)}>${name(from)}`)
  })
}

function outerSides(zones: readonly Point[][]): Segment[] {
  const all = new Set(zones.flatMap(sidesOf).map(({ from, to }) => `${name(from)}>${name(to)}`))
  return zones.flatMap(sidesOf).filter(({ from, to }) => !all.has(`${name(to)}>${name(from)}`))
}

function coversOf(polygon: Point[], walls: readonly Segment[], count: number, next: (below: number) => number) {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const arrows = []
  for (let attempt = 0; attempt < 4 * count; attempt++) {
    const centre = { x: left + next(Math.max(...xs) - left + 1), y: bottom + next(Math.max(...ys) - bottom + 1) }
    const facing = { x: next(5) - 2, y: next(5) - 2 }
    const isGood = locate(polygon, centre) !== 'outside' && !walls.some((wall) => isOnSegment(wall, centre))
    if (isGood && (facing.x !== 0 || facing.y !== 0)) arrows.push({ centre, facing })
  }
  return arrows.slice(0, count).map((arrow, index) => ({ id: `c${index}`, arrows: [arrow] }))
}
