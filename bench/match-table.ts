import { randomBytes } from 'node:crypto'
import type { Database } from '../src/contract/database.ts'
import type { CommandAnswer } from '../src/matches/commands.ts'
import { MatchCache } from '../src/matches/match-cache.ts'
import { createMatch } from '../src/matches/opening/creation.ts'
import { formatSeed } from '../src/rulebook/random.ts'
import { newUuid } from '../src/storage/uuid.ts'
import { command } from '../tests/support/bearers.ts'
import { toyPlay } from '../tests/support/toy-play.ts'

const TOY = { play: toyPlay, rulesVersion: '1.0.0', contentHash: 'sha256-0' }
const TOKEN = 'bench'
let keys = 0

/** A cache of the machinery, as the service has it, for an invented game. */
export function cacheOn({ matches }: Pick<Database, 'matches'>): MatchCache {
  return new MatchCache({
    store: matches,
    rulesetOf: () => TOY,
    now: () => new Date(),
    newId: newUuid,
    newToken: () => randomBytes(32).toString('base64url'),
    newSeed: () => formatSeed(randomBytes(32)),
  })
}

/** A match of one seat, in which something can always be done. */
export async function newMatch(cache: MatchCache): Promise<string> {
  const created = await createMatch(cache, toyPlay, {
    game: 'toy',
    rulesVersion: TOY.rulesVersion,
    contentHash: TOY.contentHash,
    options: { goal: 100 },
    seats: [{ name: 'bench' }],
    isPublic: false,
    label: null,
    entropy: '',
    token: TOKEN,
  })
  if (created.kind !== 'created') throw new Error('The match was not created.')
  return created.id
}

/** Gives a command as a front end does, with the version that it has seen and a key of its own. */
export async function play(cache: MatchCache, id: string, version: number): Promise<number> {
  keys += 1
  const key = { key: `key-${keys}`, bodyHash: '0'.repeat(64) }
  const request = { token: TOKEN, seat: 0, command: { pass: {} }, expected: version, key }
  return versionOf(await command(cache, id, request))
}

function versionOf(answer: CommandAnswer): number {
  if (answer.kind !== 'accepted') throw new Error(`The command was ${answer.kind}.`)
  return answer.version
}

/** Plays a match on until it has a version. */
export async function playTo(cache: MatchCache, id: string, last: number): Promise<number> {
  let { version } = await cache.find(id)
  while (version < last) version = await play(cache, id, version)
  return version
}
