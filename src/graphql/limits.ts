import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql/index.js'

/** How much one document may ask for. */
export const LIMITS = {
  characters: 50_000,
  tokens: 4_000,
  depth: 16,
  /** Counted as executed: a fragment costs its fields at each place where it is spread. */
  fields: 1_000,
  aliases: 100,
} as const

type Cost = { readonly fields: number; readonly aliases: number }

/**
 * Refuses a document that asks for too much. It throws instead of reporting, which ends the validation before
 * other rules compare every field of a hostile document with every other.
 */
export const boundedCost: ValidationRule = () => ({
  Document(document) {
    const { fields, aliases } = costOf(document)
    if (fields > LIMITS.fields) throw tooMuch('fields', fields, LIMITS.fields)
    if (aliases > LIMITS.aliases) throw tooMuch('aliases', aliases, LIMITS.aliases)
    return false
  },
})

/** What executing every operation of a document takes. */
export function costOf({ definitions }: DocumentNode): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const costOfSelections = costCounter(fragments)
  return sum(
    definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? costOfSelections(definition.selectionSet) : NOTHING,
    ),
  )
}

const NOTHING: Cost = { fields: 0, aliases: 0 }

function costCounter(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Cost>()

  const costOfSelections = (set: SelectionSetNode | undefined): Cost =>
    set === undefined ? NOTHING : sum(set.selections.map(costOfSelection))

  function costOfSelection(selection: SelectionNode): Cost {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return costOfFragment(selection.name.value)
    const inner = costOfSelections(selection.selectionSet)
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner
    return sum([{ fields: 1, aliases: selection.alias === undefined ? 0 : 1 }, inner])
  }

  /** A fragment inside itself costs nothing more; another rule refuses it. */
  function costOfFragment(name: string): Cost {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    known.set(name, NOTHING)
    const cost = costOfSelections(fragments.get(name)?.selectionSet)
    known.set(name, cost)
    return cost
  }

  return costOfSelections
}

function sum(costs: readonly Cost[]): Cost {
  let fields = 0
  let aliases = 0
  for (const cost of costs) {
    fields += cost.fields
    aliases += cost.aliases
  }
  return { fields, aliases }
}

function tooMuch(what: string, count: number, most: number): GraphQLError {
  return new GraphQLError(`The document asks for ${count} ${what}; at most ${most} are allowed.`)
}
