import type { z } from 'zod'
import type { Holder } from '../../contract/api-key.ts'
import { ApiError } from '../../contract/errors.ts'
import type { BotLevel, Decision, DiceSource, MatchEvent, Play, UpgradePolicy } from '../../contract/match.ts'
import type { IdempotencyKey, MatchHeader, Right } from '../../contract/match-store.ts'
import { parse } from '../../contract/parse.ts'
import type { JsonObject } from '../../lib/json.ts'
import { seedCommitment } from '../../rulebook/random.ts'
import type { ClockSetting } from '../clocks/clock.ts'
import type { MatchCache } from '../match-cache.ts'
import { DEFAULT_POLICY, entriesOf, NO_MATCH } from '../match-state.ts'
import { BOT_HASH, tokenHash } from '../seats/tokens.ts'
import { settle } from '../settling.ts'
import { readChoices, type Started, seatTaken, startEvents } from './starting.ts'

/** A seat of a new match; a bot needs a name, too. */
type NewSeat = {
  readonly name: string | null
  readonly choices?: JsonObject | null
  /** How well the service is to play it; people play it if it is left out. */
  readonly bot?: BotLevel | undefined
}

/** What a creator asks for. */
export type NewMatch = {
  readonly game: string
  readonly rulesVersion: string
  readonly contentHash: string
  readonly options: JsonObject
  /** The seats, in order; a named seat is taken by the creator at once, an unnamed one by invitation. */
  readonly seats: readonly NewSeat[]
  readonly isPublic: boolean
  readonly label: string | null
  readonly entropy: string
  /** Whether the match goes on by other rules, should there be any; at once if it is left out. */
  readonly upgrades?: UpgradePolicy
  /** Who rolls the dice; the service if it is left out. */
  readonly dice?: DiceSource
  /** How long seats may take; as long as they like if it is left out. */
  readonly clock?: ClockSetting | undefined
  /** A token of the creator's own, who thereby finds all their matches by it; a new one is made if there is none. */
  readonly token: string | null
  /** Whom the match is counted for, and how many that owner may have. */
  readonly holder?: Holder | null
}

/** What the creator is told, once. */
export type CreatedMatch = {
  readonly kind: 'created'
  readonly id: string
  readonly ownerToken: string
  readonly spectatorToken: string
  /** One for each seat that is not taken. */
  readonly invitations: readonly { readonly seat: number; readonly invitation: string }[]
}

/** Why a match cannot be set up as it was asked for. */
export type Rejected = Exclude<Decision, { readonly kind: 'decided' }>

/** Where the tokens of a new match come from, and the key it is opened with once. */
export type Opening = { readonly secrets: (purpose: string) => string; readonly key: IdempotencyKey | null }

/** Opens a match. The creator's own token plays the seats that were named; if that is all of them, the match starts. */
export async function createMatch(
  cache: MatchCache,
  play: Play,
  request: NewMatch,
  { secrets, key }: Opening = { secrets: cache.deps.newToken, key: null },
): Promise<CreatedMatch | Rejected> {
  const { deps } = cache
  const checked = parse(play.options, request.options)
  if (!checked.success) return { kind: 'invalid', issues: checked.error.issues.map(ofOptions) }
  checkSeats(play, request.seats.length)
  checkDice(play, request)

  const seatSecrets = secretsOf(request, secrets)
  const header = headerOf(cache, request, checked.data)
  const opening = openingEvents(play, header, request)
  if (opening.kind !== 'started') return opening

  const at = deps.now()
  const { entries, after } = settle(play, header, NO_MATCH, entriesOf(opening.events, { version: 0, seat: null, at }))
  const rights = rightsAtFirst(request, seatSecrets)
  const batch = {
    expectedVersion: 0,
    entries,
    status: after.status,
    record: null,
    key,
    granted: [],
    revoked: [],
    snapshot: null,
  }
  await cache.requireRoom(request.holder, 'matches')
  await deps.store.create({ header, rights, batch, owner: request.holder?.owner ?? null })
  return { kind: 'created', id: header.id, ...seatSecrets }
}

