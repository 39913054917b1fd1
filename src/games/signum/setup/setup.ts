import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { DECK_SIZE, FIRST_HAND, PROSPERITY } from '../content/numbers.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Count, Id, Player } from '../vocabulary.ts'
import type { SetupProblem } from './setup.rules.ts'

const SettingUp = z
  .strictObject({
    player: Player,
    deck: z.array(Id).min(FIRST_HAND).max(DECK_SIZE.max).describe('The battle deck in any order; it is shuffled.'),
    exchange: z.array(Id).max(FIRST_HAND).default([]).describe('Cards of the first hand that go back.'),
    discard: z.array(Id).max(FIRST_HAND).default([]).describe('Cards that are then discarded for prosperity.'),
  })
  .meta({ id: 'SignumSettingUp' })
type SettingUp = z.infer<typeof SettingUp>

export const SetupQuestion = z.strictObject({
  players: z.array(SettingUp).min(2).max(4).describe('In seat order.'),
  rolls: z
    .array(z.array(wholeNumber(1, 6)).max(4))
    .max(20)
    .exactOptional()
    .describe('What was rolled at the table: a number for each player, and again after a tie.'),
  first: Player.exactOptional().describe('Whom the winner of the roll lets play first; the winner if it is left out.'),
})
export type SetupQuestion = z.infer<typeof SetupQuestion>

const ReadyPlayer = z
  .object({
    player: Player,
    hand: z.array(Id),
    deck: z.array(Id).describe('The top card first.'),
    graveyard: z.array(Id),
    prosperity: Count,
  })
  .meta({ id: 'SignumReadyPlayer' })
type ReadyPlayer = z.infer<typeof ReadyPlayer>

export const Setup = z
  .object({
    rolls: z.array(z.array(Count)),
    turnOrder: z.array(Player),
    players: z.array(ReadyPlayer).describe('In turn order.'),
  })
  .meta({ id: 'SignumSetupOutcome' })
export type Setup = z.infer<typeof Setup>

const MAX_ROLLS = 100

/**
 * Sets up the game. The order is rolled and all decks are shuffled before anybody exchanges, so that asking again with
 * the same seed gives the same first hands.
 */
export function setUp(question: SetupQuestion, random: Random, trace: SignumTrace): Setup | Refusal {
  const { players } = question
  const names = players.map(({ player }) => player)
  const violations = nameViolations(question, names)
  if (violations.length > 0) return refuse(violations)
  const rolls = rollForOrder(question, names.length, random)
  if (rolls === null) return refuse([stated('rolls', [], ['rolls'])])
  trace.applied('signum.setup.sequence', { players: names.length })
  const turnOrder = traceOrder(rolls, names, question.first ?? null, trace)
  const dealt = turnOrder
    .flatMap((name) => players.filter(({ player }) => player === name))
    .map((one) => deal(one, random, trace))
  const path = (asked: SettingUp) => ['players', names.indexOf(asked.player)]
  const exchanged = each(dealt, (one) => exchangeCards(one, path(one.asked), random, trace))
  if (exchanged instanceof Refusal) return exchanged
  const ready = each(exchanged, (one) => discardCards(one, path(one.asked), trace))
  if (ready instanceof Refusal) return ready
  trace.applied('signum.setup.then-first-turn', { player: turnOrder[0] ?? '' })
  return { rolls, turnOrder, players: ready }
}

/** What each of several comes to, or the first refusal. */
function each<One, Done>(list: readonly One[], step: (one: One) => Done | Refusal): Done[] | Refusal {
  const done: Done[] = []
  for (const one of list) {
    const after = step(one)
    if (after instanceof Refusal) return after
    done.push(after)
  }
  return done
}

const stated = (
  problem: SetupProblem,
  names: readonly string[],
  path: readonly (string | number)[],
): SignumViolation => ({
  rule: 'signum.setup.stated',
  path,
  facts: { problem, names },
})

