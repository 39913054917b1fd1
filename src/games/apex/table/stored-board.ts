import { tableKind } from '../../../contract/stored-table.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { apexContent } from '../content/apex-content.ts'
import { boardScene } from './board.scene.ts'
import { Board, type BoardForm, boardOf, placeDrawn } from './board.ts'

/** Boards as callers store them. */
export const apexTable = tableKind(Board, apexContent, {
  check(board, content) {
    const placed = placeDrawn(board, content)
    return placed instanceof Refusal ? placed : null
  },
  picture: (board, caption) => boardScene(board, caption, () => ({ under: [], over: [] })),
})

/** The board without the objects that were destroyed; `null` if none was. What was linked to one of them is no longer. */
export function withoutObjects(form: BoardForm, gone: readonly string[], content: ApexContent): Board | null {
  if (gone.length === 0) return null
  const board = boardOf(form, content)
  const left = board.objects.filter(({ id }) => !gone.includes(id))
  return {
    ...board,
    objects: left.map((object) => (gone.includes(object.linked ?? '') ? { ...object, linked: null } : object)),
  }
}
