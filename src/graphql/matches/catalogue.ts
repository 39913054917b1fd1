import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql/index.js'
import type { Game } from '../../contract/game.ts'
import type { Registry } from '../../registry/registry.ts'
import type { InLocale } from '../catalogue-types.ts'
import type { GraphqlContext } from '../context.ts'
import { costing, meanOf, weightOfJson } from '../limits/field-cost.ts'
import { gameMatchNames } from '../names.ts'
import type { InputForms } from '../types/input-forms.ts'
import { JSON_SCALAR } from '../types/json-scalar.ts'

type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly rule: GraphQLObjectType }
type PlayField = GraphQLFieldConfig<InLocale<Game>, GraphqlContext>

/** How a game is played as a match, in the catalogue. */
export function playField(parts: Parts): PlayField {
  return {
    type: playType(parts),
    description: 'How it is played as a match; null for a game that only answers questions.',
    resolve: ({ item, locale }) => playOf(item, locale, parts),
  }
}

function playOf({ id, play }: Game, locale: InLocale<Game>['locale'], { registry, inputs }: Parts) {
  if (play === undefined) return null
  const { create, give, options } = gameMatchNames(id)
  const form = inputs(play.options, options)
  return {
    create,
    command: give,
    minSeats: play.seats.min,
    maxSeats: play.seats.max,
    hasPicture: play.hasPicture,
    rules: play.rules.flatMap((rule) => registry.rule(rule) ?? []).map((item) => ({ item, locale })),
    examples: play.examples.map(({ name, seats, options: given }) => ({ name, seats, options: form.write(given) })),
  }
}

function playType({ registry, rule }: Parts): GraphQLObjectType {
  const plays = () => registry.games.flatMap(({ play }) => play ?? [])
  const weight = meanOf(
    () => plays().flatMap(({ examples }) => examples),
    ({ options }) => weightOfJson(options),
  )
  return new GraphQLObjectType({
    name: 'Play',
    description: 'How a game is played as a match.',
    fields: {
      create: { ...nonNull(GraphQLString), description: 'The mutation that opens a match.' },
      command: { ...nonNull(GraphQLString), description: 'The mutation that gives a command.' },
      minSeats: nonNull(GraphQLInt),
      maxSeats: nonNull(GraphQLInt),
      hasPicture: nonNull(GraphQLBoolean),
      rules: {
        ...listOf(rule),
        ...costing({ items: meanOf(plays, ({ rules }) => rules.length) }),
        description: 'The rules that a command may cite or be refused by.',
      },
      examples: {
        ...listOf(exampleType(weight)),
        ...costing({ items: meanOf(plays, ({ examples }) => examples.length) }),
      },
    },
  })
}

function exampleType(weight: () => number): GraphQLObjectType {
  const description = 'Options as a GraphQL variable, ready to be sent.'
  return new GraphQLObjectType({
    name: 'PlayExample',
    fields: {
      name: nonNull(GraphQLString),
      seats: nonNull(GraphQLInt),
      options: { ...nonNull(JSON_SCALAR), ...costing({ weight }), description },
    },
  })
}

const nonNull = (type: GraphQLOutputType & GraphQLNullableType) => ({ type: new GraphQLNonNull(type) })
const listOf = (type: GraphQLObjectType) => nonNull(new GraphQLList(new GraphQLNonNull(type)))
