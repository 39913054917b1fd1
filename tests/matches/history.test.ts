import { describe, expect, test } from 'vitest'
import type { CommandRecord, LogEntry, MatchHeader } from '../../src/contract/match-store.ts'
import { undoBar } from '../../src/matches/history/undo.ts'
import { verify } from '../../src/matches/history/verification.ts'
import { forkMatch } from '../../src/matches/opening/forks.ts'
import { concede, declineUndo, undo } from '../support/bearers.ts'
import { accepted, DRAW, matchTable, PASS, SORT, type Table } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

type Match = { readonly id: string; readonly ownerToken: string }

const back = (table: Table, { id, ownerToken }: Match, seat: number, to: number, alone = true) =>
  undo(table.cache, id, { token: ownerToken, seat, to, alone })

const playState = async (table: Table, { id }: Match) => (await table.cache.findFresh(id)).state.play

describe('going back alone', () => {
  test('is allowed after what nobody else saw, and as often as one likes', async () => {
    const table = matchTable()
    const match = await table.open()
    const before = await playState(table, match)
    accepted(await table.give(match, 0, SORT))
    accepted(await table.give(match, 0, SORT))
    expect(await back(table, match, 0, 6)).toEqual({ version: 8, isUndone: true })
    expect(await back(table, match, 0, 5)).toEqual({ version: 9, isUndone: true })
    expect(await playState(table, match)).toEqual(before)
  })

  test('never after hidden information was shown', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }] })
    accepted(await table.give(match, 0, DRAW))
    await expect(back(table, match, 0, 4)).rejects.toMatchObject({
      code: 'undo.barred',
      message: 'Something hidden has been shown since.',
    })
  })

  test('never past another seat’s action', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, PASS))
    accepted(await table.give(match, 1, PASS))
    await expect(back(table, match, 0, 5)).rejects.toMatchObject({ message: 'Another seat has acted since.' })
  })

  test('never to change whose turn it is', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, PASS))
    await expect(back(table, match, 0, 5)).rejects.toMatchObject({ message: 'It would change whose turn it is.' })
  })

  test('never after chance', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }] })
    const { state } = await table.cache.find(match.id)
    const draws = [{ index: 0, bound: 6, value: 2 }]
    const since = { entries: [], records: [{ at: 5, seat: 0, command: DRAW, draws }] }
    expect(undoBar(toyPlay, 0, since, { before: state, now: state })).toBe('chance')
  })

  test('never past the start, into the future, or into the middle of a command', async () => {
    const table = matchTable()
    const match = await table.open()
    await expect(back(table, match, 0, 2)).rejects.toMatchObject({ code: 'undo.barred' })
    for (const to of [0, 99, 4]) {
      await expect(back(table, match, 0, to)).rejects.toMatchObject({ code: 'input.invalid' })
    }
  })

  test('never past a change of the match itself', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] })
    accepted(await table.give(match, 0, SORT))
    await concede(table.cache, match.id, match.ownerToken, 2)
    await expect(back(table, match, 0, 6)).rejects.toMatchObject({
      message: 'More than the game itself has changed since.',
    })
  })
})

describe('going back by agreement', () => {
  test('takes effect when every seat has proposed the same', async () => {
    const table = matchTable()
    const match = await table.open()
    const before = await playState(table, match)
    accepted(await table.give(match, 0, DRAW))
    expect(await back(table, match, 0, 5, false)).toEqual({ version: 7, isUndone: false })
    expect((await table.cache.find(match.id)).state.undo).toEqual({ to: 5, agreed: [0] })
    expect(await back(table, match, 1, 5, false)).toEqual({ version: 9, isUndone: true })
    expect(await playState(table, match)).toEqual(before)
  })

  test('gives the next command chance of its own, for a version never comes again', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    await back(table, match, 0, 5, false)
    await back(table, match, 1, 5, false)
    expect((await table.store.records(match.id)).map(({ at }) => at)).toEqual([5])
    accepted(await table.give(match, 0, DRAW))
    expect((await table.store.records(match.id)).map(({ at }) => at)).toEqual([5, 9])
  })

  test('is forgotten when it is declined or the match goes on', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    await back(table, match, 0, 5, false)
    await declineUndo(table.cache, match.id, match.ownerToken, 1)
    expect((await table.cache.find(match.id)).state.undo).toBeNull()
    await back(table, match, 0, 5, false)
    accepted(await table.give(match, 1, PASS))
    expect(await back(table, match, 1, 5, false)).toMatchObject({ isUndone: false })
  })
})

