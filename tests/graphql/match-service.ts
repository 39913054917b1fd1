import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { ErrorOnWire } from './service.ts'

export type Reply = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field, and each test names what it reads.
  readonly data: any
  readonly errors: readonly ErrorOnWire[]
}

type Sent = { readonly token?: string | undefined; readonly headers?: Record<string, string> }

/** Sends one document and reads its answer. */
export async function ask(
  app: FastifyInstance,
  query: string,
  variables: object = {},
  { token, headers = {} }: Sent = {},
): Promise<Reply> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const payload = { query, variables }
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { ...authorization, ...headers },
  })
  const { data, errors = [] } = response.json()
  return { status: response.statusCode, data, errors }
}

const OPEN = `mutation Open($input: CreateCardsMatchInput!, $key: String) {
  createCardsMatch(input: $input, key: $key) {
    id ownerToken spectatorToken invitations { seat invitation }
    match { id status version seat activeSeat view seats { number name hasConceded } }
  }
}`

/** A match with the token of its owner. */
export type Opened = { readonly id: string; readonly token: string; readonly told: Reply['data'] }

/** Opens a match of two seats, both played by one token, and started. */
export async function open(
  app: FastifyInstance,
  changes: object = {},
  { key, ...sent }: Sent & { key?: string } = {},
): Promise<Opened> {
  const input = { options: { goal: 100 }, seats: [{ name: 'Ana' }, { name: 'Ben' }], ...changes }
  const { data, errors } = await ask(app, OPEN, { input, key }, sent)
  expect(errors).toEqual([])
  const told = data.createCardsMatch
  return { id: told.id, token: told.ownerToken, told }
}

const GIVE = `mutation Give(
  $id: String!, $seat: Int, $expected: Int, $key: String, $dryRun: Boolean, $command: ToyCommandInput!, $locale: Locale
) {
  cardsCommand(
    matchId: $id, seat: $seat, expectedVersion: $expected, key: $key, dryRun: $dryRun, command: $command, locale: $locale
  ) { version isDryRun text events { number type seat at data text } trace { rule text } odds { id text fraction decimal } }
}`

/** Gives a command, at whatever version the match is unless one is named. */
export function give(
  app: FastifyInstance,
  { id, token }: Pick<Opened, 'id' | 'token'>,
  command: object,
  more: object = {},
): Promise<Reply> {
  return ask(app, GIVE, { id, command, ...more }, { token })
}

/** The answer to a command that must be accepted. */
export async function given(...sent: Parameters<typeof give>): Promise<Reply['data']> {
  const { data, errors } = await give(...sent)
  expect(errors).toEqual([])
  return data.cardsCommand
}

/** The one error of an answer, without what differs from request to request. */
export function problem({ errors }: Reply): ErrorOnWire['extensions'] {
  expect(errors).toHaveLength(1)
  return errors[0]?.extensions ?? {}
}

export const DRAW = { draw: true }
export const SORT = { sort: true }
export const PASS = { pass: true }
