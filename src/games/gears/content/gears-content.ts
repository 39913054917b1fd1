import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type Enemy, enemies } from './enemies.ts'

/** What the rules look up while they are applied. */
export type GearsContent = {
  readonly enemies: ReadonlyMap<string, Enemy>
}

export const gearsContent: GearsContent = {
  enemies: indexEntries(enemies),
}

const entries: readonly ContentEntry[] = [...enemies]

export const gearsCore: Pack = { id: 'gears-core', version: '1.0.0', entries }
