import type { JsonObject } from '../../../lib/json.ts'

/** A command, as it is checked before anything is decided. */
export type GearsCommand = JsonObject
