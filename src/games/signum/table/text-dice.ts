import type { DicePool } from '../content/effects.ts'
import type { SignumTrace } from '../rules.ts'
import { LIMITS } from '../vocabulary.ts'
import type { Fighter, HoldingEffect } from './creature.ts'

type Held = Pick<Fighter, 'id' | 'holds'>

/** The dice that texts add to a roll that has dice at all; of the same name the highest counts. */
export const extraDice = ({ holds }: Held, pool: DicePool): number =>
  sumByName(holds, ({ does }) => ('extraDice' in does && does.extraDice.pool === pool ? does.extraDice.dice : 0))

/** The failed dice of a roll that texts let a creature roll again; of the same name the highest counts. */
export const textRerolls = ({ holds }: Held, pool: DicePool): number =>
  sumByName(holds, ({ does }) => ('reroll' in does && does.reroll.pool === pool ? does.reroll.dice : 0))

function sumByName(holds: readonly HoldingEffect[], value: (held: HoldingEffect) => number): number {
  if (holds.length === 0) return 0
  const highest = new Map<string, number>()
  for (const held of holds) highest.set(held.source, Math.max(highest.get(held.source) ?? 0, value(held)))
  return Math.min(
    LIMITS.textDice,
    [...highest.values()].reduce((sum, one) => sum + one, 0),
  )
}

/** Cites the texts that bear on a roll of a creature. */
export function traceTextDice(creature: Held, pool: DicePool, trace: SignumTrace): void {
  if (creature.holds.length === 0) return
  const [extra, again] = [extraDice(creature, pool), textRerolls(creature, pool)]
  if (extra + again > 0) trace.applied('signum.reroll.text', { creature: creature.id, pool, extra, again })
}
