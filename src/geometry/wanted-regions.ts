import { type Boxes, type CellComplex, coordinateAt } from './cell-complex.ts'

/** The place of a region that is not looked for. */
const NOWHERE = -1

/** The regions that a search still looks for, each with the box around it. */
export class WantedRegions {
  readonly #places: Int32Array
  readonly #regions: number[] = []
  readonly #boxes: Boxes

  constructor({ boxes, regionCount }: CellComplex, wanted: readonly number[]) {
    this.#boxes = boxes
    this.#places = new Int32Array(regionCount).fill(NOWHERE)
    for (const region of wanted) this.#places[region] = this.#regions.push(region) - 1
  }

  get isEmpty(): boolean {
    return this.#regions.length === 0
  }

  /** Takes a region off the list; false if it was not on it. */
  remove(region: number): boolean {
    const place = this.#places[region] ?? NOWHERE
    if (place === NOWHERE) return false
    const last = this.#regions.pop()
    if (last !== undefined && last !== region) this.#put(last, place)
    this.#places[region] = NOWHERE
    return true
  }

  /**
   * Whether the box of some region reaches to the right of line a, to the left of line b and to the left of line c,
   * each given by the numbers of two points. The region that was found last is asked first the next time.
   */
  someBetween(
    xs: Float64Array,
    ys: Float64Array,
    aFrom: number,
    aTo: number,
    bFrom: number,
    bTo: number,
    cFrom: number,
    cTo: number,
  ): boolean {
    for (let place = 0; place < this.#regions.length; place++) {
      const region = this.#regions[place] ?? NOWHERE
      const isBetween =
        this.#reachesLeft(region, xs, ys, bFrom, bTo) &&
        this.#reachesLeft(region, xs, ys, aTo, aFrom) &&
        this.#reachesLeft(region, xs, ys, cFrom, cTo)
      if (!isBetween) continue
      this.#put(this.#regions[0] ?? region, place)
      this.#put(region, 0)
      return true
    }
    return false
  }

  /** Whether the corner of the box that lies farthest to the left of a line is at its left or on it. */
  #reachesLeft(region: number, xs: Float64Array, ys: Float64Array, from: number, to: number): boolean {
    const [x, y] = [coordinateAt(xs, from), coordinateAt(ys, from)]
    const [dx, dy] = [coordinateAt(xs, to) - x, coordinateAt(ys, to) - y]
    const farX = coordinateAt(dy > 0 ? this.#boxes.left : this.#boxes.right, region)
    const farY = coordinateAt(dx > 0 ? this.#boxes.top : this.#boxes.bottom, region)
    return dx * (farY - y) - dy * (farX - x) >= 0
  }

  #put(region: number, place: number): void {
    this.#regions[place] = region
    this.#places[region] = place
  }
}
