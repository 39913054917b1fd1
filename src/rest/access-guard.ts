import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Access, budgetSpent, type Caller, requireScope } from '../access/access.ts'
import type { Scope } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { UsageCounts } from '../contract/usage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; `null` where nobody is asked. */
    caller: Caller | null
    /** What the request did beyond its route, such as the fields of a GraphQL document. */
    noted: Noted | null
    /** What the guard of keys and budgets knows of the route; `null` where there is no guard. */
    guarded: GuardedRoute | null
  }
}
type Noted = { readonly operations: string[]; writes: number }

/** What one answer cost whom; called once for each operation that the request used. */
export type NoteUsage = (caller: Caller, operation: string, counts: UsageCounts) => void

/** What a request costs beside the CPU time of its handler, in milliseconds: reading and answering it, and each write. */
export const REQUEST_MS = 0.05
export const WRITE_MS = 1

/** What is asked of the callers of a route, worked out once: asking a request for its route is slow. */
type GuardedRoute = {
  readonly route: string
  readonly scope: Scope | null
  readonly operation: string
  readonly writes: boolean
}

/** What requests are counted under that no route takes. */
export const UNKNOWN_ROUTE = 'unknown'
const NO_ROUTE: GuardedRoute = { route: UNKNOWN_ROUTE, scope: null, operation: UNKNOWN_ROUTE, writes: false }

/** Tells who asks, whether the caller may, and whether anything is left of the caller's budget; then charges for it. */
export function guardAccess(
  app: FastifyInstance,
  access: Access,
  { exempt, noteUsage }: { readonly exempt: readonly string[]; readonly noteUsage: NoteUsage },
): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('noted', null)
  app.decorateRequest('guarded', null)
  app.addHook('onRoute', (route) => {
    if (exempt.includes(route.url)) return
    const guard = guardOf(access, guardedRoute(route))
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
  const guardNoRoute = guardOf(access, NO_ROUTE)
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? guardNoRoute(request, reply, done) : done()))
  app.addHook('onResponse', (request, reply, done) => {
    const { caller, guarded } = request
    if (caller !== null && guarded !== null) charge(request, reply, caller, guarded, access, noteUsage)
    done()
  })
}

function guardedRoute({ url, method, schema }: RouteOptions): GuardedRoute {
  const { operationId } = (schema ?? {}) as { operationId?: string }
  const writes =
    /^\/v1\/(matches|tables)/.test(url) &&
    ![method].flat().some((candidate) => candidate === 'GET' || candidate === 'HEAD')
  return { route: url, scope: scopeOfRoute(url), operation: operationId ?? url, writes }
}

type Guard = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

function guardOf(access: Access, guarded: GuardedRoute): Guard {
  return (request, reply, done) => {
    // The HEAD of a route comes with the hooks of its GET, and then with its own.
    if (request.guarded !== null) return done()
    request.guarded = guarded
    const admit = (caller: Caller) => {
      request.caller = caller
      if (guarded.scope !== null) requireScope(caller, guarded.scope)
      requireBudget(reply, access, caller)
      if (mayStay(request)) access.watch(request.raw.socket, caller)
    }
    // Whoever brings a wrong key pays from the budget of their address.
    const refuse = (error: unknown) => {
      request.caller ??= access.anonymous(request.ip)
      if (isOverBudget(error)) writeBudget(reply, access, request.caller)
      done(error as Error)
    }
    try {
      const caller = access.caller(keyOf(request), request.ip)
      if (caller instanceof Promise) {
        caller.then(admit).then(() => done(), refuse)
        return
      }
      admit(caller)
    } catch (error) {
      return refuse(error)
    }
    done()
  }
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

/** The scope that guards a route; `null` for what anybody may read. GraphQL is guarded field by field. */
function scopeOfRoute(url: string): Scope | null {
  if (url.startsWith('/admin/')) return 'admin'
  if (!url.startsWith('/v1/') || url.startsWith('/v1/problems')) return null
  if (url.startsWith('/v1/matches')) return 'matches'
  return /^\/v1\/(rulings|tables|games\/[^/]+\/(rulings|odds))(\/|$)/.test(url) ? 'rulings' : 'content'
}

function requireBudget(reply: FastifyReply, access: Access, caller: Caller): void {
  const { account, perMinute } = caller
  if (perMinute === 0) return
  if (writeBudget(reply, access, caller)) throw budgetSpent(account, perMinute)
}

/** Whether the budget is spent. The limit and the rest are milliseconds of CPU time, the times are seconds. */
function writeBudget(reply: FastifyReply, access: Access, { account, perMinute }: Caller): boolean {
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
  { noted, workMs }: FastifyRequest,
  { statusCode }: FastifyReply,
  caller: Caller,
  guarded: GuardedRoute,
  { budgets }: Access,
  noteUsage: NoteUsage,
): void {
  const writes = noted?.writes ?? writesOf(guarded, statusCode)
  const cpuMs = workMs + REQUEST_MS + writes * WRITE_MS
  if (statusCode !== 429 && caller.perMinute > 0) budgets.spend(caller.account, caller.perMinute, cpuMs)
  const errors = statusCode >= 400 ? 1 : 0
  if (noted === null) noteUsage(caller, guarded.operation, { requests: 1, cpuMs, errors })
  // The fields of a document share what it cost.
  const fields = new Set(noted?.operations)
  for (const field of fields) noteUsage(caller, field, { requests: 1, cpuMs: cpuMs / fields.size, errors })
}

/** Whatever is done to a match or a table writes once, and so does a ruling that is saved. */
function writesOf({ writes }: GuardedRoute, statusCode: number): number {
  return statusCode === 201 || (writes && statusCode < 400) ? 1 : 0
}
