import { Refusal } from '../../../rulebook/refusal.ts'
import { creaturesOn, refuseUnknown, type SignumContext, type SignumReading } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { BoardForm } from '../table/board.ts'
import { type PlacedCreature, templateOn } from '../table/placed-board.ts'
import type { DieSymbol } from '../vocabulary.ts'
import { searchViolations, traceUse } from './ruins.ts'
import { rerollViolations, rollRuinsDie } from './ruins-die.ts'

type Question = Parameters<typeof rollRuinsDie>[1] & {
  readonly board: BoardForm
  readonly creature: string
  readonly ruins: string
  readonly table?: Readonly<Record<DieSymbol, string>>
}

/** Who searches ruins; or everything that the rules have against it. */
export function readSearch(
  question: Pick<Question, 'board' | 'creature' | 'ruins' | 'rerollOn'>,
  reading: SignumReading,
): PlacedCreature | Refusal {
  const { board, creature: id, ruins: name } = question
  const asked = creaturesOn(board, { creature: id }, reading)
  if (asked instanceof Refusal) return asked
  const searcher = asked.found.creature
  const ruins = templateOn(asked.placed, name)
  if (ruins === undefined) return refuseUnknown(name, 'ruins')
  const violations = [
    ...searchViolations(asked.placed, searcher, ruins),
    ...rerollViolations(searcher.creature, question),
  ]
  return violations.length > 0 ? refuse(violations) : searcher
}

/** Lets a character search ruins. */
export function searchRuins(question: Question, context: SignumContext) {
  const searcher = readSearch(question, context)
  if (searcher instanceof Refusal) return searcher
  const { creature: id, ruins: name, table } = question
  const { trace, random } = context
  const symbol = rollRuinsDie(searcher.creature, question, random, trace)
  trace.applied('signum.ruins.search', { creature: id, ruins: name, symbol })
  traceUse(searcher, trace)
  return { die: symbol, found: table?.[symbol] ?? null, activationEnds: true }
}
