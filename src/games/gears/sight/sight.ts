import { crosses } from '../../../geometry/barrier.ts'
import { type Cell, CellComplex } from '../../../geometry/cell-complex.ts'
import { between, dot, type Point, type Segment, type Vector } from '../../../geometry/plane.ts'
import { type Arrival, SightSearch } from '../../../geometry/sight-search.ts'
import { witnessOf } from '../../../geometry/witness.ts'
import { isSolid, type Place, type PlacedMap } from '../table/placed-map.ts'
import { type ClosedPath, type ComparedWalls, closedPath, compareWalls } from './sight-walls.ts'

/** For every zone, 1 if it is seen. */
type Row = Uint8Array

/** What is seen from where on one map: prepared at the first question, then remembered. */
export class Sight {
  readonly #map: PlacedMap
  readonly complex: CellComplex
  readonly #rows: (Row | undefined)[] = []
  readonly #answers = new Map<string, boolean>()
  #walls: ComparedWalls | undefined

  constructor(map: PlacedMap) {
    this.#map = map
    this.complex = new CellComplex({
      regions: map.zones.map(({ polygon }) => polygon),
      pieces: map.borders.map((border) => ({
        from: border.from,
        to: border.to,
        regions: border.zones,
        isOpen: !isSolid(border),
      })),
    })
  }

  /** Whether some point inside one zone sees some point inside another. */
  zones(a: number, b: number): boolean {
    const back = this.#rows[b]
    if (back !== undefined) return back[a] === 1
    const row = this.#rows[a] ?? this.#rowOf(a)
    this.#rows[a] = row
    return row[b] === 1
  }

  /** Whether a point of a zone sees some point inside another zone. */
  arrowZone(centre: Point, zone: number, other: number): boolean {
    const key = `${zone},${centre.x},${centre.y},${other}`
    return this.#remembered(key, () => this.#finds(other, zone, (search) => search.fromPoint(centre, null)))
  }

  /** Whether two points see each other. */
  arrows(a: Point, b: Point): boolean {
    return this.#remembered(`${a.x},${a.y}-${b.x},${b.y}`, () => !crosses(this.#map.walls, a, b))
  }

  /** Whether an arrow of a zone sees some point inside another zone that is not in front of its cover line. */
  behind({ centre, facing }: { centre: Point; facing: Vector }, zone: number, other: number): boolean {
    const key = `${zone},${centre.x},${centre.y},${facing.x},${facing.y},${other}`
    return this.#remembered(key, () => this.#seesBehind(centre, facing, zone, other))
  }

  /** A clear segment to a zone, from a zone or from a point of one; null if there is none. */
  witness(from: { zone: number } | { centre: Point }, other: number): Segment | null {
    const arrival = this.arrival(from, other)
    return arrival && witnessOf(arrival, this.complex)
  }

  /** For two figures that do not see each other: the line between them that the fewest walls close. */
  closedPath(a: Place, b: Place): ClosedPath | null {
    this.#walls ??= compareWalls(this.#map)
    return closedPath(this.complex, this.#walls, a, b)
  }

  /** One way in which a zone is reached by sight, from a zone or from a point of it. */
  arrival(from: { zone: number } | { centre: Point }, other: number): Arrival | null {
    let found: Arrival | null = null
    const search = new SightSearch(this.complex, [other], (_, arrival) => {
      found = arrival()
    })
    if ('zone' in from) search.fromRegion(from.zone)
    else search.fromPoint(from.centre, null)
    return found
  }

  /** The half plane behind the cover line, its line included: three rays and the two angles between them. */
  #seesBehind(centre: Point, facing: Vector, zone: number, other: number): boolean {
    const at = (x: number, y: number) => ({ x: centre.x + x, y: centre.y + y })
    const [left, back, right] = [at(-facing.y, facing.x), at(-facing.x, -facing.y), at(facing.y, -facing.x)]
    const isBehind = (corner: Point) => dot(facing, between(centre, corner)) < 0
    if (!this.#map.zoneAt(other).polygon.some(isBehind)) return false
    // From the border of a zone its inside is seen at once.
    const isAt = (cell: Cell | undefined) => cell?.region === other && cell.corners.some(isBehind)
    if (this.complex.cellsAt(centre).some((cell) => isAt(this.complex.cells[cell]))) return true
    const isInAngles = this.#finds(other, zone, (search) => {
      search.fromPoint(centre, { right: left, left: back })
      search.fromPoint(centre, { right: back, left: right })
    })
    // Rays cost more, and are needed only where closed pieces leave nothing but one line.
    return (
      isInAngles ||
      this.#finds(other, zone, (search) => {
        for (const towards of [left, back, right]) search.alongRay(centre, towards)
      })
    )
  }

  #remembered(key: string, decide: () => boolean): boolean {
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const answer = decide()
    this.#answers.set(key, answer)
    return answer
  }

  #finds(other: number, zone: number, ask: (search: SightSearch) => void): boolean {
    return this.#isOpen(zone, other) && this.#search([other], ask)[other] === 1
  }

  #rowOf(zone: number): Row {
    const others = this.#map.zones.map(({ number }) => number)
    const wanted = others.filter((number) => number !== zone && this.#isOpen(zone, number))
    return this.#search(wanted, (search) => search.fromRegion(zone))
  }

  /** Whether any way that walls leave open leads from one zone to another. */
  #isOpen(a: number, b: number): boolean {
    return this.#map.range(a, b) < Number.POSITIVE_INFINITY
  }

  #search(wanted: readonly number[], ask: (search: SightSearch) => void): Row {
    const row = new Uint8Array(this.#map.zones.length)
    const search = new SightSearch(this.complex, wanted, (region) => {
      row[region] = 1
    })
    ask(search)
    return row
  }
}

const prepared = new WeakMap<PlacedMap, Sight>()

/** The sight on a map. */
export function sightOf(map: PlacedMap): Sight {
  const known = prepared.get(map)
  if (known !== undefined) return known
  const sight = new Sight(map)
  prepared.set(map, sight)
  return sight
}
