import type { Caption } from '../../../contract/operation.ts'
import type { Scene, Shape } from '../../../contract/scene.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { Side } from '../table/board.ts'
import type { Point } from '../vocabulary.ts'

const SCALE = 6
const BOARD = 60
const LEFT = 60
const TOP = 70
const SIZE = BOARD * SCALE
const WIDTH = SIZE + 2 * LEFT
const HEIGHT = SIZE + TOP + 70

const COLOURS = ['#1565c0', '#b3261e', '#2e7d32', '#8e5a00'] as const
const PAPER = '#fffdf8'
const INK = '#2b2b2b'
const TABLE = '#f1ecdf'

const place = ({ x, y }: Point): Point => ({ x: LEFT + x * SCALE, y: TOP + (BOARD - y) * SCALE })

/** The board with the side of each player; players of one team share a colour. */
export function sidesScene(
  sides: readonly Side[],
  { turnOrder, teams }: { turnOrder: readonly string[]; teams: readonly (readonly string[])[] },
  { headline }: Caption<SignumContent>,
): Scene {
  const colourOf = (player: string) => COLOURS[teams.findIndex((team) => team.includes(player))] ?? INK
  return {
    width: WIDTH,
    height: HEIGHT,
    description: headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: PAPER },
      { shape: 'text', x: WIDTH / 2, y: 28, text: headline, size: 13, anchor: 'middle', bold: true, fill: INK },
      { shape: 'rectangle', x: LEFT, y: TOP, width: SIZE, height: SIZE, fill: TABLE, stroke: '#b9b09a' },
      ...sides.flatMap((side) =>
        drawSide(side, `${turnOrder.indexOf(side.player) + 1}. ${side.player}`, colourOf(side.player)),
      ),
    ],
  }
}

const INWARD = 22

function drawSide({ from, to }: Side, label: string, colour: string): Shape[] {
  const [start, end] = [place(from), place(to)]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const isUpright = start.x === end.x
  const inward = isUpright
    ? { x: start.x < WIDTH / 2 ? INWARD / 2 : -INWARD / 2, y: 0 }
    : { x: 0, y: start.y < HEIGHT / 2 ? INWARD : -INWARD / 2 }
  const anchor = isUpright ? (start.x < WIDTH / 2 ? 'start' : 'end') : 'middle'
  return [
    { shape: 'line', from: start, to: end, stroke: colour, strokeWidth: 9 },
    {
      shape: 'text',
      x: middle.x + inward.x,
      y: middle.y + inward.y,
      text: label,
      size: 14,
      anchor,
      bold: true,
      fill: colour,
      halo: TABLE,
    },
  ]
}
