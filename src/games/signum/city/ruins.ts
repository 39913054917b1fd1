import { basesOverlap, enemiesInContact, overlapsTerrain, touchesTerrain } from '../measuring/distance.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { isOnBoard } from '../table/place-board.ts'
import {
  type Disc,
  isTerrain,
  type PlacedBoard,
  type PlacedCreature,
  type PlacedTerrain,
} from '../table/placed-board.ts'
import type { EntranceProblem } from './ruins.rules.ts'

/** What keeps a creature from doing anything with ruins. */
function ruinsViolations(board: PlacedBoard, { creature, disc }: PlacedCreature): SignumViolation[] {
  const { id, kind, player, hidden, ran } = creature
  const enemies = hidden ? [] : enemiesInContact(board, player, disc).map((enemy) => enemy.creature.id)
  const violations: SignumViolation[] = []
  if (kind === 'hero') violations.push({ rule: 'signum.ruins.not-heroes', path: ['creature'], facts: { creature: id } })
  if (enemies.length > 0) {
    violations.push({ rule: 'signum.ruins.not-in-contact', path: ['creature'], facts: { creature: id, enemies } })
  }
  if (ran) violations.push({ rule: 'signum.ruins.after-move', path: ['creature'], facts: { creature: id, ran } })
  return violations
}

/** Everything that keeps a creature from searching a template. */
export function searchViolations(
  board: PlacedBoard,
  searcher: PlacedCreature,
  ruins: PlacedTerrain,
): SignumViolation[] {
  const { id } = ruins.terrain
  const isThere = ruins.terrain.ruins !== 'no' && touchesTerrain(searcher.disc, ruins)
  const facts = { creature: searcher.creature.id, ruins: id, symbol: null }
  return [
    ...ruinsViolations(board, searcher),
    ...(isThere ? [] : [{ rule: 'signum.ruins.search' as const, path: ['ruins'], facts }]),
    ...(ruins.terrain.ruins === 'searched'
      ? [{ rule: 'signum.ruins.once' as const, path: ['ruins'], facts: { ruins: id } }]
      : []),
  ]
}

const entrance = (creature: string, problem: EntranceProblem, path: string): SignumViolation => ({
  rule: 'signum.ruins.secret-entrance',
  path: [path],
  facts: { creature, problem, symbol: null },
})

/** Everything that keeps a creature from trying a secret entrance. */
export function entranceViolations(
  board: PlacedBoard,
  { creature, disc }: PlacedCreature,
  ruins: PlacedTerrain,
): SignumViolation[] {
  const hasOther = board.terrain.some((other) => other !== ruins && other.terrain.ruins === 'searched')
  return [
    ...ruinsViolations(board, { creature, disc }),
    ...(touchesTerrain(disc, ruins) ? [] : [entrance(creature.id, 'contact', 'ruins')]),
    ...(ruins.terrain.ruins === 'searched' ? [] : [entrance(creature.id, 'unsearched', 'ruins')]),
    ...(hasOther ? [] : [entrance(creature.id, 'noOther', 'ruins')]),
  ]
}

/** Everything that is wrong with where a creature wants to come out. */
export function exitViolations(
  board: PlacedBoard,
  user: PlacedCreature,
  from: PlacedTerrain,
  exit: { readonly ruins: PlacedTerrain; readonly disc: Disc },
): SignumViolation[] {
  const { id, player } = user.creature
  const { ruins, disc } = exit
  const others = board.creatures.filter((other) => other !== user)
  const isTaken =
    !isOnBoard(disc, board.width, board.height) ||
    others.some((other) => basesOverlap(disc, other.disc)) ||
    board.terrain.some((template) => isTerrain(template, 'impassable') && overlapsTerrain(disc, template))
  const problems: EntranceProblem[] = [
    ...(ruins !== from && ruins.terrain.ruins === 'searched' ? [] : ['exit' as const]),
    ...(touchesTerrain(disc, ruins) ? [] : ['exitTouch' as const]),
    ...(enemiesInContact(board, player, disc).length > 0 ? ['exitEnemy' as const] : []),
    ...(isTaken ? ['exitTaken' as const] : []),
  ]
  return problems.map((problem) => entrance(id, problem, 'exit'))
}

/** What follows from using ruins. */
export function traceUse({ creature: { id, moved, hidden } }: PlacedCreature, trace: SignumTrace): void {
  if (moved) trace.applied('signum.ruins.after-move', { creature: id, ran: false })
  if (hidden) trace.applied('signum.ruins.stealth-kept', { creature: id })
  trace.applied('signum.ruins.ends-turn', { creature: id })
}
