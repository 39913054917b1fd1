import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { swap } from '../lib/items.ts'

/** A seed as it is written: algorithm, version of its use, 256 bits in hex. */
export const SEED_PATTERN = /^hmac-sha256,1,[0-9a-f]{64}$/
const SEED_PREFIX = 'hmac-sha256,1,'

/** Where chance comes from. Every draw has an index, so a log of draws can be checked one by one. */
export interface Random {
  /** A whole number from 0 to `bound` − 1, all equally likely. */
  below(bound: number): number
  /** The draws made so far, in order. */
  readonly draws: readonly Draw[]
  /** Hears what the next draws are for: a chance that imagines something has to know. */
  announce?(use: DrawUse, items: readonly unknown[]): void
  /** Hears which dice are rolled next: where people roll them, they have to be asked. */
  expectDice?(dice: DiceToRoll): void
  /** Whether people roll the dice themselves and report what they showed. */
  readonly areDiceReported?: boolean
}

/** Dice of one kind that are rolled together. */
export type DiceToRoll = { readonly die: string; readonly sides: number; readonly count: number }

/** What draws are made for: to put items into an order, or to take one of them. */
export type DrawUse = 'shuffle' | 'pick'

export type Draw = { readonly index: number; readonly bound: number; readonly value: number }

/** Writes 32 bytes as a seed. */
export function formatSeed(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError('A seed has 32 bytes.')
  return SEED_PREFIX + bytesToHex(bytes)
}

/** What is published before a seed may be known: the SHA-256 of its text. */
export function seedCommitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

/**
 * Chance from a seed: block n of the stream is HMAC-SHA-256(seed, n), read as eight big-endian 32-bit words.
 * A word that would favour small numbers is thrown away, so every number is equally likely.
 */
export function seeded(seed: string): Random {
  if (!SEED_PATTERN.test(seed)) throw new RangeError(`Not a seed: ${seed}`)
  const key = hexToBytes(seed.slice(SEED_PREFIX.length))
  const draws: Draw[] = []
  const nextWord = wordsOf(key)

  return {
    draws,
    below(bound) {
      const value = belowFrom(nextWord, bound)
      draws.push({ index: draws.length, bound, value })
      return value
    },
  }
}

/** Chance that was decided beforehand: reported by players at a table, or written into a test. */
export function scripted(...values: readonly number[]): Random & { left(): number } {
  const draws: Draw[] = []
  return {
    draws,
    left: () => values.length - draws.length,
    below(bound) {
      const value = values[draws.length]
      if (value === undefined) throw new RangeError(`Only ${values.length} draws were given; one more was needed.`)
      if (!Number.isInteger(value) || value < 0 || value >= bound) {
        throw new RangeError(`Draw ${draws.length} was given as ${value}, which is not from 0 to ${bound - 1}.`)
      }
      draws.push({ index: draws.length, bound, value })
      return value
    },
  }
}

/** Puts the items into a random order: Fisher–Yates, from the last place down. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  random.announce?.('shuffle', items)
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    swap(order, last, random.below(last + 1))
  }
  return order
}

/** Takes one of the items by chance and tells its place; nothing is drawn where there is no choice. */
export function pickPlace(items: readonly unknown[], random: Random): number {
  random.announce?.('pick', items)
  return items.length > 1 ? random.below(items.length) : 0
}

const WORDS = 2 ** 32

function belowFrom(nextWord: () => number, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new RangeError(`No draw below ${bound}.`)
  const fair = WORDS - (WORDS % bound)
  let word = nextWord()
  while (word >= fair) word = nextWord()
  return word % bound
}

const WORDS_PER_BLOCK = 8
const BYTES_PER_WORD = 4

function wordsOf(key: Uint8Array): () => number {
  const words = new DataView(new ArrayBuffer(BYTES_PER_WORD * WORDS_PER_BLOCK))
  let blockNumber = 0
  let next = WORDS_PER_BLOCK
  return () => {
    if (next === WORDS_PER_BLOCK) {
      writeBlock(key, blockNumber++, words)
      next = 0
    }
    return words.getUint32(BYTES_PER_WORD * next++)
  }
}

const HASH_BLOCK = 64
const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

// Drawing leaves no garbage: the same buffers and the same hash serve every block.
const fresh = sha256.create()
const work = sha256.create()
const padded = new Uint8Array(HASH_BLOCK)
const digest = new Uint8Array(32)
const digestView = new DataView(digest.buffer)

/** HMAC-SHA-256 of the block's number under a key of 32 bytes, as big-endian words. */
function writeBlock(key: Uint8Array, blockNumber: number, words: DataView): void {
  padKey(key, INNER_PAD)
  fresh._cloneInto(work)
  work.update(padded).update(messageOf(blockNumber)).digestInto(digest)
  padKey(key, OUTER_PAD)
  fresh._cloneInto(work)
  work.update(padded).update(digest).digestInto(digest)
  for (let at = 0; at < digest.length; at += BYTES_PER_WORD) words.setUint32(at, digestView.getUint32(at))
}

/** The texts of the first block numbers, which most rulings never get beyond. */
const FIRST_MESSAGES = Array.from({ length: 8 }, (_, number) => utf8ToBytes(String(number)))

const messageOf = (blockNumber: number): Uint8Array => FIRST_MESSAGES[blockNumber] ?? utf8ToBytes(String(blockNumber))

function padKey(key: Uint8Array, pad: number): void {
  for (let index = 0; index < HASH_BLOCK; index++) padded[index] = (key[index] ?? 0) ^ pad
}

/** The chance a ruling used. */
export type Randomness = { readonly seed: string; readonly draws: readonly Draw[] }

const NO_DRAWS: readonly Draw[] = []

/** Chance whose seed is looked for at the first draw, so that a ruling without chance carries none. */
export class ChanceOnDemand implements Random {
  readonly areDiceReported: boolean
  readonly #findSeed: () => string
  #seed: string | null = null
  #source: Random | null = null

  constructor(findSeed: () => string, areDiceReported = false) {
    this.#findSeed = findSeed
    this.areDiceReported = areDiceReported
  }

  below(bound: number): number {
    if (this.#source === null) {
      this.#seed = this.#findSeed()
      this.#source = seeded(this.#seed)
    }
    return this.#source.below(bound)
  }

  get draws(): readonly Draw[] {
    return this.#source?.draws ?? NO_DRAWS
  }

  used(): Randomness | null {
    return this.#seed === null ? null : { seed: this.#seed, draws: this.draws }
  }
}
