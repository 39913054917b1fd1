import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import { loseMomentum } from '../../victory/track.ts'
import type { Player } from '../../vocabulary.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { unitOf } from '../units.ts'
import type { Course } from './steps.ts'
import { spend } from './tokens.ts'

type Payment = Extract<AbilityEffect, { pay: unknown }>['pay']

/** A player pays as much as they want for an ability, down to nothing; how much it is. */
export function* payFor(run: MatchRun, { of, upTo }: Payment, { owned }: Course): Asking<number> {
  const { unit, id: ability } = owned
  const { player } = unitOf(run.state, unit)
  const most = Math.min(upTo, affordable(run, of, player, unit))
  const items = Array.from({ length: most }, (_, less) => most - less).map(
    (count): readonly [ShatterpointCommand, number] => [{ choose: { option: String(count) } }, count],
  )
  const none: readonly [ShatterpointCommand, number] = [{ decline: {} }, 0]
  const paid = yield* askOne(player, 'choice', { unit, ability, pays: of }, [...items, none])
  take(run, of, { player, unit, paid })
  return paid
}

function affordable({ state }: MatchRun, of: Payment['of'], player: Player, unit: string): number {
  if (of === 'force') return state.players[player].force.ready
  return of === 'hunker' ? unitOf(state, unit).hunker : state.track.momentum[player]
}

type Paid = { readonly player: Player; readonly unit: string; readonly paid: number }

function take(run: MatchRun, of: Payment['of'], { player, unit, paid }: Paid): void {
  if (paid === 0) return
  if (of === 'force') spend(run, player, paid)
  else if (of === 'hunker') run.emit({ type: 'hunkerLost', unit, amount: paid })
  else for (let count = 0; count < paid; count++) giveUpMomentum(run, player)
}

/** A player loses the momentum token nearest to the centre. */
function giveUpMomentum(run: MatchRun, player: Player): void {
  const { track } = loseMomentum(run.state.track, player, run.trace)
  run.emit({ type: 'momentumLost', player, track })
}
