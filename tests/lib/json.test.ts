import { describe, expect, test } from 'vitest'
import { hashOf } from '../../src/lib/hash.ts'
import { canonicalJson, isSameJson } from '../../src/lib/json.ts'
import { pascalCase } from '../../src/lib/names.ts'

describe('canonicalJson', () => {
  test('the order of keys does not matter, the order of lists does', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  })
})

describe('isSameJson', () => {
  test.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ a: undefined, b: 1 }, { c: 1 }, false],
    [[1, 2], [2, 1], false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, isSame) => {
    expect(isSameJson(a, b)).toBe(isSame)
    expect(isSameJson(b, a)).toBe(isSame)
    expect(canonicalJson(a) === canonicalJson(b)).toBe(isSame)
  })
})

describe('pascalCase', () => {
  test('names a type after an operation', () => {
    expect(pascalCase('apex.line-of-sight')).toBe('ApexLineOfSight')
  })
})
