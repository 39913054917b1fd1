import type { Asking as AskingOf } from '../../../../rulebook/decisions.ts'
import type { LocustContext } from './context.ts'

/** The kinds of choice that a card can leave open. */
export const DECISION_KINDS = [
  'youChoice',
  'nextLocust',
  'goalChoice',
  'pathChoice',
  'referenceChoice',
  'coverChoice',
  'targetChoice',
  'spawnOrder',
  'holeChoice',
  'exitChoice',
  'markerChoice',
  'blastOrder',
  'weaponChoice',
  'guardOffer',
  'guardPick',
  'guardAttack',
  'dodgeOffer',
  'triggerChoice',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** A question to a player, of which more than one answer is legal. */
export type Decision = {
  readonly kind: DecisionKind
  /** The COG whose player answers. */
  readonly player: string
  /** The figure that the question is about. */
  readonly figure: string | null
  /** Whom or what the question is asked against: the attacker that is dodged, the weapon that is given. */
  readonly against?: string
  readonly options: readonly string[]
}

/** A moment at which whatever is owed can be settled before the step goes on; a match makes use of it. */
type Pause = { readonly kind: 'pause'; readonly options: readonly [] }
const PAUSE: Pause = { kind: 'pause', options: [] }

/** A part of a step: it asks questions and pauses, is resumed, and ends with a result. */
export type Asking<Result> = AskingOf<Decision | Pause, Result>

/** Lets debts be settled before the step goes on. */
export function* pause(): Asking<void> {
  yield PAUSE
}

/** A step whose pauses nobody uses. */
export function* withoutPauses<Result>(step: Asking<Result>): AskingOf<Decision, Result> {
  let turn = step.next()
  while (!turn.done) turn = step.next(turn.value.kind === 'pause' ? '' : yield turn.value)
  return turn.value
}

type Question = Pick<Decision, 'kind' | 'figure' | 'against'> & { readonly player?: string }

/** Asks which of several; with exactly one there is nothing to ask. */
export function* choose<Item>(
  context: LocustContext,
  question: Question,
  items: readonly [Item, ...Item[]],
  idOf: (item: Item) => string,
): Asking<Item> {
  if (items.length === 1) return items[0]
  context.work?.spend(items.length)
  const { kind, figure, player = context.decider } = question
  const answer = yield { ...question, player, options: items.map(idOf) }
  const chosen = items.find((item) => idOf(item) === answer) ?? items[0]
  if (player === context.decider) {
    context.trace.applied('gears.ai.active-decides', {
      decision: kind,
      player,
      figure,
      chosen: answer,
      options: items.map(idOf),
    })
  }
  return chosen
}

/** The answer of a player who does not react. */
export const DECLINE = 'decline'

/**
 * Asks a player who may have nothing to answer with but “no”: whoever is not asked would show what is not in the hand.
 * Alone at the table nobody is there to see it, so a question without a choice is left out.
 */
export function* askAnyway<Asked extends { readonly kind: string }>(
  { field }: Pick<LocustContext, 'field'>,
  question: Asked,
  options: readonly [string, ...string[]],
  isEmpty: boolean,
): Generator<Asked & { readonly options: readonly string[] }, string, string> {
  if (isEmpty && field.cogs.length === 1) return options[0]
  return yield { ...question, options }
}

/** Whether a list has something in it, for the compiler. */
export const isFilled = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0

/** The kinds of choice that a match can stop for: those of AI cards and those of the players’ own affairs. */
export const MATCH_DECISION_KINDS = [
  ...DECISION_KINDS,
  'followOffer',
  'discardForWounds',
  'ownCover',
  'exploreOffer',
  'moveOn',
  'locustChoice',
  'recipientChoice',
  'ammoChoice',
  'weaponKept',
  'weaponLimit',
  'zoneChoice',
  'openHole',
  'sealChoice',
  'weaponReceiver',
  'levelChoice',
  'mapChoice',
  'report',
] as const

export type MatchDecisionKind = (typeof MATCH_DECISION_KINDS)[number]
