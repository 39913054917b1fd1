import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { traceReasons } from '../../abilities/read-fighter.ts'
import { type Relics, relicFields, relicViolations } from '../../damage/durable-relic.ts'
import type { SignumReading } from '../../define.ts'
import type { SignumViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Fighter, has, isSafeFrom } from '../../table/creature.ts'
import { LIMITS } from '../../vocabulary.ts'
import { diceOf, legalSplits, MetFirst, Split, splitViolations, traceLimits, traceSplit } from './allocation.ts'
import {
  abilityBonuses,
  applyBonuses,
  bonusViolations,
  charged,
  MeleeBonus,
  RelicUse,
  type Role,
  strengthWith,
  type UsedRelic,
} from './melee-bonus.ts'
import { MeleeSituation, type ResolvedSituation, resolveSituation, situationViolations } from './melee-situation.ts'

/** What a side brings to a melee and chooses in it. */
export const sideFields = {
  split: Split.exactOptional().describe('May be left out if only one split is legal.'),
  metFirst: MetFirst.exactOptional(),
  bonuses: z
    .array(MeleeBonus)
    .max(3)
    .default([])
    .describe('Strength by Charge, if the card is not known; Berserk and Predator are added by themselves.'),
  relicUses: z.array(RelicUse).max(LIMITS.relics).default([]).describe('Relics that its hero uses in this combat.'),
  ...relicFields,
}
export const MeleeSide = z.strictObject(sideFields).meta({ id: 'SignumMeleeSide' })
export type MeleeSide = z.infer<typeof MeleeSide>

export const MeleeKind = z
  .enum(['melee', 'magicalStrike'])
  .describe('With the dice of its strength, or by Magical Strike.')
  .meta({ id: 'SignumMeleeKind' })

/** A melee as it is declared, whoever asks about it. */
export const declarationFields = {
  situation: MeleeSituation,
  kind: MeleeKind.default('melee'),
  alreadyAttacked: z.boolean().default(false).describe('Whether the attacker attacked in this activation already.'),
}
const Question = z.strictObject({ ...declarationFields, attacker: MeleeSide, defender: MeleeSide })
export type MeleeQuestion = z.infer<typeof Question>

/** A creature in a melee before it splits its dice. */
export type Contender = {
  readonly creature: Fighter
  readonly strength: number
  readonly held: Relics
  readonly used: readonly UsedRelic[]
  readonly metFirst: MetFirst | null
  /** The split that was stated. */
  readonly stated: Split | null
}

/** A melee that may be declared. */
export type DeclaredMelee = {
  readonly attacker: Contender
  readonly defender: Contender
  /** The dice of a Magical Strike, or null. */
  readonly magical: number | null
  readonly near: readonly string[] | null
}

/** Declares a melee; the answer is everything that forbids it, or the two contenders. */
export function declareMelee(question: MeleeQuestion, { content, trace }: SignumReading): DeclaredMelee | Refusal {
  const resolved = resolveSituation(question.situation, content)
  if (resolved instanceof Refusal) return resolved
  const magical = question.kind === 'magicalStrike' ? amountOf(resolved.attacker, 'magicalStrike') : null
  const violations = declarationViolations(question, resolved, magical)
  if (violations.length > 0) return refuse(violations)

  const { attacker, defender } = resolved
  traceReasons(attacker, trace)
  traceReasons(defender, trace)
  traceDeclaration(resolved, magical, trace)
  const striker = contender(attacker, defender, question.attacker, 'attacker', trace)
  if (striker.strength === 0) trace.applied('signum.melee.strength-zero', { creature: attacker.id, strikes: true })
  return {
    attacker: striker,
    defender: contender(defender, attacker, question.defender, 'defender', trace),
    magical,
    near: resolved.near,
  }
}

function declarationViolations(
  question: MeleeQuestion,
  resolved: ResolvedSituation,
  magical: number | null,
): SignumViolation[] {
  const { attacker, defender, path } = resolved
  const violations = situationViolations(resolved, question.alreadyAttacked)
  // A Magical Strike rolls dice of its own.
  if (magical === null && fullStrength(attacker, defender, question.attacker, 'attacker') === 0) {
    violations.push({
      rule: 'signum.melee.strength-zero',
      path: [...path, 'attacker', 'strength'],
      facts: { creature: attacker.id },
    })
  }
  if (magical === 0) {
    violations.push({ rule: 'signum.melee.magical-strike', path: ['kind'], facts: { attacker: attacker.id, dice: 0 } })
  }
  if (magical !== null && isSafeFrom(defender, 'magic')) {
    const facts = { creature: defender.id, danger: 'magic' as const }
    violations.push({ rule: 'signum.ability.shield-from', path: [...path, 'defender'], facts })
  }
  violations.push(...sideViolations(attacker, defender, question.attacker, 'attacker', magical !== null))
  violations.push(...sideViolations(defender, attacker, question.defender, 'defender', false))
  return violations
}

