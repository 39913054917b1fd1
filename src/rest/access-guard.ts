import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, budgetText, type Caller, requireScope } from '../access/access.ts'
import type { Scope } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { UsageCounts } from '../contract/usage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; `null` where nobody is asked. */
    caller: Caller | null
    /** What the request did beyond its route, such as the fields of a GraphQL document. */
    noted: Noted | null
  }
}
type Noted = { readonly operations: string[]; writes: number }

/** What one answer cost whom; called once for each operation that the request used. */
export type NoteUsage = (caller: Caller, operation: string, counts: UsageCounts) => void

/** What a request costs beside the CPU time of its handler, in milliseconds: reading and answering it, and each write. */
export const REQUEST_MS = 0.05
export const WRITE_MS = 1

/** Tells who asks, whether the caller may, and whether anything is left of the caller's budget; then charges for it. */
export function guardAccess(
  app: FastifyInstance,
  access: Access,
  { exempt, noteUsage }: { readonly exempt: readonly string[]; readonly noteUsage: NoteUsage },
): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('noted', null)
  const scopeOf = scopesByRoute()

  app.addHook('onRequest', (request, reply, done) => {
    const url = request.routeOptions.url
    if (url !== undefined && exempt.includes(url)) return done()
    const admit = (caller: Caller) => {
      request.caller = caller
      const scope = scopeOf(url)
      if (scope !== null) requireScope(caller, scope)
      requireBudget(reply, access, caller)
      if (mayStay(request)) access.watch(request.raw.socket, caller)
    }
    // Whoever brings a wrong key pays by his address.
    const refuse = (error: unknown) => {
      request.caller ??= access.anonymous(request.ip)
      if (isOverBudget(error)) tellBudget(reply, access, request.caller)
      done(error as Error)
    }
    try {
      const caller = access.caller(keyOf(request), request.ip)
      if (caller instanceof Promise) caller.then(admit).then(() => done(), refuse)
      else {
        admit(caller)
        done()
      }
    } catch (error) {
      refuse(error)
    }
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { caller } = request
    if (caller !== null) charge(request, reply, caller, access, noteUsage)
    done()
  })
}

/** The key that a request carries; Node joins repeated headers, which then are no key. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key']
  return Array.isArray(key) ? key.join(', ') : key
}

/** Whether the connection may outlive the answer's first bytes: a web socket, or a stream of events. */
function mayStay({ headers }: FastifyRequest): boolean {
  return headers.upgrade !== undefined || headers.accept?.includes('event-stream') === true
}

/** Remembers which scope guards a route. */
function scopesByRoute(): (url: string | undefined) => Scope | null {
  const known = new Map<string, Scope | null>()
  return (url) => {
    if (url === undefined) return null
    let scope = known.get(url)
    if (scope === undefined) {
      scope = scopeOfRoute(url)
      known.set(url, scope)
    }
    return scope
  }
}

/** The scope that guards a route; `null` for what anybody may read. GraphQL is guarded field by field. */
export function scopeOfRoute(url: string): Scope | null {
  if (url.startsWith('/admin/')) return 'admin'
  if (!url.startsWith('/v1/') || url.startsWith('/v1/problems')) return null
  if (url.startsWith('/v1/matches')) return 'matches'
  return /^\/v1\/(rulings|games\/[^/]+\/(rulings|odds))(\/|$)/.test(url) ? 'rulings' : 'content'
}

function requireBudget(reply: FastifyReply, access: Access, caller: Caller): void {
  const { account, perMinute } = caller
  if (perMinute === 0) return
  if (tellBudget(reply, access, caller)) throw new ApiError('rate.exceeded', budgetText(account, perMinute))
}

/** Whether the budget is spent. The limit and the rest are milliseconds of CPU time, the times are seconds. */
function tellBudget(reply: FastifyReply, access: Access, { account, perMinute }: Caller): boolean {
  const { isExceeded, remainingMs, waitMs, fullMs } = access.budgets.standing(account, perMinute)
  reply.header('ratelimit-limit', perMinute)
  reply.header('ratelimit-remaining', Math.floor(remainingMs))
  reply.header('ratelimit-reset', Math.ceil(fullMs / 1000))
  if (isExceeded) reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)))
  return isExceeded
}

const isOverBudget = (error: unknown): boolean => error instanceof ApiError && error.code === 'rate.exceeded'

/** An answer that nothing was left costs nothing, so that whoever waits is let in again. */
function charge(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  caller: Caller,
  { budgets }: Access,
  noteUsage: NoteUsage,
): void {
  const writes = request.noted?.writes ?? writesOf(request, statusCode)
  const cpuMs = request.workMs + REQUEST_MS + writes * WRITE_MS
  if (statusCode !== 429 && caller.perMinute > 0) budgets.spend(caller.account, caller.perMinute, cpuMs)
  const operations = operationsOf(request)
  const errors = statusCode >= 400 ? 1 : 0
  for (const operation of operations)
    noteUsage(caller, operation, { requests: 1, cpuMs: cpuMs / operations.length, errors })
}

/** Whatever is done to a match writes once, and so does a ruling that is saved. */
function writesOf({ method, routeOptions }: FastifyRequest, statusCode: number): number {
  if (method === 'GET' || method === 'HEAD' || statusCode >= 400) return 0
  return statusCode === 201 || routeOptions.url?.startsWith('/v1/matches') ? 1 : 0
}

/** Names of operations are few: routes have theirs by declaration, GraphQL fields by the schema. */
function operationsOf({ noted, routeOptions }: FastifyRequest): readonly string[] {
  if (noted !== null && noted.operations.length > 0) return [...new Set(noted.operations)]
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string }
  return [operationId ?? routeOptions.url ?? 'unknown']
}
