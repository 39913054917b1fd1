import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { placeOnBoard } from '../../define.ts'
import { Backpack, isHeld } from '../../loot/loot.ts'
import { refuse } from '../../refusal.ts'
import { BoardForm } from '../../table/board.ts'
import { outsideViolations, standingViolations } from '../../table/occupancy.ts'
import { Space } from '../../vocabulary.ts'
import { AimDeck } from '../shot/aim-deck.ts'
import { Rotation } from './area.ts'
import { findGrenade, GrenadeChoice, PlacedLegends, readLegends } from './grenade.ts'

/** What a throw is declared with, whether it is made or only its odds are asked for. */
export const throwFields = {
  board: BoardForm,
  grenade: GrenadeChoice,
  thrower: Space,
  aim: Space,
  rotation: Rotation,
  legends: PlacedLegends.describe('Everyone who may be hit, the thrower and squadmates too.'),
  backpack: Backpack.optional(),
  aimDeck: AimDeck,
}
const Throw = z.strictObject(throwFields)

/** Finds everything that a throw names, or says what is not there. */
export function prepareThrow(
  { board, grenade, thrower, aim, rotation, legends: placedLegends, backpack }: z.infer<typeof Throw>,
  content: ApexContent,
) {
  const placed = placeOnBoard(board, { thrower, aim }, content)
  if (placed instanceof Refusal) return placed
  const misplaced = standingViolations(placed.board, thrower.cell, ['thrower', 'cell'])
  if (misplaced.length > 0) return refuse(misplaced)
  const cells = placedLegends.map(({ cell }) => cell)
  const beyond = outsideViolations(placed.board, cells, 'legends')
  if (beyond.length > 0) return refuse(beyond)
  const chosen = findGrenade(grenade, content)
  if (chosen instanceof Refusal) return chosen
  if ('id' in grenade && !isHeld(grenade.id, backpack)) {
    const facts = { token: grenade.id, category: 'grenade', held: false } as const
    return refuse([{ rule: 'apex.use.options', path: ['backpack'], facts }])
  }
  const legends = readLegends(placedLegends, content)
  if (legends instanceof Refusal) return legends
  return { board: placed.board, grenade: chosen, thrown: { thrower: thrower.cell, aim: aim.cell, rotation, legends } }
}
