import type { Scope } from '../contract/api-key.ts'
import type { Keeper } from '../contract/keeper.ts'
import { saveRuling } from '../hosting/rulings.ts'
import { tokenHash } from '../matches/seats/tokens.ts'
import type { Admission, GraphqlServices } from './context.ts'
import type { Fields } from './operation-fields.ts'

/** Lets everybody do everything, where nobody is asked who sends. */
export function openAdmission({ rulings }: Pick<GraphqlServices, 'rulings'>): Admission {
  const keeperOf = (token: string | null): Keeper | null =>
    token === null ? null : { owner: `token:${tokenHash(token)}`, holder: null }
  return {
    admit() {},
    holder: () => null,
    keeper: keeperOf,
    save: (ruling, token, wanted) => saveRuling(rulings, { keeper: keeperOf(token), holder: null }, ruling, wanted),
  }
}

type Resolve = NonNullable<Fields[string]['resolve']>

/** The same root fields, each of which first asks whether the caller has the scope. */
export function guardFields(scope: Scope, fields: Fields, { isWrite = false } = {}): Fields {
  const entries = Object.entries(fields).map(([name, field]): [string, Fields[string]] => {
    const { resolve, subscribe } = field
    const guard =
      (act: Resolve): Resolve =>
      (source, given, context, info) => {
        context.admission.admit(scope, name, isWrite)
        return act(source, given, context, info)
      }
    if (subscribe !== undefined) return [name, { ...field, subscribe: guard(subscribe) }]
    return [name, resolve === undefined ? field : { ...field, resolve: guard(resolve) }]
  })
  return Object.fromEntries(entries)
}
