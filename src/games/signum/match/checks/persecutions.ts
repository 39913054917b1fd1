import { Trace } from '../../../../rulebook/trace.ts'
import { judgeMove } from '../../movement/move.ts'
import type { MoveMode } from '../../movement/movement.ts'
import type { SignumRules } from '../../rules.ts'
import { placePoint } from '../../table/place-board.ts'
import type { Band, Point } from '../../vocabulary.ts'
import { placedCreature, placedOf } from '../table.ts'
import type { Scene } from './moment.ts'

type Way = { readonly path: readonly Point[]; readonly mode: MoveMode }

/** A creature with a move of so many centimetres that was not made yet: S for a Persecution. */
export function chaserOn(scene: Scene, id: string, movement: Band = 'S') {
  const board = placedOf(scene)
  const mover = placedCreature(scene, id)
  const chaser = { ...mover, creature: { ...mover.creature, movement, moved: false, ran: false } }
  return { board: { ...board, creatures: board.creatures.map((one) => (one === mover ? chaser : one)) }, mover: chaser }
}

/** Whether a way of a Persecution leads into contact with its target. */
export function mayPersecute(scene: Scene, id: string, target: string, { path, mode }: Way): boolean {
  const judged = judgeMove(
    { ...chaserOn(scene, id), path: path.map(placePoint), mode, run: false },
    new Trace<SignumRules>(),
  )
  return judged.legal && judged.mayFight.includes(target)
}

/** Whether a text that moves a creature lets it go along a way. */
export function mayShift(scene: Scene, id: string, band: Band, { path, mode }: Way): boolean {
  const move = { ...chaserOn(scene, id, band), path: path.map(placePoint), mode, run: false }
  return judgeMove(move, new Trace<SignumRules>()).legal
}
