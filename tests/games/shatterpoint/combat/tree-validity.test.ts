import { expect, test } from 'vitest'
import { isValidTree } from '../../../../src/games/shatterpoint/combat/tree/combat-tree-validity.ts'

const option = (id: string, column: number, start = false) => ({ id, column, row: 1, start, effects: [] })
const OPTIONS = [option('a', 1, true), option('b', 2)]
const path = (from: string, to: string) => ({ from, to })

const isSound = (paths: readonly ReturnType<typeof path>[], options = OPTIONS) =>
  isValidTree({ options, paths: [...paths] })

test('every path leads from one option of the tree to another', () => {
  expect(isSound([path('a', 'b')])).toBe(true)
  expect(isSound([path('a', 'b'), path('b', 'b')])).toBe(false)
  expect(isSound([path('a', 'b'), path('c', 'b')])).toBe(false)
  expect(isSound([path('a', 'b'), path('b', 'c')])).toBe(false)
})

test('each option and each path is there once, whichever way it is told', () => {
  expect(isSound([path('a', 'b'), path('b', 'a')])).toBe(false)
  expect(isSound([path('a', 'b')], [...OPTIONS, option('b', 2)])).toBe(false)
})

test('orange options are in the leftmost column, and the others are reached without going left', () => {
  expect(isSound([path('a', 'b')], [option('a', 1, true), option('b', 2, true)])).toBe(false)
  expect(isSound([], OPTIONS)).toBe(false)
  const back = [option('a', 1, true), option('b', 3), option('c', 2)]
  expect(isSound([path('a', 'b'), path('b', 'c')], back)).toBe(false)
  expect(isSound([path('a', 'b'), path('a', 'c')], back)).toBe(true)
})
