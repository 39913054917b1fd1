import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../src/lib/json.ts'
import { patchBetween } from '../../src/lib/json-patch.ts'
import { applyPatch } from '../support/json-patch.ts'

test('a patch makes one value of the other, whatever they are', () => {
  const values = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<Json>
  fc.assert(
    fc.property(values, values, (from, to) => {
      expect(applyPatch(from, patchBetween(from, to))).toEqual(to)
    }),
    { numRuns: 500 },
  )
})

test('says only what has changed', () => {
  const from = { hand: [1, 2, 3], pile: 9, 'a/b~c': 1, same: { deep: [true] } }
  const to = { hand: [1, 4], pile: 9, 'a/b~c': 2, same: { deep: [true] }, more: null }
  expect(patchBetween(from, to)).toEqual([
    { op: 'replace', path: '/hand/1', value: 4 },
    { op: 'remove', path: '/hand/2' },
    { op: 'replace', path: '/a~1b~0c', value: 2 },
    { op: 'add', path: '/more', value: null },
  ])
  expect(patchBetween(from, structuredClone(from))).toEqual([])
})

test('names that every object inherits are names like any other', () => {
  const [from, to] = [{ toString: 1 }, { valueOf: false, constructor: null }]
  expect(applyPatch(from, patchBetween(from, to))).toEqual(to)
  expect(patchBetween({}, { valueOf: false })).toEqual([{ op: 'add', path: '/valueOf', value: false }])
})
