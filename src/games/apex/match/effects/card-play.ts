import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { CardAction, Effect } from '../../content/effects.ts'
import type { ApexState, LegendState } from '../state.ts'

/** A card whose effects are being carried out, with what its words speak of. */
export type CardPlay = {
  readonly card: string
  /** The Legend that played it. */
  readonly legend: string
  readonly effects: readonly Effect[]
  /** The shoot action that is reacted to. */
  readonly shot: { readonly shooter: string; readonly target: string } | null
  /** The Legend that an instant is about. */
  readonly about: string | null
  /** The space of the miniature that the card has just placed. */
  readonly spot: Cell | null
}

/** A match as effects look at it. */
export type Scene = { readonly state: ApexState; readonly content: ApexContent }

const PLAIN = { shot: null, about: null, spot: null } as const

/** A card played for its own sake. */
export const playOf = (
  { id }: Pick<LegendState, 'id'>,
  card: { readonly id: string; readonly action: Pick<CardAction, 'effects'> },
  more: Partial<Pick<CardPlay, 'shot' | 'about' | 'spot'>> = {},
): CardPlay => ({ card: card.id, legend: id, effects: card.action.effects, ...PLAIN, ...more })

/** What an effect by its name says. */
export type EffectOf<Name extends Effect['effect']> = Extract<Effect, { effect: Name }>
