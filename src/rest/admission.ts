import type { FastifyRequest } from 'fastify'
import { type Caller, requireScope } from '../access/access.ts'
import type { Holder, Scope } from '../contract/api-key.ts'
import { type Keeper, ownerBy } from '../contract/keeper.ts'
import type { RulingRecord, SavedRuling } from '../contract/ruling-store.ts'
import { saveRuling, type Wanted } from '../hosting/rulings.ts'
import { tokenHash } from '../matches/seats/tokens.ts'
import { REQUEST_MS } from './access-guard.ts'
import type { Dependencies } from './dependencies.ts'

/** What the sender of a request may do field by field; the same answers as the routes give. */
type FieldAdmission = {
  admit(scope: Scope, field: string, isWrite: boolean): void
  holder(token: string | null): Holder | null
  keeper(token: string | null): Keeper | null
  save(ruling: RulingRecord, token: string | null, wanted: Wanted): Promise<SavedRuling>
}

/** Admits the sender of a request, by the key of its header, and notes which fields were used. */
export function admissionOf(request: FastifyRequest, dependencies: Dependencies): FieldAdmission {
  return {
    admit(scope, field, isWrite) {
      if (request.caller === null) return
      requireScope(request.caller, scope)
      request.noted ??= { operations: [], writes: 0 }
      request.noted.operations.push(`graphql.${field}`)
      if (isWrite) request.noted.writes++
    },
    holder: (token) => holderFor(request.caller, token, dependencies),
    keeper: (token) => keeperFor(request.caller, token, dependencies),
    save: (ruling, token, wanted) => saveFor(request.caller, token, ruling, wanted, dependencies),
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
    keeper: (token) => keeperFor(caller, token, dependencies),
    save: (ruling, token, wanted) => saveFor(caller, token, ruling, wanted, dependencies),
  }
}

function holderFor(caller: Caller | null, token: string | null, { access }: Dependencies): Holder | null {
  return caller === null ? null : access.holder(caller, token === null ? null : tokenHash(token))
}

function keeperFor(caller: Caller | null, token: string | null, dependencies: Dependencies): Keeper | null {
  const owner = ownerBy(token === null ? null : tokenHash(token), caller?.key?.id ?? null)
  return owner === null ? null : { owner, holder: holderFor(caller, token, dependencies) }
}

function saveFor(
  caller: Caller | null,
  token: string | null,
  ruling: RulingRecord,
  wanted: Wanted,
  dependencies: Dependencies,
): Promise<SavedRuling> {
  const saver = {
    keeper: keeperFor(caller, token, dependencies),
    // Whoever has a key pays by the key.
    holder: holderFor(caller, caller?.key == null ? token : null, dependencies),
  }
  return saveRuling(dependencies.rulings, saver, ruling, wanted)
}
