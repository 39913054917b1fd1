import type { Enemy } from '../content/enemies.ts'
import type { GearsTrace } from '../rules.ts'
import type { LocustState } from '../vocabulary.ts'

/** A Locust that suffers wounds; the value of its marker, where it differs from what its card says. */
export type SufferingLocust = {
  readonly id: string
  readonly enemy: Enemy
  readonly state: LocustState
  readonly markerHealth?: number | null
}

/** What wounds do to a Locust. */
type LocustEffect = 'none' | 'immune' | 'unchanged' | 'wounded' | 'gravelyWounded' | 'killed'
export type WoundedLocust = { readonly effect: LocustEffect; readonly state: LocustState | null }

/** The health that it has now: that of its card, or the visible value of its marker. */
export function healthOf({ enemy, state, markerHealth }: Omit<SufferingLocust, 'id'>): number {
  if (state === 'healthy') return enemy.health
  const marker = markerHealth ?? enemy.markerHealth ?? enemy.health
  return state === 'gravelyWounded' ? (enemy.gravelyWoundedHealth ?? marker) : marker
}

/** Whether it is healthy and this weapon cannot wound it then; direct wounds come from no weapon. */
export function isImmune({ enemy, state }: Omit<SufferingLocust, 'id'>, weapon: string | null): boolean {
  if (state !== 'healthy' || enemy.healthyWoundableBy === null) return false
  return weapon === null || !enemy.healthyWoundableBy.includes(weapon)
}

/** The effect of one amount of wounds on a Locust, without the argument. */
export function locustAfter(locust: Omit<SufferingLocust, 'id'>, wounds: number, weapon: string | null): WoundedLocust {
  const { enemy, state } = locust
  if (wounds === 0) return { effect: 'none', state }
  if (isImmune(locust, weapon)) return { effect: 'immune', state }
  if (wounds >= healthOf(locust)) return { effect: 'killed', state: null }
  if (state === 'healthy') return { effect: 'wounded', state: 'wounded' }
  if (state === 'wounded' && enemy.gravelyWoundedHealth !== null) {
    return { effect: 'gravelyWounded', state: 'gravelyWounded' }
  }
  return { effect: 'unchanged', state }
}

/** Applies one amount of wounds to a Locust; the weapon is null for direct wounds. */
export function woundLocust(
  locust: SufferingLocust,
  wounds: number,
  weapon: string | null,
  trace: GearsTrace,
): WoundedLocust {
  const after = locustAfter(locust, wounds, weapon)
  if (after.effect !== 'none') explainWounds(locust, wounds, weapon, after, trace)
  return after
}

function explainWounds(
  locust: SufferingLocust,
  wounds: number,
  weapon: string | null,
  { effect, state }: WoundedLocust,
  trace: GearsTrace,
): void {
  const { id: figure, enemy } = locust
  const health = healthOf(locust)
  if (effect === 'immune') {
    const weapons = [...(enemy.healthyWoundableBy ?? [])]
    trace.applied('gears.berserker.healthy-immune', { figure, weapon, weapons })
    return
  }
  trace.applied('gears.wound.locust-states', { figure, state: locust.state, health })
  if (enemy.gravelyWoundedHealth !== null) {
    trace.applied('gears.berserker.thresholds', { figure, wounds, health })
    if (state !== null && effect !== 'unchanged') {
      trace.applied('gears.berserker.states', { figure, wounds, health, state })
    }
  }
  if (effect === 'killed') trace.applied('gears.wound.locust-killed', { figure, wounds, health })
  if (effect === 'unchanged') trace.applied('gears.wound.locust-no-second', { figure, wounds, health })
  if (effect === 'wounded') {
    const marker = locust.markerHealth ?? enemy.markerHealth
    trace.applied('gears.wound.locust-wounded', { figure, wounds, health, marker })
  }
}

/** Heals a Locust: its marker goes back. */
export function healLocust({ id, state }: Pick<SufferingLocust, 'id' | 'state'>, trace: GearsTrace): 'healthy' {
  if (state !== 'healthy') trace.applied('gears.wound.heal-locust', { figure: id, state })
  return 'healthy'
}
