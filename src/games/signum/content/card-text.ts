import type { z } from 'zod'
import type { Band, BuildingType, Cost } from '../vocabulary.ts'
import type { PrintedAbility } from './cards.ts'
import type { Effect } from './effects.ts'

/** Short ways to write down cards. */

export type EffectInput = z.input<typeof Effect>
type TargetInput = NonNullable<EffectInput['to']>
type Who = TargetInput['who']
type Chosen = Omit<TargetInput, 'who'>
export type AbilityInput = z.input<typeof PrintedAbility>

export const inBothLanguages = ([en, es]: readonly [string, string]) => ({ en, es })

/** Prosperity, buildings to turn, and further buildings of any type. */
export const cost = (prosperity: number, buildings: readonly BuildingType[] = [], any = 0): z.input<typeof Cost> => ({
  prosperity,
  buildings: [...buildings],
  any,
})

/** An ability with its number. */
export const has = (id: AbilityInput['id'], x?: number): AbilityInput => (x === undefined ? { id } : { id, x })

/** An ability whose text the card prints. */
export const says = (id: AbilityInput['id'], ...text: readonly EffectInput[]): AbilityInput => ({ id, text: [...text] })

/** Aura or Howl with its reach. */
export const reaching = (id: 'aura' | 'howl', band: Band, ...text: readonly EffectInput[]): AbilityInput => ({
  id,
  band,
  text: [...text],
})

/** An action, and whom it happens to. */
export const happens = (
  does: EffectInput['does'],
  who: Who = 'self',
  chosen: Chosen = {},
  more: Pick<EffectInput, 'lasts' | 'option'> = {},
): EffectInput => ({ does, to: { who, ...chosen }, ...more })

/** One creature of the player’s choice. */
export const ONE = { count: 1 } as const
export const THIS_TURN = { lasts: 'endOfTurn' } as const

export const strength = (by: number): EffectInput['does'] => ({ modify: { stat: 'strength', by } })
export const armour = (count: number): EffectInput['does'] => ({ tokens: { token: 'armour', count } })

/** Where a card comes from. */
export type Known = { readonly provenance: 'rulebook' | 'constructed'; readonly source: string }
export const OURS: Known = { provenance: 'constructed', source: 'Made up for this set.' }
export const shown = (page: string, what: string): Known => ({ provenance: 'rulebook', source: `p. ${page}: ${what}` })
