import type { Enemy } from '../../content/enemies.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { HeldWeapon } from '../../table/figures.ts'
import type { Place, PlacedMap } from '../../table/placed-map.ts'
import { type DroppedWeapon, openHoles, type PlacedTable } from '../../table/table.ts'
import {
  byFigureType,
  type CogStatus,
  FIGURE_TYPES,
  type FigureType,
  LIMITS,
  type LocustState,
  type Reaction,
} from '../../vocabulary.ts'

/** A soldier on the battlefield. */
export type CogFigure = {
  readonly side: 'cog'
  readonly id: string
  readonly character: string
  readonly place: Place
  readonly status: CogStatus
  readonly hand: number
  readonly reactions: readonly Reaction[]
  readonly weapons: readonly Readonly<HeldWeapon>[]
  readonly grenades: number
}

/** An enemy on the battlefield. */
export type LocustFigure = {
  readonly side: 'locust'
  readonly id: string
  readonly enemy: Enemy
  readonly place: Place
  readonly state: LocustState
  /** The marker under it by its id in the content, where it is known which one that is. */
  readonly marker: string | null
}

export type Figure = CogFigure | LocustFigure

/** Unused figures, by kind. */
export type Pool = Record<FigureType, number>

/**
 * What a Locust step reads of the table. It always shows what is true after the last event, and a figure is the same
 * object for as long as it is on the table: the working copy of a question, or the state of a match.
 */
export type Battlefield = {
  /** It grows when a level is explored. */
  readonly map: PlacedMap
  readonly cogs: readonly CogFigure[]
  readonly locust: readonly LocustFigure[]
  readonly sealedHoles: readonly string[]
  readonly holeTokens: readonly { readonly id: string; readonly zone: string }[]
  readonly droppedWeapons: readonly DroppedWeapon[]
  readonly pool: Readonly<Pool>
  /** Whether a name was ever used, so that a new figure never takes the name of a dead one. */
  hasHad(name: string): boolean
}

/** A place on a checked map, of which only the names are known. */
export function placeAt(map: PlacedMap, zoneId: string, coverId: string | undefined): Place {
  const zone = map.zone(zoneId)
  if (zone === undefined) throw new Error(`“${zoneId}” is no zone of the map.`)
  return { zone, cover: zone.covers.find(({ id }) => id === coverId) ?? null }
}

/** The figures of the box that are not on the table. */
export function unusedFigures({ locust }: PlacedTable, { enemies, figureCounts }: GearsContent): Pool {
  const pool = emptyPool()
  for (const type of FIGURE_TYPES) pool[type] = figureCounts.get(type) ?? 0
  for (const { enemy } of locust) {
    const type = enemyCard(enemy, enemies).figureType
    pool[type] = Math.max(0, pool[type] - 1)
  }
  return pool
}

export const emptyPool = (): Pool => byFigureType(() => 0)

/** The card of an enemy that was checked. */
export function enemyCard(id: string, enemies: GearsContent['enemies']): Enemy {
  const enemy = enemies.get(id)
  if (enemy === undefined) throw new Error(`“${id}” is no enemy card.`)
  return enemy
}

/** The figure with a name; the names on a battlefield come from itself. */
export function findNamed<Named extends { readonly id: string }>(figures: readonly Named[], id: string): Named {
  const figure = figures.find((figure) => figure.id === id)
  if (figure === undefined) throw new Error(`“${id}” is not on the battlefield.`)
  return figure
}

/** The emergence holes that are not sealed. */
export const holesOf = ({ map, sealedHoles, holeTokens }: Battlefield) => openHoles({ map, sealedHoles, holeTokens })

/** How many more figures of a kind can be put on the table. */
export const available = ({ pool, locust }: Battlefield, type: FigureType): number =>
  Math.min(pool[type], LIMITS.locust - locust.length)

export const isOccupied = ({ cogs, locust }: Battlefield, cover: Place['cover']): boolean =>
  cogs.some(({ place }) => place.cover === cover) || locust.some(({ place }) => place.cover === cover)

/** A name for a new figure or token: the first number that no one has had. */
export function newName(field: Battlefield, kind: string): string {
  for (let number = 1; ; number++) {
    const name = `${kind}-${number}`
    if (!field.hasHad(name) && !field.map.zones.some(({ holes }) => holes.some(({ id }) => id === name))) return name
  }
}
