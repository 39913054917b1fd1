import { z } from 'zod'
import { StoredTableReference } from './stored-table.ts'

/** The id of an entry of content, as inputs name it. */
const ContentId = z.string().min(1).max(80)

/** A board, map, battlefield or table as it is ruled on: drawn in the question, or by the id of an entry of content. */
export type TableForm<Drawn> = { readonly drawn: Drawn } | { readonly content: string }

/**
 * The forms of a table in inputs and match options: `{ drawn: … }`, `{ content: "<id>" }` or `{ stored: "<name>" }`.
 * `id` names the type. A stored table is looked up before the rules are asked, which only ever see it drawn.
 */
export function tableForm<Drawn extends z.ZodType>(
  drawn: Drawn,
  { id, description }: { id: string; description: string },
) {
  return z
    .union([
      z.strictObject({ drawn: drawn.describe('Everything on it, spelled out.') }),
      z.strictObject({ content: ContentId.describe('The id of an entry of the game’s content.') }),
      StoredTableReference,
    ])
    .meta({ id, description })
}

/** The table that is meant, and the field that says so; `null` if there is no such entry. */
export function tableOf<Drawn, Found>(
  form: TableForm<Drawn>,
  find: (id: string) => Found | undefined,
): { readonly table: Drawn | Found; readonly path: 'drawn' | 'content' } | null {
  if ('drawn' in form) return { table: form.drawn, path: 'drawn' }
  const found = find(form.content)
  return found === undefined ? null : { table: found, path: 'content' }
}
