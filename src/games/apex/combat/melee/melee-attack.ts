import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { readVitals, VitalsInput, wouldEliminate } from '../../damage/damage.ts'
import { standOnBoard } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { BoardForm } from '../../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../../table/occupancy.ts'
import { Squad } from '../../table/squad.ts'
import { Space } from '../../vocabulary.ts'
import { AimDeck } from '../shot/aim-deck.ts'

const AttackSquads = z
  .strictObject({ attacker: Squad, target: Squad })
  .describe('The squads of the two; if left out, they are taken to be enemies.')
  .meta({ id: 'ApexAttackSquads' })

/** What a melee attack is declared with, whether it is made or only its odds are asked for. */
export const attackFields = {
  board: BoardForm,
  attacker: Space,
  target: Space,
  squads: AttackSquads.optional(),
  occupied: OccupiedCells,
  eliminatedByDamage: z
    .boolean()
    .default(false)
    .describe('Whether the blow eliminates: then nobody is pushed. Read from `vitals` if they are given.'),
  vitals: VitalsInput.optional().describe('The Shield and Health of the target, to learn what is left of it.'),
  aimDeck: AimDeck,
}
const Attack = z.strictObject(attackFields)

/** Finds everything that an attack names, or says what is not there. */
export function prepareAttack(
  { board, attacker, target, squads, occupied, eliminatedByDamage, vitals: given }: z.infer<typeof Attack>,
  content: ApexContent,
) {
  const placed = standOnBoard(board, { attacker, target }, content)
  if (placed instanceof Refusal) return placed
  const beyond = outsideViolations(placed.board, occupied, 'occupied')
  if (beyond.length > 0) return refuse(beyond)
  const isOccupied = occupancy(placed.board, [...occupied, attacker.cell])
  const vitals = given === undefined ? null : readVitals(given, content, ['vitals'])
  if (vitals instanceof Refusal) return vitals
  const attack = {
    attacker: attacker.cell,
    target: target.cell,
    squads: squads ?? null,
    vitals,
    eliminatedByDamage: vitals === null ? eliminatedByDamage : wouldEliminate(vitals, content.melee.damage),
    isOccupied,
  }
  return { board: placed.board, attack }
}
