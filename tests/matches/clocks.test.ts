import { describe, expect, test } from 'vitest'
import { readClock } from '../../src/matches/clocks/clock.ts'
import { verify } from '../../src/matches/history/verification.ts'
import { claimTime, undo } from '../support/bearers.ts'
import { accepted, DRAW, matchTable, PASS, SORT } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

/** Ana is seat 0 and to act; Ben is seat 1. */
async function opened(clock: { perDecision: number } | { bank: number }) {
  const table = matchTable()
  const match = await table.open({ clock })
  const { id, ownerToken } = match
  const state = async () => (await table.cache.findFresh(id)).state
  return {
    table,
    match,
    state,
    clock: async () => readClock(await state()),
    claim: (seat: number, want: 'idle' | 'match') => claimTime(table.cache, id, ownerToken, seat, want),
    async verified() {
      const { header } = await table.cache.findFresh(id)
      return verify(toyPlay, header, await table.log(id), await table.store.records(id)).differences
    },
  }
}

const NOT_RUN_OUT = { code: 'clock.not-run-out' }

describe('a clock for each decision', () => {
  test('begins with the start, and again with every decision', async () => {
    const { table, match, clock } = await opened({ perDecision: 60 })
    const first = await clock()
    expect(first).toMatchObject({ perDecision: 60, bank: null, left: [60, 60] })
    table.wait(50)
    accepted(await table.give(match, 0, DRAW))
    expect(Date.parse((await clock())?.runsOutAt ?? '')).toBeGreaterThan(Date.parse(first?.runsOutAt ?? '') + 49_000)
  })

  test('nothing is claimed before it has run out, by the seat itself, or without a clock', async () => {
    const { table, claim } = await opened({ perDecision: 60 })
    table.wait(59)
    await expect(claim(1, 'idle')).rejects.toMatchObject(NOT_RUN_OUT)
    table.wait(2)
    await expect(claim(0, 'idle')).rejects.toMatchObject(NOT_RUN_OUT)
    const untimed = await table.open()
    table.wait(10_000)
    await expect(claimTime(table.cache, untimed.id, untimed.ownerToken, 1, 'match')).rejects.toMatchObject(NOT_RUN_OUT)
    expect(readClock((await table.cache.findFresh(untimed.id)).state)).toBeNull()
  })

  test('then the seat does the least it may, once, and its clock begins again', async () => {
    const { table, match, state, claim, clock, verified } = await opened({ perDecision: 60 })
    table.wait(61)
    const before = (await state()).version
    await claim(1, 'idle')
    const [claimed, ...done] = (await table.log(match.id)).slice(before)
    expect(claimed?.event).toEqual({ type: 'match.claimed', seat: 1, against: 0, want: 'idle' })
    expect(done.length).toBeGreaterThan(0)
    expect(done.every(({ seat }) => seat === null)).toBe(true)
    expect(toyPlay.activeSeat((await state()).play ?? {})).toBe(1)
    expect((await state()).seats.map(({ hasConceded }) => hasConceded)).toEqual([false, false])
    await expect(claim(0, 'idle')).rejects.toMatchObject(NOT_RUN_OUT)
    expect((await clock())?.left).toEqual([60, 60])
    expect(await verified()).toEqual([])
  })

  test('or it has given up', async () => {
    const { table, state, claim, clock, verified } = await opened({ perDecision: 60 })
    table.wait(61)
    await claim(1, 'match')
    expect(await state()).toMatchObject({ status: 'ended', ending: { winners: [1] } })
    expect((await clock())?.runsOutAt).toBeNull()
    expect(await verified()).toEqual([])
  })
})

describe('a bank of time', () => {
  test('holds all decisions of a seat together', async () => {
    const { table, match, clock, claim } = await opened({ bank: 100 })
    table.wait(60)
    accepted(await table.give(match, 0, SORT))
    expect((await clock())?.left.map(Math.round)).toEqual([40, 100])
    table.wait(30)
    accepted(await table.give(match, 0, PASS))
    expect((await clock())?.left.map(Math.round)).toEqual([10, 100])
    table.wait(99)
    await expect(claim(0, 'match')).rejects.toMatchObject(NOT_RUN_OUT)
    table.wait(2)
    await claim(0, 'match')
  })

  test('a wish to go back gives nobody more time', async () => {
    const { table, match, clock, state } = await opened({ bank: 100 })
    const { version } = await state()
    accepted(await table.give(match, 0, DRAW))
    const before = await clock()
    table.wait(20)
    const { id, ownerToken } = match
    const wish = { token: ownerToken, seat: 0, to: version, alone: false }
    expect(await undo(table.cache, id, wish)).toMatchObject({ isUndone: false })
    expect(await clock()).toEqual(before)
  })
})
