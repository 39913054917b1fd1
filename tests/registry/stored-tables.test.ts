import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storedAlong } from '../../src/contract/stored-table.ts'
import { tableForm } from '../../src/contract/table-form.ts'
import { games } from '../../src/games/index.ts'
import { drawNamed, namedTables, tablePlaces } from '../../src/registry/stored-tables.ts'

const NAMES_A_TABLE = '"stored"'

describe.each(games)('the inputs of $id', ({ operations, play, table }) => {
  test('have every table where it is found', () => {
    const schemas = [...operations.map(({ id, input }) => ({ id, input })), { id: 'options', input: play?.options }]
    for (const { id, input } of schemas) {
      if (input === undefined) continue
      const hasTable = JSON.stringify(z.toJSONSchema(input, { io: 'input' })).includes(NAMES_A_TABLE)
      expect(tablePlaces(input).length > 0, id).toBe(hasTable)
    }
  })

  test('are of tables that can be stored', () => {
    expect(table).toBeDefined()
  })
})

test('a stored table is put where it was named, and said by its name and id', () => {
  const input = games[0]?.operations.find(({ id }) => id === 'apex.line-of-sight')?.input
  if (input === undefined) throw new Error('There is no such operation.')
  const asked = { board: { stored: 'arena' }, from: 1 }
  const named = namedTables(input, asked)
  expect(named).toEqual([{ place: ['board'], along: [], reference: 'arena' }])
  const stored = { id: 'f'.repeat(64), name: 'arena', game: 'apex', drawn: { width: 3 }, beside: {} }
  expect(drawNamed(asked, named ?? [], () => stored)).toEqual({
    input: { board: { drawn: { width: 3 } }, from: 1 },
    tables: [{ path: 'board', name: 'arena', id: stored.id }],
  })
  for (const drawn of [
    { board: { drawn: {} } },
    { board: { stored: 1 } },
    { board: { stored: 'a', more: 1 } },
    null,
    7,
  ])
    expect(namedTables(input, drawn)).toBeNull()
})

test('a stored table brings along what the question leaves out beside it, where such things are asked for', () => {
  const lying = storedAlong({ pieces: z.array(z.string()).default([]), traps: z.array(z.string()).optional() })
  const form = tableForm(z.strictObject({ size: z.number() }), { id: 'TestTable', description: 'A table.' })
  const whole = z.strictObject({ all: z.strictObject({ table: form, ...lying }), pieces: z.number().optional() })
  const found = { id: 'f', name: 'den', game: 'toy', drawn: { size: 3 }, beside: { pieces: ['king'], traps: ['pit'] } }
  const drawnBy = (schema: z.ZodType, asked: object) =>
    drawNamed(asked, namedTables(schema, asked) ?? [], () => found).input
  const table = { stored: 'den' }
  const drawn = { drawn: { size: 3 } }
  expect(drawnBy(whole, { all: { table } })).toEqual({ all: { table: drawn, pieces: ['king'], traps: ['pit'] } })
  expect(drawnBy(whole, { all: { table, pieces: [] } })).toEqual({ all: { table: drawn, pieces: [], traps: ['pit'] } })
  expect(drawnBy(whole, { all: { table, traps: null } })).toEqual({ all: { table: drawn, ...found.beside } })
  const alone = z.strictObject({ table: form, pieces: z.array(z.string()).default([]) })
  expect(drawnBy(alone, { table })).toEqual({ table: drawn })
})
