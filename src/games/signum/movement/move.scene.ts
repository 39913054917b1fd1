import type { Scene, Shape } from '../../../contract/scene.ts'
import { formatLength } from '../language/words.ts'
import { ghostShapes, notePlace, rimShape } from '../table/base.scene.ts'
import { boardScene, creatureOf, noteShape, type SignumCaption } from '../table/board.scene.ts'
import type { BoardCanvas } from '../table/board-canvas.ts'
import { COLOURS } from '../table/board-colours.ts'
import { placePoint } from '../table/place-board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { Point } from '../vocabulary.ts'
import type { MoveOutcome } from './move.ts'

/** A move: the path as far as it goes, dashed where it does not, the base at its end, contacts and backstabbers. */
export function moveScene(
  board: PlacedBoard,
  { creature, path }: { readonly creature: string; readonly path: readonly Point[] },
  { legal, path: followed, travelled, contacts, backstabbers }: MoveOutcome,
  caption: SignumCaption,
): Scene {
  const { disc } = creatureOf(board, creature)
  const colour = legal ? COLOURS.good : COLOURS.closed
  const places = followed.map(placePoint)
  const end = { ...(places.at(-1) ?? disc), radius: disc.radius }
  return boardScene(
    board,
    caption,
    (canvas) => {
      const length = formatLength(travelled, caption.locale)
      return {
        marks: [
          legal ? 'path' : 'forbiddenPath',
          ...(isCutShort(path, followed) ? ['restOfPath' as const] : []),
          ...(contacts.length > 0 ? ['touched' as const] : []),
          ...(backstabbers.length > 0 ? ['backstabber' as const] : []),
        ],
        under: [
          ...polyline([disc, ...path.map(placePoint)], { stroke: COLOURS.label, strokeWidth: 2, dashed: true }, canvas),
          ...polyline(places, { stroke: colour, strokeWidth: canvas.size(2 * disc.radius), opacity: 0.12 }, canvas),
          ...polyline(places, { stroke: colour, strokeWidth: 4 }, canvas),
          ...ghostShapes(end, colour, canvas),
        ],
        over: [
          ...contacts.map((id) => rimShape(creatureOf(board, id).disc, COLOURS.clear, canvas)),
          ...backstabbers.map((id) => rimShape(creatureOf(board, id).disc, COLOURS.choice, canvas)),
          noteShape(length, notePlace(end, length, canvas), colour),
        ],
      }
    },
    [end, ...path.map((place) => ({ ...placePoint(place), radius: disc.radius }))],
  )
}

/** Whether a base stops before the end of the way that was asked for. */
function isCutShort(asked: readonly Point[], followed: readonly Point[]): boolean {
  const [wanted, reached] = [asked.at(-1), followed.at(-1)]
  return wanted !== undefined && (wanted.x !== reached?.x || wanted.y !== reached.y)
}

function polyline(
  places: readonly Point[],
  paint: {
    readonly stroke: string
    readonly strokeWidth: number
    readonly dashed?: boolean
    readonly opacity?: number
  },
  { at }: BoardCanvas,
): Shape[] {
  return places
    .slice(1)
    .map((to, index): Shape => ({ shape: 'line', from: at(places[index] ?? to), to: at(to), ...paint }))
}
