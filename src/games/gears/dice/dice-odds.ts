import type { DieFace } from '../content/dice.ts'
import type { Trigger } from '../content/trigger.ts'
import type { DicePair } from './dice.ts'
import type { Ways } from './ways.ts'

/** In how many ways as many dice show each total of a number that every face has. */
export function waysOf(die: readonly DieFace[], count: number, value: (face: DieFace) => number): Ways {
  const faces = tally(die.map(value))
  let counts: bigint[] = [1n]
  for (let rolled = 0; rolled < count; rolled++) counts = addDie(counts, faces)
  return { counts, total: BigInt(die.length) ** BigInt(count) }
}

/** Equal faces are one face that comes up more often. */
function tally(values: readonly number[]): readonly (readonly [number, bigint])[] {
  const found = new Map<number, bigint>()
  for (const value of values) found.set(value, (found.get(value) ?? 0n) + 1n)
  return [...found]
}

function addDie(counts: readonly bigint[], faces: readonly (readonly [number, bigint])[]): bigint[] {
  const highest = Math.max(...faces.map(([value]) => value))
  const next = Array.from({ length: counts.length + highest }, () => 0n)
  for (const [value, ways] of faces) {
    for (let total = 0; total < counts.length; total++) {
      next[total + value] = (next[total + value] as bigint) + (counts[total] as bigint) * ways
    }
  }
  return next
}

/** What one omen adds to the wounds on the target, and how many omens of an attack count. */
function omenTerms(trigger: Trigger | null): { added: number; max: number } {
  const effects = trigger?.effects ?? []
  const added = effects.reduce((sum, effect) => sum + ('woundTarget' in effect ? effect.woundTarget : 0), 0)
  return { added, max: trigger?.maxPerAttack ?? Number.POSITIVE_INFINITY }
}

/** The wounds that attack dice make, those of omens included, before any shield. */
export function woundWays({ attack }: DicePair, count: number, trigger: Trigger | null): Ways {
  const { added, max } = omenTerms(trigger)
  if (added === 0 || max === Number.POSITIVE_INFINITY) {
    return waysOf(attack, count, ({ wounds, omens }) => wounds + added * omens)
  }
  return cappedWays(attack, count, added, max)
}

/** The same where only some omens count: wounds are counted apart for each number of omens up to the limit. */
function cappedWays(die: readonly DieFace[], count: number, added: number, max: number): Ways {
  let rows: bigint[][] = [[1n]]
  for (let rolled = 0; rolled < count; rolled++) {
    const next: bigint[][] = []
    for (const [omens, row] of rows.entries()) {
      for (const face of die) merge(next, Math.min(max, omens + face.omens), row, face.wounds)
    }
    rows = next.map((row) => row ?? [])
  }
  const counts: bigint[] = []
  for (const [omens, row] of rows.entries()) mergeRow(counts, row, omens * added)
  return { counts, total: BigInt(die.length) ** BigInt(count) }
}

function merge(rows: bigint[][], at: number, row: readonly bigint[], shift: number): void {
  while (rows.length <= at) rows.push([])
  mergeRow(rows[at] as bigint[], row, shift)
}

function mergeRow(target: bigint[], row: readonly bigint[], shift: number): void {
  while (target.length < row.length + shift) target.push(0n)
  for (const [index, ways] of row.entries()) target[index + shift] = (target[index + shift] as bigint) + ways
}

/** The shields that defence dice show. */
export function shieldWays({ defence }: DicePair, count: number): Ways {
  return waysOf(defence, count, ({ shields }) => shields)
}

/** The wounds that get through. */
export function netWays(wounds: Ways, shields: Ways): Ways {
  const counts = Array.from({ length: wounds.counts.length }, () => 0n)
  for (const [rolled, ways] of wounds.counts.entries()) {
    for (const [blocked, others] of shields.counts.entries()) {
      const net = Math.max(0, rolled - blocked)
      counts[net] = (counts[net] as bigint) + ways * others
    }
  }
  return { counts, total: wounds.total * shields.total }
}
