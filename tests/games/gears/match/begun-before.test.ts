import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CommandRecord, LogEntry, MatchHeader, Right, Snapshot } from '../../../../src/contract/match-store.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { proofOf } from '../../../../src/matches/history/proof.ts'
import { openMatches } from '../../../../src/matches/matches.ts'
import { offersTo } from '../../../../src/matches/offers.ts'
import { readEvent, readMatch } from '../../../../src/matches/reading.ts'
import { sameRules } from '../../../../src/matches/rules-version.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'
import { command, tryCommand } from '../../../support/bearers.ts'
import { createMemoryMatches } from '../../../support/memory-matches.ts'
import { chanceOf } from './random-match.ts'

/** The rows of a match that an earlier release began and left in the middle of a question. */
type Rows = {
  readonly header: MatchHeader
  readonly rights: readonly Right[]
  readonly log: readonly LogEntry[]
  readonly records: readonly CommandRecord[]
  readonly snapshot: Snapshot
}

const TOKEN = 'token-of-the-fixture-which-plays-both-seats'
const MAX_TURNS = 2_000

const rows = (): Rows =>
  JSON.parse(readFileSync(new URL('fixtures/begun-by-1.2.0.json', import.meta.url), 'utf8'), (name, value) =>
    name === 'at' && typeof value === 'string' ? new Date(value) : name === 'createdAt' ? new Date(value) : value,
  )

async function storeWith({ header, rights, log, records, snapshot }: Rows) {
  const store = createMemoryMatches()
  const nothing = { record: null, key: null, granted: [], revoked: [], status: 'running' as const }
  const [early, late] = [log.slice(0, snapshot.version), log.slice(snapshot.version)]
  await store.create({
    header,
    rights,
    batch: { ...nothing, expectedVersion: 0, entries: early, snapshot: snapshot.state },
  })
  await store.append(header.id, { ...nothing, expectedVersion: early.length, entries: late, snapshot: null })
  return { ...store, records: async (id: string) => [...records, ...(await store.records(id))] }
}

test('a match that the release before began is played to its end by this one', async () => {
  const begun = rows()
  const { id } = begun.header
  if (gears.play === undefined) throw new Error('Gears is not played.')
  const ruleset = { play: gears.play, rulesVersion: gears.rulesVersion, contentHash: gears.contentHash }
  const { cache } = openMatches({
    store: await storeWith(begun),
    rulesetOf: () => ruleset,
    now: () => new Date('2026-12-01T12:00:00.000Z'),
    newId: () => 'unused',
    newToken: () => 'unused',
    newSeed: () => formatSeed(new Uint8Array(32)),
  })
  const chance = chanceOf(7)
  let isTried = false
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const live = await cache.find(id)
    if (live.state.status === 'ended') break
    const seen = readMatch(live, 0, 'es')
    expect(seen.view).not.toBeNull()
    const seat = seen.activeSeat ?? 0
    const offers = offersTo(live, seat).filter((offer) => !('discardWeapon' in offer.command))
    const offer = offers[chance.below(offers.length)]
    if (offer === undefined) throw new Error('The active seat has no offers.')
    const asked = { token: TOKEN, seat, command: offer.command, expected: live.version, key: null }
    // A question that the earlier rules asked cannot always be rehearsed by these; after it everything is as ever.
    if (!isTried && live.state.play?.procedure === null) {
      expect(await tryCommand(cache, id, asked)).toMatchObject({ kind: 'decided' })
      isTried = true
    }
    expect(await command(cache, id, asked)).toMatchObject({ kind: 'accepted' })
  }
  const live = await cache.findFresh(id)
  expect(live.state.status).toBe('ended')
  expect(isTried).toBe(true)
  expect(live.rules).toMatchObject({ rulesVersion: gears.rulesVersion, contentHash: gears.contentHash })
  const log = await cache.deps.store.log(id, 0, 100_000)
  const upgrades = log.filter(({ event }) => event.type === 'match.upgraded').map(({ number }) => number)
  const isSame = sameRules(begun.header, ruleset)
  expect(upgrades).toEqual(isSame ? [] : [begun.log.length + 1])
  for (const entry of log) expect(readEvent(live, entry, 1, 'en').text).not.toBe('')

  const proof = await proofOf(cache, live, { after: 0, limit: 10 }, 'en')
  expect(proof.differences).toEqual([])
  expect(proof.isFair).toBe(isSame ? true : null)
  expect(proof.stretches.at(-1)).toMatchObject({ isFair: true })
}, 120_000)