describe('a fork', () => {
  test('goes on by itself from an earlier version', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    accepted(await table.give(match, 1, DRAW))
    const fork = await forkMatch(table.cache, match.id, { token: match.ownerToken, version: 6, label: 'what if' })
    const { state, header } = await table.cache.find(fork.id)
    expect(header).toMatchObject({ forkedFrom: { match: match.id, version: 6 }, label: 'what if', isPublic: false })
    expect(state).toMatchObject({ status: 'running', play: { active: 1 } })
    accepted(await table.give(fork, 1, PASS))
    expect(await table.version(match.id)).toBe(7)
  })

  test('keeps what the forker saw and draws the rest anew', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const seat of [0, 1, 0, 1]) accepted(await table.give(match, seat, DRAW))
    const fork = await forkMatch(table.cache, match.id, { token: match.ownerToken, version: 9, label: null })
    const [source, copy] = [await playState(table, match), await playState(table, fork)] as Record<string, number[][]>[]
    expect(copy?.hands?.[0]).toEqual(source?.hands?.[0])
    expect(copy?.hands?.[1]).not.toEqual(source?.hands?.[1])
    expect(copy?.pile).not.toEqual(source?.pile)
    expect([...(copy?.pile ?? []), ...(copy?.hands ?? []).flat()].sort()).toEqual(
      [...(source?.pile ?? []), ...(source?.hands ?? []).flat()].sort(),
    )
  })

  test('of a match that one only watches belongs to a new token, not to every spectator', async () => {
    const table = matchTable()
    const match = await table.open()
    const fork = await forkMatch(table.cache, match.id, { token: match.spectatorToken, version: 5, label: null })
    expect(fork.ownerToken).not.toBe(match.spectatorToken)
    const forbidden = forkMatch(table.cache, match.id, { token: 'stranger', version: 5, label: null })
    await expect(forbidden).rejects.toMatchObject({ code: 'match.not-found' })
  })

  test('starts from a version that was played, not before, not after', async () => {
    const table = matchTable()
    const match = await table.open()
    await concede(table.cache, match.id, match.ownerToken, 1)
    const from = (version: number) =>
      forkMatch(table.cache, match.id, { token: match.ownerToken, version, label: null }).catch((error) => error)
    expect(await from(3)).toMatchObject({ code: 'match.not-started' })
    expect(await from(4)).toMatchObject({ code: 'input.invalid' })
    expect(await from(7)).toMatchObject({ code: 'match.ended' })
    expect(await from(8)).toMatchObject({ code: 'input.invalid' })
    expect(await from(5)).toMatchObject({ id: expect.any(String) })
  })
})

