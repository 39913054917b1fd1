import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type AimCard, aimCards } from './aim-cards.ts'
import { type AreaPattern, areaPatterns } from './area-patterns.ts'
import { type Grenade, grenades } from './grenades.ts'
import { type MeleeNumbers, meleeNumbers } from './melee.ts'
import { type SceneryKind, sceneryKinds } from './scenery.ts'
import { type ZoneKind, zoneKinds } from './zones.ts'

/** What the rules look up while they are applied. */
export type ApexContent = {
  readonly sceneryKinds: ReadonlyMap<string, SceneryKind>
  readonly aimCards: ReadonlyMap<string, AimCard>
  readonly areaPatterns: ReadonlyMap<string, AreaPattern>
  readonly grenades: ReadonlyMap<string, Grenade>
  readonly melee: MeleeNumbers
  readonly zoneKinds: ReadonlyMap<string, ZoneKind>
}

export const apexContent: ApexContent = {
  sceneryKinds: indexEntries(sceneryKinds),
  aimCards: indexEntries(aimCards),
  areaPatterns: indexEntries(areaPatterns),
  grenades: indexEntries(grenades),
  melee: meleeNumbers,
  zoneKinds: indexEntries(zoneKinds),
}

const entries: readonly ContentEntry[] = [
  ...sceneryKinds,
  ...aimCards,
  ...areaPatterns,
  ...grenades,
  meleeNumbers,
  ...zoneKinds,
]

export const apexCore: Pack = { id: 'apex-core', version: '1.0.0', entries }
