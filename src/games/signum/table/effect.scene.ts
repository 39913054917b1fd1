import type { Scene } from '../../../contract/scene.ts'
import { symbolName } from '../language/words.ts'
import { BAND_LENGTHS, type DieSymbol } from '../vocabulary.ts'
import { ghostShapes, reachShapes, rimShape } from './base.scene.ts'
import { boardScene, creatureOf, lineShape, noteShape, type SignumCaption, templateShapes } from './board.scene.ts'
import { COLOURS } from './board-colours.ts'
import type { Disc, PlacedBoard } from './placed-board.ts'

/** What a creature does at its place, with a die, to another creature or with a template. */
export type ShownEffect = {
  readonly creature: string
  readonly legal: boolean
  readonly symbol?: DieSymbol | null
  readonly target?: string
  readonly terrain?: readonly string[]
  readonly exit?: Disc | null
  readonly reach?: boolean
}

/** A creature and what it does: green if it is allowed, red if not. */
export function effectScene(board: PlacedBoard, effect: ShownEffect, caption: SignumCaption): Scene {
  const { disc } = creatureOf(board, effect.creature)
  const target = effect.target === undefined ? null : creatureOf(board, effect.target).disc
  const colour = effect.legal ? COLOURS.good : COLOURS.closed
  const exit = effect.exit ?? null
  return boardScene(
    board,
    caption,
    (canvas) => {
      const { x, y } = canvas.at(disc)
      const top = { x, y: y - canvas.size(disc.radius) - 8 }
      return {
        marks: [effect.legal ? 'done' : 'refused', ...(target === null ? [] : ['affected' as const])],
        under: [
          ...(effect.reach ? reachShapes(disc, BAND_LENGTHS.XL, COLOURS.choice, canvas) : []),
          ...templateShapes(effect.terrain ?? [], colour, canvas),
          ...(target === null ? [] : [lineShape(disc, target, colour, effect.legal, canvas)]),
          ...(exit === null
            ? []
            : [lineShape(disc, exit, colour, false, canvas), ...ghostShapes(exit, colour, canvas)]),
        ],
        over: [
          rimShape(disc, colour, canvas),
          ...(target === null ? [] : [rimShape(target, COLOURS.choice, canvas)]),
          ...(effect.symbol ? [noteShape(symbolName(effect.symbol, caption.locale), top, colour)] : []),
        ],
      }
    },
    exit === null ? [] : [exit],
  )
}
