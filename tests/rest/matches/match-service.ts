import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'

type Sent = Omit<InjectOptions, 'headers'> & {
  token?: string | undefined
  headers?: Record<string, string>
}

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field, and each test names what it reads.
  readonly body: any
  readonly text: string
}

/** Sends one request and reads its answer. */
export async function send(app: FastifyInstance, { token, headers, ...request }: Sent): Promise<Reply> {
  const response = await app.inject({
    ...request,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.payload !== '' ? response.json() : null,
    text: response.payload,
  }
}

export type Opened = {
  readonly id: string
  readonly token: string
  readonly path: string
  readonly body: Reply['body']
}

/** Opens a match of two seats, both played by one token, and started. */
export async function open(app: FastifyInstance, changes: object = {}, token?: string): Promise<Opened> {
  const payload = { game: 'cards', options: { goal: 100 }, seats: [{ name: 'Ana' }, { name: 'Ben' }], ...changes }
  const { status, body } = await send(app, { method: 'POST', url: '/v1/matches', payload, token })
  expect(body).toMatchObject({ id: expect.any(String) })
  expect(status).toBe(201)
  return { id: body.id, token: body.ownerToken, path: `/v1/matches/${body.id}`, body }
}

/** Gives a command, at whatever version the match is unless one is named. */
export function give(
  app: FastifyInstance,
  { path, token }: Pick<Opened, 'path' | 'token'>,
  payload: object,
  headers: Record<string, string> = { 'if-match': '*' },
): Promise<Reply> {
  return send(app, { method: 'POST', url: `${path}/commands`, payload, token, headers })
}