/** The strength with everything that is added for this fight. */
const fullStrength = (creature: Fighter, opponent: Fighter, side: MeleeSide, role: Role): number =>
  strengthWith(creature, abilityBonuses(creature, opponent, side, role), side)

function sideViolations(
  creature: Fighter,
  opponent: Fighter,
  side: MeleeSide,
  role: Role,
  isMagical: boolean,
): SignumViolation[] {
  const violations: SignumViolation[] = []
  const path = [role]
  if (side.bonuses.length + side.relicUses.length > 0) {
    violations.push(...bonusViolations(creature, opponent, side, role, path))
  }
  if (side.relics.length + side.relicOrder.length > 0) violations.push(...relicViolations(side, creature, path))
  const strength = fullStrength(creature, opponent, side, role)
  const { split, metFirst = null } = side
  if (strength > LIMITS.strength) {
    const facts = { creature: creature.id, strength, attack: 0, defence: 0, problem: 'tooMany' as const }
    violations.push({ rule: 'signum.melee.pool', path, facts })
  } else if (split !== undefined && !isMagical) {
    violations.push(...splitViolations(creature, strength, split, metFirst, [...path, 'split']))
  }
  return violations
}

function traceDeclaration(
  { attacker, defender, others }: ResolvedSituation,
  magical: number | null,
  trace: SignumTrace,
): void {
  trace.applied('signum.melee.declare', { attacker: attacker.id, defender: defender.id, problem: null })
  if (attacker.ran) trace.applied('signum.ability.fast', { creature: attacker.id })
  if (others.length > 0) {
    const facts = { attacker: attacker.id, defender: defender.id, others: others.map(({ id }) => id) }
    trace.applied('signum.melee.one-target', facts)
    if (has(defender, 'defender')) {
      trace.applied('signum.ability.defender', { attacker: attacker.id, defenders: [defender.id] })
    }
  }
  if (attacker.hidden) trace.applied('signum.stealth.lose', { creature: attacker.id })
  if (magical !== null) trace.applied('signum.melee.magical-strike', { attacker: attacker.id, dice: magical })
}

function contender(creature: Fighter, opponent: Fighter, side: MeleeSide, role: Role, trace: SignumTrace): Contender {
  const bonuses = abilityBonuses(creature, opponent, side, role)
  return {
    creature: charged(creature, role),
    strength: strengthWith(creature, bonuses, side),
    held: side,
    used: applyBonuses(creature, bonuses, side, role, trace),
    metFirst: side.metFirst ?? null,
    stated: side.split ?? null,
  }
}

/** The dice of a contender as they are split. */
export type Allocated = { readonly split: Split; readonly dice: Split }

/** The stated split of a contender, or the only one that is legal. */
function allocate(contender: Contender, role: Role, trace: SignumTrace): Allocated | Refusal {
  const { creature, strength, metFirst, stated } = contender
  traceLimits(creature, strength, trace)
  const split = stated ?? onlySplit(legalSplits(creature, strength, metFirst))
  if (split === null) {
    const facts = { creature: creature.id, strength, attack: 0, defence: 0, problem: 'unstated' as const }
    return refuse([{ rule: 'signum.melee.pool', path: [role, 'split'], facts }])
  }
  if (stated === null) trace.applied('signum.melee.only-split', { creature: creature.id, ...split })
  traceSplit(creature, split, trace)
  return { split, dice: diceOf(creature, split) }
}

const onlySplit = (splits: readonly Split[]): Split | null => (splits.length === 1 ? (splits[0] ?? null) : null)

/** How both split their dice, the defender first. */
export function allocateBoth(
  { attacker, defender, magical }: DeclaredMelee,
  trace: SignumTrace,
): { readonly attacker: Allocated; readonly defender: Allocated } | Refusal {
  trace.applied('signum.melee.defender-first', { attacker: attacker.creature.id, defender: defender.creature.id })
  const defending = allocate(defender, 'defender', trace)
  if (defending instanceof Refusal) return defending
  const attacking = magical === null ? allocate(attacker, 'attacker', trace) : magicalDice(magical)
  return attacking instanceof Refusal ? attacking : { attacker: attacking, defender: defending }
}

/** A Magical Strike leaves the dice of the strength unused. */
export const magicalDice = (dice: number): Allocated => ({
  split: { attack: 0, defence: 0 },
  dice: { attack: dice, defence: 0 },
})
