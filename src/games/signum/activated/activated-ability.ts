import type { Danger } from '../content/effects.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import type { ResolvedSituation } from '../sight/situation.ts'
import { isSafeFrom } from '../table/creature.ts'
import type { AbilityObstacle } from '../turn/activation.rules.ts'
import type { AbilityId } from '../vocabulary.ts'

/** What keeps a creature from using an activated ability: having moved, and enemies in contact. */
export function abilityViolations(ability: AbilityId, { actor, held, paths }: ResolvedSituation): SignumViolation[] {
  const obstacles: AbilityObstacle[] = [
    ...(actor.ran ? ['ran' as const] : actor.moved ? ['moved' as const] : []),
    ...(held.length > 0 ? ['contact' as const] : []),
  ]
  return obstacles.map((obstacle) => ({
    rule: 'signum.activation.activated-ability',
    path: paths.actor,
    facts: { creature: actor.id, ability, obstacle, enemies: held },
  }))
}

/** What an enemy's stealth token keeps off. */
export function stealthViolations({ target, areEnemies, paths }: ResolvedSituation): SignumViolation[] {
  if (!areEnemies || !target.hidden) return []
  return [{ rule: 'signum.stealth.untargetable', path: paths.target, facts: { creature: target.id } }]
}

/** A creature of an ally is no target of attacks. */
export const alliedTarget = ({
  actor,
  target,
  paths,
}: Pick<ResolvedSituation, 'actor' | 'target' | 'paths'>): SignumViolation => ({
  rule: 'signum.variant.teams.allies',
  path: paths.target,
  facts: { actor: actor.id, allied: [target.id], what: 'attack' },
})

/** Hidden enemies in contact keep nobody from shooting or from using an ability. */
export function traceHiddenContact({ actor, touchedHidden }: ResolvedSituation, trace: SignumTrace): void {
  if (touchedHidden.length === 0) return
  trace.applied('signum.stealth.no-hindrance', { creature: actor.id, hidden: touchedHidden })
}

/** What a creature’s Shield keeps off. */
export function shieldViolations(
  { target, paths }: Pick<ResolvedSituation, 'target' | 'paths'>,
  danger: Danger,
): SignumViolation[] {
  if (!isSafeFrom(target, danger)) return []
  return [{ rule: 'signum.ability.shield-from', path: paths.target, facts: { creature: target.id, danger } }]
}

/** The activation is spent on the ability, and a stealth token is lost. */
export function traceAbilityUse(ability: AbilityId, resolved: ResolvedSituation, trace: SignumTrace): void {
  const { actor } = resolved
  traceHiddenContact(resolved, trace)
  const facts = { creature: actor.id, ability, obstacle: null, enemies: [] }
  trace.applied('signum.activation.activated-ability', facts)
  if (actor.hidden) trace.applied('signum.stealth.lose', { creature: actor.id })
}
