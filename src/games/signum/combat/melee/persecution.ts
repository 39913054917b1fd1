import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { creaturesOn, type SignumContext } from '../../define.ts'
import { citeViolations, RuleViolations } from '../../language/violation.ts'
import { enemiesOf } from '../../measuring/distance.ts'
import { type ContactPath, pathsIntoContact } from '../../movement/contact-path.ts'
import { judgeMove } from '../../movement/move.ts'
import { MOVE_MODES } from '../../movement/movement.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { BoardForm } from '../../table/board.ts'
import { amountOf } from '../../table/creature.ts'
import type { PlacedBoard, PlacedCreature } from '../../table/placed-board.ts'
import { Count, centimetres, Distance, Id, LIMITS, Point } from '../../vocabulary.ts'

export const PersecutionQuestion = z
  .strictObject({
    board: BoardForm.describe('After the kill: the killed creature is gone.'),
    creature: Id.describe('Who killed.'),
    killedBy: z.enum(['ownAttack', 'defence', 'backstab']).default('ownAttack'),
    killed: z.enum(['character', 'hero']).default('character'),
    used: wholeNumber(0, 20).default(0).describe('How often it used Persecution this turn.'),
  })
  .meta({ id: 'SignumPersecutionInput' })
export type PersecutionQuestion = z.infer<typeof PersecutionQuestion>

const PersecutionTarget = z
  .object({
    target: Id,
    reachable: z.boolean(),
    mode: z.enum(MOVE_MODES).nullable().describe('Null if it does not move.'),
    length: Distance.nullable().describe('Of the shortest path that was found; 0 in contact.'),
    path: z.array(Point).max(8),
    backstabbers: z.array(Id).max(LIMITS.creatures).describe('Who may backstab when it leaves.'),
  })
  .meta({ id: 'SignumPersecutionTarget' })

export const Persecution = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    left: Count.describe('Persecutions left before this one.'),
    targets: z.array(PersecutionTarget).max(LIMITS.creatures).describe('The nearest enemies that can be attacked.'),
  })
  .meta({ id: 'SignumPersecutionOutcome' })
export type Persecution = z.infer<typeof Persecution>

/** Whom a creature may attack next by Persecution, and how it gets there. */
export function persecute(question: PersecutionQuestion, context: SignumContext): Persecution | Refusal {
  const asked = creaturesOn(question.board, { creature: question.creature }, context)
  if (asked instanceof Refusal) return asked
  const { trace } = context
  const { creature } = asked.found.creature
  const x = amountOf(creature, 'persecution')
  const violations = startViolations(question, x)
  const left = Math.max(0, x - question.used)
  if (violations.length > 0) {
    return { legal: false, violations: citeViolations(violations, trace), left, targets: [] }
  }
  trace.applied('signum.melee.persecution-start', { creature: creature.id, problem: null })
  trace.applied('signum.melee.persecution-uses', { creature: creature.id, x, used: question.used })
  return { legal: true, violations: [], left, targets: targetsNear(asked.placed, asked.found.creature, trace) }
}

function startViolations({ creature, killedBy, killed, used }: PersecutionQuestion, x: number): SignumViolation[] {
  const start = (problem: 'defender' | 'backstab' | 'hero', field: string): SignumViolation => ({
    rule: 'signum.melee.persecution-start',
    path: [field],
    facts: { creature, problem },
  })
  return [
    ...(killedBy === 'defence' ? [start('defender', 'killedBy')] : []),
    ...(killedBy === 'backstab' ? [start('backstab', 'killedBy')] : []),
    ...(killed === 'hero' ? [start('hero', 'killed')] : []),
    ...(x > used
      ? []
      : [{ rule: 'signum.melee.persecution-uses' as const, path: ['used'], facts: { creature, x, used } }]),
  ]
}

/** So many of the nearest enemies are looked at. */
const MAX_TARGETS = 8

function targetsNear(board: PlacedBoard, mover: PlacedCreature, trace: SignumContext['trace']): Persecution['targets'] {
  // The move is of S whatever the creature’s own movement, and it has not been made yet.
  const chaser = { ...mover, creature: { ...mover.creature, movement: 'S' as const, moved: false, ran: false } }
  const arena = { ...board, creatures: board.creatures.map((one) => (one === mover ? chaser : one)) }
  const far = ({ disc }: PlacedCreature) => Math.hypot(disc.x - mover.disc.x, disc.y - mover.disc.y)
  const enemies = enemiesOf(arena, mover.creature.player)
    .filter(({ creature }) => !creature.hidden)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MAX_TARGETS)
  const paths = pathsIntoContact({ board: arena, mover: chaser, mayRun: false }, enemies)
  return enemies.map((enemy, index) => targetOf(arena, chaser, enemy, paths[index] ?? null, trace))
}

function targetOf(
  board: PlacedBoard,
  mover: PlacedCreature,
  { creature: { id: target } }: PlacedCreature,
  found: ContactPath | null,
  trace: SignumContext['trace'],
): Persecution['targets'][number] {
  if (found === null) return { target, reachable: false, mode: null, length: null, path: [], backstabbers: [] }
  const { mode, path } = found
  const isThere = found.by === 'contact'
  const stabbers = isThere
    ? []
    : judgeMove({ board, mover, path, mode, run: false }, new Trace<SignumRules>()).backstabbers
  const length = centimetres(found.length)
  trace.applied('signum.melee.persecution-move', { creature: mover.creature.id, target, length, stabbers })
  return {
    target,
    reachable: true,
    mode: isThere ? null : mode,
    length,
    path: path.map(({ x, y }) => ({ x: centimetres(x), y: centimetres(y) })),
    backstabbers: stabbers,
  }
}
