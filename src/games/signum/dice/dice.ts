import { itemAt } from '../../../lib/items.ts'
import type { Random } from '../../../rulebook/random.ts'
import type { DieSymbol } from '../vocabulary.ts'

/** The kinds of roll. */
export type RollKind =
  | 'meleeAttack'
  | 'meleeAttackWounded'
  | 'meleeDefence'
  | 'shot'
  | 'magicalShot'
  | 'throwing'
  | 'rangedDefence'
  | 'detection'
  | 'secretEntrance'
  | 'healerInContact'
  | 'healerAtDistance'
  | 'regeneration'
  | 'control'

/** Which symbols count as successes, for each kind of roll. */
const SUCCESS_SYMBOLS: Readonly<Record<RollKind, readonly DieSymbol[]>> = {
  meleeAttack: ['axe', 'shield'],
  meleeAttackWounded: ['shield'],
  meleeDefence: ['shield'],
  shot: ['target'],
  magicalShot: ['target'],
  throwing: ['axe', 'shield'],
  rangedDefence: ['shield'],
  detection: ['shield'],
  secretEntrance: ['axe', 'shield'],
  healerInContact: ['axe', 'shield'],
  healerAtDistance: ['target'],
  regeneration: ['target'],
  control: ['target'],
}

export const isSuccess = (symbol: DieSymbol, kind: RollKind): boolean => SUCCESS_SYMBOLS[kind].includes(symbol)

/** The chance of a success, in thirds. */
export const successThirds = (kind: RollKind): number => SUCCESS_SYMBOLS[kind].length

const BY_NUMBER: readonly DieSymbol[] = ['target', 'target', 'axe', 'axe', 'shield', 'shield']

/** What an ordinary die from 1 to 6 stands for. */
export const symbolOf = (number: number): DieSymbol => itemAt(BY_NUMBER, number - 1)

const SIDES = 6

/** Rolls dice together. */
export function rollSymbols(count: number, random: Random): DieSymbol[] {
  if (count > 0) random.expectDice?.({ die: 'symbol', sides: SIDES, count })
  const symbols: DieSymbol[] = []
  for (let die = 0; die < count; die++) symbols.push(symbolOf(random.below(SIDES) + 1))
  return symbols
}

/** Rolls one die. */
export const rollSymbol = (random: Random): DieSymbol => rollSymbols(1, random)[0] as DieSymbol
