import { type GraphQLFieldConfig, type GraphQLFieldConfigMap, GraphQLNonNull } from 'graphql/index.js'
import type { Operation } from '../contract/operation.ts'
import type { Problem } from '../contract/problem.ts'
import type { RulingRecord } from '../contract/ruling-store.ts'
import type { Locale } from '../lib/locale.ts'
import { type Asked, ask } from '../registry/ask.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import { operationNames } from './names.ts'
import { AnsweredProblem } from './problems.ts'
import { type KeptRecord, RulingSource } from './ruling-source.ts'
import type { RulingTypes } from './ruling-types.ts'
import type { InputForms } from './types/input-forms.ts'

type Question = WithLocale & { readonly input: unknown }
type Field = GraphQLFieldConfig<unknown, GraphqlContext, Question>
export type Fields = GraphQLFieldConfigMap<unknown, GraphqlContext>

/** The parts of the schema that the fields of the operations are made of. */
type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly rulings: RulingTypes }

/** One query an operation: ask. */
export function questionFields(parts: Parts): Fields {
  const fields = parts.registry.operations.map((operation) => [
    operationNames(operation.id).query,
    questionField(parts, operation, operation.summary.en, (record) => record),
  ])
  return Object.fromEntries(fields)
}

/** One mutation per operation: ask, and keep the ruling. */
export function savingFields(parts: Parts): Fields {
  const fields = parts.registry.operations.map((operation) => [
    operationNames(operation.id).mutation,
    questionField(
      parts,
      operation,
      `${operation.summary.en} Keeps the ruling under an id.`,
      async (record, { admission }) => admission.save(record),
    ),
  ])
  return Object.fromEntries(fields)
}

/** A ruling takes as much as so many plain values; the hardest take longer, so their fields take turns. */
const RULING_WEIGHT = 400

type Keep = (record: RulingRecord, context: GraphqlContext) => KeptRecord | Promise<KeptRecord>

/** Throws a question back; a refusal is kept first where rulings are. */
function refuse({ problem, refused }: Extract<Asked, { problem: Problem }>, keep: Keep, context: GraphqlContext) {
  const kept = refused === undefined ? refused : keep(refused, context)
  if (!(kept instanceof Promise)) throw new AnsweredProblem(problem)
  return kept.then(({ id = '' }): never => {
    throw new AnsweredProblem({ ...problem, saved: { id, href: `/v1/rulings/${id}` } })
  })
}

/** The field may be null, so that one refused question does not take the answers of the others away. */
function questionField(
  { registry, inputs, rulings }: Parts,
  operation: Operation,
  description: string,
  keep: Keep,
): Field {
  const type = rulings.byOperation.get(operation.id)
  if (type === undefined) throw new Error(`The operation ${operation.id} has no type of ruling.`)
  const form = inputs(operation.input, operationNames(operation.id).input)
  const present = (locale: Locale) => (record: KeptRecord) => new RulingSource(registry, { operation, record, locale })

  return {
    type,
    description,
    ...costing({ weight: RULING_WEIGHT }),
    args: { input: { type: new GraphQLNonNull(form.type) }, locale: localeArgument(inputs) },
    resolve(_source, given, context): RulingSource | Promise<RulingSource> {
      const locale = localeOf(given, context)
      const asked = ask(registry, operation, form.read(given.input), { locale, newSeed: context.newSeed })
      if (asked.problem !== undefined) return refuse(asked, keep, context)
      const kept = keep(asked.record, context)
      return kept instanceof Promise ? kept.then(present(locale)) : present(locale)(kept)
    },
  }
}
