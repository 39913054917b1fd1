import { z } from 'zod'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { ForcePool } from './force.ts'

/** The name of the one order card that belongs to no unit. */
export const SHATTERPOINT = 'shatterpoint'

const OrderCard = Id.describe('The unit whose order card it is, or `shatterpoint`.')
const Pile = z.array(OrderCard).max(20)

/** A player’s order cards and Force. */
export const OrderCards = z
  .strictObject({
    deck: Pile.describe('Face down, the top card first.'),
    reserve: OrderCard.nullable().default(null),
    discard: Pile.default([]),
    removed: Pile.default([]).describe('Out of the game.'),
    force: ForcePool,
  })
  .meta({ id: 'ShatterpointOrderCards' })
export type OrderCards = z.infer<typeof OrderCards>

/** What happened to the cards, in order. */
export const OrderEvent = z
  .object({
    event: z.enum(['revealed', 'removed', 'reserved', 'taken', 'skipped', 'returned', 'refreshed', 'discarded']),
    card: Id.nullable(),
  })
  .meta({ id: 'ShatterpointOrderEvent' })
export type OrderEvent = z.infer<typeof OrderEvent>

/** Order cards while a turn goes on: the piles change, and what happened is written down. */
export class OrderTable {
  deck: readonly string[]
  reserve: string | null
  discard: readonly string[]
  removed: readonly string[]
  readonly #total: number
  #ready: number
  readonly events: OrderEvent[] = []
  readonly #trace: ShatterpointTrace
  readonly #random: Random

  constructor({ deck, reserve, discard, removed, force }: OrderCards, trace: ShatterpointTrace, random: Random) {
    this.deck = deck
    this.reserve = reserve
    this.discard = discard
    this.removed = removed
    this.#total = force.total
    this.#ready = force.ready
    this.#trace = trace
    this.#random = random
  }

  get ready(): number {
    return this.#ready
  }

  get isExhausted(): boolean {
    return this.deck.length === 0 && this.reserve === null
  }

  /** Turns over the top card. */
  reveal(): string {
    const [card, ...rest] = this.deck
    if (card === undefined) throw new Error('A card is revealed only from a deck that has one.')
    this.deck = rest
    this.#happened('revealed', card)
    return card
  }

  pay(cost: number): void {
    this.#ready -= cost
    this.#trace.applied('shatterpoint.force.no-surcharge-elsewhere', { cost })
  }

  putInReserve(card: string): void {
    this.reserve = card
    this.#happened('reserved', card)
  }

  takeReserve(): string {
    const card = this.reserve
    if (card === null) throw new Error('Only a reserved card can be taken.')
    this.reserve = null
    this.#happened('taken', card)
    return card
  }

  remove(card: string): void {
    this.removed = [...this.removed, card]
    this.#happened('removed', card)
  }

  putOnDiscard(card: string): void {
    this.discard = [...this.discard, card]
    this.#happened('discarded', card)
  }

  /** The Shatterpoint card goes back into the deck, which is shuffled. */
  returnToDeck(card: string): void {
    this.deck = shuffled([...this.deck, card], this.#random)
    this.#happened('returned', card)
  }

  /** The discard pile becomes the deck, and all Force is ready again. */
  refresh(): void {
    const { length } = this.discard
    this.deck = shuffled(this.discard, this.#random)
    this.discard = []
    this.#ready = this.#total
    this.#trace.applied('shatterpoint.order.refresh', { cards: length, force: this.#total })
    this.#happened('refreshed', null)
  }

  cards(): OrderCards {
    return {
      deck: [...this.deck],
      reserve: this.reserve,
      discard: [...this.discard],
      removed: [...this.removed],
      force: { total: this.#total, ready: this.#ready },
    }
  }

  #happened(event: OrderEvent['event'], card: string | null): void {
    this.events.push({ event, card })
  }
}

/** The end of a turn: a deck without cards and without reserve is refreshed. */
export function refreshAtEndOfTurn({ cards }: { readonly cards: OrderCards }, { trace, random }: ShatterpointContext) {
  const table = new OrderTable(cards, trace, random)
  if (!table.isExhausted) {
    trace.applied('shatterpoint.order.refresh-when', { moment: 'notYet' })
    return { refreshed: false, cards }
  }
  trace.applied('shatterpoint.order.refresh-when', { moment: 'endOfTurn' })
  table.refresh()
  return { refreshed: true, cards: table.cards() }
}
