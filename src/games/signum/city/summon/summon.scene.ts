import type { Scene } from '../../../../contract/scene.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import { formatNumber } from '../../../../lib/wording.ts'
import { enemiesOf } from '../../measuring/distance.ts'
import { ghostShapes, reachShapes, rimShape } from '../../table/base.scene.ts'
import { boardScene, creatureOf, noteShape, type SignumCaption, templateShapes } from '../../table/board.scene.ts'
import { COLOURS } from '../../table/board-colours.ts'
import type { BoardMark } from '../../table/board-legend.ts'
import type { Disc, PlacedBoard } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres } from '../../vocabulary.ts'
import type { TemplateDistance } from '../terrain/template-placement.ts'
import type { Positions } from './summon-positions.ts'

/** Where a base may be put along a side, with the reach of the enemies. */
export function positionsScene(
  board: PlacedBoard,
  player: string,
  radius: number,
  { axis, across, forced, intervals }: Positions,
  caption: SignumCaption,
): Scene {
  const colour = forced ? COLOURS.choice : COLOURS.good
  const place = (along: number): Disc =>
    axis === 'x' ? { x: along, y: across, radius } : { x: across, y: along, radius }
  const ends = intervals.flatMap(({ from, to }) => [place(from), place(to)])
  return boardScene(
    board,
    caption,
    (canvas) => ({
      marks: [
        ...nearEnemies(board, player),
        ...(intervals.length > 0 ? [forced ? ('forced' as const) : ('free' as const)] : []),
      ],
      under: [
        ...enemiesOf(board, player).flatMap(({ disc }) => reachShapes(disc, BAND_LENGTHS.S, COLOURS.closed, canvas)),
        ...ends.flatMap((disc) => ghostShapes(disc, colour, canvas)),
        ...intervals.map(({ from, to }) => ({
          shape: 'line' as const,
          from: canvas.at(place(from)),
          to: canvas.at(place(to)),
          stroke: colour,
          strokeWidth: 5,
        })),
      ],
      over: intervals.flatMap(({ from, to }) => {
        const middle = canvas.at(place((from + to) / 2))
        const ends = [from, to].map((end) => formatNumber(Math.round(100 * centimetres(end)) / 100, caption.locale))
        return [noteShape(ends.join('–'), { x: middle.x, y: middle.y - canvas.size(radius) - 6 }, colour)]
      }),
    }),
    ends,
  )
}

/** The mark of the ground that is too near to enemies, if there are any. */
const nearEnemies = (board: PlacedBoard, player: string): BoardMark[] =>
  enemiesOf(board, player).length > 0 ? ['tooNear'] : []

/** A newcomer at its place: green, or red if it may not be there; whoever may backstab it is marked. */
export function summonScene(
  board: PlacedBoard,
  newcomer: { readonly disc: Disc; readonly player: string; readonly id: string },
  { legal, backstabbers }: { readonly legal: boolean; readonly backstabbers: readonly string[] },
  caption: SignumCaption,
): Scene {
  const { disc, player, id } = newcomer
  return boardScene(
    board,
    caption,
    (canvas) => {
      const { x, y } = canvas.at(disc)
      return {
        marks: [
          ...nearEnemies(board, player),
          legal ? 'allowed' : 'forbidden',
          ...(backstabbers.length > 0 ? ['backstabber' as const] : []),
        ],
        under: enemiesOf(board, player).flatMap((enemy) =>
          reachShapes(enemy.disc, BAND_LENGTHS.S, COLOURS.closed, canvas),
        ),
        over: [
          ...ghostShapes(disc, legal ? COLOURS.good : COLOURS.closed, canvas),
          noteShape(id, { x, y: y + 4 }, legal ? COLOURS.good : COLOURS.closed),
          ...backstabbers.map((stabber) => rimShape(creatureOf(board, stabber).disc, COLOURS.choice, canvas)),
        ],
      }
    },
    [disc],
  )
}

/** A new template: green, or red where it is too near to something. */
export function templateScene(
  board: PlacedBoard,
  outline: Polygon,
  { legal, distances }: { readonly legal: boolean; readonly distances: readonly TemplateDistance[] },
  caption: SignumCaption,
): Scene {
  const colour = legal ? COLOURS.good : COLOURS.closed
  const near = distances.filter(({ kept }) => !kept).map(({ to }) => to)
  return boardScene(
    board,
    caption,
    (canvas) => ({
      marks: [legal ? 'allowed' : 'forbidden', ...(near.length > 0 ? ['nearby' as const] : [])],
      under: [
        ...templateShapes(near, COLOURS.closed, canvas),
        { shape: 'polygon', points: outline.map(canvas.at), fill: colour, opacity: 0.3 },
        {
          shape: 'polygon',
          points: outline.map(canvas.at),
          fill: 'none',
          stroke: colour,
          strokeWidth: 3,
          dashed: true,
        },
      ],
      over: board.creatures
        .filter(({ creature }) => near.includes(creature.id))
        .map(({ disc }) => rimShape(disc, COLOURS.closed, canvas)),
    }),
    [
      { x: 0, y: 0, radius: 0 },
      { x: board.width, y: board.height, radius: 0 },
    ],
  )
}
