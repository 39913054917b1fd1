import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { boardScene, type Canvas, COLOURS, endMark, keyIf, LEGENDS_KEY, tint } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import { oneStep } from '../table/direction.ts'
import { legendMark, visiblePoint } from './movement.scene.ts'
import type { Push } from './push.ts'

type Shoved = { pusher: Cell; target: Cell; occupied: readonly Cell[]; push: Push | null }

/** A push: who pushes whom, the path, the collision, and where the pushed Legend may be put. */
export function pushScene(board: Board, shoved: Shoved, caption: Caption<ApexContent>): Scene {
  const { pusher, target, occupied, push } = shoved
  return boardScene(board, caption, (canvas) => ({
    under: push === null ? [] : pushTints(push, canvas),
    over: [
      ...occupied.flatMap((cell) => legendMark(cell, canvas)),
      ...(push === null ? [] : pushPath(target, push, board, canvas)),
      ...endMark({ cell: pusher }, 'A', COLOURS.visible, canvas),
      ...endMark({ cell: target }, 'B', COLOURS.ink, canvas),
    ],
    key: [
      { colour: COLOURS.visible, mark: 'disc', en: 'A: pushes', es: 'A: empuja' },
      { colour: COLOURS.ink, mark: 'disc', en: 'B: is pushed', es: 'B: empujada' },
      ...keyIf(push !== null && push.collision !== null, { colour: COLOURS.blocked, en: 'collision', es: 'colisión' }),
      ...keyIf(push !== null && push.relocation.length > 0, {
        colour: '#adc7a5',
        en: 'to choose from',
        es: 'a elegir',
      }),
      ...keyIf(occupied.length > 0, LEGENDS_KEY),
    ],
  }))
}

function pushTints({ path, relocation }: Push, canvas: Canvas): Shape[] {
  return [
    ...path.map((cell) => tint(cell, COLOURS.visible, 0.25, canvas)),
    ...relocation.map((cell) => tint(cell, COLOURS.cover, 0.35, canvas)),
  ]
}

/** The path in blue, the last, failed step in red up to where it is stopped. */
function pushPath(target: Cell, { path, end, direction, collision }: Push, board: Board, canvas: Canvas): Shape[] {
  const line = (from: Point, to: Point, stroke: string): Shape => ({ shape: 'line', from, to, stroke, strokeWidth: 4 })
  const moved = path.length === 0 ? [] : [line(canvas.centre(target), canvas.centre(end), COLOURS.visible)]
  if (collision === null) return [...moved, ...arrival(end, canvas)]
  const from = canvas.centre(end)
  const next = visiblePoint(oneStep(end, direction), board, canvas)
  const share = collision === 'occupiedBelow' || collision === 'occupiedSpace' ? 0.72 : 0.5
  const stop = { x: from.x + (next.x - from.x) * share, y: from.y + (next.y - from.y) * share }
  return [
    ...moved,
    ...(path.length === 0 ? [] : arrival(end, canvas)),
    line(from, stop, COLOURS.blocked),
    ...cross(stop, canvas),
  ]
}

function arrival(cell: Cell, canvas: Canvas): Shape[] {
  const { x, y } = canvas.centre(cell)
  return [
    { shape: 'circle', x, y, radius: canvas.cell * 0.2, fill: COLOURS.paper, stroke: COLOURS.visible, strokeWidth: 3 },
  ]
}

function cross({ x, y }: Point, canvas: Canvas): Shape[] {
  const arm = Math.max(5, canvas.cell * 0.14)
  const stroke = { stroke: COLOURS.blocked, strokeWidth: 4 }
  return [
    { shape: 'line', from: { x: x - arm, y: y - arm }, to: { x: x + arm, y: y + arm }, ...stroke },
    { shape: 'line', from: { x: x - arm, y: y + arm }, to: { x: x + arm, y: y - arm }, ...stroke },
  ]
}
