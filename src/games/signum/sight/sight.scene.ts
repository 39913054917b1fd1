import type { Scene, Shape } from '../../../contract/scene.ts'
import { rimShape } from '../table/base.scene.ts'
import { boardScene, creatureOf, lineShape, type SignumCaption, templateShapes } from '../table/board.scene.ts'
import type { BoardCanvas } from '../table/board-canvas.ts'
import { COLOURS } from '../table/board-colours.ts'
import { placePoint } from '../table/place-board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { LineOfSight } from './line-of-sight.ts'

/** A clear line between two creatures, or what closes the line between their centres. */
export function lineOfSightScene(
  board: PlacedBoard,
  { shooter, target }: { readonly shooter: string; readonly target: string },
  sight: Pick<LineOfSight, 'witness' | 'blockers' | 'crossed' | 'touched'>,
  caption: SignumCaption,
): Scene {
  const [from, to] = [creatureOf(board, shooter).disc, creatureOf(board, target).disc]
  const { witness, blockers } = sight
  return boardScene(board, caption, (canvas) => ({
    marks: [
      witness === null ? 'closedLine' : 'clearLine',
      ...(blockers.length > 0 ? ['blocker' as const] : []),
      ...(sight.crossed.length + sight.touched.length > 0 ? ['helps' as const] : []),
    ],
    under: [
      ...templateShapes(blockers, COLOURS.closed, canvas),
      ...templateShapes([...sight.crossed, ...sight.touched], COLOURS.choice, canvas),
      ...[from, to].map((disc) => rimShape(disc, witness === null ? COLOURS.ink : COLOURS.clear, canvas)),
    ],
    over: [
      ...blockingBases(blockers, canvas),
      witness === null
        ? lineShape(from, to, COLOURS.closed, false, canvas)
        : lineShape(placePoint(witness.from), placePoint(witness.to), COLOURS.clear, true, canvas),
    ],
  }))
}

const blockingBases = (ids: readonly string[], canvas: BoardCanvas): Shape[] =>
  canvas.board.creatures
    .filter(({ creature }) => ids.includes(creature.id))
    .map(({ disc }) => rimShape(disc, COLOURS.closed, canvas))
