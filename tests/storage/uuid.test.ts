import { afterEach, expect, test, vi } from 'vitest'
import { firstUuidAt, isUuid, newUuid } from '../../src/storage/uuid.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('ids are UUIDs of version 7 that begin with the time', () => {
  // A time to come, since ids never go back to before those that were made already.
  vi.spyOn(Date, 'now').mockReturnValue(0x0290_1234_5678)
  const id = newUuid()
  expect(id).toMatch(/^02901234-5678-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
})

test('ids grow, also within a millisecond and when the clock goes back', () => {
  const clock = [5, 5, 9, 3, 1, 12].map((ms) => 0x0390_0000_0000 + ms)
  vi.spyOn(Date, 'now').mockImplementation(() => clock.shift() ?? 0x0390_0000_000c)
  const ids = Array.from({ length: 20_000 }, newUuid)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('the first id of a moment lies between those made before and after it', () => {
  vi.spyOn(Date, 'now').mockReturnValue(0x0490_0000_0000)
  const before = newUuid()
  vi.spyOn(Date, 'now').mockReturnValue(0x0490_0000_0001)
  const first = firstUuidAt(new Date(0x0490_0000_0001))
  expect(before < first).toBe(true)
  expect(first < newUuid()).toBe(true)
})
