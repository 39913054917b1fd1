import type { Text } from '../../cards/effect-source.ts'
import type { Effect } from '../../content/effects.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, askPick, type MatchRun } from '../questions.ts'
import { cardAs, playerOf } from '../table.ts'

type Destroying = { readonly text: Text; readonly controller: PlayerId; readonly to: Effect['to'] }

/** The controller picks what a text destroys: one thing, unless it says how many. */
function* pickDoomed(
  { text, controller, to: { count, upTo } }: Destroying,
  candidates: readonly string[],
): Asking<string[]> {
  const max = Math.min(count ?? 1, candidates.length)
  if (max === 0) return []
  const pick = { field: 'targets', candidates, min: upTo ? 0 : max, max } as const
  return yield* askPick(controller, 'chooseTargets', { card: text.name }, pick)
}

/** Buildings of a city fall. */
export function* destroyBuildings(run: MatchRun, destroying: Destroying, player: PlayerId): Asking<void> {
  const { city } = playerOf(run.state, player)
  const doomed = yield* pickDoomed(
    destroying,
    city.map(({ card }) => card),
  )
  for (const card of doomed) {
    const { isUnique } = cardAs('building', card, run.content)
    if (isUnique) run.trace.applied('signum.city.unique-once', { building: card })
    else run.trace.applied('signum.city.destroyed-basic-rebuild', { building: card })
    run.emit({ type: 'buildingDestroyed', player, card, unique: isUnique })
  }
}

/** Relics of a hero are destroyed. */
export function* destroyRelics(run: MatchRun, destroying: Destroying, player: PlayerId): Asking<void> {
  const { relics } = playerOf(run.state, player)
  const doomed = yield* pickDoomed(
    destroying,
    relics.map(({ id }) => id),
  )
  for (const relic of doomed) {
    run.trace.applied('signum.relic.destroyed', { relic })
    run.emit({ type: 'relicDiscarded', player, relic, why: 'destroyed' })
  }
}

/** Templates leave the battlefield, whoever laid them. */
export function* destroyTemplates(run: MatchRun, destroying: Destroying): Asking<void> {
  const doomed = yield* pickDoomed(
    destroying,
    run.state.terrain.map(({ id }) => id),
  )
  for (const terrain of doomed) {
    run.trace.applied('signum.terrain.destroyed', { terrain })
    run.emit({ type: 'terrainDestroyed', terrain })
  }
}
