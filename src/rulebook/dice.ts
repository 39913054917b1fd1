import { itemAt } from '../lib/items.ts'
import type { Random } from './random.ts'

/** A die: its faces in the order they are numbered. */
export type Die<Face> = { readonly faces: readonly [Face, ...Face[]] }

/** The die with faces 1 to `sides`. */
export function numberedDie(sides: number): Die<number> {
  return { faces: [1, ...Array.from({ length: sides - 1 }, (_, index) => index + 2)] }
}

/** Rolls a die once. */
export function roll<Face>(die: Die<Face>, random: Random): Face {
  return itemAt(die.faces, random.below(die.faces.length))
}

/** Rolls a die several times. */
export function rollMany<Face>(die: Die<Face>, count: number, random: Random): Face[] {
  return Array.from({ length: count }, () => roll(die, random))
}
