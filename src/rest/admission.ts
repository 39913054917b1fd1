import type { FastifyRequest } from 'fastify'
import { type Caller, requireScope } from '../access/access.ts'
import type { Holder, Scope } from '../contract/api-key.ts'
import type { RulingRecord, SavedRuling } from '../contract/ruling-store.ts'
import { tokenHash } from '../matches/seats/tokens.ts'
import { REQUEST_MS } from './access-guard.ts'
import type { Dependencies } from './dependencies.ts'
import { holderOf } from './matches/access.ts'

/** What the sender of a request may do field by field; the same answers as the routes give. */
type FieldAdmission = {
  admit(scope: Scope, field: string, isWrite: boolean): void
  holder(token: string | null): Holder | null
  save(ruling: RulingRecord): Promise<SavedRuling>
}

/** Admits the sender of a request, by the key of its header, and notes which fields were used. */
export function admissionOf(request: FastifyRequest, dependencies: Dependencies): FieldAdmission {
  const { access } = dependencies
  return {
    admit(scope, field, isWrite) {
      if (request.caller === null) return
      requireScope(request.caller, scope)
      request.noted ??= { operations: [], writes: 0 }
      request.noted.operations.push(`graphql.${field}`)
      if (isWrite) request.noted.writes++
    },
    holder: (token) => holderFor(request.caller, token, dependencies),
    save: (ruling) => saveFor(holderOf(request, access), ruling, dependencies),
  }
}

/** Admits a socket by the key of its introduction; each thing that it asks for is charged at once. */
export async function admissionByKey(
  request: FastifyRequest,
  key: string,
  dependencies: Dependencies,
): Promise<FieldAdmission> {
  const { access } = dependencies
  const caller = await access.caller(key, request.ip)
  access.watch(request.raw.socket, caller)
  return {
    admit(scope) {
      requireScope(caller, scope)
      access.requireBudget(caller.account, caller.perMinute)
      if (caller.perMinute > 0) access.budgets.spend(caller.account, caller.perMinute, REQUEST_MS)
    },
    holder: (token) => holderFor(caller, token, dependencies),
    save: (ruling) => saveFor(holderFor(caller, null, dependencies), ruling, dependencies),
  }
}

function holderFor(caller: Caller | null, token: string | null, { access }: Dependencies): Holder | null {
  return caller === null ? null : access.holder(caller, token === null ? null : tokenHash(token))
}

/** Keeps a ruling, if its owner may hold another. */
export async function saveFor(
  holder: Holder | null,
  ruling: RulingRecord,
  { database, access }: Dependencies,
): Promise<SavedRuling> {
  const { rulings } = database
  if (holder === null) return rulings.save(ruling)
  await access.requireRoom(holder, 'rulings', rulings.countOf)
  return rulings.save(ruling, holder.owner)
}
