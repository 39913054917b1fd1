import type { ContentEntry, Pack } from '../../../contract/content.ts'

/** What the rules look up while they are applied. */
export type SignumContent = Readonly<Record<never, never>>

export const signumContent: SignumContent = {}

const entries: readonly ContentEntry[] = []

export const signumCore: Pack = { id: 'signum-core', version: '1.0.0', entries }
