import { tableKind } from '../../../contract/stored-table.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { type SignumContent, signumContent } from '../content/signum-content.ts'
import { boardScene } from '../table/board.scene.ts'
import { Board, type BoardForm } from '../table/board.ts'
import { type StatedCreature, statedName } from '../table/creature.ts'
import type { Point } from '../vocabulary.ts'
import { boardOf, placeBoard, ruledBoard } from './place-board.ts'

/** Boards as callers store them. */
export const signumTable = tableKind(Board, signumContent, {
  check(drawn, content) {
    const placed = placeBoard({ drawn }, content)
    return placed instanceof Refusal ? placed : null
  },
  picture: (drawn, caption) => boardScene(ruledBoard({ drawn }, caption.content), caption, () => ({})),
})

/** The board with a creature at another place. */
export function withMoved(form: BoardForm, id: string, { x, y }: Point, content: SignumContent): Board {
  const board = boardOf(form, content)
  const moved = (creature: StatedCreature) => (statedName(creature) === id ? { ...creature, x, y } : creature)
  return { ...board, creatures: board.creatures.map(moved) }
}

/** The board with one creature more. */
export function withNewcomer(form: BoardForm, newcomer: StatedCreature, content: SignumContent): Board {
  const board = boardOf(form, content)
  return { ...board, creatures: [...board.creatures, newcomer] }
}

/** The board with ruins that were searched. */
export function withSearched(form: BoardForm, ruins: string, content: SignumContent): Board {
  const board = boardOf(form, content)
  const terrain = board.terrain.map((template) =>
    (template.id ?? template.card) === ruins ? { ...template, ruins: 'searched' as const } : template,
  )
  return { ...board, terrain }
}
