import { shuffled } from '../../../../rulebook/random.ts'
import type { Owned } from '../abilities/owned.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { unitOf } from '../units.ts'

/** The reserved card goes back to the deck, on top or under it, and the revealed one into the reserve. */
export function* swapReserve(run: MatchRun, { unit, id: ability }: Owned): Asking<boolean> {
  const { player } = unitOf(run.state, unit)
  const { reserve, revealed } = run.state.players[player]
  if (reserve === null || revealed === null) return false
  const to = yield* askOne(player, 'choice', { unit, ability, card: reserve }, [
    [{ choose: { option: 'top' } }, 'top'],
    [{ choose: { option: 'bottom' } }, 'bottom'],
  ] as const)
  run.emit({ type: 'reserveSwapped', player, card: revealed, back: reserve, to })
  return true
}

/** The order card of a unit is shuffled into the deck, from wherever else it lies. */
export function shuffleCardIn(run: MatchRun, { unit }: Owned): boolean {
  const { player } = unitOf(run.state, unit)
  const { deck } = run.state.players[player]
  if (deck.includes(unit)) return false
  run.emit({ type: 'cardShuffledIn', player, card: unit, deck: shuffled([...deck, unit], run.random) })
  return true
}
