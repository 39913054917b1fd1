import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { Cell, GridSize } from '../../../geometry/grid.ts'
import type { ApexCaption } from '../table/board.scene.ts'
import { boardScene, type Canvas, COLOURS, type KeyEntry, keyIf, LEGENDS_KEY, tint } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { BorderSide } from '../vocabulary.ts'
import type { Path, Start } from './movement.ts'
import type { Reach, ReachedSpace } from './reach.ts'

/** A path with what has been paid at every space. */
export function pathScene(
  board: Board,
  { walked, occupied }: { walked: Path; occupied: readonly Cell[] },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => {
    const first = walked.steps[0]?.from ?? walked.end
    const stops = [visiblePoint(first, board, canvas), ...walked.steps.map(({ to }) => visiblePoint(to, board, canvas))]
    return {
      under: walked.steps
        .filter(({ level }) => level !== null)
        .map(({ to }) => tint(to, COLOURS.visible, 0.18, canvas)),
      over: [
        ...occupied.flatMap((cell) => legendMark(cell, canvas)),
        ...legs(stops),
        ...numbers(walked, board, canvas),
        ...disc(visiblePoint(first, board, canvas), 'A', COLOURS.visible, canvas),
      ],
      key: [
        {
          colour: COLOURS.visible,
          mark: 'disc',
          en: 'A: start; numbers = MP spent',
          es: 'A: inicio; números = PM gastados',
        },
        ...keyIf(
          walked.steps.some(({ cost }) => cost === null),
          { colour: COLOURS.blocked, mark: 'disc', en: '× no step leads there', es: '× ningún paso llega ahí' },
        ),
        ...keyIf(occupied.length > 0, LEGENDS_KEY),
      ],
    }
  })
}

function legs(stops: readonly Point[]): Shape[] {
  return stops.slice(1).flatMap((to, index): Shape[] => {
    const from = stops[index]
    return from === undefined ? [] : [{ shape: 'line', from, to, stroke: COLOURS.visible, strokeWidth: 3 }]
  })
}

/** At every space of a path, the points spent so far; a cross where no step leads. */
function numbers({ steps }: Path, board: Board, canvas: Canvas): Shape[] {
  let spent = 0
  return steps.flatMap(({ to, cost }) => {
    spent += cost ?? 0
    const point = visiblePoint(to, board, canvas)
    return cost === null ? disc(point, '×', COLOURS.blocked, canvas) : disc(point, String(spent), COLOURS.ink, canvas)
  })
}

/** What a movement can reach: the darker, the dearer; the numbers are movement points. */
export function reachScene(
  board: Board,
  { start, reached, occupied }: { start: Start; reached: Reach; occupied: readonly Cell[] },
  caption: ApexCaption,
): Scene {
  const dearest = Math.max(1, ...reached.reachable.map(({ cost }) => cost))
  return boardScene(board, caption, (canvas) => ({
    under: [
      ...reached.reachable.map(({ cell, cost }) => tint(cell, COLOURS.visible, 0.15 + (0.45 * cost) / dearest, canvas)),
      ...reached.passable.map(({ cell }) => tint(cell, COLOURS.bin, 0.35, canvas)),
    ],
    over: [
      ...reached.reachable.flatMap((space) => costLabel(space, canvas)),
      ...occupied.flatMap((cell) => legendMark(cell, canvas)),
      ...disc(startPoint(start, board, canvas), 'A', COLOURS.visible, canvas),
    ],
    key: [
      { colour: COLOURS.visible, mark: 'disc', en: 'A: start', es: 'A: inicio' },
      REACH_KEY,
      ...keyIf(reached.passable.length > 0, PASSABLE_KEY),
      ...keyIf(occupied.length > 0, LEGENDS_KEY),
    ],
  }))
}

const REACH_KEY: KeyEntry = { colour: COLOURS.visible, en: 'in reach (MP)', es: 'al alcance (PM)' }
const PASSABLE_KEY: KeyEntry = { colour: '#e2c896', en: 'only to pass', es: 'solo de paso' }

function costLabel({ cell, cost }: ReachedSpace, canvas: Canvas): Shape[] {
  const { x, y } = canvas.centre(cell)
  const size = Math.max(8, canvas.cell * 0.34)
  const place = { x, y: y + size * 0.36, anchor: 'middle' } as const
  return [{ shape: 'text', ...place, text: String(cost), size, bold: true, fill: COLOURS.ink, halo: COLOURS.paper }]
}

/** A space in which a Legend stands. */
export function legendMark(cell: Cell, canvas: Canvas): Shape[] {
  const { x, y } = canvas.centre(cell)
  const radius = Math.max(5, canvas.cell * 0.24)
  return [{ shape: 'circle', x, y, radius, fill: COLOURS.bin, stroke: COLOURS.ink, strokeWidth: 2, opacity: 0.9 }]
}

function startPoint(start: Start, board: Board, canvas: Canvas): Point {
  if ('cell' in start) return canvas.centre(start.cell)
  const { side, position } = start.outside
  return visiblePoint(beyond(board, side, position), board, canvas)
}

function beyond({ width, height }: Board, side: BorderSide, position: number): Cell {
  const cells = {
    N: { column: position, row: -1 },
    E: { column: width, row: position },
    S: { column: position, row: height },
    W: { column: -1, row: position },
  }
  return cells[side]
}

/** The centre of a space; one outside the board is drawn in the margin. */
export function visiblePoint({ column, row }: Cell, { width, height }: GridSize, canvas: Canvas): Point {
  const within = (centre: number, size: number) => Math.max(-OUTSIDE, Math.min(size + OUTSIDE, centre))
  return canvas.at(within(column + 0.5, width), within(row + 0.5, height))
}

const OUTSIDE = 0.2

function disc({ x, y }: Point, text: string, colour: string, canvas: Canvas): Shape[] {
  const radius = Math.max(7, canvas.cell * 0.25)
  const size = radius * 1.15
  return [
    { shape: 'circle', x, y, radius, fill: colour, stroke: COLOURS.paper, strokeWidth: 2 },
    { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', bold: true, fill: COLOURS.paper },
  ]
}
