import { setTimeout as sleep } from 'node:timers/promises'

/** An offer as the service gives it: a command ready to be sent, and what it means. */
export type Offer = { readonly command: Readonly<Record<string, unknown>>; readonly text: string }
export type TurnEvent = { readonly number: number; readonly type: string; readonly text: string }
export type Match = {
  readonly id: string
  readonly status: 'open' | 'running' | 'ended'
  readonly version: number
  readonly activeSeat: number | null
  readonly seats: readonly { readonly number: number; readonly name: string | null }[]
  readonly ending: { readonly winners: readonly number[]; readonly reason: string } | null
  readonly seedCommitment: string
  readonly seed: string | null
  readonly view: Readonly<Record<string, unknown>> | null
}

/** The service said no. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
  }
}

/** How often a request that found the service away or busy is sent again. */
const MAX_TRIES = 60
const PAUSE_MS = 250

/** One player's (or one table's) way to the service: plain HTTP, nothing else. */
export class Client {
  readonly #url: string
  readonly #language: string
  #token: string | null

  constructor(url: string, options: { readonly language?: string; readonly token?: string } = {}) {
    this.#url = url
    this.#language = options.language ?? 'en'
    this.#token = options.token ?? null
  }

  /** Opens a match in which this client plays every seat. */
  async create(game: string, options: object, names: readonly string[]): Promise<Match> {
    const body = { game, options, seats: names.map((name) => ({ name })) }
    const created = await this.#ask<{ ownerToken: string; match: Match }>('POST', '/v1/matches', body)
    this.#token = created.ownerToken
    return created.match
  }

  match(id: string): Promise<Match> {
    return this.#ask('GET', `/v1/matches/${id}`)
  }

  async offers(id: string, seat: number): Promise<readonly Offer[]> {
    const { offers } = await this.#ask<{ offers: Offer[] }>('GET', `/v1/matches/${id}/offers?seat=${seat}`)
    return offers
  }

  /** Gives a command at the version that is known. A key makes it safe to send again after a lost connection. */
  give(
    id: string,
    seat: number,
    { command }: Offer,
    version: number,
    key: string,
  ): Promise<{ readonly version: number; readonly events: readonly TurnEvent[] }> {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': key }
    return this.#ask('POST', `/v1/matches/${id}/commands`, { seat, command }, headers)
  }

  verification(id: string): Promise<{ readonly differences?: readonly unknown[] }> {
    return this.#ask('GET', `/v1/matches/${id}/verification`)
  }

  async #ask<Answer>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const response = await fetch(this.#url + path, {
        method,
        headers: {
          'accept-language': this.#language,
          ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => null)
      if (response?.ok) return (await response.json()) as Answer
      const isAway = response === null || response.status === 503
      if (!isAway || tries === MAX_TRIES) {
        throw new Refused(response?.status ?? 0, await reasonOf(response))
      }
      await sleep(PAUSE_MS)
    }
  }
}

async function reasonOf(response: Response | null): Promise<string> {
  const problem = (await response?.json().catch(() => null)) as { detail?: string } | null | undefined
  return problem?.detail ?? 'The service does not answer.'
}
