import type { Caption } from '../../../contract/operation.ts'
import type { Scene, Shape } from '../../../contract/scene.ts'
import { headlineLines, headlineShapes } from '../../../contract/table-frame.ts'
import type { Locale } from '../../../lib/locale.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { PLAYER_COLOURS, COLOURS as TABLE_COLOURS } from '../table/table-colours.ts'
import { PLAYERS, type Player } from '../vocabulary.ts'
import { innermost, type Track } from './track.ts'

const CELL = 44
const MARGIN = 24
const TOP = 46
const ROW = 96
const LINE = 20
const LEGEND = 180
const SQUARES = 2 * BOOK.trackHalf + 1

const COLOURS = {
  paper: '#fffdf8',
  label: '#6b6557',
  square: '#f1ecdf',
  centre: '#ddd6c4',
  token: '#2b2b2b',
  won: '#2e7d32',
} as const

type TrackRow = { readonly label: string; readonly track: Track; readonly winner?: Player | null }

/** The struggle track, one row for each moment. A’s half is at the right, as positive squares are. */
export function trackScene(rows: readonly TrackRow[], { headline, locale }: Caption<ShatterpointContent>): Scene {
  const width = 2 * MARGIN + SQUARES * CELL
  const title = headlineLines(headline, width, MARGIN)
  const top = TOP + (title.length - 1) * LINE
  const bottom = top + rows.length * ROW + MARGIN / 2
  const height = bottom + LINE
  return {
    width,
    height,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      ...headlineShapes(title, MARGIN, TABLE_COLOURS.ink),
      ...rows.flatMap((row, index) => trackRow(row, top + index * ROW)),
      ...trackLegend(
        rows.some(({ winner }) => winner != null),
        locale,
        bottom,
      ),
    ],
  }
}

/** What the ring and the diamonds are, each in its colour. */
function trackLegend(isWon: boolean, locale: Locale, y: number): Shape[] {
  const entries = [
    { colour: COLOURS.token, en: 'struggle token', es: 'ficha de Confrontación' },
    ...(isWon ? [{ colour: COLOURS.won, en: 'struggle won', es: 'confrontación ganada' }] : []),
    { colour: PLAYER_COLOURS.A.fill, en: 'momentum of A', es: 'predominio de A' },
    { colour: PLAYER_COLOURS.B.fill, en: 'momentum of B', es: 'predominio de B' },
  ]
  return entries.flatMap(({ colour, [locale]: text }, index): Shape[] => {
    const x = MARGIN + index * LEGEND
    return [
      { shape: 'rectangle', x, y: y - 10, width: 12, height: 12, radius: 2, fill: colour },
      { shape: 'text', x: x + 17, y, text, size: 12, fill: COLOURS.label },
    ]
  })
}

function trackRow({ label, track, winner = null }: TrackRow, top: number): Shape[] {
  const y = top + 22
  return [
    { shape: 'text', x: MARGIN, y: top + 12, text: label, size: 13, fill: COLOURS.label },
    ...Array.from({ length: SQUARES }, (_, index) => square(index - BOOK.trackHalf, y)).flat(),
    ...PLAYERS.flatMap((player) => momentum(player, track, y)),
    ...token(track.token, y, winner !== null),
  ]
}

const left = (position: number): number => MARGIN + (position + BOOK.trackHalf) * CELL

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
      { shape: 'polygon', points, fill: PLAYER_COLOURS[player].fill },
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
