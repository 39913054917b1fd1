import { hash, randomBytes } from 'node:crypto'

/** Lets people and secret scanners recognise a key; the rest is 256 bits of chance. */
const MARK = 'arb_'
const KEY = /^arb_[\w-]{43}$/
const PREFIX_LENGTH = MARK.length + 8

export function newKeyText(): string {
  return `${MARK}${randomBytes(32).toString('base64url')}`
}

/** Whether a text can be a key at all. */
export function isKeyText(text: string): boolean {
  return KEY.test(text)
}

/** The beginning, which may be shown. */
export function keyPrefix(text: string): string {
  return text.slice(0, PREFIX_LENGTH)
}

/** What is kept of a key. It holds enough chance of its own, so a plain hash cannot be undone by guessing. */
export function keyHash(text: string): string {
  return hash('sha256', text)
}
