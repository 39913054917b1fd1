import { type SceneryKind, sceneryPack } from './scenery.ts'

/** What the rules look up while they are applied. */
export type ApexContent = {
  sceneryKind(id: string): SceneryKind | undefined
  /** The ids of all kinds of scenery. */
  sceneryKinds(): string[]
}

const sceneryById = new Map(sceneryPack.entries.map((entry) => [entry.id, entry]))

export const apexContent: ApexContent = {
  sceneryKind: (id) => sceneryById.get(id),
  sceneryKinds: () => [...sceneryById.keys()],
}

export const apexPacks = [sceneryPack]
