import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { type OrderCards, OrderTable, SHATTERPOINT } from './order-deck.ts'

/** What a player may decide while looking for a unit to activate. */
export const ORDER_CHOICES = ['reveal', 'takeReserve', 'putInReserve', 'keep', 'activate', 'skip'] as const
export const OrderChoice = z
  .strictObject({
    choice: z.enum(ORDER_CHOICES),
    unit: Id.exactOptional().describe('For `activate`: the unit that the Shatterpoint card activates.'),
  })
  .meta({ id: 'ShatterpointOrderChoice' })
export type OrderChoice = z.infer<typeof OrderChoice>

/** Where the player has to decide, and what they may choose. */
export const PendingOrder = z
  .object({ card: Id.nullable().describe('The revealed card.'), options: z.array(OrderChoice) })
  .meta({ id: 'ShatterpointPendingOrder' })
export type PendingOrder = z.infer<typeof PendingOrder>

type OrderQuestion = {
  readonly cards: OrderCards
  /** The player’s units that are still on the battlefield. */
  readonly units: readonly string[]
  readonly defeated: readonly string[]
  /** Units that an effect keeps from activating this turn. */
  readonly held: readonly string[]
  readonly reserveCost: number
  readonly hasReserved: boolean
  readonly choices: readonly OrderChoice[]
}

/** How far the step has come: which unit activates, or what the player has to decide. */
export type OrderStep = {
  readonly table: OrderTable
  readonly activated: string | null
  readonly pending: PendingOrder | null
}

/** The order card of a turn: revealed or taken from the reserve, perhaps put there, until a unit is found. */
export function orderStep(question: OrderQuestion, trace: ShatterpointTrace, random: Random): OrderStep | Refusal {
  return new OrderSearch(question, trace, random).run()
}

class OrderSearch {
  readonly #question: OrderQuestion
  readonly #trace: ShatterpointTrace
  readonly #table: OrderTable
  #asked = 0
  #hasReserved: boolean

  constructor(question: OrderQuestion, trace: ShatterpointTrace, random: Random) {
    this.#question = question
    this.#trace = trace
    this.#table = new OrderTable(question.cards, trace, random)
    this.#hasReserved = question.hasReserved
  }

  run(): OrderStep | Refusal {
    const found = this.#free().length === 0 ? this.#withoutUnits() : this.#begin()
    if (found instanceof Refusal) return found
    const [over] = this.#question.choices.slice(this.#asked)
    return over === undefined
      ? found
      : refuse([{ rule: 'shatterpoint.order.choice', path: this.#path(), facts: { choice: over.choice, options: [] } }])
  }

  /** A player without a unit that may activate reveals nothing. */
  #withoutUnits(): OrderStep {
    this.#trace.applied('shatterpoint.victory.no-units', {})
    this.#trace.applied('shatterpoint.order.no-unit', {})
    return this.#ended(null)
  }

  /** The start of the step: reveal, or take the reserved card. */
  #begin(): OrderStep | Refusal {
    const table = this.#table
    if (table.isExhausted && this.#areAllHeld(table.discard)) return this.#withoutUnits()
    if (table.isExhausted) {
      this.#trace.applied('shatterpoint.order.refresh-when', { moment: 'mustReveal' })
      table.refresh()
    }
    if (table.deck.length === 0) return this.#withoutDeck()
    if (table.reserve === null) return this.#revealNext()
    const choice = this.#ask(null, [{ choice: 'reveal' }, { choice: 'takeReserve' }])
    if (!isChoice(choice)) return choice
    this.#trace.applied('shatterpoint.order.reveal-or-reserve', { choice: choice.choice })
    return choice.choice === 'reveal' ? this.#revealNext() : this.#use(table.takeReserve())
  }

  /** No card is left to reveal: the reserved card has to be taken. */
  #withoutDeck(): OrderStep | Refusal {
    const { reserve } = this.#table
    if (reserve === null) {
      this.#trace.applied('shatterpoint.victory.no-units', {})
      return this.#ended(null)
    }
    this.#trace.applied('shatterpoint.order.must-take-reserve', { card: reserve })
    return this.#use(this.#table.takeReserve())
  }

  /** Reveals the next card of a unit that still fights, or the Shatterpoint card. */
  #next(): string | null {
    const table = this.#table
    while (table.deck.length > 0) {
      const card = table.reveal()
      if (this.#question.held.includes(card)) {
        this.#trace.applied('shatterpoint.order.cannot-activate', { unit: card })
        table.putOnDiscard(card)
      } else if (this.#question.defeated.includes(card)) {
        this.#trace.applied('shatterpoint.order.defeated-card', { card })
        table.remove(card)
      } else return card
    }
    return null
  }

