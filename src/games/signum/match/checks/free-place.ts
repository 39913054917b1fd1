import { Trace } from '../../../../rulebook/trace.ts'
import { sideOf } from '../../city/player-side.ts'
import { summon } from '../../city/summon/summon.ts'
import type { SignumRules } from '../../rules.ts'
import type { Point } from '../../vocabulary.ts'
import type { PlayerId } from '../players.ts'
import { placedOf } from '../table.ts'
import type { Scene } from './moment.ts'
import { newcomerOf } from './newcomer.ts'

/** Whether a creature may come in at a place. */
export function isFreePlace(scene: Scene, player: PlayerId, card: string, at: Point): boolean {
  const board = placedOf(scene)
  const side = sideOf(board, player)
  if (side === undefined) return false
  return summon(board, newcomerOf(scene, card, player, at), side, new Trace<SignumRules>()).violations.length === 0
}
