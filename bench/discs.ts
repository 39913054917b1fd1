import { type Disc, overlapsPolygon } from '../src/geometry/disc/disc.ts'
import { type DiscSight, prepareBlockers, sightBetween } from '../src/geometry/disc/disc-sight.ts'
import type { Polygon } from '../src/geometry/polygon.ts'
import { median } from './measure.ts'

const TABLE = 900_000
const ROUNDS = 40

/** Sight over all pairs of 16 discs among 23 pieces, some not convex, and the other discs; then a crowded table. */
export function benchDiscs(): void {
  const discs = Array.from({ length: 16 }, (_, index) => ({
    ...place(index + 100),
    radius: 20_000 + (index % 3) * 6_000,
  }))
  const pieces = Array.from({ length: 23 }, (_, index) => piece(index, 50_000))
  report('discs and pieces', discs, pieces, discs, '< 0.1 ms')
  const few = discs.slice(0, 8)
  const crowd = Array.from({ length: 64 }, (_, index) => ({ ...place(index + 300), radius: 12_000 }))
  const many = Array.from({ length: 64 }, (_, index) => nonagon(place(index + 500), 24_000))
  report('a crowded table', few, many, crowd, '< 100 ms for the slowest')
}

function report(
  name: string,
  discs: readonly Disc[],
  pieces: readonly Polygon[],
  others: readonly Disc[],
  wanted: string,
) {
  const rounds = Array.from({ length: ROUNDS }, () => round(discs, pieces, others))
  const slowest = Math.max(...rounds.slice(ROUNDS / 2).map(({ max }) => max))
  const { seen, pairs, parts } = rounds[0] ?? { seen: 0, pairs: 0, parts: 0 }
  const time = `${median(rounds.map(({ mean }) => mean)).toFixed(4)} ms, at most ${slowest.toFixed(2)} ms`
  console.log(`disc sight (${name})  ${time}   (${pairs} pairs, ${seen} see, ${parts} parts; wanted ${wanted})`)
}

function round(discs: readonly Disc[], pieces: readonly Polygon[], others: readonly Disc[]) {
  const blockers = prepareBlockers(pieces, others)
  const sights: DiscSight[] = []
  const times: number[] = []
  for (const from of discs) {
    const under = new Set(pieces.flatMap((polygon, index) => (overlapsPolygon(from, polygon) ? [index] : [])))
    for (const to of discs) {
      if (from === to) continue
      const began = performance.now()
      const isOther = (index: number) => others[index - pieces.length] !== from && others[index - pieces.length] !== to
      sights.push(sightBetween(from, to, blockers, (index) => !under.has(index) && isOther(index)))
      times.push(performance.now() - began)
    }
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const seen = sights.filter(({ visible }) => visible).length
  return { mean, max: Math.max(...times), seen, pairs: sights.length, parts: blockers.obstacles.length }
}

/** Places that look scattered. */
function place(number: number): { x: number; y: number } {
  const share = (factor: number) => (number * factor) % 1
  return { x: Math.round(TABLE * share(0.754877666)), y: Math.round(TABLE * share(0.569840291)) }
}

/** An octagon, a wall, an L or a U, turned by an angle of its own. */
function piece(number: number, size: number): Polygon {
  const shapes = [
    [
      [2, 0],
      [1, 1],
      [0, 2],
      [-1, 1],
      [-2, 0],
      [-1, -1],
      [0, -2],
      [1, -1.2],
    ],
    [
      [-3, -0.4],
      [3, -0.4],
      [3, 0.4],
      [-3, 0.4],
    ],
    [
      [-2, -2],
      [2, -2],
      [2, -1],
      [-1, -1],
      [-1, 2],
      [-2, 2],
    ],
    [
      [-2, -2],
      [2, -2],
      [2, 2],
      [1, 2],
      [1, -1],
      [-1, -1],
      [-1, 2],
      [-2, 2],
    ],
  ]
  const { x, y } = place(number)
  const [cos, sin] = [Math.cos(number), Math.sin(number)]
  return (shapes[number % shapes.length] ?? []).map(([a = 0, b = 0]) => ({
    x: Math.round(x + size * 0.5 * (a * cos - b * sin)),
    y: Math.round(y + size * 0.5 * (a * sin + b * cos)),
  }))
}

/** A regular polygon of nine corners. */
function nonagon({ x, y }: { x: number; y: number }, size: number): Polygon {
  return Array.from({ length: 9 }, (_, corner) => ({
    x: Math.round(x + size * Math.cos((corner * Math.PI * 2) / 9)),
    y: Math.round(y + size * Math.sin((corner * Math.PI * 2) / 9)),
  }))
}