  #revealNext(): OrderStep | Refusal {
    const card = this.#next()
    if (card === null) return this.#table.isExhausted ? this.#begin() : this.#withoutDeck()
    this.#trace.applied('shatterpoint.order.deck', { card })
    return card === SHATTERPOINT ? this.#shatterpoint() : this.#unitCard(card)
  }

  /** A unit card: its unit activates, or the card goes into the reserve. */
  #unitCard(card: string): OrderStep | Refusal {
    const obstacles = this.#reserveObstacles(card)
    const options: OrderChoice[] = obstacles.length === 0 ? [{ choice: 'putInReserve' }, { choice: 'keep' }] : []
    const wanted = this.#choiceAt(this.#asked)
    if (wanted?.choice === 'putInReserve' && obstacles.length > 0) return refuse(obstacles)
    if (options.length === 0) {
      if (wanted?.choice === 'keep') this.#asked++
      return this.#use(card)
    }
    const choice = this.#ask(card, options)
    if (!isChoice(choice)) return choice
    return choice.choice === 'keep' ? this.#use(card) : this.#reserve(card)
  }

  #reserve(card: string): OrderStep | Refusal {
    const table = this.#table
    const { reserveCost } = this.#question
    this.#trace.applied('shatterpoint.order.put-in-reserve', { card, cost: reserveCost, obstacle: null })
    if (reserveCost !== BOOK.reserveCost) this.#trace.applied('shatterpoint.order.reserve-cost', { cost: reserveCost })
    table.pay(reserveCost)
    table.putInReserve(card)
    this.#hasReserved = true
    if (table.deck.length > 0) return this.#revealNext()
    this.#trace.applied('shatterpoint.order.reserve-last-card', { card })
    return this.#withoutDeck()
  }

  /** Whether no card of a pile could be used this turn. */
  #areAllHeld(pile: readonly string[]): boolean {
    return pile.length > 0 && pile.every((card) => this.#question.held.includes(card))
  }

  /** The units that may activate this turn. */
  #free(): string[] {
    return this.#question.units.filter((unit) => !this.#question.held.includes(unit))
  }

  /** Why a revealed card cannot go into the reserve. */
  #reserveObstacles(card: string): ShatterpointViolation[] {
    const { reserveCost } = this.#question
    const path = this.#path()
    const put = (obstacle: 'usedThisTurn' | 'noForce'): ShatterpointViolation => ({
      rule: 'shatterpoint.order.put-in-reserve',
      path,
      facts: { card, cost: reserveCost, obstacle },
    })
    return [
      ...(this.#hasReserved ? [put('usedThisTurn')] : []),
      ...(this.#table.reserve === null
        ? []
        : [{ rule: 'shatterpoint.order.reserve-limit' as const, path, facts: { reserved: this.#table.reserve } }]),
      ...(this.#table.ready < reserveCost ? [put('noForce')] : []),
    ]
  }

  /** The Shatterpoint card: any unit activates, or 1 Force reveals the next card instead. */
  #shatterpoint(): OrderStep | Refusal {
    const wanted = this.#choiceAt(this.#asked)
    if (wanted?.choice === 'putInReserve') {
      return refuse([
        { rule: 'shatterpoint.order.shatterpoint-not-reserved', path: this.#path(), facts: { card: SHATTERPOINT } },
      ])
    }
    const canSkip = this.#table.ready >= BOOK.skipCost && this.#table.deck.length > 0
    if (wanted?.choice === 'skip' && !canSkip) return this.#refusedSkip()
    const options: OrderChoice[] = [
      ...this.#free().map((unit): OrderChoice => ({ choice: 'activate', unit })),
      ...(canSkip ? [{ choice: 'skip' as const }] : []),
    ]
    if (options.length === 0) {
      this.#trace.applied('shatterpoint.victory.no-units', {})
      this.#table.putOnDiscard(SHATTERPOINT)
      return this.#ended(null)
    }
    const choice = this.#ask(SHATTERPOINT, options)
    if (!isChoice(choice)) return choice
    if (choice.choice === 'skip') return this.#skip()
    this.#trace.applied('shatterpoint.order.shatterpoint-choose', { unit: choice.unit ?? '' })
    return this.#use(SHATTERPOINT, choice.unit)
  }

  /** Pays for another card; its unit has to activate, and the Shatterpoint card goes back into the deck. */
  #skip(): OrderStep | Refusal {
    const table = this.#table
    table.pay(BOOK.skipCost)
    table.events.push({ event: 'skipped', card: SHATTERPOINT })
    let card = this.#next()
    if (card === null) card = this.#afterSkippedDeck()
    table.returnToDeck(SHATTERPOINT)
    if (card === null) return this.#ended(null)
    this.#trace.applied('shatterpoint.order.shatterpoint-skip', { unit: card, obstacle: null })
    const wanted = this.#choiceAt(this.#asked)
    if (wanted?.choice === 'putInReserve') {
      return refuse([
        {
          rule: 'shatterpoint.order.shatterpoint-skip',
          path: this.#path(),
          facts: { unit: card, obstacle: 'mustActivate' },
        },
      ])
    }
    return this.#use(card)
  }

  /** The deck ran out while a card was looked for after a skip: the reserve, or a refreshed deck. */
  #afterSkippedDeck(): string | null {
    const table = this.#table
    this.#trace.applied('shatterpoint.order.skip-then-defeated', { hasReserve: table.reserve !== null })
    if (table.reserve !== null) return table.takeReserve()
    this.#trace.applied('shatterpoint.order.refresh-when', { moment: 'mustReveal' })
    table.refresh()
    return this.#next()
  }

  #use(card: string, unit: string = card): OrderStep {
    this.#trace.applied('shatterpoint.order.discard', { card })
    this.#table.putOnDiscard(card)
    return this.#ended(unit)
  }

  #ended(activated: string | null): OrderStep {
    return { table: this.#table, activated, pending: null }
  }

  /** The player’s next choice; without one the step stops here, and a choice that is not open is refused. */
  #ask(card: string | null, options: readonly OrderChoice[]): OrderChoice | OrderStep | Refusal {
    const choice = this.#choiceAt(this.#asked)
    if (choice === undefined) return { table: this.#table, activated: null, pending: { card, options: [...options] } }
    const isOpen = options.some((option) => option.choice === choice.choice && option.unit === choice.unit)
    if (!isOpen) {
      const open = [...new Set(options.map((option) => option.choice))]
      return refuse([
        { rule: 'shatterpoint.order.choice', path: this.#path(), facts: { choice: choice.choice, options: open } },
      ])
    }
    this.#asked++
    return choice
  }

  #choiceAt(index: number): OrderChoice | undefined {
    return this.#question.choices[index]
  }

  #path(): readonly (string | number)[] {
    return ['choices', this.#asked]
  }

  #refusedSkip(): Refusal {
    const obstacle = this.#table.deck.length === 0 ? 'emptyDeck' : 'noForce'
    return refuse([
      { rule: 'shatterpoint.order.shatterpoint-skip', path: this.#path(), facts: { unit: null, obstacle } },
    ])
  }
}

const isChoice = (found: OrderChoice | OrderStep | Refusal): found is OrderChoice => 'choice' in found

/** Finds the unit to activate, or what the player has to decide first. */
export function findActivated(
  question: OrderQuestion & { readonly cards: OrderCards },
  { trace, random }: ShatterpointContext,
) {
  const twice = bothLists(question)
  if (twice !== null) return twice
  const step = orderStep(question, trace, random)
  if (step instanceof Refusal) return step
  const { table, activated, pending } = step
  return { activated, pending, cards: table.cards(), events: table.events }
}

/** A unit is defeated or it is not. */
function bothLists({ units, defeated }: { readonly units: readonly string[]; readonly defeated: readonly string[] }) {
  const both = units.flatMap((unit, index) => {
    const other = defeated.indexOf(unit)
    const paths = [`units.${index}`, `defeated.${other}`]
    const facts = { what: unit, fact: 'defeated', here: 'false', there: 'true', paths }
    return other < 0 ? [] : [{ rule: 'shatterpoint.table.agrees' as const, path: ['units', index], facts }]
  })
  return both.length === 0 ? null : refuse(both)
}
