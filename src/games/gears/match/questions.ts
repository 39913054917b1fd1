import type { MatchDecisionKind } from '../locust/ai/decision.ts'

/** A question to a player, of which more than one answer is legal. */
export type MatchDecision = {
  readonly kind: MatchDecisionKind
  /** The COG whose player answers. */
  readonly player: string
  /** The figure that the question is about. */
  readonly figure: string | null
  readonly options: readonly string[]
}

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type Asking<Result> = Generator<MatchDecision, Result, string>

/** Asks a player which of several; with exactly one there is nothing to ask. */
export function* ask<Item>(
  question: { readonly kind: MatchDecisionKind; readonly player: string; readonly figure?: string | null },
  items: readonly [Item, ...Item[]],
  idOf: (item: Item) => string,
): Asking<Item> {
  if (items.length === 1) return items[0]
  const { kind, player, figure = null } = question
  const answer = yield { kind, player, figure, options: items.map(idOf) }
  return items.find((item) => idOf(item) === answer) ?? items[0]
}
