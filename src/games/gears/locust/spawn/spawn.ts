import type { EnemyReference } from '../../content/effects.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsTrace } from '../../rules.ts'
import { type FigureType, SLOTS, type Slot } from '../../vocabulary.ts'

/** What is to be spawned: the enemy of a slot, a kind of figure, or an enemy card by its id. */
export type SpawnRequest = EnemyReference | (string & {})

/** Where figures come from. */
export type SpawnSupply = {
  readonly slots: Readonly<Partial<Record<Slot, string | undefined>>>
  readonly content: GearsContent
  /** What is spawned instead of slot C, in this order; null if C may be spawned. */
  readonly insteadOfC: readonly string[] | null
  readonly available: (type: FigureType) => number
}

/**
 * The enemy that is put on the map for a request: the one that was asked for, else the most powerful of the mission
 * whose figures are not all in play; null if there is none (gears.spawn.fallback).
 */
export function spawnedEnemy(request: SpawnRequest, supply: SpawnSupply, trace: GearsTrace | null): string | null {
  const wanted = requestedEnemy(request, supply, trace)
  if (wanted === null) return null
  const isForbidden = supply.insteadOfC !== null && wanted === supply.slots.C
  if (!isForbidden && isAvailable(wanted, supply)) return wanted
  const reason = isForbidden ? 'forbidden' : 'noFigure'
  const spawned = substitutes(isForbidden, supply).find((enemy) => isAvailable(enemy, supply)) ?? null
  trace?.applied('gears.spawn.fallback', { wanted, spawned, reason })
  return spawned
}

function requestedEnemy(request: SpawnRequest, supply: SpawnSupply, trace: GearsTrace | null): string | null {
  const slot = SLOTS.find((slot) => slot === request)
  if (slot === undefined) return enemyNamed(request, supply)
  const enemy = supply.slots[slot] ?? null
  trace?.applied('gears.spawn.slot', { slot, enemy })
  return enemy
}

/** A kind of figure means the mission’s enemy of that kind, else the enemy card of the same name or kind. */
function enemyNamed(request: string, { slots, content: { enemies } }: SpawnSupply): string | null {
  const isOfKind = (id: string | undefined) => id !== undefined && enemies.get(id)?.figureType === request
  const inSlot = SLOTS.map((slot) => slots[slot]).find(isOfKind)
  if (inSlot !== undefined) return inSlot
  if (enemies.has(request)) return request
  return [...enemies.values()].find(({ figureType }) => figureType === request)?.id ?? null
}

/** The most powerful first: C, B, A; where C is forbidden, what the mission names instead of it. */
function substitutes(isForbidden: boolean, { slots, insteadOfC }: SpawnSupply): string[] {
  const named = isForbidden ? (insteadOfC ?? []) : []
  const powerful = [insteadOfC === null ? slots.C : undefined, slots.B, slots.A]
  return [...named, ...powerful.filter((enemy) => enemy !== undefined)]
}

function isAvailable(enemy: string, { content, available }: SpawnSupply): boolean {
  const type = content.enemies.get(enemy)?.figureType
  return type !== undefined && available(type) > 0
}
