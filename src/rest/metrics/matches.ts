import { Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { Matches } from '../../matches/matches.ts'

/** How many matches are in memory, and how many readers follow one. */
export function watchMatches(register: MetricsRegistry, { cache, feed }: Matches): void {
  new Gauge({
    name: 'match_followers',
    help: 'How many readers follow a match now.',
    registers: [register],
    collect() {
      this.set(feed.followers)
    },
  })
  new Gauge({
    name: 'matches_in_memory',
    help: 'How many matches are kept in memory.',
    registers: [register],
    collect() {
      this.set(cache.liveCount)
    },
  })
}
