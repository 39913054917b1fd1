import { describe, expect, test } from 'vitest'
import { MAX_SEATS_LEFT, MAX_TIMES_UNDONE, MAX_UNDO_LINES } from '../../src/matches/limits.ts'
import { inviteToSeat, takeSeat } from '../../src/matches/seats/seats.ts'
import { concede, declineUndo, leaveSeat, undo } from '../support/bearers.ts'
import { matchTable } from '../support/matches.ts'

const SORT = { sort: {} }
const DRAW = { draw: {} }

async function running() {
  const table = matchTable()
  const match = await table.open()
  const { id, ownerToken: token } = match
  const version = async () => (await table.cache.findFresh(id)).version
  const propose = (to: number, seat = 0) => undo(table.cache, id, { token, seat, to, alone: false })
  return { table, match, id, token, version, propose }
}

describe('a log does not grow without end', () => {
  test('proposing again what is proposed already adds no line', async () => {
    const { table, match, version, propose } = await running()
    await table.give(match, 0, DRAW)
    const first = await propose(5)
    expect(first.isUndone).toBe(false)
    for (let times = 0; times < 5; times++) expect(await propose(5)).toEqual(first)
    expect(await version()).toBe(first.version)
    expect(await propose(5, 1)).toMatchObject({ isUndone: true })
  })

  test('proposals and refusals are limited until the match goes on', async () => {
    const { table, match, id, token, version, propose } = await running()
    await table.give(match, 0, DRAW)
    const before = await version()
    const wrangle = async () => {
      for (let times = 0; times <= MAX_UNDO_LINES; times++) {
        await propose(5)
        await declineUndo(table.cache, id, token, 1)
      }
    }
    await expect(wrangle()).rejects.toMatchObject({ code: 'undo.exhausted' })
    expect(await version()).toBeLessThanOrEqual(before + MAX_UNDO_LINES + 1)
    for (let times = 0; times < 3; times++) await declineUndo(table.cache, id, token, 1)
    expect(await version()).toBeLessThanOrEqual(before + MAX_UNDO_LINES + 1)
    await table.give(match, 1, DRAW)
    expect(await propose(5)).toMatchObject({ isUndone: false })
  })

  test('alternating proposals of one seat are limited, too', async () => {
    const { table, match, propose } = await running()
    await table.give(match, 0, DRAW)
    await table.give(match, 1, DRAW)
    const wrangle = async () => {
      for (let times = 0; times <= MAX_UNDO_LINES; times++) await propose(5 + (times % 2))
    }
    await expect(wrangle()).rejects.toMatchObject({ code: 'undo.exhausted' })
  })

  test('going back and forth is limited in all, for every time keeps a whole state', { timeout: 60_000 }, async () => {
    const { table, match, version, propose } = await running()
    const seesaw = async () => {
      for (let times = 0; times <= MAX_TIMES_UNDONE; times++) {
        const before = await version()
        await table.give(match, 0, SORT)
        await propose(before)
      }
    }
    await expect(seesaw()).rejects.toMatchObject({ code: 'undo.exhausted' })
    const lines = await table.store.log(match.id, 0, 10_000)
    expect(lines.filter(({ event }) => event.type === 'match.undone')).toHaveLength(MAX_TIMES_UNDONE)
  })

  test('seats are left and offered again so often and no more', async () => {
    const { table, id, token } = await running()
    const roundabout = async () => {
      let seated = token
      for (let times = 0; times <= MAX_SEATS_LEFT; times++) {
        await leaveSeat(table.cache, id, seated, 1)
        const invitation = await inviteToSeat(table.cache, id, token, 1)
        const joined = await takeSeat(table.cache, id, { invitation, name: 'Ben', entropy: 'salt', token: null })
        if (joined.kind !== 'joined') throw new Error('The seat cannot be taken.')
        seated = joined.token
      }
    }
    await expect(roundabout()).rejects.toMatchObject({ code: 'seat.exhausted' })
  })

  test('giving up again, and declining what nobody proposed, add no line', async () => {
    const { table, id, token, version } = await running()
    const before = await version()
    for (let times = 0; times < 3; times++) await declineUndo(table.cache, id, token, 1)
    expect(await version()).toBe(before)
    const given = await concede(table.cache, id, token, 1)
    await concede(table.cache, id, token, 1).catch(() => undefined)
    expect(await version()).toBe(given)
  })
})
