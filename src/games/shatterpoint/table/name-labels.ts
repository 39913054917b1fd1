import type { Shape } from '../../../contract/scene.ts'
import { height } from '../language/words.ts'
import type { PlacedObject } from './placed-field.ts'
import type { TableCanvas } from './table-canvas.ts'
import { COLOURS } from './table-colours.ts'

const SIZE = 12
const LETTER = 7.6

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The names of objects below their bases, or above or farther below where another name is in the way. */
export function nameLabels(objects: readonly PlacedObject[], canvas: TableCanvas): Shape[] {
  const taken: Box[] = []
  return objects.map(({ id, disc, z }): Shape => {
    const { x, y } = canvas.at(disc)
    const radius = canvas.size(disc.radius)
    const text = z === 0 ? id : `${id} ${height(z)}`
    const below = y + radius + SIZE + 1
    const places = [below, y - radius - 5, below + SIZE + 1, below + 2 * SIZE + 2]
    const line = places.find((at) => !taken.some((box) => meets(box, boxAt(x, at, text)))) ?? below
    taken.push(boxAt(x, line, text))
    const label = { size: SIZE, anchor: 'middle', bold: true, fill: COLOURS.ink, halo: COLOURS.paper } as const
    return { shape: 'text', x, y: line, text, ...label }
  })
}

const boxAt = (x: number, y: number, text: string): Box => {
  const half = (text.length * LETTER) / 2
  return { left: x - half, right: x + half, top: y - SIZE, bottom: y + 3 }
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
