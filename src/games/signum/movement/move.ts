import { z } from 'zod'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { enemiesInContact, TOLERANCE, touchesTerrain } from '../measuring/distance.ts'
import type { SignumTrace } from '../rules.ts'
import { has } from '../table/creature.ts'
import type { PlacedCreature } from '../table/placed-board.ts'
import { BAND_LENGTHS, Band, centimetres, Distance, Id, LIMITS, Point } from '../vocabulary.ts'
import { offerBackstabs } from './backstab-offer.ts'
import { moveViolations } from './move-legality.ts'
import { bandOf, difficultOf, exemption, type Followed, follow, legsOf, type Move, wayLength } from './movement.ts'
import { firstTouch } from './sweep.ts'

/** A way has at most so many straight pieces. */
export const MAX_LEGS = 32

const Names = z.array(Id).max(LIMITS.creatures)

export const MoveOutcome = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    length: Distance.describe('Of the declared way.'),
    band: Band.describe('The ruler that counts.'),
    allowance: Distance.describe('The length of the ruler, or less where difficult terrain is touched.'),
    path: z
      .array(Point)
      .max(MAX_LEGS + 1)
      .describe('The way as far as it can be followed, from start to end.'),
    travelled: Distance.describe('The length of that way.'),
    stoppedBy: z
      .enum(['contact', 'difficult', 'allowance'])
      .nullable()
      .describe('What cut the declared way short; null if it is followed to its end.'),
    contacts: Names.describe('The enemies in contact at the end.'),
    mayFight: Names.describe('Those of them that may be attacked in melee afterwards.'),
    mayDetect: Names.describe('Those of them that are hidden and may be detected afterwards.'),
    backstabbers: Names.describe('Who may backstab: before a move out of contact, after a run into contact.'),
    activationEnds: z.boolean(),
  })
  .meta({ id: 'SignumMoveOutcome' })
export type MoveOutcome = z.infer<typeof MoveOutcome>

/** Judges a declared move: how far it goes, whom it touches and who may backstab. */
export function judgeMove(move: Move, trace: SignumTrace): MoveOutcome {
  const followed = follow(move)
  const violations = moveViolations(move, followed)
  const { creature, disc } = move.mover
  const held = followed.length === 0 ? [] : enemiesInContact(move.board, creature.player, disc)
  const contacts = enemiesInContact(move.board, creature.player, { ...followed.end, radius: disc.radius })
  traceWay(move, followed, trace)
  const backstabbers = violations.length > 0 ? [] : consequences(move, held, contacts, trace)
  const { mayFight, mayDetect } = targets(move, contacts)
  if (violations.length === 0 && mayFight.length > 1) {
    trace.applied('signum.move.multi-contact', { creature: creature.id, enemies: mayFight })
  }
  return {
    legal: violations.length === 0,
    violations: citeViolations(violations, trace),
    length: centimetres(wayLength(legsOf(move))),
    band: bandOf(move),
    allowance: centimetres(followed.difficulty?.allowed ?? BAND_LENGTHS[bandOf(move)]),
    path: [disc, ...followed.legs.map(({ to }) => to)].map(({ x, y }) => ({ x: centimetres(x), y: centimetres(y) })),
    travelled: centimetres(followed.length),
    stoppedBy: followed.stoppedBy,
    contacts: contacts.map(({ creature: { id } }) => id),
    mayFight,
    mayDetect,
    backstabbers,
    activationEnds: move.run && mayFight.length === 0,
  }
}

/** After a run only the fast fight, and nobody detects. */
function targets({ mover: { creature }, run }: Move, contacts: readonly PlacedCreature[]) {
  const names = (isHidden: boolean) =>
    contacts.filter((enemy) => enemy.creature.hidden === isHidden).map((enemy) => enemy.creature.id)
  return { mayFight: run && !has(creature, 'fast') ? [] : names(false), mayDetect: run ? [] : names(true) }
}

function traceWay(move: Move, { length, difficulty }: Followed, trace: SignumTrace): void {
  const { id: creature, movement } = move.mover.creature
  const band = bandOf(move)
  if (move.run && band !== movement) trace.applied('signum.run.declare', { creature, from: movement, to: band })
  if (wayLength(legsOf(move)) <= BAND_LENGTHS[band] + TOLERANCE) {
    const allowance = centimetres(BAND_LENGTHS[band])
    trace.applied('signum.move.allowance', { creature, length: centimetres(length), allowance })
  }
  if (move.mode === 'fly' && has(move.mover.creature, 'flight'))
    trace.applied('signum.move.flight', { creature, problem: 'none', thing: null })
  if (move.mode === 'jump' && has(move.mover.creature, 'jump'))
    trace.applied('signum.move.jump', { creature, problem: 'none', thing: null })
  const ability = exemption(move.mover)
  if (ability !== null && meetsDifficult(move)) trace.applied('signum.move.difficult-exempt', { creature, ability })
  if (difficulty === null) return
  const { terrain } = difficulty
  const touched = centimetres(difficulty.touched)
  if (move.run) trace.applied('signum.run.difficult', { creature, terrain, touched })
  else trace.applied('signum.move.difficult', { creature, terrain, touched, allowed: centimetres(difficulty.allowed) })
}

const meetsDifficult = (move: Move): boolean =>
  difficultOf(move.board).some(
    (template) =>
      touchesTerrain(move.mover.disc, template) || legsOf(move).some((leg) => firstTouch(leg, template) !== null),
  )

/** What a legal move leads to: backstabs before it or after it, contact and the end of a run. */
function consequences(
  { mover: { creature }, mode, run }: Move,
  held: readonly PlacedCreature[],
  contacts: readonly PlacedCreature[],
  trace: SignumTrace,
): string[] {
  const { id } = creature
  const names = (enemies: readonly PlacedCreature[]) => enemies.map((enemy) => enemy.creature.id)
  if (held.length > 0) trace.applied('signum.move.leave-contact', { creature: id, enemies: names(held) })
  const before = offerBackstabs(creature, held, 'moveFromContact', trace)
  if (contacts.length > 0 && mode === 'walk') {
    trace.applied('signum.move.stop-on-contact', { creature: id, enemies: names(contacts), goesOn: false })
  }
  if (!run) return before
  if (contacts.length > 0) trace.applied('signum.run.contact', { creature: id, enemies: names(contacts) })
  const after = offerBackstabs(creature, contacts, 'runIntoContact', trace)
  if (!has(creature, 'fast')) trace.applied('signum.run.ends', { creature: id, fast: false })
  else if (contacts.some((enemy) => !enemy.creature.hidden)) trace.applied('signum.ability.fast', { creature: id })
  return after
}
