import { z } from 'zod'
import { keysOf, recordOf } from '../lib/keys.ts'
import type { Routes } from './dependencies.ts'

const ADDRESSES = {
  docs: '/docs',
  openapi: '/openapi.json',
  graphql: '/graphql',
  graphiql: '/graphiql',
  games: '/v1/games',
  health: '/health/ready',
}

const Root = z.object({ name: z.literal('Arbiter'), ...recordOfAddresses() }).meta({ id: 'Root' })

/** Where to go from the address alone: a browser is sent to the docs, a program is told the addresses. */
export const rootRoutes: Routes = (app) => {
  const schema = {
    operationId: 'root',
    tags: ['service'],
    summary: 'Names the addresses to start from; sends a browser to the docs.',
    answers: { 200: Root },
  }
  app.get('/', { schema }, (request, reply) => {
    reply.header('vary', 'Accept')
    if (request.types(['application/json', 'text/html']) === 'text/html') return reply.redirect(ADDRESSES.docs)
    return { name: 'Arbiter', ...ADDRESSES }
  })
}

function recordOfAddresses() {
  return recordOf(keysOf(ADDRESSES).map((name) => [name, z.string()]))
}
