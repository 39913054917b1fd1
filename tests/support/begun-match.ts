import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Game } from '../../src/contract/game.ts'
import type { Offer, Ruleset } from '../../src/contract/match.ts'
import type { CommandRecord, LogEntry, MatchHeader, Right, Snapshot } from '../../src/contract/match-store.ts'
import { proofOf } from '../../src/matches/history/proof.ts'
import type { MatchCache } from '../../src/matches/match-cache.ts'
import { openMatches } from '../../src/matches/matches.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { readEvent, readMatch } from '../../src/matches/reading.ts'
import { sameRules } from '../../src/matches/rules-version.ts'
import { formatSeed, type Random, seeded } from '../../src/rulebook/random.ts'
import { command, tryCommand } from './bearers.ts'
import { createMemoryMatches } from './memory-matches.ts'

/** The rows of a match that an earlier release began and left in the middle of a question. */
export type Rows = {
  readonly header: MatchHeader
  readonly rights: readonly Right[]
  readonly log: readonly LogEntry[]
  readonly records: readonly CommandRecord[]
  readonly snapshot: Snapshot
}

/** Plays every seat of a committed match. */
export const TOKEN = 'token-of-the-fixture-which-plays-both-seats'
const MAX_COMMANDS = 6_000

export function readRows(file: URL): Rows {
  const { header, log, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    ...rest,
    header: { ...header, createdAt: new Date(header.createdAt) },
    log: log.map((entry: LogEntry) => ({ ...entry, at: new Date(entry.at) })),
  }
}

export function rulesetOf({ play, rulesVersion, contentHash }: Game): Ruleset {
  if (play === undefined) throw new Error('The game is not played.')
  return { play, rulesVersion, contentHash }
}

async function storeWith({ header, rights, log, records, snapshot }: Rows) {
  const store = createMemoryMatches()
  const nothing = { record: null, key: null, granted: [], revoked: [], status: 'running' as const }
  const [early, late] = [log.slice(0, snapshot.version), log.slice(snapshot.version)]
  const batch = { ...nothing, expectedVersion: 0, entries: early, snapshot: snapshot.state }
  await store.create({ header, rights, batch })
  await store.append(header.id, { ...nothing, expectedVersion: early.length, entries: late, snapshot: null })
  return { ...store, records: async (id: string) => [...records, ...(await store.records(id))] }
}

type Playing = { readonly random: Random; readonly isWanted?: (offer: Offer) => boolean }

/** One command of those that are offered, by chance; `false` when the match is over. */
async function playOne(cache: MatchCache, id: string, { random, isWanted = () => true }: Playing, isTried: boolean) {
  const live = await cache.find(id)
  if (live.state.status === 'ended') return false
  const seen = readMatch(live, 0, 'es')
  expect(seen.view).not.toBeNull()
  const seat = seen.activeSeat ?? 0
  const offers = offersTo(live, seat).filter((offer) => !offer.social && isWanted(offer))
  const offer = offers[random.below(Math.max(1, offers.length))]
  if (offer === undefined) throw new Error('The active seat has no offers.')
  const asked = { token: TOKEN, seat, command: offer.command, expected: live.version, key: null }
  if (isTried) expect(await tryCommand(cache, id, asked)).toMatchObject({ kind: 'decided' })
  expect(await command(cache, id, asked)).toMatchObject({ kind: 'accepted' })
  return true
}

/** Plays a match to its end that was begun by other rules: it is upgraded once, understood, and proved by stretches. */
export async function expectPlayedToItsEnd(begun: Rows, ruleset: Ruleset, playing: Playing): Promise<void> {
  const { id } = begun.header
  const { cache } = openMatches({
    store: await storeWith(begun),
    rulesetOf: () => ruleset,
    now: () => new Date('2026-12-01T12:00:00.000Z'),
    newId: () => 'unused',
    newToken: () => 'unused',
    newSeed: () => formatSeed(new Uint8Array(32)),
  })
  let isTried = false
  for (let count = 0; count < MAX_COMMANDS; count++) {
    // A question that the earlier rules asked cannot always be rehearsed by these; after it everything is as ever.
    const isFree: boolean = !isTried && (await cache.find(id)).state.play?.procedure === null
    if (!(await playOne(cache, id, playing, isFree))) break
    isTried ||= isFree
  }
  expect(isTried).toBe(true)
  await expectUpgraded(cache, begun, ruleset)
}

async function expectUpgraded(cache: MatchCache, { header, log: before }: Rows, ruleset: Ruleset): Promise<void> {
  const live = await cache.findFresh(header.id)
  const { rulesVersion, contentHash } = ruleset
  expect(live.state.status).toBe('ended')
  expect(live.rules).toMatchObject({ rulesVersion, contentHash })
  const log = await cache.deps.store.log(header.id, 0, 100_000)
  const upgrades = log.filter(({ event }) => event.type === 'match.upgraded').map(({ number }) => number)
  const isSame = sameRules(header, ruleset)
  expect(upgrades).toEqual(isSame ? [] : [before.length + 1])
  for (const entry of log) expect(readEvent(live, entry, 1, 'en').text).not.toBe('')

  const proof = await proofOf(cache, live, { after: 0, limit: 10 }, { locale: 'en', inTurn: async (act) => act() })
  expect(proof.differences).toEqual([])
  expect(proof.isFair).toBe(isSame ? true : null)
  expect(proof.stretches.at(-1)).toMatchObject({ isFair: true })
}

/** Chance made of a number. */
export function chanceOf(number: number): Random {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

/** The names of rules that are newer than any, so that every match of today has to be upgraded. */
export const LATER = { rulesVersion: '99.0.0', contentHash: 'later' } as const
