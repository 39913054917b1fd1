import { type Cell, shareSide, vertexBetween } from '../../../../geometry/grid.ts'
import { STEP } from '../../content/movement.ts'
import { closingPieces } from '../../movement/step.ts'
import type { Field } from '../setting/field.ts'
import type { Block } from './movement.words.ts'

/** Something that forbids a step, and the pieces or zones that do. */
export type Blocked = { readonly reason: Block; readonly ids: string[] }

type StepBlocked = Blocked & { readonly reason: 'IMPASSABLE' | 'TWO_LEVELS_UP' | 'CROSSING_BLOCKED' }

type Entering = { readonly mpAfter: number; readonly ignoreDanger: boolean }

/** Everything that forbids an Automaton the step to a neighbouring space of the board. */
export function entryBlocks(field: Field, from: Cell, to: Cell, { mpAfter, ignoreDanger }: Entering): Blocked[] {
  return [
    ...stepBlocks(field, from, to),
    ...(mpAfter === 0 && field.isOccupied(to) ? [{ reason: 'OCCUPIED_END' as const, ids: [] }] : []),
    ...(ignoreDanger ? [] : newDanger(field, from, to)),
  ]
}

/** What forbids a step by the spaces and by what lies between them, whoever stands there. */
export function stepBlocks(field: Field, from: Cell, to: Cell): StepBlocked[] {
  const { board } = field
  const impassable = board.objectsIn(to).filter(({ tags }) => tags.has('IMPASSABLE'))
  const closing = closedBetween(field, from, to)
  return [
    ...(impassable.length > 0 ? [{ reason: 'IMPASSABLE' as const, ids: impassable.map(({ piece }) => piece.id) }] : []),
    ...(board.levelOf(to) > board.levelOf(from) + STEP.levelsUp ? [{ reason: 'TWO_LEVELS_UP' as const, ids: [] }] : []),
    ...(closing.length > 0 ? [{ reason: 'CROSSING_BLOCKED' as const, ids: closing }] : []),
  ]
}

/** What closes the edge or the corner between two spaces; an object on the corner itself does so alone (Q-A82). */
function closedBetween(field: Field, from: Cell, to: Cell): string[] {
  const { board } = field
  const closing = closingPieces(board, from, to).map(({ id }) => id)
  if (shareSide(from, to)) return closing
  const { x, y } = vertexBetween(from, to)
  const onCorner = board.objects.filter(
    ({ intersection, tags, base }) =>
      intersection !== null &&
      intersection.x === x &&
      intersection.y === y &&
      tags.has('IMPASSABLE') &&
      base >= board.levelOf(from),
  )
  return [...closing, ...onCorner.map(({ piece }) => piece.id)]
}

/** The danger zones that a step would lead into. */
function newDanger(field: Field, from: Cell, to: Cell): Blocked[] {
  const here = field.zonesAt(from)
  const ids = field.zonesAt(to).filter((zone) => !here.includes(zone))
  return ids.length === 0 ? [] : [{ reason: 'DANGER_ZONE', ids }]
}

/** The rule by which a step is forbidden. */
export const BLOCK_RULES = {
  OFF_BOARD: 'apex.automata.move.off-board',
  IMPASSABLE: 'apex.automata.move.forbidden',
  TWO_LEVELS_UP: 'apex.automata.move.forbidden',
  CROSSING_BLOCKED: 'apex.automata.move.forbidden',
  OCCUPIED_END: 'apex.automata.move.occupied',
  DANGER_ZONE: 'apex.automata.move.danger-entry',
} as const satisfies Record<Block, string>
