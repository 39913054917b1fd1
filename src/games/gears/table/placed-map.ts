import type { Point, Segment } from '../../../geometry/plane.ts'
import type { Polygon } from '../../../geometry/polygon.ts'
import { required } from '../../../lib/required.ts'
import type { EdgeKind } from '../vocabulary.ts'
import type { Border } from './border.ts'
import type { CoverArrow, Door } from './map.ts'

/** A cover space that was found to lie properly in its zone. */
export type PlacedCover = { readonly id: string; readonly zone: number; readonly arrows: readonly CoverArrow[] }

/** A zone of a checked map; its number is its place in the list of zones. */
export type PlacedZone = {
  readonly number: number
  readonly id: string
  /** The corners, against the clock. */
  readonly polygon: Polygon
  readonly covers: readonly PlacedCover[]
  readonly holes: readonly { readonly id: string; readonly at: Point }[]
  readonly equipment: boolean
  readonly piece: string | null
}

/** Where a figure stands on a checked map. */
export type Place = { readonly zone: PlacedZone; readonly cover: PlacedCover | null }

/** The two ways of counting zones: by steps that figures can take, or by what weapons reach over. */
export type Measure = 'moves' | 'range'

const OPEN: Readonly<Record<Measure, readonly EdgeKind[]>> = {
  moves: ['passable'],
  range: ['passable', 'elevation'],
}

/** A map on which everything lies properly, with tables for quick reading. */
export class PlacedMap {
  readonly zones: readonly PlacedZone[]
  readonly borders: readonly Border[]
  readonly doors: readonly Door[]
  /** Everything that blocks sight: walls, the outer border and doors. */
  readonly walls: readonly Segment[]
  /** The printed emergence holes, in the order of their zones. */
  readonly printedHoles: readonly { readonly id: string; readonly zone: number }[]
  readonly #numbers = new Map<string, number>()
  readonly #neighbours: Readonly<Record<Measure, readonly (readonly number[])[]>>
  readonly #distances: Record<Measure, (Int16Array | undefined)[]> = { moves: [], range: [] }

  /** Zones that are linked are next to each other for movement although they do not touch. */
  constructor(
    zones: readonly PlacedZone[],
    borders: readonly Border[],
    doors: readonly Door[],
    links: readonly (readonly [number, number])[] = [],
  ) {
    this.zones = zones
    this.borders = borders
    this.doors = doors
    this.walls = borders.filter(isSolid)
    this.printedHoles = zones.flatMap(({ number, holes }) => holes.map(({ id }) => ({ id, zone: number })))
    for (const { id, number } of zones) this.#numbers.set(id, number)
    this.#neighbours = {
      moves: neighbours(zones, borders, 'moves', links),
      range: neighbours(zones, borders, 'range', []),
    }
  }

  /** The zone with an id. */
  zone(id: string): PlacedZone | undefined {
    const number = this.#numbers.get(id)
    return number === undefined ? undefined : this.zones[number]
  }

  /** The zone with a number of this map. */
  zoneAt(number: number): PlacedZone {
    const zone = this.zones[number]
    if (zone === undefined) throw new Error(`The map has no zone ${number}.`)
    return zone
  }

  /** The numbers of the zones next to a zone, in ascending order. */
  neighbours(zone: number, measure: Measure): readonly number[] {
    return this.#neighbours[measure][zone] ?? []
  }

  /** The least number of zones from one to another; infinite if no way leads there. */
  distance(from: number, to: number, measure: Measure): number {
    const distances = this.#distances[measure]
    const row = distances[from] ?? this.#measureFrom(from, measure)
    const steps = row[to] ?? -1
    return steps < 0 ? Number.POSITIVE_INFINITY : steps
  }

  /** The least number of steps between two zones (gears.move.distance). */
  moves(from: number, to: number): number {
    return this.distance(from, to, 'moves')
  }

  /** The least number of zones over which a weapon reaches (gears.range.distance). */
  range(from: number, to: number): number {
    return this.distance(from, to, 'range')
  }

  /** One shortest way, both ends included; among equals the zones that are listed first. Null if there is none. */
  shortestPath(from: number, to: number, measure: Measure): readonly number[] | null {
    if (this.distance(from, to, measure) === Number.POSITIVE_INFINITY) return null
    const way = [from]
    for (let zone = from; zone !== to; ) {
      const left = this.distance(zone, to, measure)
      zone = required(
        this.neighbours(zone, measure).find((next) => this.distance(next, to, measure) === left - 1),
        'next zone of a shortest way',
      )
      way.push(zone)
    }
    return way
  }

  #measureFrom(from: number, measure: Measure): Int16Array {
    const row = new Int16Array(this.zones.length).fill(-1)
    row[from] = 0
    const queue = [from]
    for (const zone of queue) {
      for (const next of this.neighbours(zone, measure)) {
        if (row[next] !== -1) continue
        row[next] = (row[zone] ?? 0) + 1
        queue.push(next)
      }
    }
    this.#distances[measure][from] = row
    return row
  }
}

/** Whether a piece of border stops sight, range and movement. */
export const isSolid = ({ kind, door }: Border): boolean => kind === 'wall' || door !== null

function neighbours(
  zones: readonly PlacedZone[],
  borders: readonly Border[],
  measure: Measure,
  links: readonly (readonly [number, number])[],
): number[][] {
  const lists = zones.map(() => new Set<number>())
  for (const [one, other] of links) {
    lists[one]?.add(other)
    lists[other]?.add(one)
  }
  for (const border of borders) {
    const [one, other] = border.zones
    if (one === undefined || other === undefined || isSolid(border) || !OPEN[measure].includes(border.kind)) continue
    lists[one]?.add(other)
    lists[other]?.add(one)
  }
  return lists.map((list) => [...list].sort((a, b) => a - b))
}
