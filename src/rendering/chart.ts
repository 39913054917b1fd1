import type { Bar, BarChart, Scene, Shape } from '../contract/scene.ts'

const WIDTH = 640
const MARGIN = 24
const TITLE = 40
const ROW = 30
const LABELS = 150
const VALUES = 120
const COLOURS = { paper: '#fffdf8', ink: '#2b2b2b', label: '#5d574b', bar: '#1565c0', track: '#ece7da' } as const

/** Lays a bar chart out: a row a bar, its label on the left, its value at the end of the row. */
export function chartScene({ title, bars }: BarChart): Scene {
  const height = TITLE + bars.length * ROW + MARGIN
  const size = Math.min(17, (WIDTH - 2 * MARGIN) / (title.length * 0.6))
  return {
    width: WIDTH,
    height,
    description: `${title} ${bars.map(({ label, value }) => `${label}: ${value}`).join('; ')}`,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width: WIDTH, height, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: TITLE - 14, text: title, size, bold: true, fill: COLOURS.ink },
      ...bars.flatMap((bar, index) => row(bar, TITLE + index * ROW)),
    ],
  }
}

function row({ label, share, value }: Bar, y: number): Shape[] {
  const left = MARGIN + LABELS
  const most = WIDTH - left - VALUES - MARGIN
  const bar = { y: y + 6, height: ROW - 12, radius: 3 }
  const text = { y: y + ROW / 2 + 5, size: Math.min(14, (LABELS - 10) / (label.length * 0.62)) }
  return [
    { shape: 'text', x: left - 10, ...text, text: label, anchor: 'end', fill: COLOURS.label },
    { shape: 'rectangle', x: left, width: most, ...bar, fill: COLOURS.track },
    { shape: 'rectangle', x: left, width: Math.max(0, Math.min(1, share)) * most, ...bar, fill: COLOURS.bar },
    { shape: 'text', x: left + most + 10, y: text.y, size: 14, text: value, fill: COLOURS.ink },
  ]
}
