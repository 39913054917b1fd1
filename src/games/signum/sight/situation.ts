import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { findCreatures } from '../abilities/find-creatures.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { readFighter, traceReasons } from '../abilities/read-fighter.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumReading } from '../define.ts'
import {
  basesOverlap,
  CONTACT,
  enemiesInContact,
  inContact,
  isNearer,
  isWithin,
  TOLERANCE,
} from '../measuring/distance.ts'
import { creatureGoal, measure } from '../measuring/measure.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { type Fighter, StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { areEnemies, type PlacedBoard, type PlacedCreature } from '../table/placed-board.ts'
import { touchedTwice } from '../table/touched-twice.ts'
import { centimetres, Id, LIMITS, micrometres } from '../vocabulary.ts'
import { type LineOfSight, lineOfSight } from './line-of-sight.ts'

const OnBoard = z
  .strictObject({ board: BoardForm, actor: Id.describe('Who acts.'), target: Id.describe('On whom.') })
  .meta({ id: 'SignumEncounterOnBoard' })

const Stated = z
  .strictObject({
    actor: StatedFighter,
    target: StatedFighter,
    distance: z.number().min(0).max(LIMITS.centimetres).describe('From edge to edge of the bases, in centimetres.'),
    sight: z.boolean().default(true).describe('Whether there is a line of sight.'),
    cover: z
      .array(Id)
      .max(LIMITS.terrain)
      .default([])
      .describe('The templates with defence against shooting that protect the target.'),
    allied: z.boolean().default(false).describe('Whether their players are allies.'),
    touching: z.array(Id).max(12).default([]).describe('Enemies without a stealth token that touch the actor.'),
    touchingHidden: z.array(Id).max(12).default([]).describe('Hidden enemies that touch the actor.'),
    hemmedIn: z.boolean().default(false).describe('Whether something keeps the target from being pushed all the way.'),
  })
  .meta({ id: 'SignumStatedEncounter' })
type Stated = z.infer<typeof Stated>

/** One creature that acts on another: on a board, or with all that matters stated. */
export const Situation = z
  .union([
    z.strictObject({ onBoard: OnBoard }).meta({ id: 'SignumSituationOnBoard' }),
    z.strictObject({ stated: Stated }).meta({ id: 'SignumSituationStated' }),
  ])
  .describe('Who acts on whom: on a board, or with everything that matters stated.')
  .meta({ id: 'SignumSituation' })
export type Situation = z.infer<typeof Situation>

type Path = readonly (string | number)[]

/** Two creatures, and how they stand to each other. */
export type ResolvedSituation = {
  readonly actor: Fighter
  readonly target: Fighter
  readonly isSelf: boolean
  readonly areEnemies: boolean
  /** From edge to edge in centimetres, as far as a number tells. */
  readonly distance: number
  readonly isWithin: (length: number) => boolean
  readonly isNearer: (length: number) => boolean
  readonly isInContact: boolean
  /** The enemies without a stealth token that the actor touches. */
  readonly held: readonly string[]
  /** The hidden enemies that the actor touches. */
  readonly touchedHidden: readonly string[]
  readonly paths: { readonly actor: Path; readonly target: Path }
  readonly ground: Ground
}

/** What lies around the two: a board, or what was stated about it. */
export type Ground =
  | { readonly board: PlacedBoard; readonly actor: PlacedCreature; readonly target: PlacedCreature }
  | { readonly stated: Stated }

/** Checks a situation; the answer is how the two stand to each other, or all that is wrong. */
export function resolveSituation(situation: Situation, reading: SignumReading): ResolvedSituation | Refusal {
  const resolved =
    'stated' in situation ? resolveStated(situation.stated, reading.content) : resolvePlaced(situation.onBoard, reading)
  if (resolved instanceof Refusal) return resolved
  const { actor, target, isSelf, paths } = resolved
  const twice = 'stated' in situation ? touchedTwice(situation.stated, ['situation', 'stated']) : []
  const dead = [...livingViolations(actor, paths.actor), ...livingViolations(target, paths.target), ...twice]
  if (dead.length > 0) return refuse(dead)
  traceReasons(actor, reading.trace)
  if (!isSelf) traceReasons(target, reading.trace)
  return resolved
}

