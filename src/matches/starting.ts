import type { MatchEvent, Play } from '../contract/match.ts'
import type { MatchHeader } from '../contract/match-store.ts'
import type { Rejected } from './creation.ts'
import { commandChance } from './match-chance.ts'

export type Started = { readonly kind: 'started'; readonly events: readonly MatchEvent[] }

/** The events of the start: that it starts, and what the game's setup makes of the options. */
export function startEvents(play: Play, header: MatchHeader, version: number, entropy: string): Started | Rejected {
  const decision = play.setup(header.options, header.seats, commandChance(header.seed, entropy, version + 1))
  if (decision.kind !== 'decided') return decision
  return { kind: 'started', events: [{ type: 'match.started' }, ...decision.events] }
}
