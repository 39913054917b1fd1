import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import type { BasicAction } from '../../content/actions.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { categoryOf } from '../../loot/loot-fit.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { cellOf, enemiesOf } from '../legends.ts'
import { objectsBeside } from '../procedures/interacting.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf } from '../table.ts'

/** Whether the other part of an action could be done after a Move to a space: what else would lead nowhere. */
export function couldFollow(
  state: ApexState,
  legend: LegendState,
  action: BasicAction,
  cell: Cell,
  content: ApexContent,
): boolean {
  const board = boardOf(state, content)
  switch (action) {
    case 'interact':
      return objectsBeside(state, cell, content).length > 0 || canInstall(legend, content)
    case 'use':
      return legend.backpack.some((token) => isResource(token, content))
    case 'melee':
      return enemiesOf(state, legend).some((enemy) => {
        const there = cellOf(enemy)
        return there !== null && areAdjacent(board, cell, there)
      })
    case 'destroy':
      return board.objects.some(({ tags, intersection, cells }) => {
        const near = [...cells, ...(intersection === null ? [] : [{ column: intersection.x, row: intersection.y }])]
        return tags.has('DESTRUCTIBLE') && near.some((place) => stepsBetween(cell, place) <= 1)
      })
    default:
      return false
  }
}

const canInstall = ({ backpack }: LegendState, content: ApexContent): boolean =>
  backpack.some((token) => categoryOf(token, content) === 'attachment')

const isResource = (token: string, content: ApexContent): boolean =>
  ['grenade', 'consumable'].includes(categoryOf(token, content) ?? '')
