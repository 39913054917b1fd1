import type { BotLevel } from '../../contract/match.ts'
import type { Right } from '../../contract/match-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { Json, JsonObject } from '../../lib/json.ts'
import { command } from '../commands.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { botSeed } from '../match-chance.ts'
import { standingOf } from '../rules-version.ts'
import type { Player } from '../seats/player.ts'
import { BOT_HASH } from '../seats/tokens.ts'

/** What a bot is asked. All it may think about is here, so that it can think anywhere. */
export type Thought = {
  readonly game: string
  readonly state: JsonObject
  readonly seat: number
  readonly level: BotLevel
  readonly seed: string
}

export type BotDependencies = {
  /** Finds the command, away from the event loop; `null` if there is none. */
  readonly think: (thought: Thought) => Promise<JsonObject | null>
  readonly onFailure: (error: unknown) => void
}

/** Bots are no reason for a match to go on for ever. */
const MAX_VERSION = 20_000
/** How many matches a process remembers to be waiting for people. */
const MAX_REMEMBERED = 10_000
const PAGE = 100

/**
 * Plays the seats that the service plays. The process that wrote to a match lets the bot think that the match waits for;
 * should it die, any process finds the match by `wake`. A bot's command is an ordinary one, with a key of its version,
 * so whoever thinks twice, or in two processes, gives it once.
 */
export class Bots {
  readonly #cache: MatchCache
  readonly #deps: BotDependencies
  readonly #playing = new Map<string, Promise<void>>()
  /** Matches that waited for people at a version. */
  readonly #waiting = new Map<string, number>()
  #isClosed = false

  constructor(cache: MatchCache, deps: BotDependencies) {
    this.#cache = cache
    this.#deps = deps
    cache.onWrite = (match) => this.consider(match)
  }

  /** Lets the bot play that the match waits for, if it waits for one. */
  consider(match: LiveMatch): void {
    const { id } = match.header
    if (this.#isClosed || this.#playing.has(id) || botTurn(match) === null) return
    const playing = this.#play(id)
      .catch((error: unknown) => this.#deps.onFailure(error))
      .finally(() => this.#playing.delete(id))
    this.#playing.set(id, playing)
  }

  /** Looks for matches that wait for a bot, because the process that should let it play has died. */
  async wake(): Promise<void> {
    const { store } = this.#cache.deps
    let after: string | undefined
    do {
      const page = await store.list(
        { tokenHash: BOT_HASH, status: 'running' },
        { limit: PAGE, ...(after === undefined ? {} : { after }) },
      )
      for (const { id, version } of page.items) {
        if (this.#isClosed || this.#waiting.get(id) === version) continue
        const match = await this.#cache.findFresh(id)
        if (botTurn(match) === null) this.#remember(id, match.version)
        else this.consider(match)
      }
      after = page.next ?? undefined
    } while (after !== undefined && !this.#isClosed)
  }

  /** Nothing is begun any more; what was begun is given up. */
  close(): void {
    this.#isClosed = true
  }

  /** Resolves when no bot is playing here; for tests. */
  async settle(): Promise<void> {
    while (this.#playing.size > 0) await Promise.all(this.#playing.values())
  }

  #remember(id: string, version: number): void {
    if (this.#waiting.size >= MAX_REMEMBERED) this.#waiting.clear()
    this.#waiting.set(id, version)
  }

  async #play(id: string): Promise<void> {
    for (;;) {
      const match = await this.#cache.find(id)
      const turn = this.#isClosed ? null : botTurn(match)
      if (turn === null) return
      const thought = await this.#deps.think(turn.thought)
      if (this.#isClosed) return
      await this.#give(turn, thought ?? turn.idle())
    }
  }

  /** Gives what the bot found. Should the rules refuse it, the bot does the least that it may. */
  async #give({ player, version, idle }: Turn, wanted: Json): Promise<void> {
    const answer = await this.#send(player, version, wanted)
    if (answer.kind !== 'refused' && answer.kind !== 'invalid') return
    const least = await this.#send(player, version, idle())
    if (least.kind === 'refused' || least.kind === 'invalid') throw new Error('A bot has nothing that it may do.')
  }

  #send(player: Player, version: number, wanted: Json) {
    const key = { key: `bot:${version}`, bodyHash: hashOf(wanted) }
    return command(this.#cache, player, { command: wanted, expected: version, key })
  }
}

type Turn = {
  readonly player: Player
  readonly version: number
  readonly thought: Thought
  idle(): Json
}

/** What a bot has to decide now; `null` if the match waits for none. */
function botTurn(match: LiveMatch): Turn | null {
  const { state, play, header, version } = match
  const { play: table, seats, status, entropy } = state
  if (status !== 'running' || table === null || version > MAX_VERSION || standingOf(match) !== 'current') return null
  const seat = play.activeSeat(table)
  const level = seat === null ? undefined : seats[seat]?.bot
  if (seat === null || level === undefined || seats[seat]?.hasConceded) return null
  const right: Right = { role: 'seat', seat, tokenHash: BOT_HASH }
  const thought = { game: header.game, state: table, seat, level, seed: botSeed(header.seed, entropy, version) }
  // What a game calls the least that a seat may do is a command.
  return { player: { match, seat, token: 'bot', right }, version, thought, idle: () => play.idle(table, seat) as Json }
}
