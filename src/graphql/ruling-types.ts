import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql/index.js'
import type { Operation } from '../contract/operation.ts'
import type { RulingRecord } from '../contract/ruling-store.ts'
import type { Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import { presentRuling, RulingFrame, type WireRuling } from '../registry/ruling.ts'
import type { GraphqlContext } from './context.ts'
import { operationNames } from './names.ts'
import { fieldsOfSchema, type OutputTypes } from './output-types.ts'

/** A ruling on its way out: the fields of the wire, and what its picture is drawn from. */
export type RulingSource = WireRuling & {
  readonly origin: { readonly operation: Operation; readonly record: RulingRecord; readonly locale: Locale }
}

type RulingField = GraphQLFieldConfig<RulingSource, GraphqlContext>
type RulingFields = GraphQLFieldConfigMap<RulingSource, GraphqlContext>

/** The interface that every ruling has, and the type of each operation's rulings. */
export type RulingTypes = {
  readonly ruling: GraphQLInterfaceType
  readonly byOperation: ReadonlyMap<string, GraphQLObjectType<RulingSource, GraphqlContext>>
}

export function createRulingTypes(registry: Registry, outputs: OutputTypes): RulingTypes {
  const frame = fieldsOfSchema<RulingSource>(outputs, RulingFrame, 'Ruling')
  const { outcome: _outcome, ...common } = frame
  const ruling = new GraphQLInterfaceType({
    name: 'Ruling',
    description: 'The answer to one question, with its reasons; each operation has a type of its own for it.',
    fields: common,
    resolveType: ({ origin }: RulingSource) => operationNames(origin.operation.id).ruling,
  })
  const typeOf = (operation: Operation) => rulingType(operation, ruling, frame, outputs)
  return { ruling, byOperation: new Map(registry.operations.map((operation) => [operation.id, typeOf(operation)])) }
}

function rulingType(operation: Operation, ruling: GraphQLInterfaceType, frame: RulingFields, outputs: OutputTypes) {
  const names = operationNames(operation.id)
  const outcome: RulingField = { type: outputs(operation.outcome, names.outcome) }
  return new GraphQLObjectType<RulingSource, GraphqlContext>({
    name: names.ruling,
    description: operation.summary.en,
    interfaces: [ruling],
    fields: { ...frame, outcome, ...(operation.hasPicture ? { svg: SVG } : {}) },
  })
}

const SVG: RulingField = {
  type: GraphQLString,
  description: 'The picture of the ruling.',
  resolve({ origin: { operation, record, locale } }, _arguments, { drawPicture }) {
    const picture = operation.picture(record, locale)
    return picture === null ? null : drawPicture(picture)
  },
}

/** Puts a ruling into the form that the ruling types read. */
export function rulingSource(
  registry: Registry,
  operation: Operation,
  record: RulingRecord & { readonly id?: string; readonly savedAt?: Date },
  locale: Locale,
): RulingSource {
  return { ...presentRuling(registry, operation, record, locale), origin: { operation, record, locale } }
}
