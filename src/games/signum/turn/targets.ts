import { z } from 'zod'
import { gapBetween } from '../../../geometry/disc/disc.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { RANGED_KINDS, RangedKind } from '../combat/ranged/ranged-kind.ts'
import { rangedViolations } from '../combat/ranged/ranged-legality.ts'
import type { SignumReading } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { enemiesOf } from '../measuring/distance.ts'
import { type ContactPath, pathsIntoContact } from '../movement/contact-path.ts'
import { MOVE_MODES } from '../movement/movement.ts'
import type { SignumRules } from '../rules.ts'
import { lookAt } from '../sight/line-of-sight.ts'
import { seenBy, situationOn } from '../sight/situation.ts'
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
      .describe('Already touched, by a move, by a run only; null if no path was found.'),
    mode: z.enum(MOVE_MODES).nullable().describe('On foot, or over what lies between; null if it does not move.'),
    length: Distance.nullable().describe('Of the shortest path that was found.'),
    path: z.array(Point).max(8).describe('The places that the centre passes on it.'),
  })
  .meta({ id: 'SignumContactTarget' })

export const Targets = z
  .object({
    ranged: z
      .array(RangedTarget)
      .max(3 * LIMITS.creatures)
      .describe('Every ranged attack on every enemy, the nearest eight at most.'),
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
  const reached = enemies.slice(0, MAX.paths)
  const paths = pathsIntoContact({ board: placed, mover: actor, mayRun: true }, reached)
  const kinds = RANGED_KINDS.filter((kind) => amountOf(actor.creature, kind) > 0)
  return {
    ranged: enemies.flatMap((enemy) => rangedTargets(kinds, placed, actor, enemy, reading)),
    contact: reached.map((enemy, index) => contactTarget(actor, enemy, paths[index] ?? null, reading)),
  }
}

/** So many of the nearest enemies are looked at, and paths are looked for to so many. */
const MAX = { enemies: 8, paths: 4 } as const

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
  const seen = seenBy(lookAt(board, actor, enemy))
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
  { creature }: PlacedCreature,
  enemy: PlacedCreature,
  found: ContactPath | null,
  { trace }: SignumReading,
): ContactTarget {
  const target = enemy.creature.id
  if (found === null) return { target, by: null, mode: null, length: null, path: [] }
  const { by, mode } = found
  const [length, allowance] = [centimetres(found.length), centimetres(found.allowance)]
  if (by === 'contact') return { target, by, mode: null, length, path: [] }
  trace.applied('signum.move.allowance', { creature: creature.id, length, allowance })
  return { target, by, mode, length, path: found.path.map(({ x, y }) => ({ x: centimetres(x), y: centimetres(y) })) }
}
