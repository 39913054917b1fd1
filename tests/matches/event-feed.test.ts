import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { LogEntry, MatchStore } from '../../src/contract/match-store.ts'
import { EventFeed } from '../../src/matches/event-feed.ts'
import { accepted, matchTable, SORT } from '../support/matches.ts'
import { createMemoryMatches } from '../support/memory-matches.ts'

/** Takes numbers from a stream until it has so many. */
async function take(parts: AsyncIterable<readonly LogEntry[]>, count: number): Promise<number[]> {
  const numbers: number[] = []
  for await (const entries of parts) {
    numbers.push(...entries.map(({ number }) => number))
    if (numbers.length >= count) break
  }
  return numbers
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const forever = () => new AbortController().signal

describe('following', () => {
  test('first reads what there is, then goes on, without a gap or a repetition', async () => {
    const table = matchTable()
    const match = await table.open()
    const readers = [0, 2, 5].map((after) => take(table.feed.follow(match.id, after, forever()), 105 - after))
    for (let round = 0; round < 100; round++) accepted(await table.give(match, 0, SORT))
    expect(await Promise.all(readers)).toEqual([upTo(105), upTo(105, 3), upTo(105, 6)])
    expect(table.feed.followers).toBe(0)
  })

  test('joins late and reads from the store what is no longer kept for all', async () => {
    const table = matchTable()
    const match = await table.open()
    const early = take(table.feed.follow(match.id, 5, forever()), 1300)
    for (let round = 0; round < 1000; round++) accepted(await table.give(match, 0, SORT))
    const late = take(table.feed.follow(match.id, 0, forever()), 1305)
    for (let round = 0; round < 300; round++) accepted(await table.give(match, 0, SORT))
    expect(await early).toEqual(upTo(1305, 6))
    expect(await late).toEqual(upTo(1305))
  })

  test('reads the log once for all, however many follow', async () => {
    const store = createMemoryMatches()
    let reads = 0
    const counting: MatchStore = {
      ...store,
      log(...wanted) {
        reads++
        return store.log(...wanted)
      },
    }
    const table = matchTable({ store: counting })
    const match = await table.open()
    const readers = upTo(100).map(() => take(table.feed.follow(match.id, 5, forever()), 1))
    await setImmediate()
    reads = 0
    accepted(await table.give(match, 0, SORT))
    expect(await Promise.all(readers)).toEqual(upTo(100).map(() => [6]))
    expect(reads).toBeLessThanOrEqual(2)
  })

  test('a hint that comes while the log is read is not lost', async () => {
    const store = createMemoryMatches()
    const slow: MatchStore = {
      ...store,
      async log(...wanted) {
        const entries = await store.log(...wanted)
        for (let pause = 0; pause < 5; pause++) await setImmediate()
        return entries
      },
    }
    const table = matchTable({ store })
    const feed = new EventFeed(slow)
    const match = await table.open()
    const reader = take(feed.follow(match.id, 0, forever()), 45)
    for (let round = 0; round < 40; round++) {
      accepted(await table.give(match, 0, SORT))
      await setImmediate()
    }
    expect(await reader).toEqual(upTo(45))
    feed.close()
  })

  test('without hints it looks for itself', async () => {
    vi.useFakeTimers()
    try {
      const store = createMemoryMatches()
      const table = matchTable({ store })
      const feed = new EventFeed({ ...store, onAppend: () => () => undefined })
      const match = await table.open()
      const reader = take(feed.follow(match.id, 5, forever()), 1)
      await vi.advanceTimersByTimeAsync(100)
      accepted(await table.give(match, 0, SORT))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await reader).toEqual([6])
    } finally {
      vi.useRealTimers()
    }
  })

  test('ends by signal, by closing, with the match, and for a number that the log has not reached', async () => {
    vi.useFakeTimers()
    try {
      const table = matchTable()
      const match = await table.open()
      const leaving = new AbortController()
      const ended = (after: number, signal = forever()) => take(table.feed.follow(match.id, after, signal), 99)
      const [left, beyond] = [ended(5, leaving.signal), ended(77)]
      await vi.advanceTimersByTimeAsync(1)
      leaving.abort()
      expect([await left, await beyond]).toEqual([[], []])

      const deleted = ended(5)
      await table.store.delete(match.id)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await deleted).toEqual([])

      const other = await table.open()
      const closed = take(table.feed.follow(other.id, 0, forever()), 99)
      await vi.advanceTimersByTimeAsync(1)
      table.close()
      expect(await closed).toEqual(upTo(5))
    } finally {
      vi.useRealTimers()
    }
  })
})
