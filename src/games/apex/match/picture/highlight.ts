import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexEvent } from '../events.ts'
import { cellOf, findLegend } from '../legends.ts'
import type { ApexState, MiniaturePlace } from '../state.ts'

/** Where the last thing happened that can be seen on the board: its spaces, and the way that led there. */
export type Highlight = { readonly way: readonly Cell[]; readonly cells: readonly Cell[] }

/** The space of a Legend, if it is on the board. */
function spaceOf(state: ApexState, id: string): Cell | null {
  const legend = findLegend(state, id)
  return legend === null ? null : cellOf(legend)
}

/** What an event highlights on the board as it was before; null for what happens beside it. */
export function highlightOf(before: ApexState, event: ApexEvent): Highlight | null {
  switch (event.type) {
    case 'moved':
    case 'pushed':
      return along(spaceOf(before, event.legend), event.path)
    case 'enteredBoard':
      return along(null, event.path)
    case 'placed':
    case 'automatonMoved':
      return along(spaceOf(before, event.legend), [event.cell])
    case 'respawned':
    case 'automatonEntered':
      return along(null, [event.cell])
    case 'shotDeclared':
      return between(before, event.shooter, event.target)
    case 'meleeResolved':
      return between(before, event.legend, event.target)
    case 'grenadeLanded':
      return { ...along(spaceOf(before, event.legend), [event.cell]), cells: event.affected }
    case 'binOpened':
    case 'legendEliminated':
      return between(before, null, event.legend)
    case 'destroyed': {
      const gone = before.miniatures.filter(({ id }) => event.miniatures.includes(id))
      return { way: [], cells: gone.flatMap(({ place }) => spacesOf(place)) }
    }
    case 'sceneryDestroyed':
      return { way: [], cells: event.spaces }
    case 'abilityUsed':
      return event.place === null ? null : { way: [], cells: spacesOf(event.place) }
    default:
      return null
  }
}

/** A way over some spaces, from another one if it began on the board. */
const along = (from: Cell | null, cells: readonly Cell[]): Highlight => ({
  way: from === null ? cells : [from, ...cells],
  cells,
})

function between(state: ApexState, from: string | null, to: string): Highlight | null {
  const end = spaceOf(state, to)
  return end === null ? null : along(from === null ? null : spaceOf(state, from), [end])
}

/** The space of a miniature, or the four around its intersection. */
function spacesOf(place: MiniaturePlace): Cell[] {
  if ('cell' in place) return [place.cell]
  if (!('intersection' in place)) return []
  const { x, y } = place.intersection
  return [x - 1, x].flatMap((column) => [y - 1, y].map((row) => ({ column, row })))
}
