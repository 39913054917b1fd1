import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { OpenConnections } from '../../src/access/open-connections.ts'

class Fake extends EventEmitter {
  isDestroyed = false
  destroy() {
    this.isDestroyed = true
    this.emit('close')
  }
}

test('connections end with their key, and closed ones are forgotten', async () => {
  const open = new OpenConnections()
  const [first, second, third] = [new Fake(), new Fake(), new Fake()]
  for (const [connection, hash] of [
    [first, 'revoked'],
    [second, 'valid'],
    [third, 'valid'],
    [first, 'revoked'],
  ] as const)
    open.add(connection, hash)
  third.emit('close')
  expect(open.size).toBe(2)
  await open.endInvalid(async (hash) => hash === 'valid')
  expect([first.isDestroyed, second.isDestroyed, open.size]).toEqual([true, false, 1])
})
