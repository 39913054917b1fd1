import { Refusal } from '../../../../rulebook/refusal.ts'
import { PROSPERITY } from '../../content/numbers.ts'
import { evaluate, type VictoryQuestion } from '../../victory/victory.ts'
import { asPlayer, type PlayerId } from '../players.ts'
import type { MatchRun } from '../questions.ts'
import type { PlayerState } from '../state.ts'
import { cardAs, playerOf } from '../table.ts'

/** Thrown where the match ends: whatever was going on falls away. */
export class MatchOver extends Error {}

/** Thrown where the player whose turn it is goes out: the turn ends at once. */
export class TurnOver extends Error {}

type Standing = VictoryQuestion['players'][number]

function standingOf({ state, content }: MatchRun, one: PlayerState): Standing {
  const { player, team, status, prosperity, city, kills } = one
  const hero = state.creatures.find(({ kind, owner }) => kind === 'hero' && owner === player)
  const costs = city.map(({ card }) => cardAs('building', card, content).cost.prosperity)
  return {
    player,
    ...(team.length > 1 ? { team: team.join('') } : {}),
    hero: status === 'in' ? 'alive' : status,
    heroWounds: hero?.wounds ?? cardAs('hero', one.hero, content).health,
    prosperity,
    buildingCosts: costs.reduce((sum, cost) => sum + cost, 0),
    kills,
  }
}

/** Looks whether somebody has won; whoever is out leaves. */
export function decideVictory(run: MatchRun, cause: VictoryQuestion['cause'] = 'event'): void {
  const { state, trace } = run
  const players = state.players.map((one) => standingOf(run, one))
  const verdict = evaluate({ players, cause, triggersPending: false, reached: [...state.reached] }, trace)
  if (verdict instanceof Refusal) throw new Error('Nobody can say who has won.')
  if (verdict.over) endMatch(run, verdict.winners.map(asPlayer), verdict.reason)
  for (const player of verdict.out.map(asPlayer)) if (playerOf(state, player).status === 'fallen') goOut(run, player)
  if (playerOf(run.state, state.active).status === 'out') throw new TurnOver()
}

type Reason = Extract<MatchRun['events'][number], { type: 'matchEnded' }>['reason']

function endMatch(run: MatchRun, winners: PlayerId[], reason: Reason): never {
  run.emit({ type: 'matchEnded', winners, reason })
  throw new MatchOver()
}

/** After every event that may decide the match: heroes first, then points. */
export function checkVictory(run: MatchRun): void {
  const { players } = run.state
  const isDecisive = players.some(({ status, prosperity }) => {
    return status === 'fallen' || (status === 'in' && prosperity >= PROSPERITY.victory)
  })
  if (isDecisive) decideVictory(run)
}

/** A player whose hero fell goes out: nothing of theirs acts any more. */
function goOut(run: MatchRun, player: PlayerId): void {
  const own = run.state.creatures.filter(({ owner }) => owner === player).map(({ id }) => id)
  run.trace.applied('signum.variant.elimination-details', { player, creatures: own })
  for (const effect of run.state.effects) {
    if (!('control' in effect.on) || effect.controller !== player) continue
    run.emit({ type: 'controlChanged', creature: effect.on.control, controller: effect.on.owner })
    run.emit({ type: 'effectEnded', effect })
  }
  for (const creature of own) run.emit({ type: 'creatureRemoved', creature, owner: player })
  run.emit({ type: 'playerOut', player })
}

/** Whoever gave up among several goes out without triggers; if it was their turn, it is over. */
export function leave(run: MatchRun, player: PlayerId): void {
  run.trace.applied('signum.victory.concession', { player })
  goOut(run, player)
  if (run.state.active === player) throw new TurnOver()
}

/** Points come or go; whoever reaches 51 wins at once, unless a hero has just fallen. */
export function changeProsperity(run: MatchRun, player: PlayerId, by: number): void {
  const { prosperity: before, status } = playerOf(run.state, player)
  const prosperity = Math.max(0, before + by)
  if (status === 'out' || prosperity === before) return
  run.emit({ type: 'prosperityChanged', player, by: prosperity - before, prosperity })
  const isFallen = run.state.players.some((one) => one.status === 'fallen')
  if (prosperity < PROSPERITY.victory || by <= 0 || isFallen) return
  run.trace.applied('signum.prosperity.win-any-moment', { player, prosperity })
  decideVictory(run)
}
