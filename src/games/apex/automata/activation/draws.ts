import { z } from 'zod'
import { required } from '../../../../lib/required.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GivenCard, type RevealedCard, revealAimCards } from '../../combat/shot/aim-deck.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexTrace } from '../../rules.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { type Chance, DrawsExhausted } from '../route/route-draws.ts'
import { findCard } from '../setting/card-form.ts'
import { FeatForm } from '../shot/feat-form.ts'

/** Feats as they were drawn or revealed at a table. */
export const FeatsInput = z
  .array(FeatForm.nullable())
  .max(12)
  .default([])
  .describe('The Feats in the order they were drawn; null, and all after the last, is drawn by the service.')

/** Aim cards as they were drawn at a table, over all shots and grenades. */
export const AimCardsInput = z
  .array(GivenCard.nullable())
  .max(60)
  .default([])
  .describe('The aim cards in the order they were drawn; null, and all after the last, is drawn by the service.')

type Draw = (size: number) => void

/** A Feat deck: first what was reported, then what chance gives; shuffled anew when it is empty. */
export class FeatDeck {
  readonly #reported: readonly (AutomatonFeat | null)[]
  readonly #all: readonly AutomatonFeat[]
  readonly #chance: Chance
  readonly #path: string
  #left: AutomatonFeat[]
  #count = 0

  constructor(
    reported: readonly (AutomatonFeat | null)[],
    { left, all }: { readonly left: readonly AutomatonFeat[]; readonly all: readonly AutomatonFeat[] },
    chance: Chance,
    path: string,
  ) {
    this.#reported = reported
    this.#all = all
    this.#left = [...left]
    this.#chance = chance
    this.#path = path
  }

  static read(
    given: z.infer<typeof FeatsInput>,
    content: ApexContent,
    path: readonly (string | number)[],
  ): (AutomatonFeat | null)[] | Refusal {
    return Refusal.collect(
      given.map((form, index) =>
        form === null ? null : findCard<AutomatonFeat>(form, content.automatonFeats, 'automatonFeat', [...path, index]),
      ),
    )
  }

  draw(trace: ApexTrace, reshuffled: Draw): AutomatonFeat {
    if (this.#left.length === 0) {
      this.#left = [...this.#all]
      trace.applied('apex.automata.feat.deck-empty', { reason: null, size: this.#left.length })
      reshuffled(this.#left.length)
    }
    const reported = this.#reported[this.#count] ?? null
    this.#count += 1
    const feat = reported ?? this.#byChance()
    this.#left = this.#left.filter(({ id }) => id !== feat.id)
    return feat
  }

  get unused(): number {
    return Math.max(0, this.#reported.length - this.#count)
  }

  #byChance(): AutomatonFeat {
    if (this.#chance.isClosed) {
      const facts = { reason: 'DRAWS_EXHAUSTED', size: this.#left.length }
      throw new DrawsExhausted({ rule: 'apex.automata.feat.deck-empty', path: [this.#path], facts })
    }
    return required(this.#left[this.#chance.random.below(this.#left.length)], 'Feat')
  }
}

/** The aim cards of an activation; the deck is shuffled again after every shot and every grenade. */
export class AimDraws {
  readonly #reported: z.infer<typeof AimCardsInput>
  readonly #chance: Chance
  #count = 0

  constructor(reported: z.infer<typeof AimCardsInput>, chance: Chance) {
    this.#reported = reported
    this.#chance = chance
  }

  reveal(cards: number, content: ApexContent): RevealedCard[] {
    const given = Array.from({ length: cards }, (_, index) => this.#reported[this.#count + index] ?? null)
    this.#count += cards
    if (this.#chance.isClosed && given.includes(null)) {
      const facts = { card: '', reason: 'DRAWS_EXHAUSTED' } as const
      throw new DrawsExhausted({ rule: 'apex.aim.possible-cards', path: ['cards'], facts })
    }
    const revealed = revealAimCards(cards, given, content, this.#chance.random)
    if (!(revealed instanceof Refusal)) return revealed
    throw new DrawsExhausted(impossible(given, content))
  }

  get unused(): number {
    return Math.max(0, this.#reported.length - this.#count)
  }
}

/** The reported card that the deck cannot have given. */
function impossible(given: z.infer<typeof AimCardsInput>, content: ApexContent) {
  const ids = given.flatMap((form) => (form !== null && 'card' in form ? [form.card] : []))
  const unknown = ids.find((id) => !content.aimCards.has(id))
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  const facts = { card: unknown ?? repeated ?? '', reason: unknown === undefined ? 'repeated' : 'unknown' } as const
  return { rule: 'apex.aim.possible-cards' as const, path: ['cards'], facts }
}
