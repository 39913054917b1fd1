import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parserOf } from '../../src/contract/parse.ts'
import { ThingName } from '../../src/contract/thing-name.ts'

const read = parserOf(z.strictObject({ id: ThingName }))

describe('the name of a thing', () => {
  test.each(['a', 'Obi-Wan Kenobi, “General”', "Za'atar [2]", '_ana_', 'ana#1234', 'Señor Ñu', '名前', '👩‍🚀 1'])(
    '%s is one',
    (id) => {
      expect(read({ id })).toMatchObject({ success: true, data: { id } })
    },
  )

  test('is the same however its accents were typed', () => {
    expect(read({ id: 'Jose\u0301' })).toMatchObject({ success: true, data: { id: 'José' } })
  })

  test.each(['', ' ', '\u200b', 'a\nb', 'a\u0000', 'a\u202eb', 'a\u2028b', '\ud800', 'x'.repeat(81)])(
    '%j is none',
    (id) => {
      expect(read({ id }).success).toBe(false)
    },
  )
})
