import { type BotDependencies, Bots } from './bots/bots.ts'
import { EventFeed } from './event-feed.ts'
import { MatchCache, type MatchDependencies } from './match-cache.ts'

/** The machinery of matches: the cache where they are played, those who follow them, and the seats it plays itself. */
export type Matches = {
  readonly cache: MatchCache
  readonly feed: EventFeed
  readonly bots: Bots
  close(): void
}

/** Without anybody to think for them, bots play no seat: matches wait for them. */
const NO_THOUGHTS: BotDependencies = {
  think: () => Promise.reject(new Error('Nobody thinks for bots here.')),
  onFailure: () => undefined,
}

export function openMatches(deps: MatchDependencies, thinking: BotDependencies = NO_THOUGHTS): Matches {
  const [cache, feed] = [new MatchCache(deps), new EventFeed(deps.store)]
  const bots = new Bots(cache, thinking)
  return {
    cache,
    feed,
    bots,
    close() {
      bots.close()
      cache.close()
      feed.close()
    },
  }
}
