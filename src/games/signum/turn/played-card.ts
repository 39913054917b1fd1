import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { Character, Relic, Spell, Tactic } from '../content/cards.ts'
import { Effect, Trigger } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse } from '../refusal.ts'
import { FighterAbility } from '../table/creature.ts'
import { Band, BaseSize, Cost, Id, LIMITS, RelicType } from '../vocabulary.ts'

const OwnCharacter = z
  .strictObject({
    strength: wholeNumber(0, LIMITS.strength),
    movement: Band,
    health: wholeNumber(1, LIMITS.health),
    base: BaseSize,
    abilities: z.array(FighterAbility).max(LIMITS.abilities).default([]),
  })
  .meta({ id: 'SignumOwnCharacter' })

const OwnSpell = z.strictObject({ effects: z.array(Effect).min(1).max(6) }).meta({ id: 'SignumOwnSpell' })

const OwnRelic = z
  .strictObject({
    type: RelicType,
    uses: wholeNumber(1, 10).nullable().default(null),
    durability: wholeNumber(1, 20).nullable().default(null),
  })
  .meta({ id: 'SignumOwnRelic' })

const OwnTactic = z.strictObject({ trigger: Trigger }).meta({ id: 'SignumTacticToPlay' })

/** A card of the caller’s own, as far as playing it depends on what is printed. */
export const OwnCard = z
  .strictObject({
    name: Id,
    cost: Cost.prefault({}),
    heroOnly: Id.nullable().default(null).describe('The hero that it names.'),
    kind: z
      .union([
        z.strictObject({ character: OwnCharacter }).meta({ id: 'SignumOwnCharacterCard' }),
        z.strictObject({ spell: OwnSpell }).meta({ id: 'SignumOwnSpellCard' }),
        z.strictObject({ relic: OwnRelic }).meta({ id: 'SignumOwnRelicCard' }),
        z.strictObject({ tactic: OwnTactic }).meta({ id: 'SignumOwnTacticCard' }),
      ])
      .meta({ id: 'SignumKindOfCardToPlay' }),
  })
  .meta({ id: 'SignumCardToPlay' })
export type OwnCard = z.infer<typeof OwnCard>

type Printed = { readonly id: string; readonly cost: Cost; readonly heroOnly: string | null }

/** A card that is played; one of the content is looked up by its id where more of it is needed. */
export type DeckCard = Printed &
  (
    | {
        readonly kind: 'character'
        readonly own: z.infer<typeof OwnCharacter> | null
        readonly health: number
        readonly speaks: boolean
      }
    | ({ readonly kind: 'spell' } & Pick<Spell, 'effects'>)
    | { readonly kind: 'relic'; readonly own: z.infer<typeof OwnRelic> | null }
    | { readonly kind: 'tactic' }
  )

export type CardSource = { readonly card: string } | { readonly own: OwnCard }

/** The card that is played: of the content, or described. */
export function deckCardOf(source: CardSource, { cards }: SignumContent): DeckCard | Refusal {
  if ('own' in source) return described(source.own)
  const card = cards.get(source.card)
  switch (card?.kind) {
    case 'character':
    case 'spell':
    case 'relic':
    case 'tactic':
      return known(card)
    default:
      return refuse([{ rule: 'signum.content.known', path: ['card'], facts: { kind: 'card', id: source.card } }])
  }
}

function known(card: Character | Spell | Relic | Tactic): DeckCard {
  const { id, cost, heroOnly } = card
  const printed = { id, cost, heroOnly }
  switch (card.kind) {
    case 'character':
      return { ...printed, kind: 'character', own: null, health: card.health, speaks: hasFirstWord(card.abilities) }
    case 'spell':
      return { ...printed, kind: 'spell', effects: card.effects }
    case 'relic':
      return { ...printed, kind: 'relic', own: null }
    case 'tactic':
      return { ...printed, kind: 'tactic' }
  }
}

function described({ name, cost, heroOnly, kind }: OwnCard): DeckCard {
  const printed = { id: name, cost, heroOnly }
  if ('character' in kind) {
    const { character: own } = kind
    return { ...printed, kind: 'character', own, health: own.health, speaks: hasFirstWord(own.abilities) }
  }
  if ('spell' in kind) return { ...printed, kind: 'spell', effects: kind.spell.effects }
  return 'relic' in kind ? { ...printed, kind: 'relic', own: kind.relic } : { ...printed, kind: 'tactic' }
}

const hasFirstWord = (abilities: readonly { readonly id: string }[]): boolean =>
  abilities.some(({ id }) => id === 'firstWord')
