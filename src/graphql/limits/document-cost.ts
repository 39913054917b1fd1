import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql/index.js'
import { JSON_SCALAR } from '../types/json-scalar.ts'
import { amountOf, type FieldCost, fieldCost } from './field-cost.ts'
import { createIntrospectionSizes, type IntrospectionSizes } from './introspection-sizes.ts'

/** What executing a document takes; `work` and `introspection` in units of one plain value. */
export type Cost = {
  readonly fields: number
  readonly aliases: number
  readonly work: number
  /** The part of introspection, which is not in `work`. */
  readonly introspection: number
  /** How often introspection is begun. */
  readonly introspections: number
}

const NOTHING: Cost = { fields: 0, aliases: 0, work: 0, introspection: 0, introspections: 0 }

/** A list of which nothing else is known is taken to have so many items. */
const USUAL_ITEMS = 5
const USUAL_JSON = 5

/** Where a selection stands: the type, the items of the page it is in, and whether in the list of all types. */
type Place = {
  readonly type: GraphQLNamedType | undefined
  readonly page: number | null
  readonly isOfAllTypes: boolean
}

/** Weighs documents by what the schema says about the sizes of its lists and the work of its fields. */
export function createDocumentCosts(schema: GraphQLSchema): (document: DocumentNode) => Cost {
  const sizes = createIntrospectionSizes(schema)
  const known = new WeakMap<DocumentNode, Cost>()
  return (document) => {
    const cost = known.get(document) ?? costOf(document, schema, sizes)
    known.set(document, cost)
    return cost
  }
}

/** Every operation counts, though only one is executed, and a fragment counts at each place where it is spread. */
function costOf({ definitions }: DocumentNode, schema: GraphQLSchema, sizes: IntrospectionSizes): Cost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const counter = new Counter(schema, sizes, fragments)
  let total = NOTHING
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const type = schema.getRootType(definition.operation) ?? undefined
    total = plus(total, counter.costOf(definition.selectionSet, { type, page: null, isOfAllTypes: false }))
  }
  return total
}

/** Counts what is selected in the types of a schema. */
class Counter {
  readonly #schema: GraphQLSchema
  readonly #sizes: IntrospectionSizes
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly #known = new Map<string, Cost>()

  constructor(
    schema: GraphQLSchema,
    sizes: IntrospectionSizes,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    this.#schema = schema
    this.#sizes = sizes
    this.#fragments = fragments
  }

  costOf({ selections }: SelectionSetNode, place: Place): Cost {
    let total = NOTHING
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) total = plus(total, this.#costOfField(selection, place))
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        total = plus(total, this.#costOfFragment(selection.name.value, place))
      else {
        const named = selection.typeCondition?.name.value
        const type = named === undefined ? place.type : this.#schema.getType(named)
        total = plus(total, this.costOf(selection.selectionSet, { ...place, type }))
      }
    }
    return total
  }

  /** A fragment inside itself costs nothing more; another rule refuses it. */
  #costOfFragment(name: string, place: Place): Cost {
    const fragment = this.#fragments.get(name)
    if (fragment === undefined) return NOTHING
    const key = `${name} ${place.page} ${place.isOfAllTypes}`
    const counted = this.#known.get(key)
    if (counted !== undefined) return counted
    this.#known.set(key, NOTHING)
    const type = this.#schema.getType(fragment.typeCondition.name.value)
    const cost = this.costOf(fragment.selectionSet, { ...place, type })
    this.#known.set(key, cost)
    return cost
  }

  #costOfField(node: FieldNode, place: Place): Cost {
    const name = node.name.value
    const field = fieldOf(place.type, name)
    const declared = fieldCost(field?.extensions ?? {})
    const weight = weightOf(field, declared)
    const items = field !== undefined && isList(field.type) ? itemsOf(place, field, declared, this.#sizes) : 1
    const inner = this.#costOfInner(node, name, place, field, declared)
    const work = items * (weight + inner.work)
    const own = { fields: 1 + inner.fields, aliases: (node.alias === undefined ? 0 : 1) + inner.aliases }
    if (field !== SchemaMetaFieldDef && field !== TypeMetaFieldDef) return { ...inner, ...own, work }
    return { ...own, work: 0, introspection: work, introspections: 1 }
  }

  #costOfInner(
    { selectionSet, arguments: given = [] }: FieldNode,
    name: string,
    place: Place,
    field: GraphQLField<unknown, unknown> | undefined,
    { page }: FieldCost,
  ): Cost {
    if (selectionSet === undefined) return NOTHING
    return this.costOf(selectionSet, {
      type: field === undefined ? undefined : getNamedType(field.type),
      page: page === undefined ? null : limitOf(given, page),
      isOfAllTypes: place.isOfAllTypes ? STAYS_OF_TYPE.has(name) : place.type?.name === '__Schema' && name === 'types',
    })
  }
}

/** From these fields of a type on, what is selected still belongs to the one type. */
const STAYS_OF_TYPE: ReadonlySet<string> = new Set(['fields', 'inputFields', 'enumValues', 'args'])

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

function weightOf(field: GraphQLField<unknown, unknown> | undefined, { weight }: FieldCost): number {
  const isJson = field !== undefined && getNamedType(field.type) === JSON_SCALAR
  return amountOf(weight, isJson ? USUAL_JSON : 1)
}

function itemsOf(
  { type, page, isOfAllTypes }: Place,
  field: GraphQLField<unknown, unknown>,
  { items }: FieldCost,
  sizes: IntrospectionSizes,
): number {
  if (type?.name.startsWith('__')) return sizes(type.name, field.name, isOfAllTypes)
  if (page !== null && !isLeafType(getNamedType(field.type))) return page
  return amountOf(items, USUAL_ITEMS)
}

/** What the argument says; a variable may say the most. */
function limitOf(given: NonNullable<FieldNode['arguments']>, { usual, max }: NonNullable<FieldCost['page']>): number {
  const value = given.find(({ name }) => name.value === 'limit')?.value
  if (value === undefined) return usual
  return value.kind === Kind.INT ? Math.min(max, Math.max(1, Number(value.value))) : max
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

function plus(a: Cost, b: Cost): Cost {
  return {
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    work: a.work + b.work,
    introspection: a.introspection + b.introspection,
    introspections: a.introspections + b.introspections,
  }
}
