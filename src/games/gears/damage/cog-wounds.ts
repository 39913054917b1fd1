import type { GearsTrace } from '../rules.ts'
import type { CogStatus } from '../vocabulary.ts'

/** A COG that suffers wounds. */
export type SufferingCog = { readonly id: string; readonly hand: number; readonly status: CogStatus }

/** What wounds do to a COG. */
type CogEffect = 'none' | 'immune' | 'cardsDiscarded' | 'bleeding'
export type WoundedCog = {
  readonly effect: CogEffect
  readonly discarded: number
  readonly hand: number
  readonly status: CogStatus
}

/** The effect of wounds on a COG, without the argument. */
export function cogAfter({ hand, status }: Omit<SufferingCog, 'id'>, wounds: number): WoundedCog {
  if (wounds === 0) return { effect: 'none', discarded: 0, hand, status }
  if (status !== 'standing') return { effect: 'immune', discarded: 0, hand, status }
  if (wounds > hand) return { effect: 'bleeding', discarded: hand, hand: 0, status: 'bleeding' }
  return { effect: 'cardsDiscarded', discarded: wounds, hand: hand - wounds, status }
}

/** Applies wounds to a COG: cards, and bleeding if they do not suffice. */
export function woundCog(cog: SufferingCog, wounds: number, isInsane: boolean, trace: GearsTrace): WoundedCog {
  const after = cogAfter(cog, wounds)
  const { id: figure } = cog
  if (after.effect === 'none') return after
  if (after.effect === 'immune') {
    trace.applied('gears.bleed.immune', { figure, wounds })
    return after
  }
  const { discarded, hand: left } = after
  trace.applied('gears.wound.cog', { figure, wounds, discarded, left })
  if (isInsane && discarded > 0) trace.applied('gears.insane.random-discard', { figure })
  if (after.effect === 'bleeding') {
    trace.applied('gears.wound.cog-bleed', { figure, unpaid: wounds - discarded })
    trace.applied('gears.bleed.prone', { figure })
  }
  return after
}
