import type { FastifyInstance } from 'fastify'
import { createKey, type NewKey } from '../../src/access/key-making.ts'
import type { Database } from '../../src/contract/database.ts'

export const ADMIN_TOKEN = 'an-admin-token-of-the-environment-0123456789'

/** Makes a key for rulings, but for the parts that a test is about, and answers its text and id. */
export async function keyFor(database: Database, parts: Partial<NewKey> = {}): Promise<{ text: string; id: string }> {
  const { text, key } = await createKey(database.keys, { name: 'bot', scopes: ['rulings'], caps: {}, ...parts })
  return { text, id: key.id }
}

/** Sends a request with a key and answers its status and the code of its problem, if it has one. */
export async function statusOf(
  app: FastifyInstance,
  [method, url, payload]: readonly [method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object],
  key?: string,
): Promise<[number, string | undefined]> {
  const headers = key === undefined ? {} : { 'x-api-key': key }
  const response = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  const isJson = String(response.headers['content-type']).includes('json') && response.payload !== ''
  return [response.statusCode, isJson ? response.json().code : undefined]
}
