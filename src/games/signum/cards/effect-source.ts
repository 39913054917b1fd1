import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { Card } from '../content/cards.ts'
import { Effect } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse } from '../refusal.ts'
import { AbilityId, Id } from '../vocabulary.ts'

/** Spells and other cards reach hidden characters; what a creature does does not. */
const SOURCE_KINDS = ['spell', 'creature', 'other'] as const

/** The text that is applied: of a card of the content, or one that is written down. */
export const EffectSource = z
  .union([
    z
      .strictObject({
        card: z
          .strictObject({
            id: Id,
            ability: AbilityId.nullable().default(null).describe('Which text of a creature: First Word, Aura…'),
          })
          .meta({ id: 'SignumTextOfCard' }),
      })
      .meta({ id: 'SignumKnownText' }),
    z
      .strictObject({
        own: z
          .strictObject({ name: Id, kind: z.enum(SOURCE_KINDS), effects: z.array(Effect).min(1).max(6) })
          .meta({ id: 'SignumOwnText' }),
      })
      .meta({ id: 'SignumDescribedText' }),
  ])
  .meta({ id: 'SignumEffectSource' })
export type EffectSource = z.infer<typeof EffectSource>

export type Text = {
  readonly name: string
  readonly kind: (typeof SOURCE_KINDS)[number]
  readonly ability: AbilityId | null
  readonly effects: readonly Effect[]
}

/** What a source says. */
export function textOf(source: EffectSource, { cards }: SignumContent): Text | Refusal {
  if ('own' in source) return { ...source.own, ability: null }
  const { id, ability } = source.card
  const card = cards.get(id)
  const found = card === undefined ? null : effectsOf(card, ability)
  const effects = found?.effects ?? []
  if (card === undefined || effects.length === 0) {
    return refuse([{ rule: 'signum.content.known', path: ['source', 'card'], facts: { kind: 'card', id } }])
  }
  const isCreature = card.kind === 'hero' || card.kind === 'character'
  return {
    name: id,
    kind: card.kind === 'spell' ? 'spell' : isCreature ? 'creature' : 'other',
    ability: found?.ability ?? null,
    effects,
  }
}

type Found = { readonly ability: AbilityId | null; readonly effects: readonly Effect[] }

function effectsOf(card: Card, wanted: AbilityId | null): Found {
  switch (card.kind) {
    case 'spell':
    case 'relic':
    case 'tactic':
      return { ability: null, effects: card.effects }
    case 'building':
      return { ability: null, effects: card.turned }
    case 'terrain':
      return { ability: null, effects: [] }
    case 'hero':
    case 'character': {
      const found = card.abilities.find(({ id, text }) => text.length > 0 && (wanted === null || id === wanted))
      return { ability: found?.id ?? null, effects: found?.text ?? [] }
    }
  }
}
