import { type GraphQLOutputType, getNamedType, isObjectType, isUnionType } from 'graphql/index.js'

/** Selects every field of a type, all the way down. */
export function fullSelection(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => `... on ${member.name} ${fullSelection(member)}`)
    return `{ ${members.join(' ')} }`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${fullSelection(field.type)}`)
  return `{ ${fields.join(' ')} }`
}
