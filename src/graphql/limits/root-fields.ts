import type { GraphQLFieldConfig } from 'graphql/index.js'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../operation-fields.ts'
import { costing } from './field-cost.ts'

type Field = GraphQLFieldConfig<unknown, GraphqlContext>

/** What a field takes that says nothing about it: most read or write a match. */
const USUAL_WEIGHT = 200

/** Lets the fields of a document take turns, so that a long one does not keep everybody else waiting. */
export function takeTurns(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inTurn(field)]))
}

function inTurn(field: Field): Field {
  const { resolve } = field
  if (resolve === undefined) throw new Error('A field of a root type has no resolver.')
  return {
    ...costing({ weight: USUAL_WEIGHT }),
    ...field,
    resolve: (source, given, context, info) => context.work.run(() => resolve(source, given, context, info)),
  }
}
