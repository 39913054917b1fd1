import { GraphQLBoolean, type GraphQLFieldConfig, GraphQLNonNull, GraphQLString } from 'graphql/index.js'
import { z } from 'zod'
import type { Game } from '../contract/game.ts'
import { TableName, TableReference } from '../contract/stored-table.ts'
import type { StoredTable } from '../contract/table-store.ts'
import type { Failed } from '../hosting/host.ts'
import { TableAnswer, TablePageAnswer, TablePatch, TablesQuery } from '../hosting/table-schemas.ts'
import {
  deleteTable,
  patchTable,
  requireTable,
  type Stored,
  storeTable,
  summaryAnswer,
  tableAnswer,
  tablePicture,
} from '../hosting/tables.ts'
import { pascalCase } from '../lib/names.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { requireKeeperOf } from './keeping.ts'
import { costing } from './limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from './locale-argument.ts'
import type { Fields } from './operation-fields.ts'
import { AnsweredProblem } from './problems.ts'
import { countText, PICTURE_WEIGHT } from './ruling-types.ts'
import { rethrowCursor } from './saved-ruling-fields.ts'
import type { InputForms } from './types/input-forms.ts'
import { JSON_SCALAR } from './types/json-scalar.ts'
import type { OutputTypes } from './types/output-types.ts'
import { argumentsOf, checkArguments } from './validate-arguments.ts'

type Parts = { readonly registry: Registry; readonly inputs: InputForms; readonly outputs: OutputTypes }
type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments & WithLocale>
/** A stored table on its way out, with what its picture is drawn from. */
type TableSource = ReturnType<typeof tableAnswer> & { readonly origin: StoredTable }
type OfTable = { readonly table: string }

const REFERENCE = { type: new GraphQLNonNull(GraphQLString), description: 'Its name or its id.' }
const NAME = { type: GraphQLString, description: 'Your name for it.' }

const sourceOf = (origin: StoredTable): TableSource => ({ ...tableAnswer(origin), origin })

function storedSource(stored: Stored | Failed): TableSource {
  if (stored.kind === 'problem') throw new AnsweredProblem(stored.problem)
  return sourceOf(stored.table)
}

/** What a stored table has besides its facts. */
export const TABLE_PICTURE: Record<string, GraphQLFieldConfig<TableSource, GraphqlContext>> = {
  svg: {
    type: GraphQLString,
    description: 'Its picture.',
    ...costing({ weight: PICTURE_WEIGHT }),
    resolve: ({ origin }, _arguments, { tables, drawPicture, locale, work }) =>
      work.run(() => countText(drawPicture(tablePicture(tables, origin, locale), locale), work)),
  },
}

/** The queries for stored tables, of the sender's own alone. */
export function tableQueries({ inputs, outputs }: Parts): Fields {
  const table: Field<OfTable> = {
    type: outputs(TableAnswer.nullable(), 'StoredTable'),
    description: 'A table that the sender has stored.',
    args: { table: REFERENCE },
    async resolve(_source, { table: reference }, context) {
      return sourceOf(await requireTable(context.tables, requireKeeperOf(context), reference))
    },
  }
  const tables: Field<object> = {
    type: outputs(TablePageAnswer.nullable(), 'StoredTablePage'),
    ...costing({ weight: 200, page: { usual: 20, max: 100 } }),
    description: 'The tables that the sender has stored, the latest first.',
    args: argumentsOf(inputs, TablesQuery, 'TablesArguments'),
    async resolve(_source, given, context) {
      const { limit, after, ...filter } = checkArguments(TablesQuery, given, context.locale)
      const { owner } = requireKeeperOf(context)
      const listed = context.tables.tables.list(owner, filter, { limit, after })
      const page = await listed.catch((error) => rethrowCursor(error, context.locale))
      return { tables: page.items.map(summaryAnswer), next: page.next }
    },
  }
  return { table, tables }
}

/** The mutations for stored tables: one to store for each game, because their tables have types of their own. */
export function tableMutations(parts: Parts): Fields {
  const storing = parts.registry.games.flatMap((game): [string, Field<Storing>][] =>
    game.table === undefined
      ? []
      : [[`store${pascalCase(game.id)}Table`, storingField(parts, game, game.table.schema)]],
  )
  if (storing.length === 0) return {}
  return { ...Object.fromEntries(storing), patchTable: patchField(parts), deleteTable: deletionField() }
}

type Storing = { readonly name: string; readonly table: unknown }

function storingField({ inputs, outputs }: Parts, { id, name: title }: Game, schema: z.ZodType): Field<Storing> {
  const form = inputs(schema, `${pascalCase(id)}Table`)
  return {
    type: outputs(TableAnswer.nullable(), 'StoredTable'),
    description: `Stores a table of ${title} under a name, for the sender alone.`,
    args: {
      name: { ...NAME, type: new GraphQLNonNull(GraphQLString) },
      table: { type: new GraphQLNonNull(form.type) },
      locale: localeArgument(inputs),
    },
    async resolve(_source, { name: asked, table, ...rest }, context) {
      const locale = localeOf(rest, context)
      const { name } = checkArguments(z.object({ name: TableName }), { name: asked }, locale)
      const wanted = { name, game: id, table: form.read(table) }
      return storedSource(await storeTable(context.tables, requireKeeperOf(context), wanted, locale))
    },
  }
}

const PatchArguments = z.object({ table: TableReference, patch: TablePatch, name: TableName.optional() })

function patchField({ inputs, outputs }: Parts): Field<object> {
  return {
    type: outputs(TableAnswer.nullable(), 'StoredTable'),
    description: 'Changes a stored table by a JSON Patch (RFC 6902), which stores another one.',
    args: {
      table: REFERENCE,
      patch: { type: new GraphQLNonNull(JSON_SCALAR), description: 'The operations, in order.' },
      name: { ...NAME, description: 'Another name for the changed table.' },
      locale: localeArgument(inputs),
    },
    async resolve(_source, { locale: asked, ...given }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const { table: reference, patch, name } = checkArguments(PatchArguments, given, locale)
      const wanted = { reference, patch, name }
      return storedSource(await patchTable(context.tables, requireKeeperOf(context), wanted, locale))
    },
  }
}

function deletionField(): Field<OfTable> {
  return {
    type: GraphQLBoolean,
    description: 'Deletes a stored table: by its name all that were stored under it, by its id that one.',
    args: { table: REFERENCE },
    async resolve(_source, { table: reference }, context) {
      await deleteTable(context.tables, requireKeeperOf(context), reference)
      return true
    },
  }
}
