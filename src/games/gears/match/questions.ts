import { type AskingOf, REPORT } from '../../../contract/match-procedure.ts'
import type { DiceToRoll } from '../../../rulebook/random.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MatchDecisionKind } from '../locust/ai/decision.ts'
import type { GearsRules } from '../rules.ts'
import type { PlayedCommand } from './command.ts'
import type { PlayEvent } from './events.ts'
import { type GearsState, playerOf } from './state.ts'

/** A question to a player, of which more than one answer is legal. */
export type MatchDecision = {
  readonly kind: MatchDecisionKind
  /** The COG whose player answers. */
  readonly player: string
  /** The figure that the question is about. */
  readonly figure: string | null
  /** Whom or what the question is asked against: the attacker that is dodged, the weapon that is given. */
  readonly against?: string
  readonly options: readonly string[]
  /** The dice whose faces are to be reported. */
  readonly dice?: DiceToRoll
}

/** The types that the procedures of this game are made of. */
export type GearsTypes = {
  readonly state: GearsState
  readonly command: PlayedCommand
  readonly event: PlayEvent
  readonly question: MatchDecision
  readonly answer: string
  readonly rules: GearsRules
  readonly content: GearsContent
}

/** A part of a procedure: it asks questions, is resumed with answers, and ends with a result. */
export type Asking<Result> = AskingOf<GearsTypes, Result>

/** Asks a seat what dice of a real table showed. */
export const rollQuestion = (state: GearsState, seat: number, dice: DiceToRoll): MatchDecision => ({
  kind: REPORT,
  player: playerOf(state, seat).character,
  figure: null,
  options: [],
  dice,
})

/** Asks a player which of several; with exactly one there is nothing to ask. */
export function* ask<Item>(
  question: Pick<MatchDecision, 'kind' | 'player' | 'against'> & { readonly figure?: string | null },
  items: readonly [Item, ...Item[]],
  idOf: (item: Item) => string,
): Asking<Item> {
  if (items.length === 1) return items[0]
  const answer = yield { figure: null, ...question, options: items.map(idOf) }
  return items.find((item) => idOf(item) === answer) ?? items[0]
}
