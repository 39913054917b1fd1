import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { numbersOf } from '../../scripts/play/choice.ts'
import type { Offer } from '../../scripts/play/client.ts'

/** The addresses of the instances; one of them comes and goes. */
export type Addresses = () => readonly string[]

/** What the service acknowledged: the key of a command, and the numbers of the events it led to. */
export type Acknowledged = { readonly match: string; readonly key: string; readonly numbers: readonly number[] }

export type StormMatch = { readonly id: string; readonly token: string; readonly start: number }

type Answer = {
  readonly status: number
  readonly body: { code?: string; version?: number; events?: { number: number }[]; offers?: Offer[] }
}

/** Asks any instance, again and again until one answers: a killed instance says nothing, a starting one 503. */
async function ask(addresses: Addresses, pick: () => number, path: string, init: RequestInit): Promise<Answer> {
  for (;;) {
    const urls = addresses()
    const url = urls[Math.floor(pick() * urls.length)] ?? ''
    const response = await fetch(url + path, init).catch(() => null)
    const body = await response?.json().catch(() => null)
    if (response && body && response.status < 500) return { status: response.status, body: body as Answer['body'] }
    await sleep(50)
  }
}

const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

/** Opens a match with one seat. */
export async function openMatch(addresses: Addresses, pick: () => number): Promise<StormMatch> {
  const token = randomUUID() + randomUUID()
  const body = JSON.stringify({ game: 'gears', options: { mission: 'emergence' }, seats: [{ name: 'Storm' }] })
  const init = { method: 'POST', headers: { ...headers(token), 'idempotency-key': randomUUID() }, body }
  const { body: created } = await ask(addresses, pick, '/v1/matches', init)
  const { id, version } = (created as { match: { id: string; version: number } }).match
  return { id, token, start: version }
}

/** One client, for so many commands and as long as it goes on: picks offers of random matches, sends some commands twice and some for a version that is past. */
export async function storm(
  addresses: Addresses,
  matches: readonly StormMatch[],
  { seed, commands, goesOn = () => false }: { seed: number; commands: number; goesOn?: () => boolean },
): Promise<{ acknowledged: Acknowledged[]; stale: number; refused: string[] }> {
  const next = numbersOf(seed)
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  const result = { acknowledged, stale: 0, refused }
  for (let count = 0; count < commands || goesOn(); count++) {
    const match = matches[Math.floor(next() * matches.length)] as StormMatch
    const answers = await giveSomething(addresses, match, next)
    for (const { key, answer, isOld } of answers) {
      if (answer.status === 412) result.stale++
      else if (answer.status === 200) acknowledged.push(acknowledgement(match, key, answer))
      else refused.push(`${answer.status} ${answer.body.code} at ${isOld ? 'an old' : 'the latest'} version`)
    }
  }
  return result
}

const acknowledgement = ({ id }: StormMatch, key: string, { body }: Answer): Acknowledged => ({
  match: id,
  key,
  numbers: (body.events ?? []).map(({ number }) => number),
})

async function giveSomething(addresses: Addresses, { id, token }: StormMatch, next: () => number) {
  const path = `/v1/matches/${id}`
  const { body } = await ask(addresses, next, `${path}/offers`, { headers: headers(token) })
  const offers = body.offers ?? []
  const offer = offers[Math.floor(next() * offers.length)]
  if (offer === undefined) return []
  const key = randomUUID()
  const isOld = next() < 0.1
  const version = (body.version ?? 0) - (isOld ? 1 : 0)
  const init = {
    method: 'POST',
    headers: { ...headers(token), 'if-match': `"${version}"`, 'idempotency-key': key },
    body: JSON.stringify({ command: offer.command }),
  }
  const times = next() < 0.3 ? 2 : 1
  const sent = Array.from({ length: times }, () => ask(addresses, next, `${path}/commands`, init))
  return (await Promise.all(sent)).map((answer) => ({ key, answer, isOld }))
}

/** Follows a match by server-sent events; a lost stream is taken up after the last event that came. */
export async function follow(
  addresses: Addresses,
  { id, token }: StormMatch,
  pick: () => number,
  signal: AbortSignal,
): Promise<number[]> {
  const heard: number[] = []
  while (!signal.aborted) {
    const urls = addresses()
    const url = urls[Math.floor(pick() * urls.length)] ?? ''
    const last = String(heard.at(-1) ?? 0)
    const init = { headers: { ...headers(token), accept: 'text/event-stream', 'last-event-id': last }, signal }
    await fetch(`${url}/v1/matches/${id}/events`, init)
      .then(async (response) => {
        if (response.ok && response.body) await hear(response.body, heard)
      })
      .catch(() => undefined)
    if (!signal.aborted) await sleep(50)
  }
  return heard
}

async function hear(stream: ReadableStream<Uint8Array>, heard: number[]): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const number = /^id: ?(\d+)$/m.exec(block)?.[1]
      if (number !== undefined) heard.push(Number(number))
    }
  }
}

/** Every number of a match's log, read page by page. */
export async function logNumbers(
  addresses: Addresses,
  { id, token }: StormMatch,
  pick: () => number,
): Promise<number[]> {
  const numbers: number[] = []
  for (;;) {
    const path = `/v1/matches/${id}/events?limit=500&after=${numbers.at(-1) ?? 0}`
    const { body } = await ask(addresses, pick, path, { headers: headers(token) })
    const page = (body.events ?? []).map(({ number }) => number)
    numbers.push(...page)
    if (page.length < 500) return numbers
  }
}
