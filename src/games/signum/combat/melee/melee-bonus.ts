import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Fighter, has, isWounded } from '../../table/creature.ts'
import { Count, Id, LIMITS } from '../../vocabulary.ts'
import type { BonusProblem } from './fighting-abilities.rules.ts'

/**
 * Strength that an ability adds for this fight. Berserk and Predator are added by themselves, and Charge where the card
 * says what it gives; stating them again changes nothing.
 */
export const MeleeBonus = z
  .strictObject({ from: z.enum(['berserk', 'charge', 'predator']), strength: wholeNumber(1, LIMITS.strength) })
  .meta({ id: 'SignumMeleeBonus' })
export type MeleeBonus = z.infer<typeof MeleeBonus>

/** One use of a relic with several uses. */
export const RelicUse = z
  .strictObject({
    relic: Id,
    strength: wholeNumber(0, LIMITS.strength).describe('What the use adds to the strength.'),
    uses: wholeNumber(0, 20).describe('Its uses before this one.'),
  })
  .meta({ id: 'SignumRelicUse' })
export type RelicUse = z.infer<typeof RelicUse>

export const UsedRelic = z
  .object({ relic: Id, left: Count, destroyed: z.boolean().describe('After the combat.') })
  .meta({ id: 'SignumUsedRelic' })
export type UsedRelic = z.infer<typeof UsedRelic>

/** What adds to a creature’s strength in this fight. */
export type Bonuses = { readonly bonuses: readonly MeleeBonus[]; readonly relicUses: readonly RelicUse[] }

export type Role = 'attacker' | 'defender'

type Path = readonly (string | number)[]
/** What abilities add for this fight: of themselves, and Charge as it is stated if its card is not known. */
export function abilityBonuses(creature: Fighter, opponent: Fighter, stated: Bonuses, role: Role): MeleeBonus[] {
  const found = ABILITIES.flatMap((from): MeleeBonus[] => {
    const strength = bonusOf(from, creature, opponent, role)
    return strength > 0 ? [{ from, strength }] : []
  })
  const charge = stated.bonuses.find(({ from }) => from === 'charge')
  return charge === undefined || found.some(({ from }) => from === 'charge') ? found : [...found, charge]
}

const ABILITIES = ['berserk', 'charge', 'predator'] as const

/** What an ability adds now. */
function bonusOf(from: MeleeBonus['from'], creature: Fighter, opponent: Fighter, role: Role): number {
  if (!has(creature, from)) return 0
  if (from === 'berserk') return isWounded(creature) ? amountOf(creature, 'berserk') : 0
  if (from === 'predator') return role === 'attacker' && isWounded(opponent) ? 1 : 0
  return role === 'attacker' && hasMoved(creature) ? chargeStrength(creature) : 0
}

const hasMoved = ({ moved, ran }: Fighter): boolean => moved || ran

/** The strength that the text of Charge gives. */
const chargeStrength = ({ abilities }: Fighter): number =>
  abilities
    .flatMap(({ id, text = [] }) => (id === 'charge' ? text : []))
    .reduce((sum, { does }) => sum + ('modify' in does && does.modify.stat === 'strength' ? does.modify.by : 0), 0)

/** A creature that charges, with the abilities that the text of Charge gives it. */
export function charged(creature: Fighter, role: Role): Fighter {
  if (role === 'defender' || !hasMoved(creature) || !has(creature, 'charge')) return creature
  const given = creature.abilities
    .flatMap(({ id, text = [] }) => (id === 'charge' ? text : []))
    .flatMap(({ does }) => ('grant' in does ? [does.grant] : []))
  return given.length === 0 ? creature : { ...creature, abilities: [...creature.abilities, ...given] }
}

/** The strength with everything that is added for this fight. */
export function strengthWith(creature: Fighter, bonuses: readonly MeleeBonus[], { relicUses }: Bonuses): number {
  let strength = creature.strength
  for (const bonus of bonuses) strength += bonus.strength
  for (const use of relicUses) strength += use.strength
  return strength
}

/** Everything that is wrong with stated bonuses. */
export function bonusViolations(
  creature: Fighter,
  opponent: Fighter,
  { bonuses, relicUses }: Bonuses,
  role: Role,
  path: Path,
): SignumViolation[] {
  const violations: SignumViolation[] = []
  for (const [index, { from, strength }] of bonuses.entries()) {
    const isTwice = bonuses.findIndex((other) => other.from === from) !== index
    const problem = isTwice ? 'twice' : bonusProblem({ from, strength }, creature, opponent, role)
    if (problem === null) continue
    const facts = { creature: creature.id, strength, problem }
    violations.push({ rule: `signum.ability.${from}`, path: [...path, 'bonuses', index], facts })
  }
  for (const [index, { relic, uses }] of relicUses.entries()) {
    const at = [...path, 'relicUses', index]
    const isTwice = relicUses.findIndex((other) => other.relic === relic) !== index
    if (creature.kind !== 'hero') {
      violations.push({ rule: 'signum.relic.hero-only', path: at, facts: { relic, bearer: 'ownCharacter' } })
    }
    if (isTwice || uses === 0) {
      const obstacle = isTwice ? 'usedNow' : 'noUses'
      violations.push({ rule: 'signum.relic.uses', path: at, facts: { relic, left: null, obstacle } })
    }
  }
  return violations
}

function bonusProblem(
  { from, strength }: MeleeBonus,
  creature: Fighter,
  opponent: Fighter,
  role: Role,
): BonusProblem | null {
  if (!has(creature, from)) return 'ability'
  if (from === 'charge') return role === 'attacker' && hasMoved(creature) ? null : 'condition'
  const holds = from === 'berserk' ? isWounded(creature) : role === 'attacker' && isWounded(opponent)
  if (!holds) return 'condition'
  return strength === (from === 'berserk' ? amountOf(creature, 'berserk') : 1) ? null : 'amount'
}

/** Traces the bonuses and uses the relics up. */
export function applyBonuses(
  creature: Fighter,
  bonuses: readonly MeleeBonus[],
  { relicUses }: Bonuses,
  role: Role,
  trace: SignumTrace,
): UsedRelic[] {
  for (const { from, strength } of bonuses) {
    trace.applied(`signum.ability.${from}`, { creature: creature.id, strength, problem: null })
  }
  const used: UsedRelic[] = []
  for (const { relic, uses } of relicUses) {
    const left = uses - 1
    trace.applied('signum.relic.uses', { relic, left, obstacle: 'none' })
    if (role === 'defender') trace.applied('signum.relic.uses-both-roles', { relic, role })
    trace.applied('signum.relic.use-one-combat', { relic })
    if (left === 0) trace.applied('signum.relic.destroyed', { relic })
    used.push({ relic, left, destroyed: left === 0 })
  }
  return used
}
