import { expect, test } from 'vitest'
import { growingUuids, isUuid } from '../../src/storage/uuid.ts'

test('ids are UUIDs of version 7 that begin with the time', () => {
  const id = growingUuids(() => 0x0190_1234_5678)()
  expect(id).toMatch(/^01901234-5678-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
})

test('ids grow, also within a millisecond and when the clock goes back', () => {
  const clock = [5, 5, 9, 3, 1, 12]
  const next = growingUuids(() => clock.shift() ?? 12)
  const ids = Array.from({ length: 20_000 }, next)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})
