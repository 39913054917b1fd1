import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type AbilityEntry, abilities } from './abilities.ts'
import { type BattlefieldEntry, battlefields } from './battlefields.ts'
import { bookNumbers } from './book-numbers.ts'
import { dieEntries } from './die-entries.ts'
import { type Era, eras } from './eras.ts'
import { type Tools, tools } from './lengths.ts'
import { type MissionSetEntry, missionSets } from './mission-sets.ts'
import { type OrderCard, orderCards } from './order-cards.ts'
import { type StanceCard, stances } from './stances.ts'
import { type Terrain, terrains } from './terrain.ts'
import type { Unit } from './unit-card.ts'
import { units } from './units.ts'

/** What the rules look up while they are applied. */
export type ShatterpointContent = {
  readonly abilities: ReadonlyMap<string, AbilityEntry>
  readonly battlefields: ReadonlyMap<string, BattlefieldEntry>
  readonly eras: ReadonlyMap<string, Era>
  readonly missionSets: ReadonlyMap<string, MissionSetEntry>
  readonly orderCards: ReadonlyMap<string, OrderCard>
  /** By `<unit>.<stance>`. */
  readonly stances: ReadonlyMap<string, StanceCard>
  readonly terrains: ReadonlyMap<string, Terrain>
  readonly tools: ReadonlyMap<string, Tools>
  readonly units: ReadonlyMap<string, Unit>
}

export const shatterpointContent: ShatterpointContent = {
  abilities: indexEntries(abilities),
  battlefields: indexEntries(battlefields),
  eras: indexEntries(eras),
  missionSets: indexEntries(missionSets),
  orderCards: indexEntries(orderCards),
  stances: indexEntries(stances),
  terrains: indexEntries(terrains),
  tools: indexEntries(tools),
  units: indexEntries(units),
}

const entries: readonly ContentEntry[] = [
  ...abilities,
  ...battlefields,
  ...bookNumbers,
  ...dieEntries,
  ...eras,
  ...missionSets,
  ...orderCards,
  ...stances,
  ...terrains,
  ...tools,
  ...units,
]

export const shatterpointCore: Pack = { id: 'shatterpoint-core', version: '1.0.0', entries }
