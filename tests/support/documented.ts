import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

type Described = Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>

let paths: Described | undefined

/** What the committed description says of every route. */
function describedPaths(): Described {
  const file = new URL('../../openapi/openapi.json', import.meta.url)
  paths ??= JSON.parse(readFileSync(file, 'utf8')).paths as Described
  return paths
}

/** Notes every answer of a described route with a status that its description does not have. */
export function collectUndocumented(app: FastifyInstance): ReadonlySet<string> {
  const undocumented = new Set<string>()
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}')
    const operation = path === undefined ? undefined : describedPaths()[path]?.[request.method.toLowerCase()]
    if (operation !== undefined && !(statusCode in operation.responses)) {
      undocumented.add(`${request.method} ${path} ${statusCode}`)
    }
    done()
  })
  return undocumented
}
