import { spawnAll } from '../../locust/ai/actions/spawning.ts'
import { available } from '../../locust/ai/battlefield.ts'
import type { LocustContext } from '../../locust/ai/context.ts'
import type { Asking as LocustAsking } from '../../locust/ai/decision.ts'
import type { Landmark } from '../../locust/ai/environment.ts'
import { type SpawnRequest, spawnedEnemy } from '../../locust/spawn/spawn.ts'
import type { PlacedZone } from '../../table/placed-map.ts'
import type { FigureType } from '../../vocabulary.ts'
import type { MatchContext } from '../context.ts'
import type { Asking } from '../questions.ts'
import { resolve } from './resolving.ts'

/** A figure that is to be spawned, and the zone it appears in. */
export type Wanted = { readonly request: SpawnRequest; readonly zone: string }

/** Spawns figures; the active player chooses the order where it can matter (gears.spawn.order). */
export function* spawnWanted(context: MatchContext, wanted: readonly Wanted[]): Asking<void> {
  yield* resolve(context, (locust) => spawnInOrder(locust, wanted))
}

type Request = { readonly request: SpawnRequest; readonly landmark: Landmark }

function* spawnInOrder(locust: LocustContext, wanted: readonly Wanted[]): LocustAsking<void> {
  const requests = wanted.flatMap((want): Request[] => {
    const zone = locust.field.map.zone(want.zone)
    return zone === undefined ? [] : [{ request: want.request, landmark: landmarkAt(zone) }]
  })
  if (isShort(locust, requests)) {
    yield* spawnAll(locust, requests)
    return
  }
  for (const { id } of new Set(requests.map(({ landmark }) => landmark.place.zone))) {
    const here = requests.filter(({ landmark }) => landmark.place.zone.id === id)
    if (isCoverContested(locust, here)) yield* spawnAll(locust, here)
    else for (const request of here) yield* spawnAll(locust, [request])
  }
}

const landmarkAt = (zone: PlacedZone): Landmark => ({ side: 'zone', id: zone.id, place: { zone, cover: null } })

/** The enemy card that a request means, if there is a figure for it. */
function enemyOf({ slots, content, rules }: LocustContext, { request }: Request): string | null {
  return spawnedEnemy(request, { slots, content, insteadOfC: rules.insteadOfC, available: () => 1 }, null)
}

/** Whether there are fewer figures than wanted, so that the first come first served. */
function isShort(locust: LocustContext, requests: readonly Request[]): boolean {
  const counts = new Map<FigureType, number>()
  for (const request of requests) {
    const type = locust.content.enemies.get(enemyOf(locust, request) ?? '')?.figureType
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts].some(([type, count]) => available(locust.field, type) < count)
}

/** Whether different enemies of one zone look for cover there. */
function isCoverContested(locust: LocustContext, requests: readonly Request[]): boolean {
  const seekers = requests
    .map((request) => enemyOf(locust, request))
    .filter((enemy) => locust.content.enemies.get(enemy ?? '')?.takesCover)
  return new Set(seekers).size > 1
}
