import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import type { ClosedRange } from '../content/automaton-arsenals.ts'
import type { Field } from '../setting/field.ts'

export const TARGET_FAULTS = ['OFF_BOARD', 'OUT_OF_RANGE', 'NO_LOS', 'SEEN'] as const
export type TargetFault = (typeof TARGET_FAULTS)[number]

/** What an effect asks of an enemy by where it stands. */
export type Asked = { readonly range: ClosedRange | null; readonly los: boolean | null }

/** An enemy, wherever it is. */
export type Somewhere = { readonly id: string; readonly cell: Cell | null }

/** Why an enemy does not meet what an effect asks. */
export function faultOf(field: Field, from: Cell, { cell }: Somewhere, { range, los }: Asked): TargetFault | null {
  if (cell === null) return 'OFF_BOARD'
  const distance = stepsBetween(from, cell)
  if (range !== null && (distance < range.min || distance > range.max)) return 'OUT_OF_RANGE'
  if (los === null) return null
  const sees = field.sees(from, cell)
  if (los && !sees) return 'NO_LOS'
  return !los && sees ? 'SEEN' : null
}

/** The first enemy that meets what an effect asks, and why those before it do not. */
export function firstTarget<Enemy extends Somewhere>(
  field: Field,
  from: Cell,
  enemies: readonly Enemy[],
  asked: Asked,
): { readonly target: Enemy | null; readonly reasons: { enemy: string; reason: TargetFault }[] } {
  const reasons: { enemy: string; reason: TargetFault }[] = []
  for (const enemy of enemies) {
    const reason = faultOf(field, from, enemy, asked)
    if (reason === null) return { target: enemy, reasons }
    reasons.push({ enemy: enemy.id, reason })
  }
  return { target: null, reasons }
}
