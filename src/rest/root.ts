import { z } from 'zod'
import { keysOf, recordOf } from '../lib/keys.ts'
import type { Routes } from './dependencies.ts'
import { HOME_PAGE, HOME_POLICY, HOME_SCRIPT, HOME_STYLE } from './home-page.ts'
import { varyBy } from './vary.ts'

const ADDRESSES = {
  docs: '/docs',
  openapi: '/openapi.json',
  graphql: '/graphql',
  graphiql: '/graphiql',
  games: '/v1/games',
  health: '/health/ready',
}

const Root = z.object({ name: z.literal('Arbiter'), ...recordOfAddresses() }).meta({ id: 'Root' })

/** Where to go from the address alone: a browser is shown a page, a program is told the addresses. */
export const rootRoutes: Routes = (app) => {
  const answer = {
    description: 'The addresses to start from, or the page.',
    content: { 'application/json': { schema: Root }, 'text/html': { schema: z.string() } },
  }
  const schema = {
    operationId: 'root',
    tags: ['service'],
    summary: 'Names the addresses to start from; shows a browser a page.',
    answers: { 200: answer },
  }
  app.get('/', { schema }, (request, reply) => {
    varyBy(reply, 'Accept')
    if (request.types(['application/json', 'text/html']) !== 'text/html') return { name: 'Arbiter', ...ADDRESSES }
    return reply.header('content-security-policy', HOME_POLICY).type('text/html; charset=utf-8').send(HOME_PAGE)
  })
  const asset = (path: string, type: string, content: string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    )
  asset('/home.js', 'text/javascript; charset=utf-8', HOME_SCRIPT)
  asset('/home.css', 'text/css; charset=utf-8', HOME_STYLE)
}

function recordOfAddresses() {
  return recordOf(keysOf(ADDRESSES).map((name) => [name, z.string()]))
}
