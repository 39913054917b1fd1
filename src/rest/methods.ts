import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { ApiError } from '../contract/errors.ts'

/** The methods that an address takes; none if there is nothing at it. */
export type MethodsOf = (path: string) => string[]

/** Remembers every route as it is added, to tell a wrong method from a wrong address. */
export function collectMethods(app: FastifyInstance): MethodsOf {
  const router = findMyWay()
  const methods = new Set<findMyWay.HTTPMethod>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat() as findMyWay.HTTPMethod[]) {
      if (one === 'OPTIONS' || router.hasRoute(one, url)) continue
      router.on(one, url, () => undefined)
      methods.add(one)
    }
  })
  const isTaken = (method: findMyWay.HTTPMethod, path: string) => path === '*' || router.find(method, path) !== null
  return (path) => {
    // Of an address that ends in a slash Fastify tells the HEAD alone; there is none without a GET.
    const taken = [...methods].filter((one) => isTaken(one, path) || (one === 'GET' && isTaken('HEAD', path)))
    return taken.length === 0 ? [] : [...taken, 'OPTIONS']
  }
}

/**
 * Lets OPTIONS tell the methods of an address. A browser that asks before a request to another origin is answered by
 * the cross-origin plugin, and so is everybody else once the header is set.
 */
export function answerOptions(app: FastifyInstance, methodsOf: MethodsOf): void {
  app.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    if (method !== 'OPTIONS' || headers['access-control-request-method'] !== undefined) return done()
    const path = url.split('?')[0] ?? ''
    const methods = methodsOf(path)
    if (methods.length === 0) return done(new ApiError('route.not-found', 'path', { path }))
    reply.header('allow', methods.join(', '))
    done()
  })
}