function nameViolations({ first }: SetupQuestion, names: readonly string[]): SignumViolation[] {
  const twice = names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [stated('names', [name], ['players', index, 'player'])],
  )
  return first === undefined || names.includes(first) ? twice : [...twice, stated('first', [first], ['first'])]
}

const winnersOf = (roll: readonly number[]): number[] => {
  const highest = Math.max(...roll)
  return roll.flatMap((number, index) => (number === highest ? [index] : []))
}

/** Rolls until nobody shares the highest number; given rolls have to do just that. */
function rollForOrder({ rolls: given }: SetupQuestion, players: number, random: Random): number[][] | null {
  if (given !== undefined) {
    const isValid = given.every(
      (roll, index) => roll.length === players && (winnersOf(roll).length === 1) === (index === given.length - 1),
    )
    return isValid && given.length > 0 ? given : null
  }
  const rolls: number[][] = []
  do {
    rolls.push(Array.from({ length: players }, () => random.below(6) + 1))
  } while (winnersOf(rolls.at(-1) ?? []).length > 1 && rolls.length < MAX_ROLLS)
  return rolls
}

/** The order starts with the chosen player and goes on in seat order. */
function traceOrder(
  rolls: readonly number[][],
  names: readonly string[],
  chosen: string | null,
  trace: SignumTrace,
): string[] {
  const winner = names[winnersOf(rolls.at(-1) ?? [])[0] ?? 0] ?? ''
  const first = chosen ?? winner
  for (const [index, roll] of rolls.entries()) {
    const isLast = index === rolls.length - 1
    const namedRoll = roll.map((number, place) => `${names[place]} ${number}`)
    trace.applied('signum.setup.order-roll', {
      rolls: namedRoll,
      winner: isLast ? winner : null,
      first: isLast ? first : null,
    })
  }
  const place = names.indexOf(first)
  return [...names.slice(place), ...names.slice(0, place)]
}

type Dealt = { readonly asked: SettingUp; readonly hand: string[]; readonly deck: string[] }

function deal(asked: SettingUp, random: Random, trace: SignumTrace): Dealt {
  const deck = shuffled(asked.deck, random)
  const hand = deck.splice(0, FIRST_HAND)
  trace.applied('signum.setup.start', { player: asked.player, prosperity: PROSPERITY.start, hand: hand.length })
  return { asked, hand, deck }
}

type Path = readonly (string | number)[]

/** The exchange: cards go back, the deck is shuffled, as many are drawn. */
function exchangeCards({ asked, hand, deck }: Dealt, path: Path, random: Random, trace: SignumTrace): Dealt | Refusal {
  const { player, exchange } = asked
  const kept = without(hand, exchange)
  if (kept === null) return refuse([stated('exchange', exchange, [...path, 'exchange'])])
  const pile = exchange.length === 0 ? deck : shuffled([...deck, ...exchange], random)
  if (exchange.length > 0) {
    trace.applied('signum.setup.exchange', { player, cards: exchange.length })
    trace.applied('signum.zone.deck-shuffle-on-return', { card: null, player })
  }
  return { asked, hand: [...kept, ...pile.slice(0, exchange.length)], deck: pile.slice(exchange.length) }
}

/** Then cards may be discarded for prosperity; whoever comes later sees them. */
function discardCards({ asked, hand, deck }: Dealt, path: Path, trace: SignumTrace): ReadyPlayer | Refusal {
  const { player, discard } = asked
  const left = without(hand, discard)
  if (left === null) return refuse([stated('discard', discard, [...path, 'discard'])])
  const prosperity = PROSPERITY.start + discard.length
  if (discard.length > 0) {
    trace.applied('signum.setup.discard-for-prosperity', { player, cards: discard.length, prosperity })
  }
  return { player, hand: left, deck, graveyard: discard, prosperity }
}

/** The cards without others, each as often as it is named; null if one is not there. */
function without(cards: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...cards]
  for (const card of taken) {
    const index = left.indexOf(card)
    if (index < 0) return null
    left.splice(index, 1)
  }
  return left
}
