import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
/** A lasting effect, with a number or without. */
export const LastingEffect = z
  .union([
    z.strictObject({ value: wholeNumber(0, 100) }).meta({ id: 'ShatterpointNumberedEffect' }),
    z.strictObject({ has: z.boolean() }).meta({ id: 'ShatterpointPlainEffect' }),
  ])
  .describe('`value` for an effect with a number in brackets, `has` for one without.')
  .meta({ id: 'ShatterpointLastingEffect' })

type LastingEffect = z.infer<typeof LastingEffect>

type Stacking = { readonly effect: string; readonly now: LastingEffect; readonly changes: readonly number[] }

/** What becomes of a lasting effect that is gained and lost again. */
export function stackEffect({ effect, now, changes }: Stacking, { trace }: ShatterpointContext) {
  if ('has' in now) return holdEffect(effect, now.has, changes, trace)
  let { value } = now
  for (const change of changes) {
    const after = Math.max(0, value + change)
    trace.applied('shatterpoint.effect.stackable', { effect, before: value, change, after })
    value = after
  }
  return { value, has: value > 0 }
}

/** An effect without a number is there or it is not, however often it is gained. */
function holdEffect(effect: string, held: boolean, changes: readonly number[], trace: ShatterpointTrace) {
  const has = changes.reduce((now, change) => (change === 0 ? now : change > 0), held)
  trace.applied('shatterpoint.effect.non-stackable', { effect, has })
  return { value: has ? 1 : 0, has }
}
