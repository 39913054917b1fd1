import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { explainViolation } from '../language/violation.ts'
import type { SignumCaption } from '../table/board.scene.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { Activation } from './activation.ts'
import { optionName } from './activation-option.ts'

const WIDTH = 860
const MARGIN = 24
const TOP = 56
const LINE = 26
const LETTERS = 84

/** Every option with a mark, and the first reason against it. */
export function activationScene({ options }: Activation, { headline, locale, content }: SignumCaption): Scene {
  const height = TOP + options.length * LINE + 12
  return {
    width: WIDTH,
    height,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width: WIDTH, height, fill: COLOURS.paper },
      {
        shape: 'text',
        x: MARGIN,
        y: 32,
        text: headline,
        size: Math.min(17, (WIDTH - 2 * MARGIN) / (headline.length * 0.6)),
        bold: true,
        fill: COLOURS.ink,
      },
      ...options.flatMap((judged, index) => optionShapes(judged, TOP + index * LINE, locale, content)),
    ],
  }
}

function optionShapes(
  { option, legal, violations }: Activation['options'][number],
  y: number,
  locale: Locale,
  content: SignumContent,
): Shape[] {
  const [first] = violations
  const reason = first === undefined ? '' : explainViolation(first, locale, content)
  const more = violations.length > 1 ? ` (+${violations.length - 1})` : ''
  const shown = reason.length + more.length > LETTERS ? `${reason.slice(0, LETTERS - more.length - 1)}…` : reason
  const fill = legal ? COLOURS.ink : COLOURS.label
  return [
    { shape: 'circle', x: MARGIN + 7, y: y + 8, radius: 7, fill: legal ? COLOURS.clear : COLOURS.closed },
    { shape: 'text', x: MARGIN + 24, y: y + 13, text: optionName(option, locale), size: 14, bold: legal, fill },
    { shape: 'text', x: MARGIN + 250, y: y + 13, text: `${shown}${more}`, size: 12, fill: COLOURS.label },
  ]
}
