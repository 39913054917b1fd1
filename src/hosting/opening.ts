import type { z } from 'zod'
import type { Holder } from '../contract/api-key.ts'
import type { Viewer } from '../contract/match.ts'
import type { IdempotencyKey } from '../contract/match-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import type { Pace } from '../lib/steps.ts'
import { keepRecord, tokensOf } from '../matches/history/replaying.ts'
import type { InTurn } from '../matches/in-turn.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { MatchCache } from '../matches/match-cache.ts'
import { createMatchOnce, openOnce } from '../matches/opening/creating-once.ts'
import { type CreatedMatch, createMatch, type NewMatch, type Opening } from '../matches/opening/creation.ts'
import { type ForkedMatch, forkMatch } from '../matches/opening/forks.ts'
import { ownersView } from '../matches/seats/access.ts'
import { requireOwner } from '../matches/seats/rights.ts'
import { type JoinedMatch, takeSeat } from '../matches/seats/seats.ts'
import { requirePlay } from '../registry/registry.ts'
import { drawTables, type FindTable, namedTables } from '../registry/stored-tables.ts'
import { type ChoicesPath, setupProblem } from './answers.ts'
import { type Failed, fail, type Host } from './host.ts'
import type { ReplayBody } from './record-schemas.ts'
import type { ForkBody, JoinBody, NewMatchBody } from './schemas.ts'

/** Who asks for something that is kept: their own token, if they brought one, and whom it is counted for. */
export type Asker = { readonly token: string | null; readonly holder: Holder | null }

/** A match that was opened, as its owner sees it, and what the owner is told, once. */
export type Opened<Answer> = {
  readonly kind: 'opened'
  readonly answer: Answer
  readonly match: LiveMatch
  readonly viewer: Viewer
}

const CHOSEN_AT_CREATION: ChoicesPath = (seat) => ['seats', seat, 'choices']
const CHOSEN_BY_JOINING: ChoicesPath = () => ['choices']

/** Who opens a match, and how the stored tables are found that its options name. */
type Creator = Asker & {
  readonly key: IdempotencyKey | null
  readonly locale: Locale
  readonly findTable: (game: string) => FindTable
}

/** Opens a match; once, if it comes with a key. */
export async function openMatch(
  { registry, matches }: Host,
  body: z.output<typeof NewMatchBody>,
  { token, holder, key, locale, findTable }: Creator,
): Promise<Opened<Omit<CreatedMatch, 'kind'>> | Failed> {
  const { cache, bots } = matches
  const { game, play } = requirePlay(registry, body.game)
  const named = namedTables(play.options, body.options)
  const drawn = named === null ? null : await drawTables(body.options, named, findTable(game.id))
  const wanted: NewMatch = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    options: (drawn?.input ?? body.options) as JsonObject,
    seats: body.seats.map(({ name, choices, bot }, seat) => ({
      name: name ?? (bot === undefined ? null : `Bot ${seat + 1}`),
      choices: (choices ?? null) as JsonObject | null,
      bot,
    })),
    isPublic: body.isPublic,
    label: body.label ?? null,
    entropy: body.entropy,
    upgrades: body.upgrades,
    dice: body.dice,
    clock: body.clock,
    token,
    holder,
  }
  const created = await (key === null ? createMatch(cache, play, wanted) : createMatchOnce(cache, play, wanted, key))
  if (created.kind !== 'created') return fail(setupProblem(registry, created, CHOSEN_AT_CREATION, locale))
  const { kind: _created, ...answer } = created
  const opened = await openFor(cache, answer)
  bots.consider(opened.match)
  return opened
}

/** Keeps a match that was played elsewhere, after playing it again; once, if it comes with a key. */
export async function openReplay(
  { registry, matches: { cache } }: Host,
  { record }: z.output<typeof ReplayBody>,
  { token, holder, key }: Asker & { readonly key: IdempotencyKey | null },
  inTurn: InTurn,
): Promise<Opened<ForkedMatch>> {
  const { game, play } = requirePlay(registry, record.game)
  const ruleset = { play, rulesVersion: game.rulesVersion, contentHash: game.contentHash }
  const open = (opening?: Opening) => keepRecord(cache, ruleset, record, { token, holder, inTurn }, opening)
  const repeat = (id: string, secrets: Opening['secrets']) => ({ id, ...tokensOf(token, secrets) })
  return openFor(cache, await (key === null ? open() : openOnce(cache, { token, key, open, repeat })))
}

/** Starts a match of its own from an earlier version of another. */
export async function openFork(
  { matches: { cache } }: Host,
  id: string,
  { version, label }: z.output<typeof ForkBody>,
  { token, holder, pace }: Asker & { readonly pace: Pace },
): Promise<Opened<ForkedMatch>> {
  return openFor(cache, await forkMatch(cache, id, { token, version, label: label ?? null, holder, pace }))
}

async function openFor<Answer extends ForkedMatch>(cache: MatchCache, answer: Answer): Promise<Opened<Answer>> {
  const match = await cache.findFresh(answer.id)
  return { kind: 'opened', answer, match, viewer: ownersView(match, answer.ownerToken) }
}

/** Takes a seat by invitation. With a key, whoever lost the answer is told it again. */
export async function joinMatch(
  { registry, matches: { cache } }: Host,
  id: string,
  body: z.output<typeof JoinBody>,
  { token, key, locale }: { readonly token: string | null; readonly key: string | undefined; readonly locale: Locale },
): Promise<{ readonly kind: 'joined'; readonly answer: Omit<JoinedMatch, 'kind'> } | Failed> {
  const joined = await takeSeat(cache, id, {
    ...body,
    choices: (body.choices ?? null) as JsonObject | null,
    token,
    key,
  })
  if (joined.kind !== 'joined') return fail(setupProblem(registry, joined, CHOSEN_BY_JOINING, locale))
  const { kind, ...answer } = joined
  return { kind, answer }
}

/** Deletes a match with its log; only its owner may. Those who follow it are let go. */
export async function deleteMatch({ matches: { cache, feed } }: Host, id: string, token: string): Promise<void> {
  requireOwner(await cache.findFresh(id), token)
  await cache.deps.store.delete(id)
  cache.forget(id)
  feed.end(id)
}
