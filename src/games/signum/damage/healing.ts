import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { abilityViolations, stealthViolations, traceAbilityUse } from '../activated/activated-ability.ts'
import { rollSteam, type SteamEngine, steamViolations } from '../activated/steam-engine.ts'
import type { SignumContext, SignumReading } from '../define.ts'
import { successThirds } from '../dice/dice.ts'
import type { GivenPool } from '../dice/given-dice.ts'
import { rollFor } from '../dice/given-roll.ts'
import { countRerolls, type Pool, plainPool, RolledPool } from '../dice/pool.ts'
import { poolWays, surely } from '../dice/pool-odds.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { type ResolvedSituation, resolveSituation, Situation } from '../sight/situation.ts'
import { amountOf } from '../table/creature.ts'
import { extraDice, textRerolls, traceTextDice } from '../table/text-dice.ts'
import { BAND_LENGTHS, Count, DieSymbol, Distance, LIMITS } from '../vocabulary.ts'
import { Healed, type HealOdds, heal, healOdds } from './heal.ts'
import type { HealObstacle } from './healing.rules.ts'

/** Who heals whom, and how. */
export const healingFields = {
  situation: Situation,
  by: z.enum(['healer', 'healing']).default('healer').describe('Healer rolls dice; Healing removes wounds at once.'),
  triggered: z.boolean().default(false).describe('Whether the card gives the Healing without an activation.'),
  master: wholeNumber(0, LIMITS.dice)
    .exactOptional()
    .describe('How many failed dice the Master of Healing rolls again; all it may if left out.'),
}
const Question = z.strictObject(healingFields)
export type HealingQuestion = z.infer<typeof Question>

export const Healing = z
  .object({
    distance: Distance,
    contact: z.boolean(),
    steamEngine: DieSymbol.nullable().describe('What the Steam Engine showed; its card says what that does.'),
    roll: RolledPool.nullable().describe('The dice of a Healer.'),
    successes: Count,
    target: Healed,
    revealed: z.boolean().describe('Whether the healer lost its stealth token.'),
  })
  .meta({ id: 'SignumHealingOutcome' })
export type Healing = z.infer<typeof Healing>

/** A creature heals another, or everything that the rules have against it. */
export function healCreature(
  question: HealingQuestion & { steamEngine?: SteamEngine },
  given: GivenPool | undefined,
  context: SignumContext,
): Healing | Refusal {
  const { random, trace } = context
  const resolved = resolveSituation(question.situation, context)
  if (resolved instanceof Refusal) return resolved
  const { actor, distance, isInContact: contact } = resolved
  const premises = steamViolations(actor, question.steamEngine, ['steamEngine'])
  if (premises.length > 0) return refuse(premises)
  const violations = healingViolations(question, resolved)
  if (violations.length > 0) return refuse(violations)
  const isActivated = !isTriggered(question)
  if (isActivated) traceAbilityUse(question.by, resolved, trace)
  const steamEngine = rollSteam(actor, question.steamEngine, random, trace)
  const done =
    question.by === 'healing' ? healAtOnce(resolved, trace) : healByDice(question, resolved, given, random, trace)
  if (done instanceof Refusal) return done
  return { distance, contact, ...done, steamEngine, revealed: isActivated && actor.hidden }
}

/** The exact odds of a healing; what may not be done has none. */
export function healingOdds(question: HealingQuestion, reading: SignumReading): HealOdds | Refusal {
  const { trace } = reading
  const resolved = resolveSituation(question.situation, reading)
  if (resolved instanceof Refusal) return resolved
  const violations = healingViolations(question, resolved)
  if (violations.length > 0) return refuse(violations)
  const { actor, target } = resolved
  if (question.by === 'healing') {
    traceHealing(resolved, trace)
    return healOdds(target, surely(amountOf(actor, 'healing')))
  }
  const pool = healerPool(question, resolved)
  traceHealer(resolved, trace)
  const facts = { what: 'healer', creature: actor.id, dice: pool.dice, thirds: successThirds(pool.kind) } as const
  trace.applied('signum.odds.misc', facts)
  return healOdds(target, poolWays(pool))
}

