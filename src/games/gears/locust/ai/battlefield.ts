import type { Enemy } from '../../content/enemies.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { HeldWeapon } from '../../table/figures.ts'
import type { Place, PlacedMap, PlacedZone } from '../../table/placed-map.ts'
import { openHoles, type PlacedTable } from '../../table/table.ts'
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
  place: Place
  status: CogStatus
  hand: number
  reactions: Reaction[]
  readonly weapons: HeldWeapon[]
  grenades: number
}

/** An enemy on the battlefield. */
export type LocustFigure = {
  readonly side: 'locust'
  readonly id: string
  readonly enemy: Enemy
  place: Place
  state: LocustState
  /** The marker under it by its id in the content, where it is known which one that is. */
  marker: string | null
}

export type Figure = CogFigure | LocustFigure

/** Unused figures, by kind. */
export type Pool = Record<FigureType, number>

/** The working copy of a table, on which a Locust step is played out; only `evolve` changes it. */
export type Battlefield = {
  /** It grows when a level is explored. */
  map: PlacedMap
  readonly cogs: CogFigure[]
  locust: LocustFigure[]
  readonly sealedHoles: string[]
  readonly holeTokens: { id: string; zone: string }[]
  droppedWeapons: PlacedTable['droppedWeapons']
  readonly pool: Pool
  /** Every name that was ever used, so that a new figure never takes the name of a dead one. */
  readonly names: Set<string>
}

/** Sets up the working copy. */
export function battlefieldOf(table: PlacedTable, pool: Pool, { enemies }: GearsContent): Battlefield {
  const { map, cogs, locust } = table
  return {
    map,
    cogs: cogs.map(({ id, character, position, status, hand, reactions, weapons, grenades }) => ({
      side: 'cog',
      id,
      character: character ?? id,
      place: placeAt(map, position.zone, position.cover),
      status,
      hand,
      reactions: [...reactions],
      weapons: weapons.map(({ weapon, ammo }) => ({ weapon, ammo })),
      grenades,
    })),
    locust: locust.map(({ id, enemy, position, state }) => ({
      side: 'locust',
      id,
      enemy: enemies.get(enemy) as Enemy,
      place: placeAt(map, position.zone, position.cover),
      state,
      marker: null,
    })),
    sealedHoles: [...table.sealedHoles],
    holeTokens: table.holeTokens.map(({ id, zone }) => ({ id, zone })),
    droppedWeapons: [...table.droppedWeapons],
    pool: { ...pool },
    names: new Set([...cogs, ...locust, ...table.holeTokens, ...table.droppedWeapons].map(({ id }) => id)),
  }
}

/** A place on a checked map, of which only the names are known. */
export function placeAt(map: PlacedMap, zoneId: string, coverId: string | undefined): Place {
  const zone = map.zone(zoneId) as PlacedZone
  return { zone, cover: zone.covers.find(({ id }) => id === coverId) ?? null }
}

/** The figures of the box that are not on the table. */
export function unusedFigures({ locust }: PlacedTable, { enemies, figureCounts }: GearsContent): Pool {
  const pool = emptyPool()
  for (const type of FIGURE_TYPES) pool[type] = figureCounts.get(type) ?? 0
  for (const { enemy } of locust) {
    const type = (enemies.get(enemy) as Enemy).figureType
    pool[type] = Math.max(0, pool[type] - 1)
  }
  return pool
}

export const emptyPool = (): Pool => byFigureType(() => 0)

/** The figure with a name; the names on a battlefield come from itself. */
export function figureOf({ cogs, locust }: Battlefield, id: string): Figure {
  return (cogs.find((cog) => cog.id === id) ?? locust.find((one) => one.id === id)) as Figure
}

/** The emergence holes that are not sealed. */
export const holesOf = ({ map, sealedHoles, holeTokens }: Battlefield) =>
  openHoles({ map, sealedHoles, holeTokens, cogs: [], locust: [], droppedWeapons: [] })

/** How many more figures of a kind can be put on the table. */
export const available = ({ pool, locust }: Battlefield, type: FigureType): number =>
  Math.min(pool[type], LIMITS.locust - locust.length)

export const isOccupied = ({ cogs, locust }: Battlefield, cover: Place['cover']): boolean =>
  cogs.some(({ place }) => place.cover === cover) || locust.some(({ place }) => place.cover === cover)

/** A name for a new figure or token: the first number that no one has had. */
export function newName({ names, map }: Battlefield, kind: string): string {
  for (let number = 1; ; number++) {
    const name = `${kind}-${number}`
    if (!names.has(name) && !map.zones.some(({ holes }) => holes.some(({ id }) => id === name))) return name
  }
}
