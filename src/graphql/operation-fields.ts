import { type GraphQLFieldConfig, type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLString } from 'graphql/index.js'
import { z } from 'zod'
import type { Operation } from '../contract/operation.ts'
import type { Problem } from '../contract/problem.ts'
import type { RulingRecord, Visibility } from '../contract/ruling-store.ts'
import { TableName } from '../contract/stored-table.ts'
import { RulingChange } from '../hosting/ruling-schemas.ts'
import { storeTable, tableHref } from '../hosting/tables.ts'
import type { Locale } from '../lib/locale.ts'
import { bearerToken } from '../matches/seats/access.ts'
import { type Asked, ask } from '../registry/ask.ts'
import type { Registry } from '../registry/registry.ts'
import { type DrawnInput, drawTables, namedTables } from '../registry/stored-tables.ts'
import type { GraphqlContext } from './context.ts'
import { finderOf, requireKeeperOf } from './keeping.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import { operationNames } from './names.ts'
import { AnsweredProblem } from './problems.ts'
import { type KeptRecord, RulingSource } from './ruling-source.ts'
import type { RulingTypes } from './ruling-types.ts'
import type { InputForms } from './types/input-forms.ts'
import { argumentsOf, checkArguments } from './validate-arguments.ts'

type Question = WithLocale & {
  readonly input: unknown
  readonly store?: string | null
  readonly visibility?: Visibility | null
  readonly labels?: readonly string[] | null
}
/** An input whose tables are all drawn, and which of them were stored. */
type AskedInput = Pick<DrawnInput, 'input'> & Partial<DrawnInput>
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

/** How a ruling is to be kept. */
const SavingArguments = RulingChange

const STORE = {
  type: GraphQLString,
  description: 'Stores the table as it is afterwards under this name; not if nothing changes.',
}

/** One mutation per operation: ask, and keep the ruling. */
export function savingFields(parts: Parts): Fields {
  const saving = argumentsOf(parts.inputs, SavingArguments, 'SavingArguments')
  const fields = parts.registry.operations.map((operation): [string, Field] => {
    const description = `${operation.summary.en} Keeps the ruling under an id.`
    const field = questionField(parts, operation, description, (record, context, given) =>
      keepRuling(operation, record, context, given),
    )
    const args = { ...field.args, ...saving, ...(operation.changesTable ? { store: STORE } : {}) }
    return [operationNames(operation.id).mutation, { ...field, args }]
  })
  return Object.fromEntries(fields)
}

/** Stores the table that an answer leaves, if that is asked for, and keeps the answer. */
async function keepRuling(
  operation: Operation,
  record: RulingRecord,
  context: GraphqlContext,
  { store, ...given }: Question,
): Promise<KeptRecord> {
  const token = bearerToken(context.authorization)
  const wanted = checkArguments(SavingArguments, { visibility: given.visibility, labels: given.labels }, context.locale)
  const table = store == null || record.refusal !== null ? null : operation.tableAfter(record)
  if (store == null || table === null) return context.admission.save(record, token, wanted)
  const locale = localeOf(given, context)
  const { name } = checkArguments(z.object({ name: TableName }), { name: store }, locale)
  const left = await storeTable(context.tables, requireKeeperOf(context), { name, game: operation.game, table }, locale)
  if (left.kind === 'problem') throw new AnsweredProblem(left.problem)
  const { id } = left.table
  return { ...(await context.admission.save(record, token, wanted)), stored: { id, name, href: tableHref(id) } }
}

/** A ruling takes as much as so many plain values; the hardest take longer, so their fields take turns. */
const RULING_WEIGHT = 400

type Keep = (record: RulingRecord, context: GraphqlContext, given: Question) => KeptRecord | Promise<KeptRecord>

/** Throws a question back; a refusal is kept first where rulings are. */
function refuse(
  { problem, refused }: Extract<Asked, { problem: Problem }>,
  keep: Keep,
  context: GraphqlContext,
  given: Question,
) {
  const kept = refused === undefined ? refused : keep(refused, context, given)
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

  const answer = ({ input, tables }: AskedInput, given: Question, context: GraphqlContext) => {
    const locale = localeOf(given, context)
    const asked = ask(registry, operation, input, { locale, newSeed: context.newSeed, tables })
    if (asked.problem !== undefined) return refuse(asked, keep, context, given)
    const kept = keep(asked.record, context, given)
    return kept instanceof Promise ? kept.then(present(locale)) : present(locale)(kept)
  }

  return {
    type,
    description,
    ...costing({ weight: RULING_WEIGHT }),
    args: { input: { type: new GraphQLNonNull(form.type) }, locale: localeArgument(inputs) },
    resolve(_source, given, context): RulingSource | Promise<RulingSource> {
      const input = form.read(given.input)
      const named = namedTables(operation.input, input)
      if (named === null) return answer({ input }, given, context)
      const drawn = drawTables(input, named, finderOf(context, operation.game))
      return drawn.then((ready) => answer(ready, given, context))
    },
  }
}
