import type { Scope } from '../contract/api-key.ts'
import type { Admission, GraphqlServices } from './context.ts'
import type { Fields } from './operation-fields.ts'

/** Lets everybody do everything, where nobody is asked who sends. */
export function openAdmission({ rulings }: Pick<GraphqlServices, 'rulings'>): Admission {
  return { admit() {}, holder: () => null, save: (ruling) => rulings.save(ruling) }
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
