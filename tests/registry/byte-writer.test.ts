import { expect, test } from 'vitest'
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
