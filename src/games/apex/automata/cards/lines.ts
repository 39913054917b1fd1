import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexTrace } from '../../rules.ts'
import type { CardEffect, CardLine } from '../content/card-effects.ts'
import { type CardEnemy, type CardTable, judgeCondition } from './card-table.ts'
import { isResolvable } from './resolvable.ts'

/** A line of a card that is carried out: what it cost and what it does. */
export type PlannedLine = {
  readonly index: number
  readonly paid: number
  readonly effects: readonly CardEffect[]
  /** The enemy that the line is about. */
  readonly bound: CardEnemy | null
}

/** Why a line is left out: its condition or its cost is not met, or it would be paid for nothing. */
export type LeftOut = 'notMet' | 'forNothing'

/** What becomes of a line: its condition, its cost, its effects or what comes instead; or why it is left out. */
export function planLine(
  { when, spend, effects, otherwise }: CardLine,
  index: number,
  table: CardTable,
  settled: CardEnemy | null,
  content: ApexContent,
  trace: ApexTrace,
): PlannedLine | LeftOut {
  const { holds, bound: met } = when === null ? { holds: true, bound: null } : judgeCondition(table, when)
  const bound = met ?? settled
  if (when !== null && when.enemy !== null) {
    trace.applied('apex.automata.feat.binding', { line: index + 1, enemy: bound?.id ?? null, met: holds })
  }
  if (!holds) return 'notMet'
  if (spend === 0) return { index, paid: 0, effects, bound }
  if (table.charges < spend) {
    const { charges } = table
    trace.applied('apex.automata.feat.spend', { cost: spend, before: charges, after: charges, payable: false })
    return otherwise.length === 0 ? 'notMet' : { index, paid: 0, effects: otherwise, bound }
  }
  if (!effects.some((effect) => isResolvable(effect, table, bound, content))) {
    trace.applied('apex.automata.feat.pay-only-if-possible', { line: index + 1, cost: spend })
    return 'forNothing'
  }
  const after = table.charges - spend
  trace.applied('apex.automata.feat.spend', { cost: spend, before: table.charges, after, payable: true })
  return { index, paid: spend, effects, bound }
}

/** Plans the lines of a card one after the other: what one costs the next one cannot spend. */
export function planLines(
  lines: readonly CardLine[],
  table: CardTable,
  content: ApexContent,
  trace: ApexTrace,
): { readonly lines: readonly PlannedLine[]; readonly charges: number } {
  let { charges } = table
  const planned = lines.flatMap((line, index) => {
    const plan = planLine(line, index, { ...table, charges }, null, content, trace)
    if (typeof plan === 'string') return []
    charges -= plan.paid
    return [plan]
  })
  return { lines: planned, charges }
}
