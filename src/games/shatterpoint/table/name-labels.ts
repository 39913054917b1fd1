import type { Shape } from '../../../contract/scene.ts'
import { height } from '../language/words.ts'
import type { PlacedObject } from './placed-field.ts'
import { MARGIN, type TableCanvas } from './table-canvas.ts'
import { COLOURS } from './table-colours.ts'

const SIZE = 12
const LETTER = 7.6
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
}

/** The names of objects below their bases, or above or beside them where a name or a base is in the way; then more. */
export function tableLabels(
  objects: readonly PlacedObject[],
  more: readonly TableLabel[],
  canvas: TableCanvas,
): Shape[] {
  const bases = objects.map((object) => baseBox(object, canvas))
  const taken: Box[] = []
  return [...objects.map((object) => nameOf(object, canvas)), ...more].map(({ text, colour, places }): Shape => {
    const isFree = (boxes: readonly Box[]) => (place: LabelPlace) =>
      !boxes.some((box) => meets(box, boxAt(place, text)))
    const whole = places.filter((place) => isOnTable(boxAt(place, text), canvas))
    const best =
      whole.find(isFree([...taken, ...bases])) ?? whole.find(isFree(taken)) ?? places.find(isFree(taken)) ?? places[0]
    taken.push(boxAt(best, text))
    return { shape: 'text', ...best, text, size: SIZE, bold: true, fill: colour, halo: COLOURS.paper }
  })
}

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
  ]
}

/** What a base with its rim covers, a little less than the square around it. */
function baseBox({ disc }: PlacedObject, canvas: TableCanvas): Box {
  const { x, y } = canvas.at(disc)
  const half = canvas.size(disc.radius) * 0.9
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

function boxAt({ x, y, anchor }: LabelPlace, text: string): Box {
  const width = text.length * LETTER
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left: left - APART, right: left + width + APART, top: y - SIZE, bottom: y + 3 }
}

/** Whether a text is not cut off at the left or at the right. */
const isOnTable = ({ left, right }: Box, { width }: TableCanvas): boolean =>
  left + APART >= MARGIN && right - APART <= MARGIN + width

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
