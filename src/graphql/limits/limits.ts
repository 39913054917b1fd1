import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  parse,
  type ValidationRule,
} from 'graphql/index.js'
import { ApiError, type DetailArguments } from '../../contract/errors.ts'
import { type Cost, createDocumentCosts } from './document-cost.ts'

/** How much one document may ask for. */
export const LIMITS = {
  characters: 50_000,
  tokens: 4_000,
  depth: 16,
  /** Counted as executed: a fragment costs its fields at each place where it is spread. */
  fields: 1_000,
  aliases: 100,
  /** In units of one plain value; a question counts as many. */
  cost: 60_000,
} as const

export type DocumentLimits = {
  /** Refuses, as a rule of validation, a document that asks for too much. */
  readonly rule: ValidationRule
  readonly costOf: (document: DocumentNode) => Cost
}

/** The limits of what documents may ask of a schema. */
export function createDocumentLimits(
  schema: GraphQLSchema,
  { allowsIntrospection }: { readonly allowsIntrospection: boolean },
): DocumentLimits {
  const costOf = createDocumentCosts(schema)
  const max = { cost: LIMITS.cost, introspection: introspectionLimit(costOf) }
  return { costOf, rule: boundedCost(costOf, max, allowsIntrospection) }
}

/** The tools of GraphQL ask for the whole schema at once, so introspection may cost as much as that, and no more. */
function introspectionLimit(costOf: (document: DocumentNode) => Cost): number {
  const options = { inputValueDeprecation: true, oneOf: true, specifiedByUrl: true, directiveIsRepeatable: true }
  const query = getIntrospectionQuery({ ...options, schemaDescription: true })
  return Math.ceil(costOf(parse(query)).introspection)
}

/**
 * It throws instead of reporting, which ends the validation before other rules compare every field of a hostile
 * document with every other.
 */
function boundedCost(
  costOf: (document: DocumentNode) => Cost,
  max: { readonly cost: number; readonly introspection: number },
  allowsIntrospection: boolean,
): ValidationRule {
  return () => ({
    Document(document) {
      const { fields, aliases, work, introspection, introspections } = costOf(document)
      if (introspections > 0 && !allowsIntrospection) throw refusal(new ApiError('query.refused', 'introspection'))
      atMost(fields, LIMITS.fields, 'fields')
      atMost(aliases, LIMITS.aliases, 'aliases')
      atMost(introspections, 1, 'introspections')
      atMost(introspection, max.introspection, 'introspection')
      atMost(work, max.cost, 'work')
      return false
    },
  })
}

type Counted = DetailArguments<'query.too-costly'>[0]

function atMost(count: number, max: number, what: Counted): void {
  if (count <= max) return
  throw refusal(new ApiError('query.too-costly', what, { count: Math.ceil(count), max }))
}

/** An error of ours in the form in which a rule of validation may throw it. */
const refusal = (originalError: ApiError): GraphQLError => new GraphQLError(originalError.message, { originalError })
