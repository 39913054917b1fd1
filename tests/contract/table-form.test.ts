import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parserOf } from '../../src/contract/parse.ts'
import { tableForm, tableOf } from '../../src/contract/table-form.ts'

const Form = tableForm(z.strictObject({ width: z.int().min(1).max(9) }), { id: 'TestTable', description: 'A table.' })
const read = parserOf(Form)
const known = new Map([['small', { width: 2 }]])

describe('a table', () => {
  test('is drawn or named, and nothing else', () => {
    expect(read({ drawn: { width: 3 } }).success).toBe(true)
    expect(read({ content: 'small' }).success).toBe(true)
    for (const wrong of [{}, { width: 3 }, { drawn: { width: 3 }, content: 'small' }, { stored: 'small' }]) {
      expect(read(wrong).success).toBe(false)
    }
  })

  test('is found with the field that says which', () => {
    const found = (form: z.output<typeof Form>) => tableOf(form, (id) => known.get(id))
    expect(found({ drawn: { width: 3 } })).toEqual({ table: { width: 3 }, path: 'drawn' })
    expect(found({ content: 'small' })).toEqual({ table: { width: 2 }, path: 'content' })
    expect(found({ content: 'large' })).toBeNull()
  })
})
