import { ApiError } from '../contract/errors.ts'
import type { Play } from '../contract/match.ts'
import type { IdempotencyKey } from '../contract/match-store.ts'
import { type CreatedMatch, createMatch, type NewMatch, type Rejected } from './creation.ts'
import type { MatchCache } from './match-cache.ts'
import { derivedSecrets, tokenHash } from './tokens.ts'

/** Two creations at the same moment are told apart among so many. */
const MAX_TWINS = 10

/**
 * Opens a match once for a key. The tokens are not kept, and yet the first answer is given again: they are derived
 * from the creator's own token and key, so whoever brings the same ones is told the same. Hence one of the two must
 * be a secret that cannot be guessed.
 */
export async function createMatchOnce(
  cache: MatchCache,
  play: Play,
  request: NewMatch,
  key: IdempotencyKey,
): Promise<CreatedMatch | Rejected> {
  const secrets = derivedSecrets(request.token, key.key)
  const own: IdempotencyKey = { key: tokenHash(secrets('key')), bodyHash: key.bodyHash }
  const before = await oldest(cache, secrets('spectator'))
  if (before !== null) return sameAnswer(cache, before, request, own, secrets)

  const created = await createMatch(cache, play, request, { secrets, key: own })
  if (created.kind !== 'created') return created
  const first = await oldest(cache, secrets('spectator'))
  if (first === null || first === created.id) return created
  // The same request came twice at the same moment: the older match stays.
  await cache.deps.store.delete(created.id)
  cache.forget(created.id)
  return sameAnswer(cache, first, request, own, secrets)
}

/** The match that was opened with these secrets: the only one that their spectator token opens. */
async function oldest(cache: MatchCache, spectatorToken: string): Promise<string | null> {
  const page = await cache.deps.store.list({ tokenHash: tokenHash(spectatorToken) }, { limit: MAX_TWINS })
  return page.items.at(-1)?.id ?? null
}

async function sameAnswer(
  cache: MatchCache,
  id: string,
  request: NewMatch,
  key: IdempotencyKey,
  secrets: (purpose: string) => string,
): Promise<CreatedMatch> {
  const before = await cache.deps.store.answered(id, key.key)
  if (before !== null && before.bodyHash !== key.bodyHash) {
    throw new ApiError('key.reused', 'match')
  }
  return {
    kind: 'created',
    id,
    ownerToken: request.token ?? secrets('owner'),
    spectatorToken: secrets('spectator'),
    invitations: request.seats.flatMap(({ name }, seat) =>
      name === null ? [{ seat, invitation: secrets(`seat-${seat}`) }] : [],
    ),
  }
}
