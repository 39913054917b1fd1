import type { LogEntry, MatchStore } from '../contract/match-store.ts'

/** How many of the newest lines are kept for followers; older ones are read from the store. */
const RECENT = 256
const PART = 500

/** A hint may be lost with its connection, so every log that is followed is looked at now and then. */
const LOOK_MS = 10_000

/** Where hints never come, looking is the only way to hear of what other instances write. */
const DEAF_LOOK_MS = 1_000

type Channel = {
  /** The newest lines, without a gap. */
  recent: readonly LogEntry[]
  /** The last number that was read for all; `null` until somebody has come to the end of the log. */
  version: number | null
  /** The last number that a hint named. */
  hinted: number
  reading: Promise<void> | null
  readonly waiting: Set<() => void>
  readonly looking: ReturnType<typeof setInterval>
  followers: number
  /** The match is gone. */
  isOver: boolean
}

/** Lets any number of readers follow logs: each sees every line once, in order, from wherever it starts. */
export class EventFeed {
  readonly #store: MatchStore
  readonly #channels = new Map<string, Channel>()
  readonly #stopListening: () => void
  #isClosed = false

  constructor(store: MatchStore) {
    this.#store = store
    this.#stopListening = store.onAppend((id, version) => this.#noteAppend(id, version))
  }

  /** How many readers follow a log now. */
  get followers(): number {
    return [...this.#channels.values()].reduce((sum, { followers }) => sum + followers, 0)
  }

  /** Ends the reading of a match that is gone; other processes find out when they look. */
  end(id: string): void {
    const channel = this.#channels.get(id)
    if (channel === undefined) return
    channel.isOver = true
    wake(channel)
  }

  /** Ends every reading. */
  close(): void {
    this.#isClosed = true
    this.#stopListening()
    for (const channel of this.#channels.values()) wake(channel)
  }

  /**
   * The lines after a number, as they come, in parts. Ends when the signal is given, when the match is deleted, and at
   * once for a number that the log has not reached.
   */
  async *follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<readonly LogEntry[]> {
    const channel = this.#join(id)
    const goesOn = () => !signal.aborted && !channel.isOver && !this.#isClosed
    try {
      for (let last = after; goesOn(); ) {
        const entries = recentAfter(channel, last) ?? (await this.#catchUp(id, channel, last))
        if (entries === null) return
        const newest = entries.at(-1)
        if (newest !== undefined) {
          last = newest.number
          yield entries
        } else if (goesOn() && recentAfter(channel, last)?.length === 0) await waitForAppend(channel, signal)
      }
    } finally {
      this.#leave(id, channel)
    }
  }

  #join(id: string): Channel {
    const channel = this.#channels.get(id) ?? this.#open(id)
    channel.followers++
    return channel
  }

  #open(id: string): Channel {
    const channel: Channel = {
      recent: [],
      version: null,
      hinted: 0,
      reading: null,
      waiting: new Set(),
      looking: setInterval(() => this.#look(id, channel), this.#store.isDeaf ? DEAF_LOOK_MS : LOOK_MS),
      followers: 0,
      isOver: false,
    }
    this.#channels.set(id, channel)
    return channel
  }

  #leave(id: string, channel: Channel): void {
    channel.followers--
    if (channel.followers > 0) return
    clearInterval(channel.looking)
    if (this.#channels.get(id) === channel) this.#channels.delete(id)
  }

  /** Reads for one follower what is no longer, or not yet, kept for all; `null` if the log does not reach so far. */
  async #catchUp(id: string, channel: Channel, last: number): Promise<readonly LogEntry[] | null> {
    const { known, fresh } = await this.#after(id, last)
    if (!known) return null
    if (fresh.length > 0) return fresh
    channel.version ??= last
    const isBehind = last > channel.version
    if (isBehind || channel.hinted > channel.version) this.#look(id, channel)
    // A follower that is ahead of what is kept for all waits for it.
    if (isBehind) await channel.reading
    return fresh
  }

  /** The lines after a number. The line of that number is read along: without it the match is gone. */
  async #after(id: string, last: number): Promise<{ known: boolean; fresh: readonly LogEntry[] }> {
    const entries = await this.#store.log(id, Math.max(0, last - 1), PART)
    return { known: entries.length > 0, fresh: entries.filter(({ number }) => number > last) }
  }

  #noteAppend(id: string, version: number): void {
    const channel = this.#channels.get(id)
    if (channel === undefined || version <= channel.hinted) return
    channel.hinted = version
    if (channel.version !== null && version > channel.version) this.#look(id, channel)
  }

  /** Reads what the log has grown by, once for all followers. If the store fails, the next look reads it. */
  #look(id: string, channel: Channel): void {
    const { version } = channel
    if (version === null || channel.reading !== null) return
    channel.reading = this.#readOn(id, channel, version)
      .catch(() => undefined)
      .finally(() => {
        channel.reading = null
      })
  }

  async #readOn(id: string, channel: Channel, from: number): Promise<void> {
    for (let version = from; ; version = channel.version ?? version) {
      const asked = channel.hinted
      const { known, fresh } = await this.#after(id, version)
      channel.isOver = !known
      take(channel, fresh)
      const isAtEnd = fresh.length < PART - 1
      // A hint that came while the log was read may name lines that were not there yet.
      if (channel.isOver || (isAtEnd && channel.hinted === asked)) break
    }
  }
}

function take(channel: Channel, entries: readonly LogEntry[]): void {
  const newest = entries.at(-1)
  if (newest === undefined && !channel.isOver) return
  channel.recent = [...channel.recent, ...entries].slice(-RECENT)
  channel.version = newest?.number ?? channel.version
  wake(channel)
}

function wake({ waiting }: Channel): void {
  const woken = [...waiting]
  waiting.clear()
  for (const wake of woken) wake()
}

/** The kept lines after a number, none if there are none yet; `null` if they do not reach back so far. */
function recentAfter({ recent, version }: Channel, after: number): readonly LogEntry[] | null {
  if (version === null) return null
  if (after === version) return []
  const first = recent[0]?.number
  if (first === undefined || after < first - 1 || after > version) return null
  return recent.slice(after - first + 1)
}

/** Waits until the log has grown, or nobody wants to know any more. */
function waitForAppend({ waiting }: Channel, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      waiting.delete(done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    waiting.add(done)
    signal.addEventListener('abort', done, { once: true })
  })
}
