import { describe, expect, test } from 'vitest'
import { verify } from '../../src/matches/history/verification.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { createMatchOnce } from '../../src/matches/opening/creating-once.ts'
import { inviteToSeat, takeSeat } from '../../src/matches/seats/seats.ts'
import { rightsOf, tokenHash } from '../../src/matches/seats/tokens.ts'
import { concede, declineUndo, leaveSeat, tryCommand, undo } from '../support/bearers.ts'
import { accepted, DRAW, matchTable, PASS, type Table } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

const OPEN = { seats: [{ name: 'Ana' }, { name: null }] }

async function join(table: Table, id: string, invitation: string, token: string | null = null) {
  const joined = await takeSeat(table.cache, id, { invitation, name: 'Ben', entropy: 'pepper', token })
  if (joined.kind !== 'joined') throw new Error(JSON.stringify(joined))
  return joined
}

describe('creating', () => {
  test('starts at once when the creator plays every seat', async () => {
    const table = matchTable()
    const { id } = await table.open()
    expect((await table.cache.find(id)).state).toMatchObject({ status: 'running', version: 5, entropy: 'salt' })
    expect((await table.log(id)).map(({ event }) => event.type)).toEqual([
      'match.created',
      'match.seatTaken',
      'match.seatTaken',
      'match.started',
      'dealt',
    ])
  })

  test('waits for those who are invited', async () => {
    const table = matchTable()
    const match = await table.open(OPEN)
    expect(match.invitations).toHaveLength(1)
    await expect(table.give(match, 0, DRAW)).rejects.toMatchObject({ code: 'match.not-started' })
    const joined = await join(table, match.id, match.invitations[0]?.invitation ?? '')
    expect(joined).toMatchObject({ seat: 1, version: 5 })
    expect((await table.cache.find(match.id)).state).toMatchObject({ status: 'running', entropy: 'saltpepper' })
    accepted(await table.give(match, 0, DRAW))
    accepted(await table.give({ id: match.id, ownerToken: joined.token }, 1, PASS))
  })

  test('keeps tokens only as hashes', async () => {
    const table = matchTable()
    const match = await table.open(OPEN)
    const stored = JSON.stringify(await table.store.load(match.id))
    for (const secret of [match.ownerToken, match.spectatorToken, match.invitations[0]?.invitation]) {
      expect(stored).not.toContain(secret)
    }
  })

  test.each([0, 5])('%i seats are too few or too many', async (count) => {
    const table = matchTable()
    const seats = Array.from({ length: count }, () => ({ name: 'Ana' }))
    await expect(table.open({ seats })).rejects.toMatchObject({ code: 'input.invalid' })
  })
})

describe('creating once a key', () => {
  const KEY = { key: 'a-key-that-nobody-can-guess-0123456789', bodyHash: 'body' }
  const TOKEN = 'a-token-of-my-own-that-is-long-enough'

  test('answers the same match and the same tokens again', async () => {
    const table = matchTable()
    const request = table.wanted(OPEN)
    const first = await createMatchOnce(table.cache, toyPlay, request, KEY)
    expect(await createMatchOnce(table.cache, toyPlay, request, KEY)).toEqual(first)
    if (first.kind !== 'created') throw new Error('It was refused.')
    const { rights } = await table.cache.findFresh(first.id)
    expect(rightsOf(rights, first.ownerToken).map(({ role }) => role)).toEqual(['owner', 'seat'])
    await join(table, first.id, first.invitations[0]?.invitation ?? '')
  })

  test('two at the same moment, in two processes, leave one match', async () => {
    const here = matchTable()
    const there = matchTable({ store: here.store, first: 1000 })
    const request = here.wanted({ ...OPEN, token: TOKEN })
    const key = { key: 'short', bodyHash: 'body' }
    const [one, other] = await Promise.all([
      createMatchOnce(here.cache, toyPlay, request, key),
      createMatchOnce(there.cache, toyPlay, request, key),
    ])
    expect(other).toEqual(one)
    expect((await here.store.list({ tokenHash: tokenHash(TOKEN) }, { limit: 10 })).items).toHaveLength(1)
  })

  test('another body by the same key is a problem', async () => {
    const table = matchTable()
    await createMatchOnce(table.cache, toyPlay, table.wanted(OPEN), KEY)
    const other = createMatchOnce(table.cache, toyPlay, table.wanted(), { ...KEY, bodyHash: 'other' })
    await expect(other).rejects.toMatchObject({ code: 'key.reused' })
  })

  test('a key that could be guessed is not taken without a token', async () => {
    const table = matchTable()
    const created = createMatchOnce(table.cache, toyPlay, table.wanted(), { key: '1', bodyHash: 'body' })
    await expect(created).rejects.toMatchObject({ code: 'input.invalid' })
  })

  test('one bearer’s key is not another’s', async () => {
    const table = matchTable()
    const one = await createMatchOnce(table.cache, toyPlay, table.wanted({ token: TOKEN }), KEY)
    const other = await createMatchOnce(table.cache, toyPlay, table.wanted({ token: `${TOKEN}!` }), KEY)
    expect(one).not.toMatchObject({ id: 'id' in other ? other.id : '' })
  })
})

