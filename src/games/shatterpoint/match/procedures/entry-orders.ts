import { openOrders, type Unmodified } from '../../dice/entry-orders.ts'
import { ROLL_OF } from '../../dice/modification.ts'
import type { EntryOrder } from '../../dice/modified.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { unitOfCharacter } from '../units.ts'
import type { Fight } from './fight.ts'

/** In which order both sides apply the entries of their rows; they are asked where it makes a difference. */
export function* chooseOrders(run: MatchRun, fight: Fight, printed: Unmodified): Asking<EntryOrder> {
  const attack = yield* chooseOrder(run, fight, printed, 'attacker')
  const situation = { ...printed.situation, entryOrder: { attack, defence: [] } }
  const defence = yield* chooseOrder(run, fight, { ...printed, situation }, 'defender')
  return { attack, defence }
}

function* chooseOrder(run: MatchRun, fight: Fight, unmodified: Unmodified, side: Side): Asking<number[]> {
  const orders = openOrders(unmodified, side, run.random).map(
    ({ places, entries }): readonly [ShatterpointCommand, number[]] => [
      { modifyDice: { entries: [...entries] } },
      [...places],
    ],
  )
  if (orders.length === 0) return []
  const { number: attack, attacker, defender } = fight
  const { player } = unitOfCharacter(run.state, fight[side])
  return yield* askOne(player, 'modify', { attack, attacker, defender, roll: ROLL_OF[side] }, orders)
}
