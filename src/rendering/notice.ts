import type { Scene, Shape } from '../contract/scene.ts'
import { brokenLines } from '../lib/lines.ts'

const WIDTH = 640
const MARGIN = 20
const TITLE_SIZE = 20
const SIZE = 15
const LINE_HEIGHT = 22
/** What a letter takes on average, in sizes of the letters. */
const LETTER = 0.58
const MAX_LINES = 40
const LINES_PER_TEXT = 8
const RED = '#b3261e'

/** Some sentences under a title, for where there is nothing else to show. */
export function noticeScene(title: string, texts: readonly string[]): Scene {
  const letters = Math.floor((WIDTH - 2 * MARGIN) / (SIZE * LETTER))
  const lines = texts.flatMap((text) => brokenLines(`• ${text}`, letters, LINES_PER_TEXT)).slice(0, MAX_LINES)
  const height = 2 * MARGIN + TITLE_SIZE + lines.length * LINE_HEIGHT + LINE_HEIGHT / 2
  const shapes: Shape[] = [
    { shape: 'rectangle', x: 0, y: 0, width: WIDTH, height, fill: '#ffffff' },
    { shape: 'rectangle', x: 0, y: 0, width: 6, height, fill: RED },
    { shape: 'text', x: MARGIN, y: MARGIN + TITLE_SIZE, text: title, size: TITLE_SIZE, bold: true, fill: RED },
    ...lines.map((text, index): Shape => {
      const y = MARGIN + TITLE_SIZE + LINE_HEIGHT / 2 + (index + 1) * LINE_HEIGHT
      return { shape: 'text', x: MARGIN, y, text, size: SIZE, fill: '#1c1b1f' }
    }),
  ]
  return { width: WIDTH, height, description: [title, ...texts].join(' '), shapes }
}
