import type { Scene, Shape } from '../contract/scene.ts'
import { brokenLines } from '../lib/lines.ts'

const SIZE = 12
const LINE_HEIGHT = 16
const MARGIN = 10
/** What a letter takes on average, in sizes of the letters. */
const LETTER = 0.58
const MAX_LINES = 4
const INK = '#555555'

/** The scene with notes in small print below it. */
export function withFootnotes(scene: Scene, notes: readonly string[]): Scene {
  if (notes.length === 0) return scene
  const letters = Math.max(10, Math.floor((scene.width - 2 * MARGIN) / (SIZE * LETTER)))
  const lines = notes.flatMap((note) => brokenLines(note, letters, MAX_LINES))
  const height = lines.length * LINE_HEIGHT + MARGIN
  const strip: Shape = { shape: 'rectangle', x: 0, y: scene.height, width: scene.width, height, fill: '#ffffff' }
  const shapes = lines.map(
    (text, index): Shape => ({
      shape: 'text',
      x: MARGIN,
      y: scene.height + (index + 1) * LINE_HEIGHT,
      text,
      size: SIZE,
      fill: INK,
    }),
  )
  return { ...scene, height: scene.height + height, shapes: [...scene.shapes, strip, ...shapes] }
}
