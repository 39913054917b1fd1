import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../src/rulebook/random.ts'

describe('seeded', () => {
  test('draws the words of HMAC-SHA-256(seed, block number), in order', () => {
    const key = 'c0ffee'.padEnd(64, '1')
    const random = seeded(`hmac-sha256,1,${key}`)
    const drawn = Array.from({ length: 24 }, () => random.below(2 ** 32))
    const blocks = [0, 1, 2].map((block) => hmac(sha256, hexToBytes(key), utf8ToBytes(String(block))))
    const words = blocks.flatMap((bytes) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      return Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word))
    })
    expect(drawn).toEqual(words)
  })

  test('two streams that are drawn from in turn do not disturb each other', () => {
    const [one, other] = ['0', '1'].map((digit) => seeded(`hmac-sha256,1,${digit.repeat(64)}`))
    const alone = seeded(`hmac-sha256,1,${'0'.repeat(64)}`)
    const inTurn = Array.from({ length: 40 }, () => [one?.below(1000), other?.below(1000)][0])
    expect(inTurn).toEqual(Array.from({ length: 40 }, () => alone.below(1000)))
  })
})
