import type { Offer } from './client.ts'
import type { Choice } from './table.ts'

/** How eagerly a player does each kind of thing; what is not named has weight 1. */
export type Eagerness = Readonly<Record<string, number>>

/** Numbers from 0 to below 1 that are the same for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Picks at random: first the kind of command by eagerness, then one of that kind. Choosing the kind first keeps the many
 * ways to move from drowning the one way to attack.
 */
export function eagerChoice(seed: number, eagerness: Eagerness): Choice {
  const next = numbersOf(seed)
  return (offers) => {
    const kinds = [...new Set(offers.map(kindOf))]
    const weights = kinds.map((kind) => eagerness[kind] ?? 1)
    let point = next() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => {
      point -= weight
      return point < 0
    })
    const kind = kinds[Math.max(0, index)]
    const ofKind = offers.filter((offer) => kindOf(offer) === kind)
    return ofKind[Math.floor(next() * ofKind.length)] as Offer
  }
}

const kindOf = ({ command }: Offer): string => Object.keys(command)[0] ?? ''
