import type { Viewer } from '../../../../contract/match.ts'
import type { GearsEvent } from '../events.ts'
import type { Procedure } from '../state.ts'
import type { ChanceUse, Item } from './chance.ts'
import type { Pins } from './pins.ts'

/** Where an order card lay when the procedure began, or when the deck was shuffled in it. */
type Origin =
  | { readonly at: 'hand'; readonly seat: number }
  | { readonly at: 'pile' | 'discard'; readonly place: number }
  | { readonly at: 'shuffle'; readonly use: number; readonly place: number }

type Card = { readonly name: string; readonly origin: Origin }

type OrderPins = {
  readonly pins: Pick<Pins, 'hands' | 'pile' | 'discard'>
  /** What is seen of each shuffle of the order cards, by place. */
  readonly shuffles: ReadonlyMap<number, readonly (Item | null)[]>
}

/** Follows the order cards through a procedure, and tells which of them a viewer has seen, and where they came from. */
export function traceOrders(
  base: Procedure['base'],
  events: readonly GearsEvent[],
  uses: readonly ChanceUse[],
  viewer: Viewer,
): OrderPins {
  const tracer = new OrderTracer(base, uses, viewer)
  for (const event of events) tracer.follow(event)
  return tracer.found
}

class OrderTracer {
  readonly #viewer: Viewer
  readonly #hands: Card[][]
  #pile: Card[]
  #discard: Card[]
  readonly #shuffles: number[]
  readonly #pools = new Map<number, Card[]>()
  readonly #seen = new Set<Card>()
  readonly #pinned: { hands: string[][]; pile: Map<number, string>; discard: Map<number, string> }
  readonly #arranged = new Map<number, (Item | null)[]>()

  constructor({ players, orders }: Procedure['base'], uses: readonly ChanceUse[], viewer: Viewer) {
    this.#viewer = viewer
    this.#hands = players.map(({ hand }, seat) => hand.map((name) => ({ name, origin: { at: 'hand', seat } })))
    this.#pile = orders.pile.map((name, place) => ({ name, origin: { at: 'pile', place } }))
    this.#discard = orders.discard.map((name, place) => ({ name, origin: { at: 'discard', place } }))
    this.#shuffles = uses.flatMap(({ of, act }, number) => (of === 'orders' && act === 'shuffle' ? [number] : []))
    this.#pinned = { hands: players.map(() => []), pile: new Map(), discard: new Map() }
  }

  get found(): OrderPins {
    return { pins: this.#pinned, shuffles: this.#arranged }
  }

  follow(event: GearsEvent): void {
    switch (event.type) {
      case 'orderCardsDrawn': {
        const drawn = this.#pile.splice(0, event.cards.length)
        this.#hands[event.seat]?.push(...drawn)
        if (event.seat === this.#viewer) for (const card of drawn) this.#see(card)
        break
      }
      case 'cardsDiscarded': {
        const paid = event.cards.flatMap((name) => this.#leaving(event.seat, name))
        this.#discard.push(...paid)
        for (const card of paid.slice(-1)) this.#see(card)
        break
      }
      case 'orderPlayed':
      case 'cardReplaced': {
        const [card] = this.#leaving(event.seat, event.card)
        if (card === undefined) break
        this.#see(card)
        if (event.type === 'orderPlayed') this.#discard.push(card)
        break
      }
      case 'decksShuffled':
        if (event.which === 'orders') this.#shuffle(event.pile)
        break
    }
  }

  #leaving(seat: number, name: string): Card[] {
    const hand = this.#hands[seat] ?? []
    const at = hand.findLastIndex((card) => card.name === name)
    return at === -1 ? [] : hand.splice(at, 1)
  }

  /** The places of a new pile are new to all, whatever is known of the cards. */
  #shuffle(pile: readonly string[]): void {
    const use = this.#shuffles.shift() ?? -1
    this.#pools.set(use, this.#discard)
    this.#discard = []
    this.#arranged.set(
      use,
      pile.map(() => null),
    )
    this.#pile = pile.map((name, place) => ({ name, origin: { at: 'shuffle', use, place } }))
  }

  #see(card: Card): void {
    if (this.#seen.has(card)) return
    this.#seen.add(card)
    const { name, origin } = card
    switch (origin.at) {
      case 'hand':
        this.#pinned.hands[origin.seat]?.push(name)
        break
      case 'pile':
      case 'discard':
        this.#pinned[origin.at].set(origin.place, name)
        break
      case 'shuffle':
        this.#seeShuffled(name, origin)
        break
    }
  }

  /** A card that was seen after a shuffle has to be among the cards that were shuffled. */
  #seeShuffled(name: string, { use, place }: { readonly use: number; readonly place: number }): void {
    const places = this.#arranged.get(use)
    if (places !== undefined) places[place] = name
    const pool = this.#pools.get(use) ?? []
    const alike = pool.filter((card) => card.name === name)
    const source = alike.find((card) => this.#seen.has(card)) ?? alike[0]
    if (source === undefined) return
    pool.splice(pool.indexOf(source), 1)
    this.#see(source)
  }
}
