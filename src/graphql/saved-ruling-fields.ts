import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql/index.js'
import { failure } from '../contract/errors.ts'
import { InvalidCursor, type Page, type SavedRuling } from '../contract/ruling-store.ts'
import type { Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import type { Fields } from './operation-fields.ts'
import { type AnsweredProblem, answerProblem } from './problems.ts'
import { RulingSource } from './ruling-source.ts'
import type { RulingTypes } from './ruling-types.ts'
import type { InputForms } from './types/input-forms.ts'

type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly rulings: RulingTypes }
type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments & WithLocale>

type ListArguments = {
  readonly game?: string | null
  readonly operation?: string | null
  readonly rule?: string | null
  readonly limit: number
  readonly after?: string | null
}

const MAX_RULINGS = 100
const USUAL_RULINGS = 20

/** The queries for rulings that were kept. */
export function savedRulingFields(parts: Parts): Fields {
  return { ruling: rulingField(parts), rulings: rulingsField(parts) }
}

function rulingField({ registry, inputs, rulings }: Parts): Field<{ readonly id: string }> {
  return {
    type: rulings.ruling,
    description: 'The ruling that was saved under an id.',
    args: { id: { type: new GraphQLNonNull(GraphQLString) }, locale: localeArgument(inputs) },
    async resolve(_source, { id, ...rest }, context) {
      const locale = localeOf(rest, context)
      const saved = await context.rulings.find(id)
      if (saved === null) throw noRuling(id, locale)
      return savedSource(registry, saved, locale)
    },
  }
}

function rulingsField({ registry, inputs, rulings }: Parts): Field<ListArguments> {
  const text = { type: GraphQLString }
  const limit = { type: GraphQLInt, defaultValue: USUAL_RULINGS, description: `From 1 to ${MAX_RULINGS}.` }
  const after = { type: GraphQLString, description: 'The `next` of the page before.' }
  return {
    type: rulingPage(rulings),
    ...costing({ weight: 200, page: { usual: USUAL_RULINGS, max: MAX_RULINGS } }),
    description: 'Saved rulings, the newest first.',
    args: { game: text, operation: text, rule: text, limit, after, locale: localeArgument(inputs) },
    async resolve(_source, { locale: asked, ...rest }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const page = await pageOf(rest, context, locale)
      const present = (saved: SavedRuling) => context.work.run(() => savedSource(registry, saved, locale))
      return { ...page, items: page.items.map(present) }
    },
  }
}

function rulingPage({ ruling }: RulingTypes): GraphQLObjectType {
  return new GraphQLObjectType({
    name: 'RulingPage',
    fields: {
      items: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(ruling))) },
      next: { type: GraphQLString, description: 'Send it as `after` for the next page; null on the last one.' },
    },
  })
}

async function pageOf(
  { game, operation, rule, limit, after }: ListArguments,
  { rulings }: GraphqlContext,
  locale: Locale,
): Promise<Page<SavedRuling>> {
  const max = limit ?? USUAL_RULINGS
  if (max < 1 || max > MAX_RULINGS)
    throw answerProblem(failure('input.invalid', 'limit', { path: 'limit', max: MAX_RULINGS }), locale)
  const filter = { game: game ?? undefined, operation: operation ?? undefined, rule: rule ?? undefined }
  const page = { limit: max, after: after ?? undefined }
  return rulings.list(filter, page).catch((error) => rethrowCursor(error, locale))
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

function noRuling(id: string, locale: Locale): AnsweredProblem {
  return answerProblem(failure('ruling.not-found', { id }), locale)
}
