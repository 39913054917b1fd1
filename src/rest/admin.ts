import { z } from 'zod'
import { createKey, NewKey, ShownKey, showKey } from '../access/key-making.ts'
import { ApiError } from '../contract/errors.ts'
import type { Routes } from './dependencies.ts'
import { readBody } from './matches/access.ts'

const MAX_LINES = 10_000

const CreatedKey = ShownKey.extend({
  key: z.string().describe('The key itself. It is shown only now; only its hash is kept.'),
}).meta({ id: 'CreatedApiKey' })

const UsageQuery = z.strictObject({
  key: z.string().max(64).optional().describe('The id of a key; empty for requests without one.'),
  from: z.iso.date().optional().describe('The first day, in UTC, as in `2024-05-01`.'),
  to: z.iso.date().optional().describe('The last day.'),
})

const UsageAnswer = z.object({
  usage: z.array(
    z
      .object({
        day: z.string(),
        keyId: z.string(),
        operation: z.string(),
        requests: z.int(),
        cpuMs: z.number(),
        errors: z.int(),
      })
      .meta({ id: 'Usage' }),
  ),
  isComplete: z.boolean().describe(`False if there are more than ${MAX_LINES} lines; ask for fewer days.`),
})

type ById = { Params: { id: string } }

/** Keys and their usage, for whoever operates the service. */
export const adminRoutes: Routes = (app, { access, database }) => {
  const describeRoute = (operationId: string, summary: string, more: object) => ({
    schema: { operationId, tags: ['admin'], summary, security: [{ apiKey: [] }], ...more },
  })

  app.post(
    '/admin/keys',
    describeRoute('createKey', 'Makes an API key.', { body: NewKey, answers: { 201: CreatedKey } }),
    async (request, reply) => {
      const { text, key } = await createKey(database.keys, readBody(NewKey, request.body))
      access.forgetKeys()
      reply.code(201).header('cache-control', 'no-store')
      return { ...showKey(key), key: text }
    },
  )
  app.get(
    '/admin/keys',
    describeRoute('listKeys', 'Lists the API keys, newest first.', {
      answers: { 200: z.object({ keys: z.array(ShownKey) }) },
    }),
    async () => ({ keys: (await database.keys.list()).map(showKey) }),
  )
  app.delete<ById>(
    '/admin/keys/:id',
    describeRoute('revokeKey', 'Revokes an API key, on all instances within seconds.', { answers: { 200: ShownKey } }),
    async ({ params }) => {
      const revoked = await database.keys.revoke(params.id)
      if (revoked === null) throw new ApiError('api-key.not-found', { id: params.id })
      access.forgetKeys()
      return showKey(revoked)
    },
  )
  app.get<{ Querystring: z.output<typeof UsageQuery> }>(
    '/admin/usage',
    describeRoute('usage', 'Reads how much each key asked of each operation, by day.', {
      querystring: UsageQuery,
      answers: { 200: UsageAnswer },
    }),
    async ({ query }) => {
      await access.usage.flush()
      const lines = await database.usage.read({ keyId: query.key, from: query.from, to: query.to }, MAX_LINES + 1)
      return { usage: lines.slice(0, MAX_LINES), isComplete: lines.length <= MAX_LINES }
    },
  )
}
