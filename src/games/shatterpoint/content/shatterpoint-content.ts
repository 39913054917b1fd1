import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type AbilityEntry, abilities } from './abilities.ts'
import { type Era, eras } from './eras.ts'
import { type Tools, tools } from './lengths.ts'
import { type MissionSetEntry, missionSets } from './mission-sets.ts'
import { type StanceCard, stances } from './stances.ts'
import { type Unit, units } from './units.ts'

/** What the rules look up while they are applied. */
export type ShatterpointContent = {
  readonly abilities: ReadonlyMap<string, AbilityEntry>
  readonly eras: ReadonlyMap<string, Era>
  readonly missionSets: ReadonlyMap<string, MissionSetEntry>
  /** By `<unit>.<stance>`. */
  readonly stances: ReadonlyMap<string, StanceCard>
  readonly tools: ReadonlyMap<string, Tools>
  readonly units: ReadonlyMap<string, Unit>
}

export const shatterpointContent: ShatterpointContent = {
  abilities: indexEntries(abilities),
  eras: indexEntries(eras),
  missionSets: indexEntries(missionSets),
  stances: indexEntries(stances),
  tools: indexEntries(tools),
  units: indexEntries(units),
}

const entries: readonly ContentEntry[] = [...abilities, ...eras, ...missionSets, ...stances, ...tools, ...units]

export const shatterpointCore: Pack = { id: 'shatterpoint-core', version: '1.0.0', entries }
