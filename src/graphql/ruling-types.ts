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
import { citeStep, RulingFrame, rulingText, type WireRuling } from '../registry/ruling.ts'
import type { GraphqlContext } from './context.ts'
import { operationNames } from './names.ts'
import { fieldsOfSchema, type OutputTypes } from './output-types.ts'

/** A ruling on its way out: the fields of the wire, and what its picture is drawn from. */
export type RulingSource = Readonly<WireRuling> & {
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
  const { outcome: _outcome, ...common } = frameFields(outputs)
  const ruling = new GraphQLInterfaceType({
    name: 'Ruling',
    description: 'The answer to one question, with its reasons; each operation has a type of its own for it.',
    fields: common,
    resolveType: ({ origin }: RulingSource) => operationNames(origin.operation.id).ruling,
  })
  const typeOf = (operation: Operation) => rulingType(operation, ruling, outputs)
  return { ruling, byOperation: new Map(registry.operations.map((operation) => [operation.id, typeOf(operation)])) }
}

/** The fields of a ruling, from the frame that every door shares. */
function frameFields(outputs: OutputTypes): RulingFields {
  return fieldsOfSchema(outputs, RulingFrame, 'Ruling')
}

function rulingType(operation: Operation, ruling: GraphQLInterfaceType, outputs: OutputTypes) {
  const names = operationNames(operation.id)
  const outcome: RulingField = { type: outputs(operation.outcome, names.outcome) }
  return new GraphQLObjectType<RulingSource, GraphqlContext>({
    name: names.ruling,
    description: operation.summary.en,
    interfaces: [ruling],
    fields: { ...frameFields(outputs), outcome, ...(operation.hasPicture ? { svg: SVG } : {}) },
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

/** Puts a ruling into the form that the ruling types read; its texts are written only where they are selected. */
export function rulingSource(
  registry: Registry,
  operation: Operation,
  record: RulingRecord & { readonly id?: string; readonly savedAt?: Date },
  locale: Locale,
): RulingSource {
  const { id, savedAt, randomness } = record
  return {
    game: record.game,
    operation: record.operation,
    outcome: record.outcome,
    rulesVersion: record.rulesVersion,
    contentHash: record.contentHash,
    ...(id === undefined ? {} : { id }),
    ...(savedAt === undefined ? {} : { savedAt: savedAt.toISOString() }),
    ...(randomness === null ? {} : { randomness }),
    get trace() {
      return record.steps.map((step) => citeStep(registry, step, locale))
    },
    get text() {
      return rulingText(registry, operation, record, locale)
    },
    origin: { operation, record, locale },
  }
}
