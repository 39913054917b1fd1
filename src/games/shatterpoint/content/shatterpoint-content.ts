import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type Tools, tools } from './lengths.ts'

/** What the rules look up while they are applied. */
export type ShatterpointContent = {
  readonly tools: ReadonlyMap<string, Tools>
}

export const shatterpointContent: ShatterpointContent = {
  tools: indexEntries(tools),
}

const entries: readonly ContentEntry[] = [...tools]

export const shatterpointCore: Pack = { id: 'shatterpoint-core', version: '1.0.0', entries }
