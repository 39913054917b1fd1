import type { GraphQLSchema } from 'graphql/index.js'
import type { Work } from './work.ts'

/**
 * The same schema, whose types are listed in turns: introspection reads them by `getTypeMap`, and whatever answers a
 * list may be given promises of its items. Everything else about it is as it was.
 */
export function pacedSchema(schema: GraphQLSchema, work: Work): GraphQLSchema {
  return Object.create(schema, {
    getTypeMap: { value: () => pacedTypes(schema, work) },
    getType: { value: (name: string) => schema.getType(name) },
  })
}

function pacedTypes(schema: GraphQLSchema, work: Work): Record<string, Promise<unknown>> {
  const types = Object.entries(schema.getTypeMap())
  return Object.fromEntries(types.map(([name, type]) => [name, work.later(() => type)]))
}
