import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { respawnOptions } from '../../movement/respawn.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { cellOf, isOnBoard, legendOf, squadmatesOf } from '../legends.ts'
import type { ApexState } from '../state.ts'
import { boardOf, occupancyOf } from '../table.ts'

/** The spaces where an eliminated Legend may come back, as the ruling on respawning says it. */
export function respawnSpaces(
  state: ApexState,
  id: string,
  content: ApexContent,
  trace: ApexTrace = new Trace<ApexRules>(),
): Cell[] {
  const legend = legendOf(state, id)
  const squadmates = squadmatesOf(state, legend).flatMap((mate) => cellOf(mate) ?? [])
  const terms = { eliminated: !isOnBoard(legend), squadmates, isOccupied: occupancyOf(state, content) }
  const options = respawnOptions(boardOf(state, content), terms, trace)
  return options instanceof Refusal ? [] : options.spaces
}