describe('seats', () => {
  test('an invitation works once', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }, { name: null }, { name: null }] })
    const invitation = match.invitations[0]?.invitation ?? ''
    await join(table, match.id, invitation)
    for (const used of [invitation, 'guess']) {
      await expect(join(table, match.id, used)).rejects.toMatchObject({ code: 'match.not-found' })
      const shown = join(table, match.id, used, match.ownerToken)
      await expect(shown).rejects.toMatchObject({ code: 'seat.not-invited' })
    }
  })

  test('a new invitation ends the one before; only the owner makes one, and only for a free seat', async () => {
    const table = matchTable()
    const match = await table.open(OPEN)
    const fresh = await inviteToSeat(table.cache, match.id, match.ownerToken, 1)
    const old = match.invitations[0]?.invitation ?? ''
    await expect(join(table, match.id, old)).rejects.toMatchObject({ code: 'match.not-found' })
    const forbidden = inviteToSeat(table.cache, match.id, match.spectatorToken, 1)
    await expect(forbidden).rejects.toMatchObject({ code: 'match.forbidden' })
    for (const seat of [0, 7]) {
      const taken = inviteToSeat(table.cache, match.id, match.ownerToken, seat)
      await expect(taken).rejects.toMatchObject({ code: 'seat.taken' })
    }
    expect(await join(table, match.id, fresh)).toMatchObject({ seat: 1 })
  })

  test('a token that was made to be passed on plays no seat', async () => {
    const table = matchTable()
    const match = await table.open(OPEN)
    const invitation = match.invitations[0]?.invitation ?? ''
    for (const token of [match.spectatorToken, invitation]) {
      await expect(join(table, match.id, invitation, token)).rejects.toMatchObject({ code: 'match.forbidden' })
    }
    expect(await join(table, match.id, invitation, match.ownerToken)).toMatchObject({ seat: 1 })
  })

  test('who leaves may act no more; whoever is invited then plays on', async () => {
    const table = matchTable()
    const match = await table.open(OPEN)
    const ben = await join(table, match.id, match.invitations[0]?.invitation ?? '')
    accepted(await table.give(match, 0, PASS))
    await leaveSeat(table.cache, match.id, ben.token, 1)
    const bens = { id: match.id, ownerToken: ben.token }
    await expect(table.give(bens, 1, PASS)).rejects.toMatchObject({ code: 'match.not-found' })
    const cleo = await join(table, match.id, await inviteToSeat(table.cache, match.id, match.ownerToken, 1))
    accepted(await table.give({ id: match.id, ownerToken: cleo.token }, 1, PASS))
  })

  test('a seat is taken by one of two who come at the same moment in two processes', async () => {
    const here = matchTable()
    const there = matchTable({ store: here.store, first: 1000 })
    const match = await here.open(OPEN)
    const invitation = match.invitations[0]?.invitation ?? ''
    const both = await Promise.allSettled([join(here, match.id, invitation), join(there, match.id, invitation)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('conceding', () => {
  test('ends the match when one is left', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] })
    await concede(table.cache, match.id, match.ownerToken, 1)
    expect((await table.cache.find(match.id)).state.status).toBe('running')
    await concede(table.cache, match.id, match.ownerToken, 1)
    await concede(table.cache, match.id, match.ownerToken, 2)
    const { state } = await table.cache.find(match.id)
    expect(state).toMatchObject({ status: 'ended', ending: { winners: [0] } })
    expect(state.seats.map(({ hasConceded }) => hasConceded)).toEqual([false, true, true])
    await expect(table.give(match, 0, PASS)).rejects.toMatchObject({ code: 'match.ended' })
    await expect(concede(table.cache, match.id, match.ownerToken, 0)).rejects.toMatchObject({ code: 'match.ended' })
  })

  const THREE = { seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] }
  const active = async (table: Table, id: string) => {
    const { play } = (await table.cache.find(id)).state
    return play === null ? null : toyPlay.activeSeat(play)
  }

  test('never makes the others wait: the turn of the seat goes by, now and whenever it comes', async () => {
    const table = matchTable()
    const match = await table.open(THREE)
    accepted(await table.give(match, 0, PASS))
    await concede(table.cache, match.id, match.ownerToken, 1)
    expect(await active(table, match.id)).toBe(2)
    accepted(await table.give(match, 2, PASS))
    const { entries, version } = accepted(await table.give(match, 0, PASS))
    expect(entries).toMatchObject([
      { event: { type: 'passed', seat: 0 }, seat: 0 },
      { event: { type: 'passed', seat: 1 }, seat: null },
    ])
    expect(version).toBe(entries[1]?.number)
    expect(await active(table, match.id)).toBe(2)

    await concede(table.cache, match.id, match.ownerToken, 2)
    const { header } = await table.cache.find(match.id)
    const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
    expect(verify(toyPlay, header, log, records).differences).toEqual([])
  })

  test('is the last that the seat does', async () => {
    const table = matchTable()
    const match = await table.open(THREE)
    const [id, token] = [match.id, match.ownerToken]
    accepted(await table.give(match, 0, PASS, { key: 'before' }))
    await undo(table.cache, id, { token, seat: 1, to: 6, alone: false })
    await concede(table.cache, id, token, 0)
    const given = { code: 'seat.conceded' }
    const asked = { token, seat: 0, command: PASS, expected: 'any', key: null } as const
    await expect(table.give(match, 0, PASS)).rejects.toMatchObject(given)
    await expect(tryCommand(table.cache, id, asked)).rejects.toMatchObject(given)
    await expect(undo(table.cache, id, { token, seat: 0, to: 6, alone: false })).rejects.toMatchObject(given)
    await expect(declineUndo(table.cache, id, token, 0)).rejects.toMatchObject(given)
    expect(offersTo(await table.cache.find(id), 0)).toEqual([])
    expect(await table.give(match, 0, PASS, { key: 'before' })).toMatchObject({ kind: 'repeated', version: 7 })
    await leaveSeat(table.cache, id, token, 0)
    await expect(inviteToSeat(table.cache, id, token, 0)).rejects.toMatchObject(given)
  })

  test('holds when the others go back to its turn', async () => {
    const table = matchTable()
    const match = await table.open(THREE)
    const [id, token] = [match.id, match.ownerToken]
    accepted(await table.give(match, 0, PASS))
    await concede(table.cache, id, token, 1)
    for (const seat of [0, 2]) await undo(table.cache, id, { token, seat, to: 7, alone: false })
    expect((await table.log(id)).slice(-2)).toMatchObject([
      { event: { type: 'match.undone', to: 7 } },
      { event: { type: 'passed', seat: 1 }, seat: null },
    ])
    expect(await active(table, id)).toBe(2)
  })
})
