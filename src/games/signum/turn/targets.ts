import { z } from 'zod'
import { gapBetween } from '../../../geometry/disc.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { RANGED_KINDS, RangedKind } from '../combat/ranged/ranged-kind.ts'
import { rangedViolations } from '../combat/ranged/ranged-legality.ts'
import type { SignumReading } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { enemiesOf } from '../measuring/distance.ts'
import { wayIntoContact } from '../movement/way.ts'
import type { SignumRules } from '../rules.ts'
import { sightOf, situationOn } from '../sight/situation.ts'
import { amountOf } from '../table/creature.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'
import { centimetres, Distance, Id, LIMITS, Point } from '../vocabulary.ts'

const RangedTarget = z
  .object({
    target: Id,
    kind: RangedKind,
    legal: z.boolean(),
    violations: RuleViolations,
    distance: Distance,
    cover: z.array(Id).max(LIMITS.terrain).describe('Templates that protect it.'),
  })
  .meta({ id: 'SignumRangedTarget' })

const ContactTarget = z
  .object({
    target: Id,
    by: z
      .enum(['contact', 'move', 'run'])
      .nullable()
      .describe('Already touched, by a move, by a run only; null if no way was found.'),
    length: Distance.nullable().describe('Of the shortest way that was found.'),
    path: z.array(Point).max(8).describe('The places that the centre passes on it.'),
  })
  .meta({ id: 'SignumContactTarget' })

export const Targets = z
  .object({
    ranged: z
      .array(RangedTarget)
      .max(3 * LIMITS.creatures)
      .describe('Every ranged attack on every enemy, the nearest twelve at most.'),
    contact: z
      .array(ContactTarget)
      .max(LIMITS.creatures)
      .describe('How the nearest enemies can be touched, four at most.'),
  })
  .meta({ id: 'SignumTargetsOutcome' })
export type Targets = z.infer<typeof Targets>

/** Whom a creature may attack from where it stands, and how it gets at the others. */
export function targetsOf(placed: PlacedBoard, actor: PlacedCreature, reading: SignumReading): Targets {
  const enemies = nearestFirst(enemiesOf(placed, actor.creature.player), actor)
  const kinds = RANGED_KINDS.filter((kind) => amountOf(actor.creature, kind) > 0)
  return {
    ranged: enemies.flatMap((enemy) => rangedTargets(kinds, placed, actor, enemy, reading)),
    contact: enemies.slice(0, MAX.ways).map((enemy) => contactTarget(placed, actor, enemy, reading)),
  }
}

/** So many of the nearest enemies are looked at, and ways are looked for to so many. */
const MAX = { enemies: 12, ways: 4 } as const

/** The nearest enemies first. */
const nearestFirst = (enemies: readonly PlacedCreature[], { disc }: PlacedCreature): PlacedCreature[] =>
  enemies.toSorted((a, b) => gapBetween(disc, a.disc) - gapBetween(disc, b.disc)).slice(0, MAX.enemies)

type RangedTarget = z.infer<typeof RangedTarget>

function rangedTargets(
  kinds: readonly RangedKind[],
  board: PlacedBoard,
  actor: PlacedCreature,
  enemy: PlacedCreature,
  { trace }: SignumReading,
): RangedTarget[] {
  const resolved = situationOn(board, actor, enemy, new Trace<SignumRules>())
  const seen = sightOf(resolved, new Trace<SignumRules>())
  const target = enemy.creature.id
  return kinds.map((kind) => {
    const violations = rangedViolations(kind, resolved, seen)
    const legal = violations.length === 0
    if (legal) trace.applied('signum.ranged.target', { shooter: actor.creature.id, target, enemies: true })
    const { distance } = resolved
    return { target, kind, legal, violations: citeViolations(violations, trace), distance, cover: [...seen.cover] }
  })
}

type ContactTarget = z.infer<typeof ContactTarget>

function contactTarget(
  board: PlacedBoard,
  actor: PlacedCreature,
  enemy: PlacedCreature,
  { trace }: SignumReading,
): ContactTarget {
  const target = enemy.creature.id
  const way = wayIntoContact(board, actor, enemy)
  if (way === null) return { target, by: null, length: null, path: [] }
  if (way.by !== 'contact') {
    const facts = {
      creature: actor.creature.id,
      length: centimetres(way.length),
      allowance: centimetres(way.allowance),
    }
    trace.applied('signum.move.allowance', facts)
  }
  const path = way.path.map(({ x, y }) => ({ x: centimetres(x), y: centimetres(y) }))
  return { target, by: way.by, length: centimetres(way.length), path }
}
