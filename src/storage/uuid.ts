import { randomBytes, randomInt } from 'node:crypto'

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const COUNTER_MAX = 0xfff

/** Whether a text is a UUID as PostgreSQL writes it, in either case. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text)
}

/**
 * A source of UUIDs of version 7 (RFC 9562) that grow from one to the next, also within a millisecond: the twelve bits
 * after the time count, and when they are used up, or the clock goes back, the time runs ahead of the clock.
 */
export function growingUuids(now: () => number = Date.now): () => string {
  let time = 0
  let counter = 0
  return () => {
    const clock = now()
    if (clock > time) {
      time = clock
      counter = randomInt(COUNTER_MAX >> 1)
    } else if (counter === COUNTER_MAX) {
      time += 1
      counter = 0
    } else {
      counter += 1
    }
    return formatUuid(time, counter)
  }
}

function formatUuid(time: number, counter: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
