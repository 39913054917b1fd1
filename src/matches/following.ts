import type { LogEntry, MatchStore } from '../contract/match-store.ts'

/** How many of the newest lines are kept for followers; older ones are read from the store. */
const RECENT = 256
const PART = 500

/** A hint may be lost with its connection, so followers look for themselves now and then. */
const LOOK_MS = 10_000

type Channel = {
  recent: LogEntry[]
  /** The last number that is known to be in the log. */
  version: number
  reading: Promise<void> | null
  readonly waiting: Set<() => void>
  followers: number
}

/** Lets any number of readers follow logs: each sees every line once, in order, from wherever it starts. */
export class Following {
  readonly #store: MatchStore
  readonly #channels = new Map<string, Channel>()
  readonly #stopListening: () => void

  constructor(store: MatchStore) {
    this.#store = store
    this.#stopListening = store.onGrowth((id, version) => this.#heard(id, version))
  }

  close(): void {
    this.#stopListening()
    for (const { waiting } of this.#channels.values()) for (const wake of waiting) wake()
  }

  /** The lines after a number, as they come, in parts; ends when the signal is given. */
  async *follow(id: string, after: number, signal: AbortSignal): AsyncGenerator<readonly LogEntry[]> {
    const channel = this.#join(id, after)
    try {
      for (let last = after; !signal.aborted; ) {
        const entries = recentAfter(channel, last) ?? (await this.#store.log(id, last, PART))
        if (entries.length > 0) {
          last = entries.at(-1)?.number ?? last
          yield entries
        } else if (channel.version <= last) {
          await growth(channel, signal)
          if (channel.version <= last) await this.#read(id, channel)
        } else await this.#read(id, channel)
      }
    } finally {
      this.#leave(id, channel)
    }
  }

  #join(id: string, after: number): Channel {
    const channel = this.#channels.get(id) ?? {
      recent: [],
      version: after,
      reading: null,
      waiting: new Set<() => void>(),
      followers: 0,
    }
    channel.followers++
    this.#channels.set(id, channel)
    return channel
  }

  #leave(id: string, channel: Channel): void {
    channel.followers--
    if (channel.followers === 0) this.#channels.delete(id)
  }

  #heard(id: string, version: number): void {
    const channel = this.#channels.get(id)
    if (channel === undefined || version <= channel.version) return
    void this.#read(id, channel).catch(() => undefined)
  }

  /** Reads what the log has grown by, once for all followers. */
  #read(id: string, channel: Channel): Promise<void> {
    channel.reading ??= this.#store
      .log(id, channel.version, PART)
      .then((entries) => take(channel, entries))
      .finally(() => {
        channel.reading = null
      })
    return channel.reading
  }
}

function take(channel: Channel, entries: readonly LogEntry[]): void {
  if (entries.length === 0) return
  channel.recent = [...channel.recent, ...entries].slice(-RECENT)
  channel.version = entries.at(-1)?.number ?? channel.version
  const woken = [...channel.waiting]
  channel.waiting.clear()
  for (const wake of woken) wake()
}

/** The kept lines after a number; `null` if they do not reach back so far. */
function recentAfter({ recent, version }: Channel, after: number): readonly LogEntry[] | null {
  if (after >= version) return []
  const first = recent[0]?.number
  if (first === undefined || after < first - 1) return null
  return recent.slice(after - first + 1)
}

/** Waits until the log has grown, for a while. */
function growth(channel: Channel, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      channel.waiting.delete(done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, LOOK_MS)
    channel.waiting.add(done)
    signal.addEventListener('abort', done, { once: true })
  })
}
