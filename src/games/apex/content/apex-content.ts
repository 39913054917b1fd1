import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type AimCard, aimCards } from './aim-cards.ts'
import { type SceneryKind, sceneryKinds } from './scenery.ts'

/** What the rules look up while they are applied. */
export type ApexContent = {
  readonly sceneryKinds: ReadonlyMap<string, SceneryKind>
  readonly aimCards: ReadonlyMap<string, AimCard>
}

export const apexContent: ApexContent = {
  sceneryKinds: indexEntries(sceneryKinds),
  aimCards: indexEntries(aimCards),
}

const entries: readonly ContentEntry[] = [...sceneryKinds, ...aimCards]

export const apexCore: Pack = { id: 'apex-core', version: '1.0.0', entries }
