import type { Shape } from '../../../contract/scene.ts'
import { height } from '../language/words.ts'
import type { PlacedObject } from './placed-field.ts'
import { MARGIN, type TableCanvas } from './table-canvas.ts'
import { COLOURS } from './table-colours.ts'

const SIZE = 12
const LETTER = 7.6
const SMALL_LETTER = 6.3
/** Names keep so far from each other. */
const APART = 3
/** Bases may have a rim. */
const RIM = 6

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export type LabelPlace = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }

/** A text of a picture, with the places that it may stand at, the best one first. */
export type TableLabel = {
  readonly text: string
  readonly colour: string
  readonly places: readonly [LabelPlace, ...LabelPlace[]]
  /** Whether it is less important than names. */
  readonly isSmall?: boolean
}

/** The names of objects below their bases, or above or beside them where a name or a base is in the way; then more. */
export function tableLabels(
  objects: readonly PlacedObject[],
  more: readonly TableLabel[],
  canvas: TableCanvas,
): Shape[] {
  const bases = objects.map((object) => baseBox(object, canvas))
  const taken: Box[] = []
  return [...objects.map((object) => nameOf(object, canvas)), ...more].map((label): Shape => {
    const best = bestPlace(label, taken, bases, canvas)
    taken.push(boxAt(best, label))
    return textAt(best, label)
  })
}

/** The first place that is free; where there is none, the one that covers least, names before bases. */
function bestPlace(label: TableLabel, taken: readonly Box[], bases: readonly Box[], canvas: TableCanvas): LabelPlace {
  const whole = label.places.filter((place) => isOnTable(boxAt(place, label), canvas))
  let [best, least] = [label.places[0], Number.POSITIVE_INFINITY]
  for (const place of whole) {
    const box = boxAt(place, label)
    const covered =
      NAMES_FIRST * sum(taken.map((one) => overlap(one, box))) + sum(bases.map((one) => overlap(one, box)))
    if (covered < least) [best, least] = [place, covered]
  }
  return best
}

/** How much worse it is to cover a name than a base. */
const NAMES_FIRST = 4

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** How much two boxes have in common. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const textAt = (place: LabelPlace, { text, colour, isSmall = false }: TableLabel): Shape => ({
  shape: 'text',
  ...place,
  text,
  size: isSmall ? SIZE - 1 : SIZE,
  bold: !isSmall,
  fill: colour,
  halo: isSmall ? COLOURS.ground : COLOURS.paper,
})

const nameOf = (object: PlacedObject, canvas: TableCanvas): TableLabel => ({
  text: object.z === 0 ? object.id : `${object.id} ${height(object.z)}`,
  colour: COLOURS.ink,
  places: placesAround(object, canvas),
})

/** Where the name of an object may stand, the best place first. */
function placesAround({ disc }: PlacedObject, canvas: TableCanvas): [LabelPlace, ...LabelPlace[]] {
  const { x, y } = canvas.at(disc)
  const radius = canvas.size(disc.radius) + RIM
  const below = y + radius + SIZE
  const middle = y + SIZE / 2 - 2
  return [
    { x, y: below, anchor: 'middle' },
    { x, y: y - radius - 4, anchor: 'middle' },
    { x: x + radius + 4, y: middle, anchor: 'start' },
    { x: x - radius - 4, y: middle, anchor: 'end' },
    { x, y: below + SIZE + 1, anchor: 'middle' },
    { x, y: below + 2 * SIZE + 2, anchor: 'middle' },
    { x: x - radius, y: below, anchor: 'start' },
    { x: x + radius, y: below, anchor: 'end' },
    { x: x - radius, y: y - radius - 4, anchor: 'start' },
    { x: x + radius, y: y - radius - 4, anchor: 'end' },
    { x: x + radius, y: below, anchor: 'start' },
    { x: x - radius, y: below, anchor: 'end' },
    { x: x + radius, y: y - radius - 4, anchor: 'start' },
    { x: x - radius, y: y - radius - 4, anchor: 'end' },
    { x, y: y - radius - SIZE - 5, anchor: 'middle' },
    { x, y: y - radius - 2 * SIZE - 6, anchor: 'middle' },
  ]
}

/** What a base with its rim covers, a little less than the square around it. */
function baseBox({ disc }: PlacedObject, canvas: TableCanvas): Box {
  const { x, y } = canvas.at(disc)
  const half = canvas.size(disc.radius) * 0.9
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

function boxAt({ x, y, anchor }: LabelPlace, { text, isSmall = false }: TableLabel): Box {
  const width = text.length * (isSmall ? SMALL_LETTER : LETTER)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left: left - APART, right: left + width + APART, top: y - SIZE, bottom: y + 3 }
}

/** Whether a text is not cut off at the edges of the table. */
const isOnTable = ({ left, right, top, bottom }: Box, canvas: TableCanvas): boolean =>
  left + APART >= MARGIN &&
  right - APART <= MARGIN + canvas.width &&
  top >= canvas.top &&
  bottom <= canvas.top + canvas.height