/** What opens a new match, and each of its free seats. */
export const secretsOf = (
  { token, seats }: Pick<NewMatch, 'token' | 'seats'>,
  secrets: Opening['secrets'],
): Omit<CreatedMatch, 'kind' | 'id'> => ({
  ownerToken: token ?? secrets('owner'),
  spectatorToken: secrets('spectator'),
  invitations: seats.flatMap(({ name }, seat) =>
    name === null ? [{ seat, invitation: secrets(`seat-${seat}`) }] : [],
  ),
})

function rightsAtFirst(
  { seats }: NewMatch,
  { ownerToken, spectatorToken, invitations }: Omit<CreatedMatch, 'kind' | 'id'>,
): Right[] {
  const owner = tokenHash(ownerToken)
  return [
    { role: 'owner', tokenHash: owner },
    { role: 'spectator', tokenHash: tokenHash(spectatorToken) },
    ...seats.flatMap(({ name, bot }, seat): Right[] =>
      name === null ? [] : [{ role: 'seat', seat, tokenHash: bot === undefined ? owner : BOT_HASH }],
    ),
    ...invitations.map(
      ({ seat, invitation }): Right => ({ role: 'invitation', seat, tokenHash: tokenHash(invitation) }),
    ),
  ]
}

const ofOptions = (issue: z.core.$ZodIssue): z.core.$ZodIssue => ({ ...issue, path: ['options', ...issue.path] })

function checkSeats({ seats }: Play, count: number): void {
  if (count >= seats.min && count <= seats.max) return
  throw new ApiError('input.invalid', 'seatCount', { path: 'seats', min: seats.min, max: seats.max })
}

/** Nobody at a real table can roll for the service. */
function checkDice({ reportsDice }: Play, { dice, game, seats }: NewMatch): void {
  if (dice !== 'reported') return
  if (seats.some(({ bot }) => bot !== undefined)) throw new ApiError('input.invalid', 'botDice', { path: 'dice' })
  if (reportsDice) return
  throw new ApiError('input.invalid', 'noReports', { path: 'dice', game })
}

function headerOf({ deps }: MatchCache, request: NewMatch, options: JsonObject): MatchHeader {
  const seed = deps.newSeed()
  const { game, rulesVersion, contentHash, isPublic, label } = request
  return {
    id: deps.newId(),
    game,
    rulesVersion,
    contentHash,
    options,
    seats: request.seats.length,
    isPublic,
    label,
    seed,
    seedCommitment: seedCommitment(seed),
    forkedFrom: null,
    createdAt: deps.now(),
  }
}

/** The first lines of the log. The start is tried even if seats are free, so that every match that opens can start. */
function openingEvents(
  play: Play,
  header: MatchHeader,
  { seats, entropy, clock, upgrades = DEFAULT_POLICY, dice = 'rolled' }: NewMatch,
): Started | Rejected {
  const choices: (JsonObject | null)[] = []
  for (const [seat, { choices: raw = null }] of seats.entries()) {
    const read = readChoices(play, raw, ['seats', seat, 'choices'])
    if (read.kind !== 'chosen') return read
    choices.push(read.choices)
  }
  const taken = seats.flatMap(({ name, bot }, seat): MatchEvent[] =>
    name === null ? [] : [seatTaken(seat, name, { entropy: '', choices: choices[seat] ?? null, bot })],
  )
  const unusual = {
    ...(upgrades === DEFAULT_POLICY ? {} : { upgrades }),
    ...(dice === 'rolled' ? {} : { dice }),
    ...(clock === undefined ? {} : { clock }),
  }
  const opening: MatchEvent[] = [{ type: 'match.created', seats: seats.length, entropy, ...unusual }, ...taken]
  const started = startEvents(play, header, { version: opening.length, entropy, dice, choices })
  if (started.kind !== 'started') return started
  return { kind: 'started', events: taken.length < seats.length ? opening : [...opening, ...started.events] }
}
