import { describe, expect, test } from 'vitest'
import { applyPatch, PatchFailure, type SentOperation } from '../../src/lib/apply-patch.ts'
import type { Json } from '../../src/lib/json.ts'

const TABLE = { size: 3, note: null, pieces: [{ id: 'a' }, { id: 'b' }], 'odd/key~': 1 }

const patch = (...operations: SentOperation[]): Json => applyPatch(TABLE, operations, 1000)

function failure(...operations: SentOperation[]): unknown {
  try {
    patch(...operations)
  } catch (error) {
    if (!(error instanceof PatchFailure)) throw error
    return [error.reason, error.pointer, error.number]
  }
  return 'applied'
}

describe('a JSON Patch', () => {
  test('adds to objects and lists', () => {
    expect(patch({ op: 'add', path: '/colour', value: 'red' })).toEqual({ ...TABLE, colour: 'red' })
    const added = patch({ op: 'add', path: '/pieces/1', value: 'new' }, { op: 'add', path: '/pieces/-', value: 'last' })
    expect(added).toEqual({ ...TABLE, pieces: [{ id: 'a' }, 'new', { id: 'b' }, 'last'] })
  })

  test('replaces, removes, moves and copies', () => {
    expect(patch({ op: 'replace', path: '/pieces/0/id', value: 'z' })).toMatchObject({ pieces: [{ id: 'z' }, {}] })
    expect(patch({ op: 'replace', path: '/note', value: 'x' })).toMatchObject({ note: 'x' })
    expect(patch({ op: 'remove', path: '/pieces/0' })).toMatchObject({ pieces: [{ id: 'b' }] })
    expect(patch({ op: 'move', from: '/pieces/0', path: '/pieces/1' })).toMatchObject({
      pieces: [{ id: 'b' }, { id: 'a' }],
    })
    expect(patch({ op: 'copy', from: '/odd~1key~0', path: '/size' })).toMatchObject({ size: 1 })
    expect(patch({ op: 'replace', path: '', value: [] })).toEqual([])
  })

  test('leaves the value as it is', () => {
    const before = structuredClone(TABLE)
    patch({ op: 'remove', path: '/pieces/0' }, { op: 'add', path: '/pieces/-', value: 1 })
    expect(TABLE).toEqual(before)
  })

  test('fails as a whole, naming the pointer and the operation', () => {
    expect(failure({ op: 'remove', path: '/none' })).toEqual(['nothing', '/none', 1])
    expect(failure({ op: 'test', path: '/size', value: 3 }, { op: 'replace', path: '/pieces/2', value: 1 })).toEqual([
      'nothing',
      '/pieces/2',
      2,
    ])
    expect(failure({ op: 'test', path: '/size', value: 4 })).toEqual(['differs', '/size', 1])
    expect(failure({ op: 'add', path: '/pieces/3', value: 1 })).toEqual(['nothing', '/pieces/3', 1])
    expect(failure({ op: 'add', path: '/pieces/01', value: 1 })).toEqual(['nothing', '/pieces/01', 1])
    expect(failure({ op: 'move', from: '/pieces', path: '/pieces/0' })).toEqual(['inside', '/pieces/0', 1])
    expect(failure({ op: 'replace', path: '/toString', value: 1 })).toEqual(['nothing', '/toString', 1])
  })

  test('grows only so far by copies of itself', () => {
    const copies = Array.from(
      { length: 40 },
      (_, index): SentOperation => ({ op: 'copy', from: '', path: `/${index}` }),
    )
    expect(failure(...copies)).toMatchObject(['tooLarge', expect.any(String), expect.any(Number)])
  })

  test('copies only so much in all, also where copies take each other’s place', () => {
    const large = { op: 'add', path: '/large', value: 'x'.repeat(300) } as const
    const copies = Array.from({ length: 4 }, (): SentOperation => ({ op: 'copy', from: '/large', path: '/copy' }))
    expect(failure(large, ...copies.slice(1))).toBe('applied')
    expect(failure(large, ...copies)).toEqual(['tooLarge', '/copy', 5])
  })

  test('keeps what it was given apart from what it makes', () => {
    const value = { inner: [1] }
    const made = patch(
      { op: 'add', path: '/one', value },
      { op: 'copy', from: '/one', path: '/two' },
      { op: 'add', path: '/one/inner/-', value: 2 },
    )
    expect(made).toMatchObject({ one: { inner: [1, 2] }, two: { inner: [1] } })
    expect(value).toEqual({ inner: [1] })
    expect(failure({ op: 'remove', path: '' })).toEqual(['nothing', '', 1])
  })

  test('makes a key called __proto__ a key and nothing else', () => {
    const changed = patch({ op: 'add', path: '/__proto__', value: { polluted: true } })
    expect(Object.hasOwn(changed as object, '__proto__')).toBe(true)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
