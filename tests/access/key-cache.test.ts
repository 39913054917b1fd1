import { describe, expect, test } from 'vitest'
import { KeyCache } from '../../src/access/key-cache.ts'
import type { ApiKey, KeyStore } from '../../src/contract/api-key.ts'
import { createMemoryKeys } from '../support/memory-access.ts'

const KEY = {
  name: 'bot',
  prefix: 'arb_1',
  scopes: ['rulings'],
  cpuMsPerMinute: null,
  caps: {},
  expiresAt: null,
} as const

/** A cache on a store that counts the statements it is asked by, and can fail. */
function cacheOf() {
  const clock = { now: 0 }
  const keys = createMemoryKeys()
  const asked: number[] = []
  const trouble = { isDown: false }
  const store: KeyStore = {
    ...keys,
    async find(hashes) {
      asked.push(hashes.length)
      if (trouble.isDown) throw new Error('down')
      return keys.find(hashes)
    },
  }
  return { clock, keys, asked, trouble, cache: new KeyCache(store, () => clock.now) }
}

describe('a key', () => {
  test('is asked for once, and then known without waiting', async () => {
    const { cache, keys, asked } = cacheOf()
    const made = await keys.create({ ...KEY, hash: 'h' })
    expect(await cache.find('h')).toEqual(made)
    expect(cache.find('h')).toEqual(made)
    expect(asked).toEqual([1])
  })

  test('that is revoked elsewhere is known to be so after some seconds', async () => {
    const { cache, keys, clock } = cacheOf()
    const { id } = await keys.create({ ...KEY, hash: 'h' })
    await cache.find('h')
    await keys.revoke(id)
    clock.now += 2_000
    await cache.find('h')
    await expect.poll(() => (cache.find('h') as ApiKey).revokedAt).not.toBeNull()
  })

  test('that was not used for long is asked for again before it serves', async () => {
    const { cache, keys, clock } = cacheOf()
    const { id } = await keys.create({ ...KEY, hash: 'h' })
    await cache.find('h')
    await keys.revoke(id)
    clock.now += 10_000
    expect((await cache.find('h'))?.revokedAt).not.toBeNull()
  })

  test('that is known goes on while the store cannot be asked; another one waits for it', async () => {
    const { cache, keys, clock, trouble } = cacheOf()
    const made = await keys.create({ ...KEY, hash: 'h' })
    await cache.find('h')
    trouble.isDown = true
    clock.now += 60_000
    expect(await cache.find('h')).toEqual(made)
    await expect(cache.find('x')).rejects.toMatchObject({ code: 'service.unready' })
    clock.now += 600_000
    await expect(cache.find('h')).rejects.toMatchObject({ code: 'service.unready' })
  })
})

describe('keys that do not exist', () => {
  test('are asked for together, in few statements, and remembered', async () => {
    const { cache, asked } = cacheOf()
    const found = await Promise.all(Array.from({ length: 1_000 }, (_, count) => cache.find(`random-${count}`)))
    expect(new Set(found)).toEqual(new Set([null]))
    expect(asked).toEqual([500, 500])
    expect(cache.find('random-7')).toBeNull()
  })

  test('are refused beyond a number that may wait', async () => {
    const { cache } = cacheOf()
    const found = await Promise.allSettled(Array.from({ length: 2_500 }, (_, count) => cache.find(`random-${count}`)))
    expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(500)
    expect(await cache.find('random-2400')).toBeNull()
  })
})
