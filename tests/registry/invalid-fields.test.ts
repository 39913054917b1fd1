import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parserOf } from '../../src/contract/parse.ts'
import { invalidFields } from '../../src/registry/ask.ts'

const Form = z.union([
  z.strictObject({ onBoard: z.strictObject({ x: z.int(), deep: z.strictObject({ y: z.int() }).optional() }) }),
  z.strictObject({ stated: z.strictObject({ strength: z.int() }) }),
])
const read = parserOf(z.strictObject({ fighter: Form }))

function errorsOf(fighter: unknown, locale: 'en' | 'es' = 'en') {
  const parsed = read({ fighter })
  return parsed.success ? [] : invalidFields(parsed.error.issues, locale)
}
const pathsOf = (fighter: unknown) => errorsOf(fighter).map(({ path }) => path)

describe('a form that is not right', () => {
  test('names the wrong key of the form that was meant', () => {
    expect(pathsOf({ stated: { strength: 3, strenght: 4 } })).toEqual(['fighter.stated.strenght'])
    expect(pathsOf({ onBoard: { x: 1, deep: { y: 1, z: 2 } } })).toEqual(['fighter.onBoard.deep.z'])
    expect(pathsOf({ onBoard: { x: 1, deep: { z: 2 } } })).toEqual(['fighter.onBoard.deep.y', 'fighter.onBoard.deep.z'])
  })

  test('names the form itself where it has the wrong type', () => {
    expect(errorsOf({ stated: 'strong' })).toEqual([
      { path: 'fighter.stated', message: expect.stringContaining('received string') },
    ])
    expect(errorsOf({ stated: 'strong' }, 'es')[0]?.message).toContain('texto')
  })

  test.each([
    [undefined, 'undefined'],
    ['strong', 'string'],
    [null, 'null'],
  ])('says what came instead of a form: %j', (fighter, received) => {
    expect(errorsOf(fighter)).toEqual([
      { path: 'fighter', message: `Invalid input: expected object, received ${received}` },
    ])
  })

  test('names the key that was added to a form that is right', () => {
    expect(pathsOf({ stated: { strength: 3 }, extra: 1 })).toEqual(['fighter.extra'])
  })

  test.each([[{}], [{ other: 1 }], [{ stated: { strength: 1 }, onBoard: { x: 1 } }]])(
    'names the forms where none or several are meant: %j',
    (fighter) => {
      const [error] = errorsOf(fighter)
      expect(error?.path).toBe('fighter')
      expect(error?.message).toMatch(/^Give exactly one of: (onBoard, stated|stated, onBoard)\.$/)
    },
  )
})
