import type { Bar, BarChart, Scene, Shape } from '../contract/scene.ts'
import type { Locale } from '../lib/locale.ts'

const WIDTH = 640
const MARGIN = 24
const TITLE = 40
const ROW = 30
const LABELS = 150
const VALUES = 120
const COLOURS = { paper: '#fffdf8', ink: '#2b2b2b', label: '#5d574b', bar: '#1565c0', track: '#ece7da' } as const

/** More bars than this cannot be read at a glance. */
export const MAX_BARS = 40

/** Lays a bar chart out: one row per bar, its label on the left, its value at the end of the row. */
export function chartScene({ title, bars }: BarChart, locale: Locale): Scene {
  const shown = longestBars(bars)
  const left = bars.length - shown.length
  const height = TITLE + (shown.length + (left > 0 ? 1 : 0)) * ROW + MARGIN
  const size = Math.min(17, (WIDTH - 2 * MARGIN) / (title.length * 0.6))
  const more = left > 0 ? [moreText(left, locale)] : []
  return {
    width: WIDTH,
    height,
    description: `${title} ${[...shown.map(({ label, value }) => `${label}: ${value}`), ...more].join('; ')}`,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width: WIDTH, height, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: TITLE - 14, text: title, size, bold: true, fill: COLOURS.ink },
      ...shown.flatMap((bar, index) => row(bar, TITLE + index * ROW)),
      ...more.map((text) => note(text, TITLE + shown.length * ROW)),
    ],
  }
}

/** The bars that say most, in their order: of a long chart the longest, for its ends are all but nothing. */
function longestBars(bars: readonly Bar[]): readonly Bar[] {
  if (bars.length <= MAX_BARS) return bars
  const longest = new Set(bars.toSorted((a, b) => b.share - a.share).slice(0, MAX_BARS))
  return bars.filter((bar) => longest.has(bar))
}

const moreText = (count: number, locale: Locale): string =>
  count === 1
    ? { en: '1 more bar, no longer than these, is left out.', es: 'Se omite 1 barra más, no más larga que estas.' }[
        locale
      ]
    : {
        en: `${count} more bars, none longer than these, are left out.`,
        es: `Se omiten ${count} barras más, ninguna más larga que estas.`,
      }[locale]

function note(text: string, y: number): Shape {
  return { shape: 'text', x: MARGIN + LABELS, y: y + ROW / 2 + 5, size: 12, text, fill: COLOURS.label }
}

function row({ label, share, value }: Bar, y: number): Shape[] {
  const left = MARGIN + LABELS
  const max = WIDTH - left - VALUES - MARGIN
  const bar = { y: y + 6, height: ROW - 12, radius: 3 }
  const text = { y: y + ROW / 2 + 5, size: Math.min(14, (LABELS - 10) / (label.length * 0.62)) }
  return [
    { shape: 'text', x: left - 10, ...text, text: label, anchor: 'end', fill: COLOURS.label },
    { shape: 'rectangle', x: left, width: max, ...bar, fill: COLOURS.track },
    { shape: 'rectangle', x: left, width: Math.max(0, Math.min(1, share)) * max, ...bar, fill: COLOURS.bar },
    { shape: 'text', x: left + max + 10, y: text.y, size: 14, text: value, fill: COLOURS.ink },
  ]
}
