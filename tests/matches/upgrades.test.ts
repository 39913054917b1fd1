import { describe, expect, test } from 'vitest'
import { proofOf } from '../../src/matches/history/proof.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { forkMatch } from '../../src/matches/opening/forks.ts'
import { readEvent, readMatch } from '../../src/matches/reading.ts'
import { playerOf } from '../../src/matches/seats/player.ts'
import { inviteToSeat } from '../../src/matches/seats/seats.ts'
import { agreeToUpgrade } from '../../src/matches/upgrading.ts'
import { concede, tryCommand, undo } from '../support/bearers.ts'
import { nextCardPlay } from '../support/card-game.ts'
import { accepted, DRAW, matchTable, PASS, SORT, type Table, TOY } from '../support/matches.ts'
import { createMemoryMatches } from '../support/memory-matches.ts'

const OLD = { rulesVersion: '1.0.0', contentHash: '' }
const NEW = { rulesVersion: '1.1.0', contentHash: '' }
const NEXT = { ...NEW, play: nextCardPlay }

type Changes = NonNullable<Parameters<Table['open']>[0]>

/** A match that the old release began, with the old and the new release on one store. */
async function begun(changes: Changes = {}) {
  const store = createMemoryMatches()
  const before = matchTable({ store })
  const after = matchTable({ store, first: 1000, ruleset: NEXT })
  const match = await before.open(changes)
  accepted(await before.give(match, 0, DRAW))
  return { before, after, match, id: match.id, token: match.ownerToken }
}

const typesOf = async (table: Table, id: string) => (await table.log(id)).map(({ event }) => event.type)
const proof = async ({ cache }: Table, id: string) =>
  proofOf(cache, await cache.findFresh(id), { after: 0, limit: 10 }, { locale: 'en', inTurn: async (act) => act() })

describe('a match when the rules have changed', () => {
  test('goes on: the first command adds the line that carries the state, and is decided by the new rules', async () => {
    const { after, match, id } = await begun()
    const answer = accepted(await after.give(match, 1, SORT, { expected: 6 }))
    expect(answer.entries.map(({ event }) => event.type)).toEqual(['sorted', 'passed'])
    const upgraded = (await after.log(id))[6]
    expect(upgraded).toMatchObject({ number: 7, seat: null, event: { type: 'match.upgraded', from: OLD, to: NEW } })
    expect(upgraded?.event.state).toMatchObject({ era: 2, active: 1 })
    const live = await after.cache.find(id)
    expect(readMatch(live, 0, 'en')).toMatchObject({ ...NEW, version: 9, activeSeat: 0 })
    const events = (await after.log(id)).map((entry) => readEvent(live, entry, 0, 'en'))
    expect(events.map(({ rulesVersion }) => rulesVersion)).toEqual([
      ...Array.from({ length: 6 }, () => '1.0.0'),
      ...['1.1.0', '1.1.0', '1.1.0'],
    ])
    expect(events[6]?.data).toEqual({ from: OLD, to: NEW })
  })

  test('is shown, offered and tried out by the new rules before anything is written', async () => {
    const { after, id, token } = await begun()
    const live = await after.cache.findFresh(id)
    expect(offersTo(live, 1).map(({ command }) => command)).toContainEqual(SORT)
    expect(readMatch(live, 1, 'en')).toMatchObject({ ...OLD, activeSeat: 1 })
    expect(await tryCommand(after.cache, id, { token, seat: 1, command: SORT })).toMatchObject({
      events: [{ type: 'sorted' }, { type: 'passed' }],
    })
    expect(await after.version(id)).toBe(6)
  })

  test('is upgraded once, also from a snapshot, and read again without what was before', async () => {
    const { before, after, match, id } = await begun()
    for (let turn = 0; turn < 110; turn++) accepted(await before.give(match, (turn + 1) % 2, PASS))
    accepted(await after.give(match, 1, PASS))
    accepted(await after.give(match, 0, PASS))
    expect((await typesOf(after, id)).filter((type) => type === 'match.upgraded')).toHaveLength(1)
    const again = matchTable({ store: after.store, first: 2000, ruleset: NEXT })
    expect((await again.cache.find(id)).state).toEqual((await after.cache.find(id)).state)
    expect((await again.store.load(id))?.snapshot?.version).toBe(117)
  })

  test('goes on by every other write, too', async () => {
    const writes: Record<string, (table: Table, id: string, token: string) => Promise<unknown>> = {
      concession: ({ cache }, id, token) => concede(cache, id, token, 0),
      'going back': ({ cache }, id, token) => undo(cache, id, { token, seat: 0, to: 5, alone: false }),
    }
    for (const [name, write] of Object.entries(writes)) {
      const { after, id, token } = await begun()
      await write(after, id, token)
      expect((await typesOf(after, id))[6], name).toBe('match.upgraded')
    }
  })

  test('a fork of an earlier version is a match of the new rules', async () => {
    const { after, id, token } = await begun()
    const fork = await forkMatch(after.cache, id, { token, version: 5, label: null })
    const live = await after.cache.find(fork.id)
    expect(live.header).toMatchObject(NEW)
    expect(live.isOfOtherRules).toBe(false)
    accepted(await after.give(fork, 0, SORT))
  })

  test('a command that was applied before is answered again, and upgrades nothing', async () => {
    const { before, after, match, id } = await begun()
    accepted(await before.give(match, 1, DRAW, { key: 'k' }))
    expect(await after.give(match, 1, DRAW, { key: 'k' })).toMatchObject({ kind: 'repeated', version: 7, steps: [] })
    expect(await typesOf(after, id)).not.toContain('match.upgraded')
  })

  test('a stranger’s request upgrades nothing', async () => {
    const { after, match, id } = await begun()
    await expect(after.give({ ...match, ownerToken: 'wrong' }, 1, PASS)).rejects.toMatchObject({
      code: 'match.not-found',
    })
    await expect(inviteToSeat(after.cache, id, 'wrong', 1)).rejects.toMatchObject({ code: 'match.not-found' })
    expect(await after.version(id)).toBe(6)
  })
})

