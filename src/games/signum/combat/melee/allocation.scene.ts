import { type Mean, percent } from '../../../../contract/probability.ts'
import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { AllocationRow, BestAllocation } from './best-allocation.ts'

const CELL = { width: 112, height: 58 } as const
const LABEL = 92
const MARGIN = 24
const TITLE = 48
const HEAD = 46
const LEGEND = 58
const MIN_WIDTH = 620
const COLOURS = {
  paper: '#fffdf8',
  ink: '#2b2b2b',
  label: '#5d574b',
  cell: '#f2eee2',
  reply: '#dbe9f8',
  best: '#1565c0',
  bestText: '#fffdf8',
  line: '#1565c0',
} as const

const nameOf = ({ attack, defence }: AllocationRow['attacker']): string => `${attack}/${defence}`
const isSame = (a: AllocationRow, b: AllocationRow): boolean =>
  nameOf(a.attacker) === nameOf(b.attacker) && nameOf(a.defender) === nameOf(b.defender)

/** The whole table: a row for each split of the defender, a column for each of the attacker. */
export function allocationScene({ best, replies, table }: BestAllocation, headline: string, locale: Locale): Scene {
  const columns = [...new Set(table.map(({ attacker }) => nameOf(attacker)))]
  const rows = [...new Set(table.map(({ defender }) => nameOf(defender)))]
  const width = Math.max(MIN_WIDTH, 2 * MARGIN + LABEL + columns.length * CELL.width)
  const height = TITLE + HEAD + rows.length * CELL.height + LEGEND
  const size = Math.min(17, (width - 2 * MARGIN) / (headline.length * 0.6))
  const cells = table.flatMap((row) => {
    const kind = isSame(row, best) ? 'best' : replies.some((reply) => isSame(row, reply)) ? 'reply' : 'cell'
    return cellShapes(row, kind, columns.indexOf(nameOf(row.attacker)), rows.indexOf(nameOf(row.defender)), locale)
  })
  return {
    width,
    height,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: 32, text: headline, size, bold: true, fill: COLOURS.ink },
      ...headShapes(columns, rows, locale),
      ...cells,
      ...legendShapes(height, locale),
    ],
  }
}

function headShapes(columns: readonly string[], rows: readonly string[], locale: Locale): Shape[] {
  const text = { size: 13, fill: COLOURS.label } as const
  const words = {
    attacker: { en: 'attacker (attack/defence)', es: 'atacante (ataque/defensa)' }[locale],
    defender: { en: 'defender', es: 'defensor' }[locale],
  }
  return [
    { shape: 'text', x: MARGIN + LABEL, y: TITLE + 14, text: words.attacker, ...text },
    { shape: 'text', x: MARGIN, y: TITLE + HEAD - 8, text: words.defender, ...text },
    ...columns.map((name, column): Shape => {
      const x = MARGIN + LABEL + (column + 0.5) * CELL.width
      return { shape: 'text', x, y: TITLE + HEAD - 8, text: name, anchor: 'middle', bold: true, ...text }
    }),
    ...rows.map((name, row): Shape => {
      const y = TITLE + HEAD + (row + 0.5) * CELL.height + 5
      return { shape: 'text', x: MARGIN + LABEL - 14, y, text: name, anchor: 'end', bold: true, ...text }
    }),
  ]
}

/** `+0.37`, `−0.12`, `0.00`: all with two decimals, so that a table reads evenly. */
function signedHundredths({ decimal }: Mean, locale: Locale): string {
  const size = Math.abs(decimal).toFixed(2)
  const sign = Number(size) === 0 ? '' : decimal < 0 ? '−' : '+'
  return `${sign}${locale === 'es' ? size.replace('.', ',') : size}`
}

function cellShapes(
  { kill, die, difference }: AllocationRow,
  kind: 'cell' | 'reply' | 'best',
  column: number,
  row: number,
  locale: Locale,
): Shape[] {
  const x = MARGIN + LABEL + column * CELL.width
  const y = TITLE + HEAD + row * CELL.height
  const fill = kind === 'best' ? COLOURS.bestText : COLOURS.ink
  const lines = [
    { en: `kills ${percent(kill, locale)}`, es: `mata ${percent(kill, locale)}` }[locale],
    { en: `dies ${percent(die, locale)}`, es: `muere ${percent(die, locale)}` }[locale],
    signedHundredths(difference, locale),
  ]
  return [
    {
      shape: 'rectangle',
      x: x + 2,
      y: y + 2,
      width: CELL.width - 4,
      height: CELL.height - 4,
      radius: 5,
      fill: COLOURS[kind],
      ...(kind === 'reply' ? { stroke: COLOURS.line, strokeWidth: 1.5 } : {}),
    },
    ...lines.map((text, line): Shape => ({ shape: 'text', x: x + 10, y: y + 18 + line * 16, text, size: 12, fill })),
  ]
}

function legendShapes(height: number, locale: Locale): Shape[] {
  const y = height - LEGEND + 16
  const words = {
    reply: { en: 'best reply to that split', es: 'mejor respuesta a ese reparto' }[locale],
    best: { en: 'best for both', es: 'lo mejor para ambos' }[locale],
    difference: {
      en: '± expected losses of the defender less those of the attacker',
      es: '± pérdidas esperadas del defensor menos las del atacante',
    }[locale],
  }
  const text = { y: y + 13, size: 12, fill: COLOURS.label } as const
  return [
    { shape: 'rectangle', x: MARGIN, y, width: 16, height: 16, radius: 3, fill: COLOURS.best },
    { shape: 'text', x: MARGIN + 22, text: words.best, ...text },
    {
      shape: 'rectangle',
      x: MARGIN + 180,
      y,
      width: 16,
      height: 16,
      radius: 3,
      fill: COLOURS.reply,
      stroke: COLOURS.line,
    },
    { shape: 'text', x: MARGIN + 202, text: words.reply, ...text },
    { shape: 'text', x: MARGIN, text: words.difference, ...text, y: y + 34 },
  ]
}
