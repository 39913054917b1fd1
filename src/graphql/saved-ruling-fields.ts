import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql/index.js'
import { z } from 'zod'
import { failure } from '../contract/errors.ts'
import { InvalidCursor, type SavedRuling } from '../contract/ruling-store.ts'
import { RulingChange, RulingFilterQuery } from '../hosting/ruling-schemas.ts'
import { changeRuling, deleteRuling, filterFor, requireRuling } from '../hosting/rulings.ts'
import type { Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { keeperOf, requireKeeperOf } from './keeping.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import type { Fields } from './operation-fields.ts'
import { answerProblem } from './problems.ts'
import { RulingSource } from './ruling-source.ts'
import type { RulingTypes } from './ruling-types.ts'
import type { InputForms } from './types/input-forms.ts'
import { argumentsOf, checkArguments } from './validate-arguments.ts'

type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly rulings: RulingTypes }
type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments & WithLocale>

const MAX_RULINGS = 100
const USUAL_RULINGS = 20

const ListArguments = RulingFilterQuery.extend({
  limit: z.int().min(1).max(MAX_RULINGS).default(USUAL_RULINGS).describe(`From 1 to ${MAX_RULINGS}.`),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
})

/** The queries for rulings that were kept. */
export function savedRulingFields(parts: Parts): Fields {
  return { ruling: rulingField(parts), rulings: rulingsField(parts) }
}

/** What the owner of a saved ruling may do with it. */
export function savedRulingMutations({ registry, inputs, rulings }: Parts): Fields {
  if (registry.operations.length === 0) return {}
  const changing: Field<ById> = {
    type: rulings.ruling,
    description: 'Changes who may read a saved ruling, or its labels; its owner may.',
    args: { id: ID, ...argumentsOf(inputs, RulingChange, 'RulingChange'), locale: localeArgument(inputs) },
    async resolve(_source, { id, locale: asked, ...given }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const to = checkArguments(RulingChange, given, locale)
      return savedSource(registry, await changeRuling(context.rulings, id, requireKeeperOf(context), to), locale)
    },
  }
  const deleting: Field<ById> = {
    type: GraphQLBoolean,
    description: 'Deletes a saved ruling; its owner may.',
    args: { id: ID },
    async resolve(_source, { id }, context) {
      await deleteRuling(context.rulings, id, requireKeeperOf(context))
      return true
    },
  }
  return { changeRuling: changing, deleteRuling: deleting }
}

type ById = { readonly id: string }
const ID = { type: new GraphQLNonNull(GraphQLString) }

function rulingField({ registry, inputs, rulings }: Parts): Field<ById> {
  return {
    type: rulings.ruling,
    description: 'The ruling that was saved under an id, if it is the sender’s to see.',
    args: { id: ID, locale: localeArgument(inputs) },
    async resolve(_source, { id, ...rest }, context) {
      const saved = await requireRuling(context.rulings, id, () => keeperOf(context))
      return savedSource(registry, saved, localeOf(rest, context))
    },
  }
}

function rulingsField({ registry, inputs, rulings }: Parts): Field<object> {
  return {
    type: rulingPage(rulings),
    ...costing({ weight: 200, page: { usual: USUAL_RULINGS, max: MAX_RULINGS } }),
    description: 'Saved rulings, the newest first: those of the sender’s token or key, or the public ones.',
    args: { ...argumentsOf(inputs, ListArguments, 'RulingsArguments'), locale: localeArgument(inputs) },
    async resolve(_source, { locale: asked, ...given }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const { limit, after, ...filter } = checkArguments(ListArguments, given, locale)
      const listed = context.rulings.rulings.list(filterFor(filter, keeperOf(context)), { limit, after })
      const { items, next } = await listed.catch((error) => rethrowCursor(error, locale))
      const present = (saved: SavedRuling) => context.work.run(() => savedSource(registry, saved, locale))
      return new PageSource(items, next, present)
    },
  }
}

/** A page as a list with its cursor, and as a connection; what is not selected is not presented. */
class PageSource {
  readonly #items: readonly SavedRuling[]
  readonly #present: (saved: SavedRuling) => unknown
  readonly next: string | null

  constructor(items: readonly SavedRuling[], next: string | null, present: (saved: SavedRuling) => unknown) {
    this.#items = items
    this.next = next
    this.#present = present
  }

  get items(): unknown[] {
    return this.#items.map(this.#present)
  }

  get edges(): unknown[] {
    return this.#items.map((saved) => ({ cursor: saved.id, node: this.#present(saved) }))
  }

  get pageInfo() {
    return { hasNextPage: this.next !== null, endCursor: this.#items.at(-1)?.id ?? null }
  }
}

function rulingPage({ ruling }: RulingTypes): GraphQLObjectType {
  const list = (type: GraphQLInterfaceType | GraphQLObjectType) =>
    new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
  const edge = new GraphQLObjectType({
    name: 'RulingEdge',
    fields: { cursor: ID, node: { type: new GraphQLNonNull(ruling) } },
  })
  const info = new GraphQLObjectType({
    name: 'RulingPageInfo',
    fields: { hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) }, endCursor: { type: GraphQLString } },
  })
  return new GraphQLObjectType({
    name: 'RulingPage',
    fields: {
      items: { type: list(ruling) },
      next: { type: GraphQLString, description: 'Send it as `after` for the next page; null on the last one.' },
      edges: { type: list(edge), description: 'The same rulings, each with the cursor that continues after it.' },
      pageInfo: { type: new GraphQLNonNull(info) },
    },
  })
}

/** A cursor that is none is the caller's mistake. */
export function rethrowCursor(error: unknown, locale: Locale): never {
  if (!(error instanceof InvalidCursor)) throw error
  throw answerProblem(failure('input.invalid', 'cursor', { path: 'after' }), locale)
}

function savedSource(registry: Registry, record: SavedRuling, locale: Locale): RulingSource {
  const operation = registry.operation(record.game, record.operation)
  if (operation === undefined) throw new Error(`The ruling ${record.id} is of an operation that is not registered.`)
  return new RulingSource(registry, { operation, record, locale })
}
