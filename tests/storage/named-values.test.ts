import { expect, test } from 'vitest'
import { namedStatement } from '../../src/storage/named-values.ts'

test('values are numbered in one order, and every use says its type', () => {
  const statement = namedStatement(
    'find',
    { id: 'uuid', names: 'text[]' },
    'SELECT :names FROM a WHERE id = :id OR b = :id',
  )
  expect(statement.text).toBe('SELECT $2::text[] FROM a WHERE id = $1::uuid OR b = $1::uuid')
  expect(statement.values({ names: ['n'], id: 'i' })).toEqual(['i', ['n']])
})

test('a cast is no name', () => {
  expect(namedStatement('cast', { a: 'int' }, 'SELECT line.at::timestamptz, :a').text).toBe(
    'SELECT line.at::timestamptz, $1::int',
  )
})

test('a name that is missing on either side is told at once', () => {
  expect(() => namedStatement('one', { a: 'int' }, 'SELECT 1')).toThrow('does not use a')
  expect(() => namedStatement('two', { a: 'int' }, 'SELECT :a, :b')).toThrow('has no value called b')
})
