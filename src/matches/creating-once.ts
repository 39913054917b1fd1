import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ApiError } from '../contract/errors.ts'
import type { Decision, Play } from '../contract/match.ts'
import type { IdempotencyKey } from '../contract/match-store.ts'
import type { MatchDesk } from './match-desk.ts'
import { type CreatedMatch, createMatch, type NewMatch } from './seats.ts'
import { tokenHash } from './tokens.ts'

/** A secret that the caller alone knows is at least so long; a random UUID is. */
export const LEAST_SECRET = 32

/** Two creations at the same moment are told apart among so many. */
const MOST_TWINS = 10

/**
 * Opens a match once for a key. The tokens are not kept, and yet the first answer is given again: they are derived
 * from the creator's own token and key, so whoever brings the same ones is told the same. Hence one of the two must
 * be a secret that cannot be guessed.
 */
export async function createMatchOnce(
  desk: MatchDesk,
  play: Play,
  request: NewMatch,
  key: IdempotencyKey,
): Promise<CreatedMatch | Decision> {
  const secrets = derivedSecrets(request.token, key.key)
  const own: IdempotencyKey = { key: tokenHash(secrets('key')), bodyHash: key.bodyHash }
  const before = await oldest(desk, secrets('spectator'))
  if (before !== null) return sameAnswer(desk, before, request, own, secrets)

  const created = await createMatch(desk, play, request, { secrets, key: own })
  if ('kind' in created) return created
  const first = await oldest(desk, secrets('spectator'))
  if (first === null || first === created.id) return created
  // The same request came twice at the same moment: the older match stays.
  await desk.around.store.delete(created.id)
  desk.forget(created.id)
  return sameAnswer(desk, first, request, own, secrets)
}

function derivedSecrets(token: string | null, key: string): (purpose: string) => string {
  if (token === null && key.length < LEAST_SECRET) {
    throw new ApiError('input.invalid', 'Anybody could guess this Idempotency-Key, and with it the tokens.', [
      { path: 'Idempotency-Key', message: `Give at least ${LEAST_SECRET} random characters, or a token of your own.` },
    ])
  }
  const secret = utf8ToBytes(`${token ?? ''}\n${key}`)
  return (purpose) => bytesToHex(hmac(sha256, secret, utf8ToBytes(`match:${purpose}`)))
}

/** The match that was opened with these secrets: the only one that their spectator token opens. */
async function oldest(desk: MatchDesk, spectatorToken: string): Promise<string | null> {
  const page = await desk.around.store.list({ tokenHash: tokenHash(spectatorToken) }, { limit: MOST_TWINS })
  return page.items.at(-1)?.id ?? null
}

async function sameAnswer(
  desk: MatchDesk,
  id: string,
  request: NewMatch,
  key: IdempotencyKey,
  secrets: (purpose: string) => string,
): Promise<CreatedMatch> {
  const before = await desk.around.store.answered(id, key.key)
  if (before !== null && before.bodyHash !== key.bodyHash) {
    throw new ApiError('key.reused', 'The Idempotency-Key was used for another match.')
  }
  return {
    id,
    ownerToken: request.token ?? secrets('owner'),
    spectatorToken: secrets('spectator'),
    invitations: request.seats.flatMap(({ name }, seat) =>
      name === null ? [{ seat, invitation: secrets(`seat-${seat}`) }] : [],
    ),
  }
}
