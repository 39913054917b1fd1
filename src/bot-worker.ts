import './lib/lean-schemas.ts'
import { games } from './games/index.ts'
import type { JsonObject } from './lib/json.ts'
import type { Thought } from './matches/bots/bots.ts'
import { chooseCommand } from './matches/bots/thinking.ts'
import { seeded } from './rulebook/random.ts'

/** Thinks for a bot. The pool calls this by its name, in a thread of its own. */
export function think({ game, state, seat, level, seed }: Thought): JsonObject | null {
  const play = games.find(({ id }) => id === game)?.play
  if (play === undefined) throw new Error(`There are no matches of ${game}.`)
  return chooseCommand({ play, seat, random: seeded(seed) }, state, level)
}
