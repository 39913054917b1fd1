import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { fighterOf, traceReasons } from '../abilities/read-fighter.ts'
import type { SignumContext, SignumReading } from '../define.ts'
import { successThirds } from '../dice/dice.ts'
import type { GivenPool } from '../dice/given-dice.ts'
import { rollFor } from '../dice/given-roll.ts'
import { type Pool, plainPool, RolledPool } from '../dice/pool.ts'
import { poolWays } from '../dice/pool-odds.ts'
import { refuse } from '../refusal.ts'
import { amountOf, type Fighter, type StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { Healed, type HealOdds, heal, healOdds } from './heal.ts'

export const Regeneration = z.object({ roll: RolledPool, healed: Healed }).meta({ id: 'SignumRegenerationOutcome' })
export type Regeneration = z.infer<typeof Regeneration>

/** A creature regenerates when its activation begins. */
export function regenerate(
  stated: StatedFighter,
  given: GivenPool | undefined,
  { content, random, trace }: SignumContext,
): Regeneration | Refusal {
  const creature = fighterOf(stated, content, 'creature')
  if (creature instanceof Refusal) return creature
  traceReasons(creature, trace)
  const pool = regenerationPool(creature)
  return pool instanceof Refusal ? pool : rollRegeneration(creature, pool, given, { random, trace })
}

/** Rolls the dice of a Regeneration and takes the wounds away. */
export function rollRegeneration(
  creature: Fighter,
  pool: Pool,
  given: GivenPool | undefined,
  { random, trace }: Pick<SignumContext, 'random' | 'trace'>,
): Regeneration | Refusal {
  const roll = rollFor(creature.id, pool, given, random, ['dice'])
  if (roll instanceof Refusal) return roll
  const healed = heal(creature, roll.successes)
  const { removed, wounds: left } = healed
  trace.applied('signum.ability.regeneration', { creature: creature.id, x: pool.dice, removed, left })
  return { roll, healed }
}

/** The exact odds of a regeneration. */
export function regenerationOdds(stated: StatedFighter, { content, trace }: SignumReading): HealOdds | Refusal {
  const creature = fighterOf(stated, content, 'creature')
  if (creature instanceof Refusal) return creature
  traceReasons(creature, trace)
  const pool = regenerationPool(creature)
  if (pool instanceof Refusal) return pool
  const { kind, dice } = pool
  trace.applied('signum.odds.misc', { what: 'regeneration', creature: creature.id, dice, thirds: successThirds(kind) })
  return healOdds(creature, poolWays(pool))
}

function regenerationPool(creature: Fighter): Pool | Refusal {
  const { id, wounds } = creature
  const path = ['creature']
  const x = amountOf(creature, 'regeneration')
  const violations = livingViolations(creature, path)
  if (violations.length > 0) return refuse(violations)
  if (x > 0) return plainPool('regeneration', x)
  const facts = { creature: id, x, removed: 0, left: wounds }
  return refuse([{ rule: 'signum.ability.regeneration', path: [...path, 'abilities'], facts }])
}
