import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { required } from '../../../../lib/required.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'
import type { RouteCard } from '../content/route-cards.ts'
import { findCard } from '../setting/card-form.ts'
import { RouteForm } from '../setting/fields.ts'
import { routeViolations } from './route.ts'

/** More Route cards than any activation turns over. */
const MAX_ROUTES = 60

/** The Route cards that were drawn at a table, as a field of an input. */
export const RoutesInput = z
  .array(RouteForm.nullable())
  .max(MAX_ROUTES)
  .default([])
  .describe('The Route cards in the order they were drawn; null, and all after the last, is drawn by the service.')

/** The reported Route cards that were not needed. */
export const UnusedRoutes = z.object({ routes: Count }).meta({ id: 'ApexUnusedRoutes' })

/** A seed, or null where the service must not draw. */
export const SeedOrNone = Seed.nullable()
  .optional()
  .describe('Fixes every draw; null: nothing is drawn, and a draw that was not reported is refused.')

type Given = z.infer<typeof RoutesInput>

/** What a draw from a deck needs to know. */
export type Chance = {
  readonly random: Random
  /** Whether the question forbids the service to draw. */
  readonly isClosed: boolean
}

export const chanceOf = (seed: string | null | undefined, random: Random): Chance => ({
  random,
  isClosed: seed === null,
})

/** A draw that was needed and not reported where the service may not draw itself, or something else that is refused midway. */
export class DrawsExhausted extends Error {
  readonly refusal: Refusal

  constructor(cause: ApexViolation | Refusal) {
    super('What was reported does not lead on.')
    this.refusal = cause instanceof Refusal ? cause : refuse([cause])
  }
}

/** Answers, or refuses because of a draw that nobody reported. */
export function refusingDraws<Answer>(answer: () => Answer): Answer | Refusal {
  try {
    return answer()
  } catch (error) {
    if (error instanceof DrawsExhausted) return error.refusal
    throw error
  }
}

/** The Route deck of one question: first what was reported, then what chance gives. */
export class RouteDeck {
  readonly #reported: readonly (RouteCard | null)[]
  readonly #cards: ReadonlyMap<string, RouteCard>
  readonly #chance: Chance
  readonly #trace: ApexTrace
  #drawn: string[] = []
  #count = 0

  private constructor(
    reported: readonly (RouteCard | null)[],
    cards: ReadonlyMap<string, RouteCard>,
    chance: Chance,
    trace: ApexTrace,
  ) {
    this.#reported = reported
    this.#cards = cards
    this.#chance = chance
    this.#trace = trace
  }

  /** Reads what was reported; refuses what no deck can give. */
  static read(given: Given, content: ApexContent, chance: Chance, trace: ApexTrace): RouteDeck | Refusal {
    const found = given.map((form, index): RouteCard | null | Refusal => {
      if (form === null) return null
      const card = findCard<RouteCard>(form, content.routeCards, 'routeCard', ['routes', index])
      if (card instanceof Refusal) return card
      const violations = routeViolations(card, ['routes', index, 'described'])
      return violations.length > 0 ? refuse(violations) : card
    })
    const cards = Refusal.collect(found)
    if (cards instanceof Refusal) return cards
    const repeated = repeatedCards(given, content.routeCards.size)
    if (repeated.length > 0) return refuse(repeated)
    return new RouteDeck(cards, content.routeCards, chance, trace)
  }

  /** The next card. */
  draw(): RouteCard {
    const { size } = this.#cards
    if (this.#count > 0 && this.#count % size === 0) this.#reshuffle()
    const reported = this.#reported[this.#count] ?? null
    const card = reported ?? this.#drawByChance()
    this.#count += 1
    this.#drawn.push(card.id)
    return card
  }

  /** How many of the reported cards were not needed. */
  get unused(): number {
    return Math.max(0, this.#reported.length - this.#count)
  }

  /** The number of the card that nobody reported, and which it may be: all of them, if the deck was shuffled for it. */
  get next(): { readonly index: number; readonly cards: readonly string[] } {
    return { index: this.#count, cards: this.#pile() }
  }

  /** What may come: neither drawn since the deck was shuffled nor reported for later. */
  #pile(): string[] {
    const { size } = this.#cards
    const block = Math.floor(this.#count / size) * size
    const coming = this.#reported.slice(block, block + size).flatMap((card) => (card === null ? [] : [card.id]))
    return [...this.#cards.keys()].filter((id) => !this.#drawn.includes(id) && !coming.includes(id))
  }

  #reshuffle(): void {
    this.#trace.applied('apex.automata.route.reshuffle', { reason: null, drawn: this.#count })
    this.#drawn = []
  }

  #drawByChance(): RouteCard {
    if (this.#chance.isClosed) throw new DrawsExhausted(exhausted(this.#count))
    const pile = this.#pile()
    return required(this.#cards.get(pile[this.#chance.random.below(pile.length)] ?? ''), 'Route card')
  }
}

/** Whatever Route cards are drawn from. */
export type RouteSource = Pick<RouteDeck, 'draw'>

/** Cards that were reported twice within one run through the deck. */
function repeatedCards(given: Given, size: number): ApexViolation[] {
  const seen = new Map<string, number>()
  return given.flatMap((form, index): ApexViolation[] => {
    if (form === null || !('card' in form)) return []
    const run = Math.floor(index / size)
    const isRepeated = seen.get(form.card) === run
    seen.set(form.card, run)
    if (!isRepeated) return []
    const facts = { reason: 'CARD_TWICE', card: form.card }
    return [{ rule: 'apex.automata.route.one-of-each', path: ['routes', index], facts }]
  })
}

const exhausted = (drawn: number): ApexViolation => ({
  rule: 'apex.automata.route.reshuffle',
  path: ['routes'],
  facts: { reason: 'DRAWS_EXHAUSTED', drawn },
})
