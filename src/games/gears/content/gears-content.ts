import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type Enemy, enemies } from './enemies.ts'
import { type Piece, pieces } from './pieces.ts'

/** What the rules look up while they are applied. */
export type GearsContent = {
  readonly enemies: ReadonlyMap<string, Enemy>
  readonly pieces: ReadonlyMap<string, Piece>
}

export const gearsContent: GearsContent = {
  enemies: indexEntries(enemies),
  pieces: indexEntries(pieces),
}

const entries: readonly ContentEntry[] = [...enemies, ...pieces]

export const gearsCore: Pack = { id: 'gears-core', version: '1.0.0', entries }