describe('verification', () => {
  /** A match with commands, chance in its setup, a way back by agreement, and an end. */
  async function ended() {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    accepted(await table.give(match, 1, PASS))
    accepted(await table.give(match, 0, SORT))
    await back(table, match, 0, 7)
    accepted(await table.give(match, 0, DRAW))
    await concede(table.cache, match.id, match.ownerToken, 1)
    const { header, state } = await table.cache.findFresh(match.id)
    expect(state.status).toBe('ended')
    return { header, entries: await table.log(match.id), records: await table.store.records(match.id) }
  }

  type Kept = { header: MatchHeader; entries: readonly LogEntry[]; records: readonly CommandRecord[] }
  const changed = (entries: readonly LogEntry[], number: number, change: (entry: LogEntry) => LogEntry) =>
    entries.map((entry) => (entry.number === number ? change(entry) : entry))
  const withEvent = (kept: Kept, number: number, event: object): Kept => ({
    ...kept,
    entries: changed(kept.entries, number, (entry) => ({ ...entry, event: { ...entry.event, ...event } })),
  })

  test('finds nothing in a log as it was written', async () => {
    const { header, entries, records } = await ended()
    expect(verify(toyPlay, header, entries, records)).toMatchObject({
      commands: 4,
      draws: 59,
      differences: [],
      stretches: [{ first: 1, last: 12, isFair: true }],
    })
  })

  test.each<[string, (kept: Kept) => Kept, { number: number; what: string }[]]>([
    [
      'another seed',
      (k) => ({ ...k, header: { ...k.header, seed: k.header.seed.replace(/.$/, 'f') } }),
      [
        { number: 0, what: 'commitment' },
        { number: 5, what: 'event' },
        { number: 6, what: 'event' },
        { number: 9, what: 'event' },
        { number: 10, what: 'event' },
      ],
    ],
    ['another card drawn', (k) => withEvent(k, 6, { card: 9999 }), [{ number: 6, what: 'event' }]],
    ['another shuffle', (k) => withEvent(k, 5, { pile: [] }), [{ number: 5, what: 'event' }]],
    ['another winner', (k) => withEvent(k, 12, { winners: [1] }), [{ number: 12, what: 'event' }]],
    ['another state gone back to', (k) => withEvent(k, 9, { state: {} }), [{ number: 9, what: 'event' }]],
    ['no end', (k) => ({ ...k, entries: k.entries.slice(0, -1) }), [{ number: 12, what: 'event' }]],
    [
      'an end too many',
      (k) => ({
        ...k,
        entries: [...k.entries, { number: 13, event: { type: 'match.ended' }, seat: null, at: new Date(0) }],
      }),
      [{ number: 13, what: 'event' }],
    ],
    [
      'an event too many',
      (k) => ({
        ...k,
        entries: [...k.entries, { number: 13, event: { type: 'sorted', seat: 0 }, seat: 0, at: new Date(0) }],
      }),
      [{ number: 13, what: 'event' }],
    ],
    [
      'a line left out',
      (k) => ({ ...k, entries: k.entries.filter(({ number }) => number !== 11) }),
      [
        { number: 11, what: 'number' },
        { number: 11, what: 'event' },
      ],
    ],
    [
      'another seat',
      (k) => ({ ...k, entries: changed(k.entries, 7, (e) => ({ ...e, seat: 0 })) }),
      [{ number: 7, what: 'seat' }],
    ],
    ['a command left out', (k) => ({ ...k, records: k.records.slice(0, -1) }), [{ number: 10, what: 'event' }]],
    [
      'a command too many',
      (k) => ({ ...k, records: [...k.records, { at: 99, seat: 0, command: PASS, draws: [] }] }),
      [{ number: 100, what: 'command' }],
    ],
    [
      'a command that is refused',
      (k) => ({
        ...k,
        records: k.records.map((record) => (record.at === 6 ? { ...record, seat: 0 } : record)),
      }),
      [{ number: 7, what: 'refused' }],
    ],
    [
      'draws that were not made',
      (k) => ({
        ...k,
        records: k.records.map((record) =>
          record.at === 9 ? { ...record, draws: [{ index: 0, bound: 2, value: 1 }] } : record,
        ),
      }),
      [{ number: 10, what: 'draws' }],
    ],
    [
      'other options',
      (k) => ({ ...k, header: { ...k.header, options: { goal: 7 } } }),
      [
        { number: 5, what: 'event' },
        { number: 9, what: 'event' },
      ],
    ],
    ['other entropy', (k) => withEvent(k, 1, { entropy: 'sugar' }), [{ number: 5, what: 'event' }]],
  ])('finds %s', async (_what, tamper, differences) => {
    const { header, entries, records } = tamper(await ended())
    const found = verify(toyPlay, header, entries, records).differences
    expect(found.map(({ number, what }) => ({ number, what })).slice(0, differences.length)).toEqual(differences)
  })

  test('of a fork starts from what it was forked with', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    const fork = await forkMatch(table.cache, match.id, { token: match.ownerToken, version: 6, label: null })
    accepted(await table.give(fork, 1, DRAW))
    await concede(table.cache, fork.id, fork.ownerToken, 1)
    const { header } = await table.cache.findFresh(fork.id)
    const [entries, records] = [await table.log(fork.id), await table.store.records(fork.id)]
    expect(verify(toyPlay, header, entries, records).differences).toEqual([])
    expect(verify(toyPlay, { ...header, forkedFrom: null }, entries, records).differences).not.toEqual([])
  })
})
