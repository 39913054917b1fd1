import { addWays, type Counts, joinCounts, net } from '../../../rulebook/counts.ts'
import type { DieFace } from '../content/dice.ts'
import type { Trigger } from '../content/trigger.ts'
import type { DicePair } from './dice.ts'
import type { Ways } from './ways.ts'

/** In how many ways as many dice show each total of a number that every face has. */
export function waysOf(die: readonly DieFace[], count: number, value: (face: DieFace) => number): Ways {
  const faces = tally(die.map(value))
  let counts: Counts = [1n]
  for (let rolled = 0; rolled < count; rolled++) counts = addDie(counts, faces)
  return { counts, total: BigInt(die.length) ** BigInt(count) }
}

/** Equal faces are one face that comes up more often. */
function tally(values: readonly number[]): readonly (readonly [number, bigint])[] {
  const found = new Map<number, bigint>()
  for (const value of values) found.set(value, (found.get(value) ?? 0n) + 1n)
  return [...found]
}

function addDie(counts: Counts, faces: readonly (readonly [number, bigint])[]): Counts {
  const next: bigint[] = []
  for (const [value, ways] of faces) {
    for (const [total, before] of counts.entries()) addWays(next, total + value, before * ways)
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
    rows = Array.from(next, (row) => row ?? [])
  }
  const counts: bigint[] = []
  for (const [omens, row] of rows.entries()) mergeRow(counts, row, omens * added)
  return { counts, total: BigInt(die.length) ** BigInt(count) }
}

function merge(rows: bigint[][], at: number, row: Counts, shift: number): void {
  const target = rows[at] ?? []
  rows[at] = target
  mergeRow(target, row, shift)
}

function mergeRow(target: bigint[], row: Counts, shift: number): void {
  for (const [index, ways] of row.entries()) addWays(target, index + shift, ways)
}

/** The shields that defence dice show. */
export function shieldWays({ defence }: DicePair, count: number): Ways {
  return waysOf(defence, count, ({ shields }) => shields)
}

/** The wounds that get through. */
export function netWays(wounds: Ways, shields: Ways): Ways {
  return { counts: joinCounts(wounds.counts, shields.counts, net), total: wounds.total * shields.total }
}
