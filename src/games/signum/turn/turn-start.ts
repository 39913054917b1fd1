import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { MissedDraws, Points } from '../cards/draw.ts'
import { missDraws } from '../cards/prosperity.ts'
import { Duration } from '../content/effects.ts'
import { MAX_BUILDINGS, MAX_CARDS_IN_HAND, PROSPERITY } from '../content/numbers.ts'
import type { SignumReading } from '../define.ts'
import type { SignumTrace } from '../rules.ts'
import { Count, Id, LIMITS, Player } from '../vocabulary.ts'

const Purse = z
  .strictObject({ player: Player, prosperity: wholeNumber(0, LIMITS.prosperity).default(0) })
  .meta({ id: 'SignumPurse' })

export const TurnStartQuestion = z
  .strictObject({
    player: Player.describe('Whose turn begins.'),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    opponents: z.array(Purse).min(1).max(3).describe('In turn order; they gain if the deck is empty.'),
    hand: wholeNumber(0, MAX_CARDS_IN_HAND).default(0).describe('How many cards are in hand.'),
    deck: wholeNumber(0, 100).default(1).describe('How many cards are left in the battle deck.'),
    missedDraws: MissedDraws.default(0),
    city: z
      .array(
        z
          .strictObject({
            name: Id,
            turned: z.boolean().default(false),
            locked: z.boolean().default(false).describe('Whether an effect keeps it from being turned.'),
          })
          .meta({ id: 'SignumStandingBuilding' }),
      )
      .max(MAX_BUILDINGS)
      .default([]),
    creatures: z
      .array(
        z
          .strictObject({
            id: Id,
            skipsNext: z.boolean().default(false).describe('Whether its next activation is lost.'),
          })
          .meta({ id: 'SignumRestingCreature' }),
      )
      .max(8)
      .default([])
      .describe('The player’s own creatures.'),
    effects: z
      .array(z.strictObject({ name: Id, lasts: Duration }).meta({ id: 'SignumRunningEffect' }))
      .max(40)
      .default([])
      .describe('Effects that this player made.'),
  })
  .meta({ id: 'SignumTurnStartInput' })
export type TurnStartQuestion = z.infer<typeof TurnStartQuestion>

const names = (max: number) => z.array(Id).max(max)

export const TurnStart = z
  .object({
    unturned: names(MAX_BUILDINGS),
    locked: names(MAX_BUILDINGS).describe('Buildings that still cannot be turned.'),
    ready: names(8).describe('Creatures that may be activated this turn.'),
    skipping: names(8).describe('Creatures that lose this activation.'),
    ended: names(40).describe('Effects that end now.'),
    discards: z.boolean().describe('Whether a full hand first loses a card picked blind.'),
    draws: Count.describe('1, or 0 from an empty deck.'),
    hand: Count,
    deck: Count,
    missedDraws: Count,
    prosperity: Points,
    opponents: z.array(z.object({ player: Player, prosperity: Points }).meta({ id: 'SignumPurseAfter' })).max(3),
    winner: Player.nullable().describe('Who has reached 51; then nothing more happens.'),
    next: z.enum(['construction', 'ended']),
  })
  .meta({ id: 'SignumTurnStartOutcome' })
export type TurnStart = z.infer<typeof TurnStart>

/** The Initial phase: unturn, refresh, draw, income. */
export function startTurn(question: TurnStartQuestion, { trace }: SignumReading): TurnStart {
  const { player, city, creatures, effects } = question
  trace.applied('signum.turn.phases', { player })
  const unturned = namesOf(city, ({ turned }) => turned)
  trace.applied('signum.turn.initial.unturn', { buildings: unturned })
  const locked = namesOf(city, (building) => building.locked)
  if (locked.length > 0) trace.applied('signum.city.locked', { buildings: locked })
  const ready = creatures.filter(({ skipsNext }) => !skipsNext).map(({ id }) => id)
  const skipping = creatures.filter(({ skipsNext }) => skipsNext).map(({ id }) => id)
  const ended = namesOf(effects, ({ lasts }) => lasts === 'startOfOwnTurn')
  trace.applied('signum.turn.initial.refresh', { ready, skipping, ended })
  if (ready.length === 0) trace.applied('signum.turn.nothing-to-do', { player })
  return { unturned, locked, ready, skipping, ended, ...drawAndEarn(question, trace) }
}

const namesOf = <Named extends { name: string }>(list: readonly Named[], isWanted: (one: Named) => boolean): string[] =>
  list.filter(isWanted).map(({ name }) => name)

type Earned = Omit<TurnStart, 'unturned' | 'locked' | 'ready' | 'skipping' | 'ended'>

function drawAndEarn(
  { player, prosperity, hand, deck, missedDraws, opponents }: TurnStartQuestion,
  trace: SignumTrace,
): Earned {
  const isEmpty = deck === 0
  const isFull = hand === MAX_CARDS_IN_HAND
  const [{ gain } = { gain: 0 }] = isEmpty
    ? missDraws(
        missedDraws,
        1,
        opponents.map((one) => one.player),
        trace,
      )
    : []
  if (isEmpty && isFull) trace.applied('signum.turn.full-hand-empty-deck', { hand })
  if (!isEmpty && isFull) trace.applied('signum.turn.hand-limit', { hand, max: MAX_CARDS_IN_HAND, discarded: null })
  if (!isEmpty) trace.applied('signum.turn.initial.draw', { cards: 1 })
  const purses = opponents.map((one) => ({ player: one.player, prosperity: one.prosperity + gain }))
  const drawn = {
    discards: isFull && !isEmpty,
    draws: isEmpty ? 0 : 1,
    hand: isEmpty || isFull ? hand : hand + 1,
    deck: isEmpty ? 0 : deck - 1,
    missedDraws: missedDraws + (isEmpty ? 1 : 0),
    opponents: purses,
  }
  const rich = purses.find((purse) => purse.prosperity >= PROSPERITY.victory)
  if (rich !== undefined) return { ...drawn, prosperity, ...wins(rich.player, rich.prosperity, trace) }
  const after = prosperity + PROSPERITY.income
  trace.applied('signum.prosperity.income', { player, before: prosperity, after })
  if (after >= PROSPERITY.victory) return { ...drawn, prosperity: after, ...wins(player, after, trace) }
  return { ...drawn, prosperity: after, winner: null, next: 'construction' }
}

function wins(player: string, prosperity: number, trace: SignumTrace): Pick<Earned, 'winner' | 'next'> {
  trace.applied('signum.prosperity.win-any-moment', { player, prosperity })
  return { winner: player, next: 'ended' }
}
