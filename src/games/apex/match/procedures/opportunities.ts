import type { Cell } from '../../../../geometry/grid.ts'
import type { BasicAction } from '../../content/actions.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { BACKPACK_CELLS } from '../../content/panel.ts'
import { categoryOf } from '../../loot/loot-fit.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { cellOf, enemiesOf } from '../legends.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf } from '../table.ts'
import { freeSlots } from './freed.ts'
import { objectsBeside } from './interacting.ts'

/** Whether a part of an action could be done from a space; a Move to any other would lead nowhere. */
export function couldDo(
  state: ApexState,
  legend: LegendState,
  action: BasicAction,
  cell: Cell,
  content: ApexContent,
): boolean {
  const board = boardOf(state, content)
  switch (action) {
    case 'interact':
      return objectsBeside(state, cell, content).length > 0 || canFit(legend, content)
    case 'use':
      return legend.backpack.some((token) => isResource(token, content))
    case 'melee':
      return enemiesOf(state, legend).some((enemy) => {
        const there = cellOf(enemy)
        return there !== null && areAdjacent(board, cell, there)
      })
    case 'destroy':
      return board.objects.some(({ tags }) => tags.has('DESTRUCTIBLE'))
    default:
      return false
  }
}

/** Whether an attachment could be installed, or one be returned to the backpack. */
const canFit = (legend: LegendState, content: ApexContent): boolean =>
  legend.backpack.some((token) => freeSlots(legend, token, content).length > 0) ||
  (legend.backpack.length < BACKPACK_CELLS &&
    legend.weapons.some(({ attachments }) => attachments.some((token) => token !== null)))

const isResource = (token: string, content: ApexContent): boolean =>
  ['grenade', 'consumable'].includes(categoryOf(token, content) ?? '')
