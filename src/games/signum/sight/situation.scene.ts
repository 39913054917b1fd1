import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { type DiceRow, diceScene, diceShapes, poolRow } from '../dice/dice.scene.ts'
import type { RollKind } from '../dice/dice.ts'
import type { RolledPool } from '../dice/pool.ts'
import { cardName } from '../language/card-name.ts'
import { rimShape } from '../table/base.scene.ts'
import { boardScene, creatureOf, lineShape, type SignumCaption, templateShapes } from '../table/board.scene.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { BoardMark } from '../table/board-legend.ts'
import { statedName } from '../table/creature.ts'
import { placePoint } from '../table/place-board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { Point } from '../vocabulary.ts'
import type { SightLine } from './line-of-sight.ts'
import type { Situation } from './situation.ts'

/** What the one who acts is called in print. */
export const actorName = (situation: Situation, locale: Locale, content: SignumContent): string =>
  cardName('stated' in situation ? statedName(situation.stated.actor) : situation.onBoard.actor, locale, content)

/** What the one who is acted on is called in print. */
export const targetName = (situation: Situation, locale: Locale, content: SignumContent): string =>
  cardName('stated' in situation ? statedName(situation.stated.target) : situation.onBoard.target, locale, content)

/** What lies between the two: a clear line if one was looked for, what protects the target, and where it is pushed. */
export type Between = {
  readonly witness: SightLine | null
  readonly isOpen: boolean
  readonly cover: readonly string[]
  readonly push: Point | null
}

type Rolled = {
  readonly label: string
  readonly kind: RollKind
  readonly colour: DiceRow['colour']
  readonly pool: RolledPool
}

/** The board with what lies between the two, if there is a board, and the dice below it. */
export function situationScene(
  situation: Situation,
  between: Between,
  rolled: readonly Rolled[],
  caption: SignumCaption,
): Scene {
  const rows = rolled.map(({ label, kind, colour, pool }) => poolRow(label, kind, colour, pool))
  if ('stated' in situation) return diceScene(rows, [], caption.headline)
  const board = ruledBoard(situation.onBoard.board, caption.content)
  return withDice(fieldScene(board, situation.onBoard, between, caption), rows)
}

/** The marks that explain what lies between the two. */
function marksBetween({ witness, isOpen, cover, push }: Between): BoardMark[] {
  const line = isOpen ? 'clearLine' : 'closedLine'
  return [
    ...(witness === null && isOpen ? [] : ([line] as const)),
    ...(cover.length > 0 ? (['helps'] as const) : []),
    ...(push === null ? [] : (['pushed'] as const)),
  ]
}

function fieldScene(
  board: PlacedBoard,
  { actor, target }: { readonly actor: string; readonly target: string },
  between: Between,
  caption: SignumCaption,
): Scene {
  const { witness, isOpen, cover, push } = between
  const [from, to] = [creatureOf(board, actor).disc, creatureOf(board, target).disc]
  const pushed = push === null ? null : { ...placePoint(push), radius: to.radius }
  const colour = isOpen ? COLOURS.clear : COLOURS.closed
  return boardScene(
    board,
    caption,
    (canvas) => ({
      marks: marksBetween(between),
      under: [
        ...templateShapes(cover, COLOURS.choice, canvas),
        ...[from, to].map((disc) => rimShape(disc, colour, canvas)),
        ...(pushed === null ? [] : [rimShape(pushed, COLOURS.choice, canvas)]),
      ],
      over: [
        ...(witness === null
          ? isOpen
            ? []
            : [lineShape(from, to, colour, false, canvas)]
          : [lineShape(placePoint(witness.from), placePoint(witness.to), colour, isOpen, canvas)]),
        ...(pushed === null ? [] : [lineShape(to, pushed, COLOURS.choice, false, canvas)]),
      ],
    }),
    pushed === null ? [] : [pushed],
  )
}

/** Rows of dice below a picture. */
function withDice(scene: Scene, rows: readonly DiceRow[]): Scene {
  if (rows.length === 0) return scene
  const dice = diceShapes(rows, [], scene.height + 6)
  const paper: Shape = {
    shape: 'rectangle',
    x: 0,
    y: scene.height,
    width: scene.width,
    height: dice.height + 16,
    fill: COLOURS.paper,
  }
  return { ...scene, height: scene.height + dice.height + 16, shapes: [...scene.shapes, paper, ...dice.shapes] }
}
