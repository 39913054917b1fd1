import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'

/** Why Force is spent. */
export const FORCE_PURPOSES = ['ability', 'reserve', 'shatterpointSkip', 'mission'] as const
export type ForcePurpose = (typeof FORCE_PURPOSES)[number]

type CostQuestion = {
  readonly purpose: ForcePurpose
  /** The printed cost, or the Force that was chosen for a cost that varies. */
  readonly cost: number
  readonly reductions: number
  /** Whether an active-ability icon waives the cost. */
  readonly isFree: boolean
  readonly wounds: number
  readonly injuries: number
}

export type ForceCost = { readonly cost: number; readonly surcharge: number; readonly total: number }

/** What has to be paid: the reduced cost, and for an ability one more for every wound and injury. */
export function forceCost(question: CostQuestion): ForceCost {
  const { purpose, reductions, isFree, wounds, injuries } = question
  const cost = isFree ? 0 : Math.max(0, question.cost - reductions)
  const surcharge = purpose === 'ability' ? wounds + injuries : 0
  return { cost, surcharge, total: cost + surcharge }
}

/** How the cost came about, and whether the ready Force pays it. */
export const costStep = (
  { cost, reductions, isFree }: Pick<CostQuestion, 'cost' | 'reductions' | 'isFree'>,
  { surcharge, total }: ForceCost,
  ready: number,
): ShatterpointViolation => ({
  rule: 'shatterpoint.force.cost',
  path: ['force', 'ready'],
  facts: { cost, reductions, isFree, surcharge, total, ready },
})

/** A player’s Force: so many tokens, and so many of them ready. */
export const ForcePool = z
  .strictObject({ total: wholeNumber(0, 60), ready: wholeNumber(0, 60) })
  .refine(({ total, ready }) => ready <= total, { message: 'No more tokens can be ready than there are.' })
  .meta({ id: 'ShatterpointForcePool' })
export type ForcePool = z.infer<typeof ForcePool>

/** Turns ready tokens over; whoever asks has made sure that there are enough. */
export function spendForce(pool: ForcePool, amount: number, trace: ShatterpointTrace): ForcePool {
  const ready = pool.ready - amount
  const facts = { change: 'spend' as const, asked: amount, done: amount, ready, total: pool.total }
  trace.applied('shatterpoint.force.spend-refresh', facts)
  return { ...pool, ready }
}

/** Turns spent tokens back, at most as many as are spent. */
export function refreshForce(pool: ForcePool, amount: number, trace: ShatterpointTrace): ForcePool {
  const done = Math.min(amount, pool.total - pool.ready)
  const ready = pool.ready + done
  trace.applied('shatterpoint.force.spend-refresh', {
    change: 'refresh',
    asked: amount,
    done,
    ready,
    total: pool.total,
  })
  return { ...pool, ready }
}

export const ForceTokens = wholeNumber(0, 60)

/** Force that is spent or refreshed. */
export const ForceChange = z
  .union([
    z.strictObject({ spend: ForceTokens }).meta({ id: 'ShatterpointSpend' }),
    z.strictObject({ refresh: ForceTokens }).meta({ id: 'ShatterpointRefresh' }),
  ])
  .meta({ id: 'ShatterpointForceChange' })
type ForceChange = z.infer<typeof ForceChange>

/** Spends or refreshes Force; more than is ready cannot be spent. */
export function changeForce(
  { pool, change }: { readonly pool: ForcePool; readonly change: ForceChange },
  { trace }: ShatterpointContext,
) {
  if ('refresh' in change) {
    const after = refreshForce(pool, change.refresh, trace)
    return { ...after, changed: after.ready - pool.ready }
  }
  const { spend } = change
  if (spend > pool.ready)
    return refuse([
      {
        rule: 'shatterpoint.force.spend-refresh',
        path: ['change', 'spend'],
        facts: { change: 'spend', asked: spend, done: 0, ...pool },
      },
    ])
  return { ...spendForce(pool, spend, trace), changed: spend }
}
