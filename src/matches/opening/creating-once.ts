import { ApiError } from '../../contract/errors.ts'
import type { Play } from '../../contract/match.ts'
import type { IdempotencyKey } from '../../contract/match-store.ts'
import type { MatchCache } from '../match-cache.ts'
import { derivedSecrets, tokenHash } from '../seats/tokens.ts'
import { type CreatedMatch, createMatch, type NewMatch, type Opening, type Rejected, secretsOf } from './creation.ts'

/** Two creations at the same moment are told apart among so many. */
const MAX_TWINS = 10

/** Opens a new match once for a key. */
export function createMatchOnce(
  cache: MatchCache,
  play: Play,
  request: NewMatch,
  key: IdempotencyKey,
): Promise<CreatedMatch | Rejected> {
  return openOnce<CreatedMatch, Rejected>(cache, {
    token: request.token,
    key,
    open: (opening) => createMatch(cache, play, request, opening),
    repeat: (id, secrets) => ({ kind: 'created', id, ...secretsOf(request, secrets) }),
  })
}

/** How a match is opened, and what its owner is told again by its id. */
type OpenedOnce<Answer, Refused> = {
  readonly token: string | null
  readonly key: IdempotencyKey
  readonly open: (opening: Opening) => Promise<Answer | Refused>
  readonly repeat: (id: string, secrets: Opening['secrets']) => Answer
}

/**
 * Opens a match once for a key. The tokens are not kept, and yet the first answer is given again: they are derived
 * from the creator's own token and key, so whoever brings the same ones is told the same. Hence one of the two must
 * be a secret that cannot be guessed.
 */
export async function openOnce<Answer extends { readonly id: string }, Refused extends object>(
  cache: MatchCache,
  { token, key, open, repeat }: OpenedOnce<Answer, Refused>,
): Promise<Answer | Refused> {
  const secrets = derivedSecrets(token, key.key)
  const own: IdempotencyKey = { key: tokenHash(secrets('key')), bodyHash: key.bodyHash }
  const before = await oldest(cache, secrets('spectator'))
  if (before !== null) return repeat(await requireSameBody(cache, before, own), secrets)

  const opened = await open({ secrets, key: own })
  if (!('id' in opened)) return opened
  const first = await oldest(cache, secrets('spectator'))
  if (first === null || first === opened.id) return opened
  // The same request came twice at the same moment: the older match stays.
  await cache.deps.store.delete(opened.id)
  cache.forget(opened.id)
  return repeat(await requireSameBody(cache, first, own), secrets)
}

/** The match that was opened with these secrets: the only one that their spectator token opens. */
async function oldest(cache: MatchCache, spectatorToken: string): Promise<string | null> {
  const page = await cache.deps.store.list({ tokenHash: tokenHash(spectatorToken) }, { limit: MAX_TWINS })
  return page.items.at(-1)?.id ?? null
}

async function requireSameBody(cache: MatchCache, id: string, key: IdempotencyKey): Promise<string> {
  const before = await cache.deps.store.answered(id, key.key)
  if (before !== null && before.bodyHash !== key.bodyHash) throw new ApiError('key.reused', 'match')
  return id
}
