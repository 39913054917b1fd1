import type { Caption } from '../../../contract/operation.ts'
import type { Scene, Shape } from '../../../contract/scene.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { PLAYERS, type Player } from '../vocabulary.ts'
import { HALF, innermost, type Track } from './track.ts'

const CELL = 44
const MARGIN = 24
const TOP = 46
const ROW = 96
const SQUARES = 2 * HALF + 1

const COLOURS = {
  paper: '#fffdf8',
  ink: '#2b2b2b',
  label: '#6b6557',
  square: '#f1ecdf',
  centre: '#ddd6c4',
  A: '#1565c0',
  B: '#b3261e',
  token: '#2b2b2b',
  won: '#2e7d32',
} as const

export type TrackRow = { readonly label: string; readonly track: Track; readonly winner?: Player | null }

/** The struggle track, one row for each moment. A’s half is at the right, as positive squares are. */
export function trackScene(rows: readonly TrackRow[], { headline }: Caption<ShatterpointContent>): Scene {
  const width = 2 * MARGIN + SQUARES * CELL
  const height = TOP + rows.length * ROW + MARGIN / 2
  return {
    width,
    height,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      { shape: 'text', x: MARGIN, y: 28, text: headline, size: 15, bold: true, fill: COLOURS.ink },
      ...rows.flatMap((row, index) => trackRow(row, TOP + index * ROW)),
    ],
  }
}

function trackRow({ label, track, winner = null }: TrackRow, top: number): Shape[] {
  const y = top + 22
  return [
    { shape: 'text', x: MARGIN, y: top + 12, text: label, size: 13, fill: COLOURS.label },
    ...Array.from({ length: SQUARES }, (_, index) => square(index - HALF, y)).flat(),
    ...PLAYERS.flatMap((player) => momentum(player, track, y)),
    ...token(track.token, y, winner !== null),
  ]
}

const left = (position: number): number => MARGIN + (position + HALF) * CELL

function square(position: number, y: number): Shape[] {
  const fill = position === 0 ? COLOURS.centre : COLOURS.square
  const label = String(Math.abs(position))
  return [
    { shape: 'rectangle', x: left(position) + 1, y, width: CELL - 2, height: CELL, radius: 5, fill, stroke: '#b9b09a' },
    {
      shape: 'text',
      x: left(position) + CELL / 2,
      y: y + CELL + 16,
      text: label,
      size: 11,
      anchor: 'middle',
      fill: COLOURS.label,
    },
  ]
}

function momentum(player: Player, track: Track, y: number): Shape[] {
  const side = player === 'A' ? 1 : -1
  return Array.from({ length: track.momentum[player] }, (_, index): Shape[] => {
    const x = left(side * (innermost(player, track) + index)) + CELL / 2
    const [middle, size] = [y + CELL / 2, 12]
    const points = [
      { x, y: middle - size },
      { x: x + size, y: middle },
      { x, y: middle + size },
      { x: x - size, y: middle },
    ]
    return [
      { shape: 'polygon', points, fill: COLOURS[player] },
      { shape: 'text', x, y: middle + 4, text: player, size: 11, anchor: 'middle', bold: true, fill: '#ffffff' },
    ]
  }).flat()
}

function token(position: number, y: number, isWon: boolean): Shape[] {
  const fill = isWon ? COLOURS.won : COLOURS.token
  return [
    {
      shape: 'circle',
      x: left(position) + CELL / 2,
      y: y + CELL / 2,
      radius: 15,
      fill: 'none',
      stroke: fill,
      strokeWidth: 5,
    },
  ]
}
