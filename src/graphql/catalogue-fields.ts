import { type GraphQLFieldConfig, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql/index.js'
import { failure } from '../contract/errors.ts'
import type { Game } from '../contract/game.ts'
import {
  type CataloguedInterpretation,
  type CataloguedRule,
  interpretationOf,
  type Registry,
} from '../registry/registry.ts'
import { unknownGame } from '../registry/unknown-names.ts'
import type { CatalogueTypes, InLocale } from './catalogue-types.ts'
import type { GraphqlContext } from './context.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import type { Fields } from './operation-fields.ts'
import { answerProblem } from './problems.ts'
import type { InputForms } from './types/input-forms.ts'

type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly types: CatalogueTypes }
type ById = WithLocale & { readonly id: string }
type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments>

/** The queries for games and rules. */
export function catalogueFields(parts: Parts): Fields {
  return {
    games: gamesField(parts),
    game: gameField(parts),
    rule: ruleField(parts),
    interpretation: interpretationField(parts),
  }
}

function gamesField({ registry, inputs, types }: Parts): Field<WithLocale> {
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(types.game))),
    ...costing({ items: registry.games.length }),
    args: { locale: localeArgument(inputs) },
    resolve: (_source, given, context): InLocale<Game>[] =>
      registry.games.map((item) => ({ item, locale: localeOf(given, context) })),
  }
}

function gameField({ registry, inputs, types }: Parts): Field<ById> {
  return {
    type: types.game,
    ...costing({}),
    args: { id: { type: new GraphQLNonNull(GraphQLString) }, locale: localeArgument(inputs) },
    resolve(_source, { id, ...given }, context): InLocale<Game> {
      const locale = localeOf(given, context)
      const item = registry.game(id)
      if (item === undefined) throw answerProblem(unknownGame(registry, id).failure, locale)
      return { item, locale }
    },
  }
}

function ruleField({ registry, inputs, types }: Parts): Field<ById> {
  return {
    type: types.rule,
    ...costing({}),
    args: { id: { type: new GraphQLNonNull(GraphQLString) }, locale: localeArgument(inputs) },
    resolve(_source, { id, ...given }, context): InLocale<CataloguedRule> {
      const locale = localeOf(given, context)
      const item = registry.rule(id)
      if (item === undefined) throw answerProblem(failure('rule.not-found', 'ofAny', { id }), locale)
      return { item, locale }
    },
  }
}

function interpretationField({ registry, inputs, types }: Parts): Field<ById & { readonly game: string }> {
  const id = { type: new GraphQLNonNull(GraphQLString) }
  return {
    type: types.interpretation,
    ...costing({}),
    args: { game: id, id, locale: localeArgument(inputs) },
    resolve(_source, { game, id, ...given }, context): InLocale<CataloguedInterpretation> {
      const locale = localeOf(given, context)
      if (registry.game(game) === undefined) throw answerProblem(unknownGame(registry, game).failure, locale)
      const item = interpretationOf(registry, game, id)
      if (item === undefined) throw answerProblem(failure('interpretation.not-found', { game, id }), locale)
      return { item, locale }
    },
  }
}
