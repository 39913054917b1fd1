import { z } from 'zod'
import { TableName } from '../contract/stored-table.ts'

/** A table to be stored; what stands in `table` depends on the game. */
export const NewTableBody = z
  .strictObject({
    name: TableName,
    game: z.string().max(40),
    table: z
      .record(z.string(), z.json())
      .describe(
        'What stands under `drawn` in a question: a board, a map or a battlefield of the game. A game whose questions ' +
          'say beside it what lies on it takes that, too.',
      ),
  })
  .meta({ id: 'NewTable' })

const Pointer = z
  .string()
  .max(300)
  .regex(/^(\/([^/~]|~[01])*)*$/)
  .describe('A JSON Pointer into the table, as `/objects/0/kind`.')

/** Members that RFC 6902 does not define for an operation are ignored, as it says. */
const PatchOperation = z
  .union([
    z.object({ op: z.enum(['add', 'replace', 'test']), path: Pointer, value: z.json() }),
    z.object({ op: z.literal('remove'), path: Pointer }),
    z.object({ op: z.enum(['move', 'copy']), from: Pointer, path: Pointer }),
  ])
  .meta({ id: 'TablePatchOperation' })

/** Changes of a table after RFC 6902. */
export const TablePatch = z
  .array(PatchOperation)
  .min(1)
  .max(200)
  .meta({
    id: 'TablePatch',
    description: 'Changes in order (RFC 6902); they are all made or none.',
    examples: [[{ op: 'replace', path: '/objects/0/edges/0/x', value: 5 }]],
  })

const summary = {
  id: z.string().describe('The SHA-256 of the game and the table: whatever is stored under it never changes.'),
  name: z.string(),
  game: z.string(),
  storedAt: z.iso.datetime(),
  href: z.string(),
}

export const TableSummaryAnswer = z.object(summary).meta({ id: 'StoredTableSummary' })
export const TableAnswer = z
  .object({
    ...summary,
    table: z.record(z.string(), z.unknown()).describe('As it stands under `drawn` in a question, and what lies on it.'),
  })
  .meta({ id: 'StoredTable' })
export const TablePageAnswer = z
  .object({ tables: z.array(TableSummaryAnswer), next: z.string().nullable() })
  .meta({ id: 'StoredTablePage' })

export const TablesQuery = z.strictObject({
  game: z.string().max(40).optional(),
  name: z.string().max(60).optional().describe('All tables under this name instead of the latest of each name.'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
})
