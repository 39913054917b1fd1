import { Client, type ClientConfig } from 'pg'

/** Short texts that every instance on one database hears. They may be lost, so they can only be hints. */
export interface Signals {
  send(texts: readonly string[]): Promise<unknown>
  /** Hears what is sent from now on, here or elsewhere. */
  listen(heard: (text: string) => void): void
  close(): Promise<void>
}

const CHANNEL = 'arbiter_growth'

/** A connection that was cut without a word is noticed by asking. */
const BEAT_MS = 15_000
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

/** Signals by LISTEN, on a connection of their own that is made again whenever it is lost. */
export async function openSignals(config: ClientConfig, send: Signals['send']): Promise<Signals> {
  const listeners = new Set<(text: string) => void>()
  const line = new ListeningLine(config, (text) => {
    for (const heard of listeners) heard(text)
  })
  await line.open()
  return { send, listen: (heard) => void listeners.add(heard), close: () => line.close() }
}

/** The statement that sends texts; each may have 8,000 bytes. */
export const SEND = {
  name: 'send-signals',
  text: `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS sent (text)`,
}

class ListeningLine {
  readonly #config: ClientConfig
  readonly #heard: (text: string) => void
  #client: Client | null = null
  #timer: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS
  #isClosed = false

  constructor(config: ClientConfig, heard: (text: string) => void) {
    this.#config = config
    this.#heard = heard
  }

  /** Connects, or sets about trying again: a database that serves is worth more than its hints. */
  async open(): Promise<void> {
    const client = new Client(this.#config)
    this.#client = client
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      this.#retryMs = FIRST_RETRY_MS
      if (this.#client === client) this.#later(BEAT_MS, () => this.#beat(client))
    } catch {
      this.#lose(client)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  #beat(client: Client): void {
    client.query('SELECT 1').then(
      () => this.#client === client && this.#later(BEAT_MS, () => this.#beat(client)),
      () => this.#lose(client),
    )
  }

  /** A connection may tell its end in several ways; only the first counts. */
  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#client = null
    client.end().catch(() => {})
    this.#later(this.#retryMs, () => void this.open())
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS)
  }

  #later(ms: number, act: () => void): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(act, ms).unref()
  }
}