describe('an instance with older rules', () => {
  test('leaves the match to the newer ones', async () => {
    const { before, after, match, id, token } = await begun()
    accepted(await after.give(match, 1, PASS))
    const live = await before.cache.findFresh(id)
    const newer = { code: 'match.newer-rules', failure: { facts: { rules: '1.1.0', ownRules: '1.0.0' } } }
    await expect(before.give(match, 0, PASS)).rejects.toMatchObject(newer)
    await expect(before.give(match, 0, PASS, { expected: 8 })).rejects.toMatchObject(newer)
    await expect(concede(before.cache, id, token, 0)).rejects.toMatchObject(newer)
    expect(() => offersTo(live, 0)).toThrow('The match is played by rules 1.1.0')
    accepted(await after.give(match, 0, PASS))
  })

  test('does so with a match that it has never seen', async () => {
    const { before, after } = await begun()
    const match = await after.open()
    await expect(before.give(match, 0, PASS)).rejects.toMatchObject({ code: 'match.newer-rules' })
  })

  test('with the same rules and other content leaves a match that went on from its own, while a release is rolled out', async () => {
    const store = createMemoryMatches()
    const here = matchTable({ store })
    const there = matchTable({ store, first: 1000, ruleset: { ...TOY, contentHash: 'other' } })
    const match = await here.open()
    accepted(await there.give(match, 0, PASS))
    await expect(here.give(match, 1, PASS)).rejects.toMatchObject({ code: 'match.newer-rules' })
    const later = matchTable({ store, first: 4_000_000 })
    accepted(await later.give(match, 1, PASS))
  })
})

describe('a match whose seats decide on upgrades', () => {
  test('goes on when every seat has agreed', async () => {
    const { before, after, match, id, token } = await begun({ upgrades: 'agreed' })
    const agree = async (seat: number) => agreeToUpgrade(after.cache, await playerOf(after.cache, id, token, seat))
    await expect(after.give(match, 1, PASS)).rejects.toMatchObject({ code: 'match.upgrade-unagreed' })
    expect(await agree(0)).toEqual({ version: 7, isUpgraded: false })
    expect(await agree(0)).toEqual({ version: 7, isUpgraded: false })
    accepted(await before.give(match, 1, PASS))
    expect(await agree(1)).toEqual({ version: 10, isUpgraded: true })
    accepted(await after.give(match, 0, SORT))
    expect((await typesOf(after, id)).slice(6)).toEqual([
      'match.upgradeAgreed',
      'passed',
      'match.upgradeAgreed',
      'match.upgraded',
      'sorted',
      'passed',
    ])
  })

  test('stays with its rules if it never goes on by others', async () => {
    const { before, after, match } = await begun({ upgrades: 'never' })
    await expect(after.give(match, 1, PASS)).rejects.toMatchObject({ code: 'match.other-version' })
    accepted(await before.give(match, 1, PASS))
  })
})

describe('verification of a match of several rules', () => {
  test('judges each stretch by its rules, and says which it cannot judge', async () => {
    const { before, after, match, id, token } = await begun()
    accepted(await after.give(match, 1, SORT))
    await undo(after.cache, id, { token, seat: 0, to: 5, alone: false })
    await undo(after.cache, id, { token, seat: 1, to: 5, alone: false })
    accepted(await after.give(match, 0, DRAW))
    await concede(after.cache, id, token, 1)
    const first = { first: 1, last: 6, ...OLD }
    const second = { first: 7, last: 15, ...NEW }
    expect(await proof(after, id)).toMatchObject({
      isFair: null,
      stretches: [
        { ...first, isFair: null },
        { ...second, isFair: true },
      ],
      differences: [],
      note: expect.stringContaining('does not judge'),
      commandCount: 3,
    })
    const old = matchTable({ store: before.store, first: 3000 })
    expect(await proof(old, id)).toMatchObject({
      isFair: null,
      stretches: [
        { ...first, isFair: true },
        { ...second, isFair: null },
      ],
    })
  })

  test('finds what was forged in a stretch that it can judge', async () => {
    const { after, match, id, token } = await begun()
    accepted(await after.give(match, 1, PASS))
    await concede(after.cache, id, token, 1)
    const { store } = after
    const forged: Table['store'] = {
      ...store,
      async log(...wanted) {
        const lines = await store.log(...wanted)
        return lines.map((line) => (line.number === 8 ? { ...line, event: { type: 'sorted', seat: 1 } } : line))
      },
    }
    const found = await proof(matchTable({ store: forged, ruleset: NEXT }), id)
    expect(found).toMatchObject({ isFair: false, stretches: [{ isFair: null }, { isFair: false }] })
  })
})
