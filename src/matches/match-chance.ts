import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceSource } from '../contract/match.ts'
import { ChanceOnDemand, formatSeed } from '../rulebook/random.ts'

/**
 * The seed of what one command draws: HMAC-SHA-256 of "<version>:<entropy>" under the match's seed. Each command has a
 * stream of its own, so its draws can be checked without those before it; the players' entropy is mixed in so that
 * the service could not have chosen a seed that suits anybody.
 */
export function commandSeed(matchSeed: string, entropy: string, version: number): string {
  return formatSeed(hmac(sha256, utf8ToBytes(matchSeed), utf8ToBytes(`${version}:${entropy}`)))
}

/** The seed of what a bot thinks at a version: the same thought can be had again, and nobody knows it beforehand. */
export function botSeed(matchSeed: string, entropy: string, version: number): string {
  return formatSeed(hmac(sha256, utf8ToBytes(matchSeed), utf8ToBytes(`bot:${version}:${entropy}`)))
}

/** The chance of the command that is decided at a version; where people roll the dice it holds none of them. */
export function commandChance(
  matchSeed: string,
  { entropy, dice = 'rolled' }: { readonly entropy: string; readonly dice?: DiceSource },
  version: number,
): ChanceOnDemand {
  return new ChanceOnDemand(() => commandSeed(matchSeed, entropy, version), dice === 'reported')
}
