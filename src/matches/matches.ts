import { EventFeed } from './event-feed.ts'
import { MatchCache, type MatchDependencies } from './match-cache.ts'

/** The machinery of matches: the cache where they are played, and those who follow them. */
export type Matches = { readonly cache: MatchCache; readonly feed: EventFeed; close(): void }

export function openMatches(deps: MatchDependencies): Matches {
  const [cache, feed] = [new MatchCache(deps), new EventFeed(deps.store)]
  return {
    cache,
    feed,
    close() {
      cache.close()
      feed.close()
    },
  }
}
