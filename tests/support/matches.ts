import { expect } from 'vitest'
import type { Ruleset } from '../../src/contract/match.ts'
import type { LogEntry, MatchStore } from '../../src/contract/match-store.ts'
import type { Json } from '../../src/lib/json.ts'
import { atOnce, type Pace } from '../../src/lib/steps.ts'
import type { BotDependencies } from '../../src/matches/bots/bots.ts'
import { chooseCommand } from '../../src/matches/bots/thinking.ts'
import type { CommandAnswer } from '../../src/matches/commands.ts'
import type { MatchDependencies } from '../../src/matches/match-cache.ts'
import { openMatches } from '../../src/matches/matches.ts'
import { type CreatedMatch, createMatch, type NewMatch } from '../../src/matches/opening/creation.ts'
import { formatSeed, seeded } from '../../src/rulebook/random.ts'
import { command } from './bearers.ts'
import { createMemoryMatches } from './memory-matches.ts'
import { toyPlay } from './toy-play.ts'

/** The invented game as it is played by these tests. */
export const TOY: Ruleset = { play: toyPlay, rulesVersion: '1.0.0', contentHash: '' }
const START = Date.parse('2024-05-01T12:00:00.000Z')

/** Thinks in the same thread. */
export const thinkAtOnce =
  ({ play }: Ruleset): BotDependencies['think'] =>
  async ({ state, seat, level, seed }) =>
    chooseCommand({ play, seat, random: seeded(seed) }, state, level)

/** The machinery of matches on a store in memory; ids, tokens, seeds and times are counted. */
export function matchTable({
  store = createMemoryMatches(),
  first = 1,
  ruleset = TOY,
  think = thinkAtOnce(ruleset),
  pace = atOnce,
}: {
  store?: MatchStore
  first?: number
  ruleset?: Ruleset
  think?: BotDependencies['think']
  pace?: Pace
} = {}) {
  let count = first
  let waitedMs = 0
  const failures: unknown[] = []
  const deps: MatchDependencies = {
    store,
    rulesetOf: () => ruleset,
    pace,
    now: () => new Date(START + waitedMs + count),
    newId: () => `match-${String(count++).padStart(6, '0')}`,
    newToken: () => `token-${count++}`,
    newSeed: () => {
      const bytes = new Uint8Array(32)
      new DataView(bytes.buffer).setUint32(0, count++)
      return formatSeed(bytes)
    },
  }
  const matches = openMatches(deps, { think, onFailure: (error) => failures.push(error) })
  const { cache, feed, bots } = matches

  const wanted = (changes: Partial<NewMatch> = {}): NewMatch => ({
    game: 'cards',
    rulesVersion: ruleset.rulesVersion,
    contentHash: ruleset.contentHash,
    options: { goal: 100 },
    seats: [{ name: 'Ana' }, { name: 'Ben' }],
    isPublic: false,
    label: null,
    entropy: 'salt',
    token: null,
    ...changes,
  })

  return {
    cache,
    feed,
    bots,
    /** What kept bots from playing. */
    failures,
    store,
    wanted,
    close: () => matches.close(),
    /** Lets time pass. */
    wait(seconds: number): void {
      waitedMs += seconds * 1_000
    },
    async open(changes: Partial<NewMatch> = {}): Promise<CreatedMatch> {
      const created = await createMatch(cache, ruleset.play, wanted(changes))
      if (created.kind !== 'created') throw new Error(JSON.stringify(created))
      bots.consider(await cache.find(created.id))
      return created
    },
    give(
      { id, ownerToken }: { readonly id: string; readonly ownerToken: string },
      seat: number,
      asked: Json,
      more: { expected?: number | 'any'; key?: string; bodyHash?: string } = {},
    ): Promise<CommandAnswer> {
      const key = more.key === undefined ? null : { key: more.key, bodyHash: more.bodyHash ?? JSON.stringify(asked) }
      return command(cache, id, { token: ownerToken, seat, command: asked, expected: more.expected ?? 'any', key })
    },
    log: (id: string): Promise<readonly LogEntry[]> => store.log(id, 0, 100_000),
    version: async (id: string): Promise<number> => (await cache.findFresh(id)).version,
  }
}

export type Table = ReturnType<typeof matchTable>

/** The answer of a command that must be accepted. */
export function accepted(answer: CommandAnswer): Extract<CommandAnswer, { kind: 'accepted' }> {
  expect(answer).toMatchObject({ kind: 'accepted' })
  return answer as Extract<CommandAnswer, { kind: 'accepted' }>
}

export const DRAW = { draw: {} }
export const SORT = { sort: {} }
export const PASS = { pass: {} }
