import { spacesOf } from '../../combat/destruction/destruction.ts'
import { endToken } from '../automata/abilities.ts'
import type { ApexRun } from '../questions.ts'
import type { Miniature } from '../state.ts'
import { boardOf } from '../table.ts'
import { endAbility } from './abilities.ts'

/** Who destroys something, and with the weapon of which slot. */
type By = { readonly legend: string; readonly weapon: number | null }

/** Objects of the table are destroyed: scenery leaves the board, and miniatures go back to their owners. */
export function destroyObjects(run: ApexRun, by: By, ids: readonly string[]): void {
  const miniatures = run.state.miniatures.filter(({ id }) => ids.includes(id))
  destroyScenery(
    run,
    by,
    ids.filter((id) => !miniatures.some((miniature) => miniature.id === id)),
  )
  if (miniatures.length > 0) destroyMiniatures(run, by, miniatures)
}

function destroyScenery(run: ApexRun, by: By, ids: readonly string[]): void {
  const board = boardOf(run.state, run.content)
  const gone = board.objects.filter(({ piece }) => ids.includes(piece.id))
  if (gone.length === 0) return
  const spaces = gone.flatMap((object) => spacesOf(board, object))
  run.emit({ type: 'sceneryDestroyed', ...by, pieces: gone.map(({ piece }) => piece), spaces })
}

/** Miniatures are destroyed, and the Abilities that they stand for are over, whoever used them. */
function destroyMiniatures(run: ApexRun, by: By, gone: readonly Miniature[]): void {
  run.emit({ type: 'destroyed', ...by, miniatures: gone.map(({ id }) => id) })
  const tokens = run.state.tokens.filter(({ id }) => gone.some(({ token }) => token === id))
  for (const token of tokens) {
    if (run.content.automatonAbilities.has(token.ability)) endToken(run, token)
    else endAbility(run, token, 'destroyed')
  }
}
