import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../src/lib/json.ts'
import { ByteWriter } from '../../src/registry/byte-writer.ts'

test('texts and bytes are joined in their order, in UTF-8', () => {
  const writer = new ByteWriter()
  writer.text('“ñ')
  writer.bytes(Buffer.from('−'))
  writer.text('”')
  expect(writer.take().toString()).toBe('“ñ−”')
  expect(writer.take()).toHaveLength(0)
})

test('what was taken stays as it is, however much is written after it', () => {
  const writer = new ByteWriter()
  const pieces = Array.from({ length: 200 }, (_, index) => `${index}:${'é'.repeat((index * 97) % 3_000)}`)
  const taken = pieces.map((piece) => {
    writer.text(piece)
    return writer.take()
  })
  expect(taken.map((piece) => piece.toString())).toEqual(pieces)
})

test('a piece may be longer than a room, and moves on whole when its room is full', () => {
  const writer = new ByteWriter()
  const parts = ['a'.repeat(60_000), 'b'.repeat(10_000), 'c'.repeat(300_000), 'd']
  for (const part of parts) writer.text(part)
  const long = writer.take()
  writer.text('next')
  expect(writer.take().toString()).toBe('next')
  expect(long.toString()).toBe(parts.join(''))
})

function written(value: Json): string {
  const writer = new ByteWriter()
  writer.json(value)
  return writer.take().toString()
}

test('a value is written as JSON.stringify writes it', () => {
  const values = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  fc.assert(fc.property(values, (value) => written(value as Json) === JSON.stringify(value)))
})

test('so are the signs, numbers and members that are easily got wrong', () => {
  const signs = ['"', '\\', '\n', '\u0000', '\u007f', 'ñ', '−', '𝄞', '\ud800', '\udc00x', '']
  const numbers = [0, -0, 7, 10, -1, 0.1, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY]
  const members = { 2: 'b', 1: 'a', left: undefined, none: null, yes: true, no: false, empty: {}, list: [] }
  const value = { signs, numbers, members, long: '“'.repeat(70_000) }
  expect(written(value as unknown as Json)).toBe(JSON.stringify(value))
})

test('what a piece left that was broken off is not part of the next', () => {
  const writer = new ByteWriter()
  writer.text('first')
  writer.take()
  writer.text('broken off')
  writer.begin()
  writer.json(['second'])
  expect(writer.take().toString()).toBe('["second"]')
})