const isTriggered = ({ by, triggered }: HealingQuestion): boolean => by === 'healing' && triggered

function healingViolations(question: HealingQuestion, resolved: ResolvedSituation): SignumViolation[] {
  return [
    ...(question.by === 'healer' ? healerViolations(resolved) : noHealing(resolved)),
    ...(isTriggered(question) ? [] : abilityViolations(question.by, resolved)),
    ...stealthViolations(resolved),
  ]
}

function noHealing({ actor, target, paths }: ResolvedSituation): SignumViolation[] {
  if (amountOf(actor, 'healing') > 0) return []
  const facts = { healer: actor.id, target: target.id, x: 0, removed: 0, left: target.wounds }
  return [{ rule: 'signum.ability.healing', path: paths.actor, facts }]
}

/** Healer reaches other creatures in contact or within XL. */
function healerViolations(resolved: ResolvedSituation): SignumViolation[] {
  const { actor, isSelf, isWithin, paths } = resolved
  const found: HealObstacle[] = []
  if (amountOf(actor, 'healer') === 0) found.push('none')
  if (isSelf) found.push('self')
  else if (!isWithin(BAND_LENGTHS.XL)) found.push('tooFar')
  return found.map((obstacle) => ({
    rule: 'signum.ability.healer',
    path: obstacle === 'none' ? paths.actor : paths.target,
    facts: healerFacts(resolved, obstacle),
  }))
}

const healerFacts = (
  { actor, target, distance, isInContact: contact }: ResolvedSituation,
  obstacle: HealObstacle | null,
) => ({
  healer: actor.id,
  target: target.id,
  x: amountOf(actor, 'healer'),
  contact,
  distance,
  obstacle,
})

function traceHealer(resolved: ResolvedSituation, trace: SignumTrace): void {
  trace.applied('signum.ability.healer', healerFacts(resolved, null))
  traceTextDice(resolved.actor, 'healing', trace)
}

function traceHealing({ actor, target }: ResolvedSituation, trace: SignumTrace): Healed {
  const x = amountOf(actor, 'healing')
  const healed = heal(target, x)
  const { removed, wounds: left } = healed
  trace.applied('signum.ability.healing', { healer: actor.id, target: target.id, x, removed, left })
  return healed
}

type Done = Pick<Healing, 'roll' | 'successes' | 'target'>

const healAtOnce = (resolved: ResolvedSituation, trace: SignumTrace): Done => ({
  roll: null,
  successes: 0,
  target: traceHealing(resolved, trace),
})

function healByDice(
  question: HealingQuestion,
  resolved: ResolvedSituation,
  given: GivenPool | undefined,
  random: Random,
  trace: SignumTrace,
): Done | Refusal {
  const { actor, target } = resolved
  traceHealer(resolved, trace)
  const roll = rollFor(actor.id, healerPool(question, resolved), given, random, ['dice'])
  if (roll instanceof Refusal) return roll
  const { master } = countRerolls(roll.rerolls)
  if (master > 0) {
    const facts = { healer: actor.id, x: amountOf(actor, 'masterHealing'), dice: master }
    trace.applied('signum.ability.master-healing', facts)
  }
  return { roll, successes: roll.successes, target: heal(target, roll.successes) }
}

/** The dice of a Healer: how they are read depends on contact. */
export function healerPool(
  { master }: Pick<HealingQuestion, 'master'>,
  { actor, isInContact }: ResolvedSituation,
): Pool {
  const max = amountOf(actor, 'masterHealing')
  const dice = amountOf(actor, 'healer') + extraDice(actor, 'healing')
  const pool = plainPool(isInContact ? 'healerInContact' : 'healerAtDistance', dice)
  return { ...pool, master: Math.min(max, master ?? max), text: textRerolls(actor, 'healing') }
}
