import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../contract/probability.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContext, SignumReading } from '../define.ts'
import { chanceThat, meanOf, spread } from '../dice/chances.ts'
import { successThirds } from '../dice/dice.ts'
import type { GivenPool } from '../dice/given-dice.ts'
import { rollFor } from '../dice/given-roll.ts'
import { type Pool, plainPool, RolledPool } from '../dice/pool.ts'
import { poolWays } from '../dice/pool-odds.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { SightLine } from '../sight/line-of-sight.ts'
import { type ResolvedSituation, resolveSituation, type Seen, type Situation, sightOf } from '../sight/situation.ts'
import { amountOf } from '../table/creature.ts'
import { BAND_LENGTHS, DieSymbol, Distance } from '../vocabulary.ts'
import {
  abilityViolations,
  alliedTarget,
  shieldViolations,
  stealthViolations,
  traceAbilityUse,
} from './activated-ability.ts'
import type { ControlObstacle } from './control.rules.ts'
import { rollSteam, type SteamEngine, steamViolations } from './steam-engine.ts'

export const Control = z
  .object({
    distance: Distance,
    sight: SightLine.nullable().describe('A clear line, if there is a board.'),
    steamEngine: DieSymbol.nullable().describe('What the Steam Engine showed; its card says what that does.'),
    roll: RolledPool,
    controlled: z.boolean().describe('Whether its player controls the target until the end of the turn.'),
    revealed: z.boolean().describe('Whether the creature lost its stealth token.'),
  })
  .meta({ id: 'SignumControlOutcome' })
export type Control = z.infer<typeof Control>

export const ControlOdds = z
  .object({
    succeeds: Probability,
    targets: z.array(Chance).max(21).describe('How many targets come up; one is enough.'),
    meanTargets: Mean,
  })
  .meta({ id: 'SignumControlOddsOutcome' })
export type ControlOdds = z.infer<typeof ControlOdds>

type Question = { readonly situation: Situation; readonly steamEngine?: SteamEngine }

/** A creature takes control of an enemy character, or everything that the rules have against it. */
export function takeControl(
  { situation, steamEngine: engine }: Question,
  given: GivenPool | undefined,
  context: SignumContext,
): Control | Refusal {
  const { random, trace } = context
  const resolved = resolveSituation(situation, context)
  if (resolved instanceof Refusal) return resolved
  const { actor, distance } = resolved
  const premises = steamViolations(actor, engine, ['steamEngine'])
  if (premises.length > 0) return refuse(premises)
  const seen = sightOf(resolved, trace)
  const violations = controlViolations(resolved, seen)
  if (violations.length > 0) return refuse(violations)
  traceAbilityUse('control', resolved, trace)
  const steamEngine = rollSteam(actor, engine, random, trace)
  const roll = rollFor(actor.id, controlPool(resolved), given, random, ['dice'])
  if (roll instanceof Refusal) return roll
  traceControl(resolved, trace)
  const controlled = roll.successes > 0
  if (controlled) {
    trace.applied('signum.ability.control-state', { creature: resolved.target.id, controller: actor.player })
  }
  return { distance, sight: seen.witness, steamEngine, roll, controlled, revealed: actor.hidden }
}

/** The exact odds of taking control; what may not be done has none. */
export function controlOdds(situation: Situation, reading: SignumReading): ControlOdds | Refusal {
  const { trace } = reading
  const resolved = resolveSituation(situation, reading)
  if (resolved instanceof Refusal) return resolved
  const violations = controlViolations(resolved, sightOf(resolved, trace))
  if (violations.length > 0) return refuse(violations)
  traceControl(resolved, trace)
  const pool = controlPool(resolved)
  const facts = {
    what: 'control',
    creature: resolved.actor.id,
    dice: pool.dice,
    thirds: successThirds(pool.kind),
  } as const
  trace.applied('signum.odds.misc', facts)
  const targets = poolWays(pool)
  return { succeeds: chanceThat(targets, (count) => count > 0), targets: spread(targets), meanTargets: meanOf(targets) }
}

const controlPool = ({ actor }: ResolvedSituation): Pool => plainPool('control', amountOf(actor, 'control'))

function controlViolations(resolved: ResolvedSituation, { visible }: Seen): SignumViolation[] {
  const { actor, target, areEnemies, isWithin, paths } = resolved
  const isAllied = !areEnemies && actor.player !== target.player
  const found: ControlObstacle[] = [
    ...(amountOf(actor, 'control') === 0 ? ['none' as const] : []),
    ...(target.kind === 'hero' ? ['hero' as const] : []),
    ...(areEnemies || isAllied ? [] : ['friend' as const]),
    ...(isWithin(BAND_LENGTHS.XL) ? [] : ['tooFar' as const]),
    ...(visible ? [] : ['unseen' as const]),
  ]
  return [
    ...found.map(
      (obstacle): SignumViolation => ({
        rule: 'signum.ability.control',
        path: obstacle === 'none' ? paths.actor : paths.target,
        facts: controlFacts(resolved, obstacle),
      }),
    ),
    ...(isAllied ? [alliedTarget(resolved)] : []),
    ...abilityViolations('control', resolved),
    ...stealthViolations(resolved),
    ...shieldViolations(resolved, 'control'),
  ]
}

const controlFacts = ({ actor, target, distance }: ResolvedSituation, obstacle: ControlObstacle | null) => ({
  creature: actor.id,
  target: target.id,
  x: amountOf(actor, 'control'),
  distance,
  obstacle,
})

const traceControl = (resolved: ResolvedSituation, trace: SignumTrace): void =>
  trace.applied('signum.ability.control', controlFacts(resolved, null))
