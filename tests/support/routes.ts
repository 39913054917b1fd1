import type { FastifyInstance } from 'fastify'

export type Route = { readonly method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS'; readonly url: string }

/** Every route, read from the tree that the router prints: each line adds to the address of the branch it hangs on. */
export function routesOf(service: FastifyInstance): Route[] {
  const branch: string[] = []
  const routes: Route[] = []
  for (const line of service.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4 - 1
    branch.splice(depth, branch.length, part)
    for (const method of methods?.split(', ') ?? []) {
      routes.push({ method: method as Route['method'], url: branch.join('') })
    }
  }
  return routes
}