function resolveStated(stated: Stated, content: SignumContent): ResolvedSituation | Refusal {
  const { distance, allied, touching, touchingHidden } = stated
  const paths = { actor: ['situation', 'stated', 'actor'], target: ['situation', 'stated', 'target'] }
  const violations: SignumViolation[] = []
  const actor = readFighter(stated.actor, content, paths.actor, violations)
  const target = readFighter(stated.target, content, paths.target, violations)
  if (violations.length > 0) return refuse(violations)
  if (actor.id === target.id && actor.player !== target.player) {
    const path = ['situation', 'stated', 'target', 'id']
    return refuse([{ rule: 'signum.board.names', path, facts: { id: target.id } }])
  }
  const gap = micrometres(distance)
  const isSelf = actor.id === target.id
  const enemies = actor.player !== target.player && !allied
  const isInContact = gap <= CONTACT
  const isHeld = enemies && isInContact && !target.hidden && !touching.includes(target.id)
  return {
    actor,
    target,
    isSelf,
    areEnemies: enemies,
    distance: centimetres(gap),
    isWithin: (length) => gap <= length + TOLERANCE,
    isNearer: (length) => gap < length - TOLERANCE,
    isInContact,
    held: isHeld ? [...touching, target.id] : touching,
    touchedHidden: touchingHidden,
    paths,
    ground: { stated },
  }
}

function resolvePlaced(
  question: z.infer<typeof OnBoard>,
  { content, trace }: SignumReading,
): ResolvedSituation | Refusal {
  const path = ['situation', 'onBoard']
  const board = placeBoard(question.board, content, [...path, 'board'])
  if (board instanceof Refusal) return board
  const paths = { actor: [...path, 'actor'], target: [...path, 'target'] }
  const found = findCreatures(board, { actor: question.actor, target: question.target }, path)
  if (found instanceof Refusal) return found
  const { actor, target } = found
  if (actor !== target && basesOverlap(actor.disc, target.disc)) {
    const facts = { one: question.actor, other: question.target, relation: 'overlap' } as const
    return refuse([{ rule: 'signum.geo.contact', path: paths.target, facts }])
  }
  return { ...situationOn(board, actor, target, trace), paths }
}

/** How two creatures on a board stand to each other. */
export function situationOn(
  board: PlacedBoard,
  actor: PlacedCreature,
  target: PlacedCreature,
  trace: SignumTrace,
): ResolvedSituation {
  const { distance } = measure(actor, creatureGoal(target), trace)
  const paths = { actor: ['actor'], target: ['target'] }
  return { ...relationOf(board, actor, target), distance, paths, ground: { board, actor, target } }
}

function relationOf(
  board: PlacedBoard,
  actor: PlacedCreature,
  target: PlacedCreature,
): Omit<ResolvedSituation, 'distance' | 'paths' | 'ground'> {
  const { player } = actor.creature
  const touched = enemiesInContact(board, player, actor.disc).map(({ creature }) => creature)
  const namesOf = (creatures: readonly Fighter[]): string[] => creatures.map(({ id }) => id)
  return {
    actor: actor.creature,
    target: target.creature,
    isSelf: actor === target,
    areEnemies: areEnemies(player, target.creature.player, board),
    isWithin: (length) => isWithin(actor.disc, target.disc, length),
    isNearer: (length) => isNearer(actor.disc, target.disc, length),
    isInContact: inContact(actor.disc, target.disc),
    held: namesOf(touched.filter(({ hidden }) => !hidden)),
    touchedHidden: namesOf(touched.filter(({ hidden }) => hidden)),
  }
}

/** What the actor sees of the target. */
export type Seen = Pick<LineOfSight, 'visible' | 'witness' | 'blockers'> & {
  /** The templates that protect the target. */
  readonly cover: readonly string[]
}

/** Whether the actor sees the target, and what protects it. */
export function sightOf(resolved: ResolvedSituation, trace: SignumTrace): Seen {
  const { ground, target } = resolved
  if (!('stated' in ground)) return seenBy(lineOfSight(ground.board, ground.actor, ground.target, trace))
  const { sight, cover } = ground.stated
  if (cover.length > 0) {
    trace.applied('signum.terrain.defence-against-shooting', { target: target.id, terrain: cover })
  }
  return { visible: sight, witness: null, blockers: [], cover }
}

/** What one sees on a board, as far as attacks depend on it. */
export const seenBy = ({ visible, witness, blockers, crossed, touched }: LineOfSight): Seen => ({
  visible,
  witness,
  blockers,
  cover: [...new Set([...touched, ...crossed])],
})
