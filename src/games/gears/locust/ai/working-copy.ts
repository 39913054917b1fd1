import type { GearsContent } from '../../content/gears-content.ts'
import type { PlacedTable } from '../../table/table.ts'
import { type Battlefield, type CogFigure, enemyCard, type LocustFigure, type Pool, placeAt } from './battlefield.ts'

type Changeable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A figure that events change. */
export type CogCopy = Changeable<CogFigure>
export type LocustCopy = Changeable<LocustFigure>

/** The working copy of a table, on which the step of a question is played out; only `evolve` changes it. */
export type WorkingCopy = Omit<Battlefield, 'cogs' | 'locust' | 'holeTokens' | 'droppedWeapons' | 'pool'> & {
  readonly cogs: readonly CogCopy[]
  locust: readonly LocustCopy[]
  holeTokens: Battlefield['holeTokens']
  droppedWeapons: Battlefield['droppedWeapons']
  readonly pool: Pool
  /** Every name that was ever used. */
  readonly names: Set<string>
}

/** Sets up the working copy. */
export function workingCopyOf(table: PlacedTable, pool: Pool, { enemies }: GearsContent): WorkingCopy {
  const { map, cogs, locust } = table
  const names = new Set([...cogs, ...locust, ...table.holeTokens, ...table.droppedWeapons].map(({ id }) => id))
  return {
    map,
    cogs: cogs.map(({ position, character, ...cog }) => ({
      side: 'cog',
      ...cog,
      character: character ?? cog.id,
      place: placeAt(map, position.zone, position.cover),
    })),
    locust: locust.map(({ id, enemy, position, state }) => ({
      side: 'locust',
      id,
      enemy: enemyCard(enemy, enemies),
      place: placeAt(map, position.zone, position.cover),
      state,
      marker: null,
    })),
    sealedHoles: table.sealedHoles,
    holeTokens: table.holeTokens,
    droppedWeapons: table.droppedWeapons,
    pool: { ...pool },
    names,
    hasHad: (name) => names.has(name),
  }
}
