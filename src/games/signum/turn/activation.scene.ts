import type { Scene, Shape } from '../../../contract/scene.ts'
import { brokenLines } from '../../../lib/lines.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { explainViolations } from '../language/violation.ts'
import type { SignumCaption } from '../table/board.scene.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { Activation } from './activation.ts'
import { optionName } from './activation-option.ts'

const WIDTH = 980
const MARGIN = 24
const TOP = 56
const LINE = 26
const REASON_LINE = 16
/** The width of a letter of an option, and of a reason. */
const LETTER = 8.4
const REASON_LETTER = 6.9
/** More lines of reasons than these are not drawn; the text has them all. */
const MAX_LINES = 8

/** An option in its place: what it is called, and everything against it. */
type Row = {
  readonly name: string
  readonly legal: boolean
  readonly reasons: readonly string[]
  readonly y: number
}

/** Every option with a mark, and the reasons against it. */
export function activationScene(activation: Activation, { headline, locale, content }: SignumCaption): Scene {
  const column = columnOf(activation, locale)
  const rows = rowsOf(activation, column, locale, content)
  const height = TOP + rows.reduce((sum, row) => sum + heightOf(row.reasons), 0) + 12
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
      ...rows.flatMap((row) => rowShapes(row, column)),
    ],
  }
}

/** Where the reasons begin: right of the longest option. */
function columnOf({ options }: Activation, locale: Locale): number {
  const longest = Math.max(0, ...options.map(({ option }) => optionName(option, locale).length))
  return MARGIN + 32 + longest * LETTER
}

const heightOf = (reasons: readonly string[]): number => LINE + Math.max(0, reasons.length - 1) * REASON_LINE

function rowsOf({ options }: Activation, column: number, locale: Locale, content: SignumContent): Row[] {
  const letters = Math.floor((WIDTH - MARGIN - column) / REASON_LETTER)
  let y = TOP
  return options.map(({ option, legal, violations }) => {
    const text = explainViolations(violations, locale, content)
    const reasons = text === '' ? [] : brokenLines(text, letters, MAX_LINES)
    const row = { name: optionName(option, locale), legal, reasons, y }
    y += heightOf(reasons)
    return row
  })
}

function rowShapes({ name, legal, reasons, y }: Row, column: number): Shape[] {
  const fill = legal ? COLOURS.ink : COLOURS.label
  return [
    { shape: 'circle', x: MARGIN + 7, y: y + 8, radius: 7, fill: legal ? COLOURS.clear : COLOURS.closed },
    { shape: 'text', x: MARGIN + 24, y: y + 13, text: name, size: 14, bold: legal, fill },
    ...reasons.map(
      (text, line): Shape => ({
        shape: 'text',
        x: column,
        y: y + 13 + line * REASON_LINE,
        text,
        size: 12,
        fill: COLOURS.label,
      }),
    ),
  ]
}
