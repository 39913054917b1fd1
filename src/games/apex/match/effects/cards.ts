import type { AbilityCard } from '../../content/abilities.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { FeatCard } from '../../content/feats.ts'
import { isOnBoard } from '../legends.ts'
import type { AbilityToken, ApexState, LegendState } from '../state.ts'

/** A card that a Legend may have: a feat, or one of its abilities. */
export type LegendCard = FeatCard | AbilityCard

/** A token of an ability that is not in use. */
export const tokenInSupply = (
  { tokens }: Pick<ApexState, 'tokens'>,
  legend: string,
  ability: string,
): AbilityToken | null =>
  tokens.find((token) => token.legend === legend && token.ability === ability && token.at === 'supply') ?? null

const abilitiesOf = (state: ApexState, { id }: LegendState, content: ApexContent): AbilityCard[] =>
  [...content.abilityCards.values()].filter(
    ({ legend, id: ability }) => legend === id && tokenInSupply(state, id, ability) !== null,
  )

/** What a Legend could play by what everybody knows: feats that are not in its discard pile, and ready abilities. */
export function couldHold(state: ApexState, legend: LegendState, content: ApexContent): LegendCard[] {
  if (!isOnBoard(legend)) return []
  const feats = [...content.featCards.values()].filter(
    ({ legend: owner, id }) => owner === legend.id && !legend.discard.includes(id),
  )
  return [...(legend.hand.length === 0 ? [] : feats), ...abilitiesOf(state, legend, content)]
}

/** What a Legend can play: the feats in its hand, and ready abilities. */
export const holds = (state: ApexState, legend: LegendState, content: ApexContent): LegendCard[] =>
  couldHold(state, legend, content).filter((card) => card.kind === 'abilityCard' || legend.hand.includes(card.id))
