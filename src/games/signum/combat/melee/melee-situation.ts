import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { findCreatures } from '../../abilities/find-creatures.ts'
import { placeBoard } from '../../abilities/place-board.ts'
import { readFighter } from '../../abilities/read-fighter.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { basesOverlap, enemiesOf, inContact, isWithin } from '../../measuring/distance.ts'
import type { SignumViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import { BoardForm } from '../../table/board.ts'
import { type Fighter, has, StatedFighter } from '../../table/creature.ts'
import { isDead, livingViolations } from '../../table/living.ts'
import { areEnemies } from '../../table/placed-board.ts'
import { BAND_LENGTHS, Id } from '../../vocabulary.ts'

/** Who fights whom: said outright, or read off a board. */
export const MeleeSituation = z
  .union([
    z
      .strictObject({
        stated: z
          .strictObject({
            attacker: StatedFighter,
            defender: StatedFighter,
            inContact: z.boolean().default(true),
            others: z.array(StatedFighter).max(12).default([]).describe('Other enemies that touch the attacker.'),
          })
          .meta({ id: 'SignumStatedMelee' }),
      })
      .meta({ id: 'SignumMeleeStated' }),
    z
      .strictObject({
        onBoard: z.strictObject({ board: BoardForm, attacker: Id, defender: Id }).meta({ id: 'SignumBoardMelee' }),
      })
      .meta({ id: 'SignumMeleeOnBoard' }),
  ])
  .describe('The two creatures and who else touches the attacker, or the board they stand on.')
  .meta({ id: 'SignumMeleeSituation' })
export type MeleeSituation = z.infer<typeof MeleeSituation>

/** Two creatures that are to fight. */
export type ResolvedSituation = {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly inContact: boolean
  readonly areEnemies: boolean
  /** Other enemies that touch the attacker. */
  readonly others: readonly Fighter[]
  /** Enemies within S of the attacker that it could go on to; null if nobody said where they stand. */
  readonly near: readonly string[] | null
  readonly path: readonly string[]
}

/** Reads a situation; a board that is malformed is refused. */
export function resolveSituation(situation: MeleeSituation, content: SignumContent): ResolvedSituation | Refusal {
  if ('onBoard' in situation) return resolveOnBoard(situation.onBoard, content)
  const { inContact } = situation.stated
  const path = ['situation', 'stated']
  const { violations, ...fighters } = readStated(situation.stated, content, path)
  const { attacker, defender, others } = fighters
  violations.push(...wrongOthers(fighters, path))
  if (violations.length > 0) return refuse(violations)
  const isEnemy = attacker.player !== defender.player
  return { attacker, defender, inContact, areEnemies: isEnemy, others, near: null, path }
}

type StatedMelee = {
  readonly attacker: StatedFighter
  readonly defender: StatedFighter
  readonly others: readonly StatedFighter[]
}

/** Reads the cards of creatures that are stated. */
function readStated(stated: StatedMelee, content: SignumContent, path: readonly string[]) {
  const violations: SignumViolation[] = []
  const read = (fighter: StatedFighter, ...at: (string | number)[]) =>
    readFighter(fighter, content, [...path, ...at], violations)
  return {
    attacker: read(stated.attacker, 'attacker'),
    defender: read(stated.defender, 'defender'),
    others: stated.others.map((other, index) => read(other, 'others', index)),
    violations,
  }
}

type Stated = { readonly attacker: Fighter; readonly defender: Fighter; readonly others: readonly Fighter[] }

/** Others that are one of the two, named twice, dead or no enemies of the attacker. */
function wrongOthers({ attacker, defender, others }: Stated, path: readonly string[]): SignumViolation[] {
  return others.flatMap((other, index): SignumViolation[] => {
    const at = [...path, 'others', index]
    const { id } = other
    const isTaken = [attacker, defender, ...others.slice(0, index)].some((candidate) => candidate.id === id)
    const problem = { attacker: attacker.id, defender: id, problem: 'friend' as const }
    return [
      ...(isTaken ? [{ rule: 'signum.board.names' as const, path: at, facts: { id } }] : []),
      ...(other.player === attacker.player
        ? [{ rule: 'signum.melee.declare' as const, path: at, facts: problem }]
        : []),
      ...livingViolations(other, at),
    ]
  })
}

type OnBoard = { readonly board: BoardForm; readonly attacker: string; readonly defender: string }

function resolveOnBoard(
  { board, attacker: attackerId, defender: defenderId }: OnBoard,
  content: SignumContent,
): ResolvedSituation | Refusal {
  const path = ['situation', 'onBoard']
  const placed = placeBoard(board, content, [...path, 'board'])
  if (placed instanceof Refusal) return placed
  const found = findCreatures(placed, { attacker: attackerId, defender: defenderId }, path)
  if (found instanceof Refusal) return found
  const { attacker, defender } = found
  if (attacker !== defender && basesOverlap(attacker.disc, defender.disc)) {
    const facts = { one: attackerId, other: defenderId, relation: 'overlap' as const }
    return refuse([{ rule: 'signum.geo.contact', path: [...path, 'board'], facts }])
  }
  const enemies = enemiesOf(placed, attacker.creature.player).filter((enemy) => enemy !== defender)
  const others = enemies.filter(({ disc }) => inContact(attacker.disc, disc))
  const near = enemies.filter(({ disc, creature }) => !creature.hidden && isWithin(attacker.disc, disc, BAND_LENGTHS.S))
  return {
    attacker: attacker.creature,
    defender: defender.creature,
    inContact: attacker !== defender && inContact(attacker.disc, defender.disc),
    areEnemies: areEnemies(attacker.creature.player, defender.creature.player, placed),
    others: others.map(({ creature }) => creature),
    near: near.map(({ creature }) => creature.id),
    path,
  }
}

/** The enemies in contact that have to be attacked before all others. */
const defendersAmong = (creatures: readonly Fighter[]): Fighter[] =>
  creatures.filter((creature) => has(creature, 'defender') && !creature.hidden && !isDead(creature))

/** Everything that forbids the attacker to attack the defender. */
export function situationViolations(resolved: ResolvedSituation, alreadyAttacked: boolean): SignumViolation[] {
  const { attacker, defender, others, path } = resolved
  const violations: SignumViolation[] = []
  if (isDead(attacker)) violations.push(...livingViolations(attacker, [...path, 'attacker']))
  if (isDead(defender)) violations.push(...livingViolations(defender, [...path, 'defender']))
  const forbid = (problem: 'contact' | 'friend' | 'again', field: string): void => {
    const facts = { attacker: attacker.id, defender: defender.id, problem }
    violations.push({ rule: 'signum.melee.declare', path: [...path, field], facts })
  }
  if (attacker.id === defender.id) {
    violations.push({ rule: 'signum.board.names', path: [...path, 'defender'], facts: { id: defender.id } })
  }
  if (!resolved.areEnemies && attacker.player === defender.player) forbid('friend', 'defender')
  if (!resolved.areEnemies && attacker.player !== defender.player) {
    const facts = { actor: attacker.id, allied: [defender.id], what: 'attack' as const }
    violations.push({ rule: 'signum.variant.teams.allies', path: [...path, 'defender'], facts })
  }
  if (!resolved.inContact) forbid('contact', 'defender')
  if (alreadyAttacked) forbid('again', 'attacker')
  if (defender.hidden) {
    violations.push({
      rule: 'signum.stealth.untargetable',
      path: [...path, 'defender'],
      facts: { creature: defender.id },
    })
  }
  if (attacker.ran && !has(attacker, 'fast')) {
    const facts = { creature: attacker.id, fast: false }
    violations.push({ rule: 'signum.run.ends', path: [...path, 'attacker'], facts })
  }
  const shields = others.length === 0 || has(defender, 'defender') ? [] : defendersAmong(others)
  if (shields.length > 0) {
    const facts = { attacker: attacker.id, defenders: shields.map(({ id }) => id) }
    violations.push({ rule: 'signum.ability.defender', path: [...path, 'defender'], facts })
  }
  return violations
}
