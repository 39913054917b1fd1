import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql/index.js'
import type { Operation } from '../contract/operation.ts'
import { DEFAULT_DETAIL, TextDetail } from '../contract/text-detail.ts'
import { provenanceNotes } from '../registry/provenance.ts'
import { RefusedRuling, refusalErrors, refusalText } from '../registry/refusal.ts'
import type { Registry } from '../registry/registry.ts'
import { RulingFrame } from '../registry/ruling.ts'
import { rulingText } from '../registry/ruling-text.ts'
import type { GraphqlContext } from './context.ts'
import { costing } from './limits/field-cost.ts'
import { bytesOf } from './limits/output.ts'
import type { Work } from './limits/work.ts'
import { operationNames } from './names.ts'
import type { RulingSource } from './ruling-source.ts'
import type { InputForms } from './types/input-forms.ts'
import { fieldsOfSchema, type OutputTypes } from './types/output-types.ts'

type RulingField = GraphQLFieldConfig<RulingSource, GraphqlContext>
type RulingFields = GraphQLFieldConfigMap<RulingSource, GraphqlContext>

/** The interface that every ruling has, and the type of each operation's rulings. */
export type RulingTypes = {
  readonly ruling: GraphQLInterfaceType
  /** A saved refusal, of whatever operation. */
  readonly refused: GraphQLObjectType<RulingSource, GraphqlContext>
  readonly byOperation: ReadonlyMap<string, GraphQLObjectType<RulingSource, GraphqlContext>>
}

export function createRulingTypes(registry: Registry, inputs: InputForms, outputs: OutputTypes): RulingTypes {
  const frame = frameFields(registry, inputs, outputs)
  const { outcome: _outcome, ...common } = frame
  const ruling = new GraphQLInterfaceType({
    name: 'Ruling',
    description: 'The answer to one question, with its reasons; each operation has a type of its own for it.',
    fields: common,
    resolveType: ({ origin: { operation, record } }: RulingSource) =>
      record.refusal === null ? operationNames(operation.id).ruling : REFUSED,
  })
  const typeOf = (operation: Operation) => rulingType(operation, ruling, frame, outputs)
  const byOperation = new Map(registry.operations.map((operation) => [operation.id, typeOf(operation)]))
  return { ruling, refused: refusedType(registry, ruling, common, outputs), byOperation }
}

const REFUSED = 'RefusedRuling'

function refusedType(registry: Registry, ruling: GraphQLInterfaceType, common: RulingFields, outputs: OutputTypes) {
  const { refusal } = fieldsOfSchema<RulingSource>(outputs, RefusedRuling.pick({ refusal: true }), REFUSED)
  if (refusal === undefined) throw new Error('A refusal says why.')
  const resolve = countWork(({ origin: { record, locale } }) =>
    record.refusal === null ? [] : refusalErrors(registry, record.refusal, locale),
  )
  return new GraphQLObjectType<RulingSource, GraphqlContext>({
    name: REFUSED,
    description: 'A question that the rules forbid to resolve, as it was saved.',
    interfaces: [ruling],
    fields: { ...common, refusal: { ...refusal, resolve } },
  })
}

/** The fields of a ruling, from the frame that every transport shares. */
function frameFields(registry: Registry, inputs: InputForms, outputs: OutputTypes): RulingFields {
  const fields = fieldsOfSchema<RulingSource>(outputs, RulingFrame, 'Ruling')
  const { trace, text } = fields
  if (trace === undefined || text === undefined) throw new Error('A ruling has a trace and a text.')
  return {
    ...fields,
    trace: { ...trace, ...costing({ items: USUAL_STEPS }), resolve: countWork(({ trace: steps }) => steps) },
    text: { ...text, ...costing({ weight: TEXT_WEIGHT }), ...textInDetail(registry, inputs) },
  }
}

/** The text is written only where it is selected, in as much detail as is asked for. */
function textInDetail(registry: Registry, inputs: InputForms): Pick<RulingField, 'args' | 'resolve'> {
  return {
    args: { detail: { type: inputs(TextDetail, 'TextDetail').type, defaultValue: DEFAULT_DETAIL } },
    resolve({ origin: { operation, record, locale } }, { detail }: { detail?: TextDetail | null }) {
      const options = { locale, detail: detail ?? DEFAULT_DETAIL }
      if (record.refusal !== null) return refusalText(registry, record, options)
      return rulingText(registry, operation, record, options)
    },
  }
}

/** Traces have from one step to thousands; what they really come to is counted as they are answered. */
const USUAL_STEPS = 20
const TEXT_WEIGHT = 20
/** What drawing takes. */
export const PICTURE_WEIGHT = 300

/** A part of a ruling whose size depends on the question: it is counted before it is answered. */
function countWork(read: (source: RulingSource) => unknown): NonNullable<RulingField['resolve']> {
  return (source, _arguments, { work }) => {
    const value = read(source)
    work.count(bytesOf(value, work.maxBytes))
    return value
  }
}

/** Counts a text that is answered. */
export function countText(text: string, work: Work): string {
  work.count(text.length)
  return text
}

function rulingType(operation: Operation, ruling: GraphQLInterfaceType, frame: RulingFields, outputs: OutputTypes) {
  const names = operationNames(operation.id)
  const outcome: RulingField = {
    type: outputs(operation.outcome, names.outcome),
    resolve: countWork((source) => source.outcome),
  }
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
  ...costing({ weight: PICTURE_WEIGHT }),
  resolve({ origin: { operation, record, locale } }, _arguments, { drawPicture, work }) {
    return work.run(() => {
      const picture = record.refusal === null ? operation.picture(record, locale) : null
      if (picture === null) return null
      return countText(drawPicture(picture, locale, provenanceNotes(record.content, locale)), work)
    })
  },
}
