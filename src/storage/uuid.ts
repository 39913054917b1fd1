import { v7 } from 'uuid'

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NO_CHANCE = new Uint8Array(16)

/** Whether a text is a UUID as PostgreSQL takes it: of any version, in either case. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text)
}

/** A UUID of version 7 (RFC 9562), larger than every one before it, also within a millisecond or when the clock goes back. */
export function newUuid(): string {
  return v7()
}

/** The smallest UUID of version 7 of a moment: whatever was made before it has a smaller one. */
export function firstUuidAt(time: Date): string {
  return v7({ msecs: time.getTime(), seq: 0, random: NO_CHANCE })
}
