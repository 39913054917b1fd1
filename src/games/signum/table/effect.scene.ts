import type { Scene } from '../../../contract/scene.ts'
import { symbolName } from '../language/words.ts'
import { BAND_LENGTHS, type DieSymbol } from '../vocabulary.ts'
import { ghostShapes, reachShapes, rimShape } from './base.scene.ts'
import { boardScene, creatureOf, lineShape, noteShape, type SignumCaption, templateShapes } from './board.scene.ts'
import { COLOURS } from './board-colours.ts'
import type { Disc, PlacedBoard } from './placed-board.ts'

/** What a creature does at its place, with a die, to another creature or with a template. */
export type Deed = {
  readonly creature: string
  readonly legal: boolean
  readonly symbol?: DieSymbol | null
  readonly target?: string
  readonly terrain?: readonly string[]
  readonly exit?: Disc | null
  readonly reach?: boolean
}

/** A creature and what it does: green if it is allowed, red if not. */
export function deedScene(board: PlacedBoard, deed: Deed, caption: SignumCaption): Scene {
  const { disc } = creatureOf(board, deed.creature)
  const target = deed.target === undefined ? null : creatureOf(board, deed.target).disc
  const colour = deed.legal ? COLOURS.good : COLOURS.closed
  const exit = deed.exit ?? null
  return boardScene(
    board,
    caption,
    (canvas) => {
      const { x, y } = canvas.at(disc)
      const top = { x, y: y - canvas.size(disc.radius) - 8 }
      return {
        under: [
          ...(deed.reach ? reachShapes(disc, BAND_LENGTHS.XL, COLOURS.choice, canvas) : []),
          ...templateShapes(deed.terrain ?? [], colour, canvas),
          ...(target === null ? [] : [lineShape(disc, target, colour, deed.legal, canvas)]),
          ...(exit === null
            ? []
            : [lineShape(disc, exit, colour, false, canvas), ...ghostShapes(exit, colour, canvas)]),
        ],
        over: [
          rimShape(disc, colour, canvas),
          ...(target === null ? [] : [rimShape(target, COLOURS.choice, canvas)]),
          ...(deed.symbol ? [noteShape(symbolName(deed.symbol, caption.locale), top, colour)] : []),
        ],
      }
    },
    exit === null ? [] : [exit],
  )
}
