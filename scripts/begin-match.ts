import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { games } from '../src/games/index.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { openMatches } from '../src/matches/matches.ts'
import { offersTo } from '../src/matches/offers.ts'
import { createMatch } from '../src/matches/opening/creation.ts'
import { formatSeed } from '../src/rulebook/random.ts'
import { command } from '../tests/support/bearers.ts'
import { chanceOf, rulesetOf, TOKEN } from '../tests/support/begun-match.ts'
import { createMemoryMatches } from '../tests/support/memory-matches.ts'

/**
 * Begins a match by the rules of this build and leaves it at the first question after so many commands: what a release
 * commits, so that the tests of the next one play it to its end.
 *
 *   npx tsx scripts/begin-match.ts apex 120 tests/games/apex/match/fixtures/begun-by-1.5.0.json
 */
const [name = '', count = '60', file = ''] = process.argv.slice(2)
const MAX_COMMANDS = 2_000
const BEGUN = new Date('2026-11-18T12:00:00.000Z')

const game = games.find(({ id }) => id === name)
if (game === undefined || file === '') throw new Error('Give a game, a number of commands and a file.')
const ruleset = rulesetOf(game)
const options = (ruleset.play.examples[0]?.options ?? {}) as JsonObject
const tokens = [TOKEN, `${TOKEN}-not`]
const store = createMemoryMatches()
const { cache } = openMatches({
  store,
  rulesetOf: () => ruleset,
  now: () => BEGUN,
  newId: () => '0193383c-0000-7000-8000-000000000021',
  newToken: () => tokens.shift() ?? '',
  newSeed: () => formatSeed(Uint8Array.from({ length: 32 }, (_, index) => (21 * (index + 1)) % 256)),
})
const { rulesVersion, contentHash } = ruleset
const created = await createMatch(cache, ruleset.play, {
  ...{ game: name, rulesVersion, contentHash, options },
  ...{
    seats: [{ name: 'Ana' }, { name: 'Ben' }],
    isPublic: false,
    label: 'begun before',
    entropy: 'salt',
    token: null,
  },
})
if (created.kind !== 'created') throw new Error(JSON.stringify(created))

const random = chanceOf(21)
const { id } = created
for (let given = 0; given < MAX_COMMANDS; given++) {
  const live = await cache.find(id)
  const table = live.state.play
  if (table === null || live.state.status === 'ended') throw new Error('The match was over before it was left.')
  const procedure = table.procedure as { readonly pending?: unknown } | null
  if (given >= Number(count) && procedure?.pending != null) break
  const seat = ruleset.play.activeSeat(table) ?? 0
  const offers = offersTo(live, seat).filter(({ social }) => !social)
  const offer = offers[random.below(Math.max(1, offers.length))]
  if (offer === undefined) throw new Error('Nobody can go on.')
  const asked = { token: TOKEN, seat, command: offer.command, expected: live.version, key: null }
  const answer = await command(cache, id, asked)
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer))
}
const kept = await store.load(id)
const snapshot = await store.snapshotBefore(id, kept?.version ?? 0)
const [log, records] = [await store.log(id, 0, MAX_COMMANDS * 20), await store.records(id)]
writeFileSync(file, `${JSON.stringify({ header: kept?.header, rights: kept?.rights, log, records, snapshot })}\n`)
console.log(`${records.length} commands, ${log.length} lines, ${JSON.stringify(snapshot).length} bytes of a snapshot`)
