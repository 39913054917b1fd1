import { z } from 'zod'
import type { Refusal } from '../rulebook/refusal.ts'
import type { Caption } from './operation.ts'
import type { Scene } from './scene.ts'

/** Names are shorter than ids, so that one can never be taken for the other. */
export const TableName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,59}$/u)
  .describe('Your name for the table: up to 60 letters, digits and _ . -')
  .meta({ id: 'TableName', examples: ['arena'] })

/** The id of a stored table is the hash of what it holds. */
export const TABLE_ID = /^[0-9a-f]{64}$/

/** A stored table by its name, which means the latest one stored under it, or by its id, which means that very one. */
export const TableReference = z.string().min(1).max(64).describe('The name of a table that you have stored, or its id.')

/** What stands for a stored table in an input. It is replaced by the table before the input is read. */
export const StoredTableReference = z
  .strictObject({ stored: TableReference })
  .pipe(z.never({ error: 'A stored table is looked up before it is read.' }))

const storedFields = new WeakSet<z.core.$ZodType>()

/**
 * Marks fields that stand beside the place of a table and that a stored table may hold as well: a question that names
 * one and leaves them out has them as they are stored.
 */
export function storedAlong<Fields extends z.core.$ZodShape>(fields: Fields): Fields {
  for (const field of Object.values(fields)) storedFields.add(field)
  return fields
}

export const isStoredAlong = (field: z.core.$ZodType): boolean => storedFields.has(field)

/** A game's tables, as far as they can be stored: what they are made of, whether they can be, and how they look. */
export type TableKind = {
  /** What a board, map or battlefield of the game holds. */
  readonly schema: z.ZodType
  /** The fields of it that stand beside the table in a question. */
  readonly along: readonly string[]
  /** Why there cannot be such a table; `null` if there can. */
  check(table: unknown): Refusal | null
  picture(table: unknown, caption: Omit<Caption<unknown>, 'content'>): Scene
}

/** Declares the tables of a game; `content` is what its rules look up. */
export function tableKind<Schema extends z.ZodType, Content>(
  schema: Schema,
  content: Content,
  kind: {
    check(table: z.output<Schema>, content: Content): Refusal | null
    picture(table: z.output<Schema>, caption: Caption<Content>): Scene
    readonly along?: readonly string[]
  },
): TableKind {
  // A table is only ever given to the kind whose schema has read it.
  const asTyped = (table: unknown) => table as z.output<Schema>
  return {
    schema,
    along: kind.along ?? [],
    check: (table) => kind.check(asTyped(table), content),
    picture: (table, caption) => kind.picture(asTyped(table), { ...caption, content }),
  }
}
