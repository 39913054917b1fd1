import {
  alliedTarget,
  shieldViolations,
  stealthViolations,
  traceHiddenContact,
} from '../../activated/activated-ability.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import type { ResolvedSituation, Seen } from '../../sight/situation.ts'
import { amountOf, has } from '../../table/creature.ts'
import { BAND_LENGTHS, centimetres } from '../../vocabulary.ts'
import { AFTER_MOVING, type RangedKind, REACH } from './ranged-kind.ts'

/** Everything that the rules have against a ranged attack. */
export function rangedViolations(kind: RangedKind, resolved: ResolvedSituation, seen: Seen): SignumViolation[] {
  return [
    ...shooterViolations(kind, resolved),
    ...targetViolations(resolved),
    ...stealthViolations(resolved),
    ...shieldViolations(resolved, kind === 'magicalShot' ? 'magic' : 'shots'),
    ...reachViolations(kind, resolved),
    ...sightViolations(resolved, seen),
  ]
}

function shooterViolations(kind: RangedKind, { actor, held, paths }: ResolvedSituation): SignumViolation[] {
  const { id: shooter, moved, ran } = actor
  const path = paths.actor
  const violations: SignumViolation[] = []
  if (amountOf(actor, kind) === 0) {
    violations.push({ rule: 'signum.ranged.ability', path, facts: { shooter, kind, x: 0 } })
  }
  if (ran || (moved && !has(actor, AFTER_MOVING[kind]))) {
    violations.push({ rule: 'signum.ranged.no-move', path, facts: { shooter, kind, ran } })
  }
  if (held.length > 0) {
    violations.push({ rule: 'signum.ranged.not-in-contact', path, facts: { shooter, enemies: held } })
  }
  return violations
}

function targetViolations({ actor, target, areEnemies, paths }: ResolvedSituation): SignumViolation[] {
  if (areEnemies) return []
  if (actor.player !== target.player) return [alliedTarget({ actor, target, paths })]
  const facts = { shooter: actor.id, target: target.id, enemies: false }
  return [{ rule: 'signum.ranged.target', path: paths.target, facts }]
}

function reachViolations(kind: RangedKind, resolved: ResolvedSituation): SignumViolation[] {
  if (resolved.isWithin(reachOf(kind))) return []
  return [{ rule: 'signum.ranged.reach', path: resolved.paths.target, facts: reachFacts(kind, resolved, false) }]
}

function sightViolations({ actor, target, paths }: ResolvedSituation, { visible, blockers }: Seen): SignumViolation[] {
  if (visible) return []
  const facts = { shooter: actor.id, target: target.id, blockers }
  return [{ rule: 'signum.los.beats-range', path: paths.target, facts }]
}

const reachOf = (kind: RangedKind): number => BAND_LENGTHS[REACH[kind]]

const reachFacts = (kind: RangedKind, { distance }: ResolvedSituation, within: boolean) => ({
  kind,
  distance,
  reach: centimetres(reachOf(kind)),
  within,
})

/** Why a ranged attack is legal. */
export function traceDeclaration(kind: RangedKind, resolved: ResolvedSituation, trace: SignumTrace): void {
  const { actor, target } = resolved
  const shooter = actor.id
  trace.applied('signum.ranged.ability', { shooter, kind, x: amountOf(actor, kind) })
  if (actor.moved) {
    const exception = kind === 'magicalShot' ? 'signum.ability.battle-mage' : 'signum.ability.quick-shooter'
    trace.applied(exception, { shooter, kind })
  }
  traceHiddenContact(resolved, trace)
  trace.applied('signum.ranged.target', { shooter, target: target.id, enemies: true })
  trace.applied('signum.ranged.reach', reachFacts(kind, resolved, true))
}
