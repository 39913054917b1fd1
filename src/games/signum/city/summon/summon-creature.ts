import { Refusal } from '../../../../rulebook/refusal.ts'
import { placeBoard } from '../../abilities/place-board.ts'
import { fighterOf, withPlace } from '../../abilities/read-fighter.ts'
import type { SignumReading } from '../../define.ts'
import { citeViolations } from '../../language/violation.ts'
import { refuse } from '../../refusal.ts'
import type { BoardForm } from '../../table/board.ts'
import { amountOf, has, type StatedCreature } from '../../table/creature.ts'
import { sideOf, withoutSide } from '../player-side.ts'
import { summon } from './summon.ts'

/** Puts a new creature at its side: whether it may stand there, who may backstab it and what it brings. */
export function summonCreature(
  { board, creature: stated }: { readonly board: BoardForm; readonly creature: StatedCreature },
  { content, trace }: SignumReading,
) {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const fighter = fighterOf(stated, content, 'creature')
  if (fighter instanceof Refusal) return fighter
  const newcomer = withPlace(fighter, stated, content)
  if (placed.creatures.some(({ creature: { id } }) => id === newcomer.id)) {
    return refuse([{ rule: 'signum.board.names', path: ['creature', 'id'], facts: { id: newcomer.id } }])
  }
  const side = sideOf(placed, newcomer.player)
  if (side === undefined) return withoutSide(newcomer.player)
  const { forced, violations, backstabbers } = summon(placed, newcomer, side, trace)
  const legal = violations.length === 0
  return {
    legal,
    forced,
    violations: citeViolations(violations, trace),
    backstabbers: [...backstabbers],
    armour: legal ? amountOf(newcomer, 'armour') : 0,
    hidden: legal && newcomer.kind === 'character' && has(newcomer, 'stealth'),
    acts: legal && (newcomer.kind === 'hero' || has(newcomer, 'rush')),
  }
}
