import { Trace } from '../../../../rulebook/trace.ts'
import { PROSPERITY } from '../../content/numbers.ts'
import type { SignumRules } from '../../rules.ts'
import { lastOpponents } from '../../setup/sides.ts'
import { amountOf, isWounded } from '../../table/creature.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, askOrder, type MatchRun } from '../questions.ts'
import type { EffectInMatch } from '../shapes/things.ts'
import type { SignumState } from '../state.ts'
import { byArrival, cardAs, fighterOf, inTurnOrder, mayBeActivated, playerOf } from '../table.ts'
import { drawCards } from './cards.ts'
import { buryDead } from './harm.ts'
import { regenerateAtStart } from './starting.ts'
import { settle } from './triggers.ts'
import { changeProsperity, decideVictory } from './victory.ts'

/** The Initial phase: unturn, refresh, draw, income; then the Construction phase begins. */
export function beginTurn(run: MatchRun, player: PlayerId): void {
  const { state, trace } = run
  const first = inTurnOrder(state, state.order[0] ?? player)[0]
  trace.applied('signum.turn.phases', { player })
  const buildings = playerOf(state, player)
    .city.filter(({ turned }) => turned)
    .map(({ card }) => card)
  trace.applied('signum.turn.initial.unturn', { buildings })
  const round = state.turn === 0 || player === first ? state.round + 1 : state.round
  run.emit({ type: 'turnStarted', player, turn: state.turn + 1, round })
  endEffects(run, ({ lasts, controller }) => lasts === 'startOfOwnTurn' && controller === player)
  trace.applied('signum.turn.initial.draw', { cards: 1 })
  drawCards(run, player, 1)
  const before = playerOf(run.state, player).prosperity
  trace.applied('signum.prosperity.income', { player, before, after: before + PROSPERITY.income })
  changeProsperity(run, player, PROSPERITY.income)
  drawBuilding(run, player)
}

/** The experienced architect draws the next building if none waits. */
function drawBuilding(run: MatchRun, player: PlayerId): void {
  const { constructionDeck, drawnBuilding } = playerOf(run.state, player)
  if (constructionDeck === null || drawnBuilding !== null) return
  const [card] = constructionDeck
  if (card === undefined) run.trace.applied('signum.variant.architect-empty', { player })
  else run.emit({ type: 'buildingDrawn', player, card })
}

function endEffects(run: MatchRun, isOver: (effect: EffectInMatch) => boolean): void {
  for (const effect of run.state.effects) if (isOver(effect)) endEffect(run, effect)
}

function endEffect(run: MatchRun, effect: EffectInMatch): void {
  const { on } = effect
  if ('control' in on && run.state.creatures.some(({ id }) => id === on.control)) {
    run.emit({ type: 'controlChanged', creature: on.control, controller: on.owner })
  }
  run.emit({ type: 'effectEnded', effect })
}

/** Effects that end with the activation of a creature. */
export const endActivationEffects = (run: MatchRun, creature: string): void =>
  endEffects(run, ({ lasts, on }) => lasts === 'endOfActivation' && 'creature' in on && on.creature === creature)

/** Creatures that could still be activated are skipped, effects end, and the next player’s turn begins. */
export function* endTurn(run: MatchRun): Asking<void> {
  yield* skipRest(run)
  yield* finishTurn(run)
}

function* skipRest(run: MatchRun): Asking<void> {
  const { active } = run.state
  const waiting = byArrival(run.state.creatures).filter((one) => mayBeActivated(run, one))
  run.trace.applied('signum.turn.end-not-before', { player: active, creatures: waiting.map(({ id }) => id) })
  for (const { id } of waiting) {
    const fighter = fighterOf(run, id)
    const dice = isWounded(fighter) ? amountOf(fighter, 'regeneration') : 0
    const contract = fighter.abilities.some((ability) => ability.id === 'contract')
    run.trace.applied('signum.turn.skipped', { creature: id, dice, contract })
    run.emit({ type: 'activationSkipped', creature: id })
    regenerateAtStart(run, id)
  }
}

/** The end of a turn, whoever ended it. */
export function* finishTurn(run: MatchRun): Asking<void> {
  const { active, turn } = run.state
  for (const player of inTurnOrder(run.state, active)) yield* endEffectsOf(run, player)
  run.emit({ type: 'turnEnded', player: active, turn })
  endOfRound(run, active)
  const order = inTurnOrder(run.state, active).filter((player) => player !== active)
  const next = order[0] ?? active
  run.trace.applied('signum.turn.end-between-players', { order: [active], next })
  beginTurn(run, next)
}

/** What of a player’s ends now; the order is asked where one of them does more than end. */
function* endEffectsOf(run: MatchRun, player: PlayerId): Asking<void> {
  const over = run.state.effects.filter((effect) => effect.controller === player && endsNow(run.state, effect))
  if (over.length === 0) return
  const acts = over.some(({ on }) => 'creature' in on && 'modify' in on.does && on.does.modify.stat === 'health')
  const ordered = acts ? yield* askOrder(player, 'orderEndOfTurn', over, ({ source }) => source) : over
  run.trace.applied('signum.turn.end', { player, items: over.map(({ source }) => source), chooses: acts })
  for (const effect of ordered) {
    endEffect(run, effect)
    buryDead(run, [])
    yield* settle(run)
  }
}

/** Whether an effect ends with the turn that is going on. */
function endsNow(state: SignumState, { lasts, controller }: EffectInMatch): boolean {
  if (lasts === 'endOfTurn' || lasts === 'endOfCombat') return true
  return lasts === 'endOfOpponentTurn' && state.active === lastOpponentOf(state, controller)
}

/** The last opponent of a player before their own next turn. */
function lastOpponentOf(state: SignumState, player: PlayerId): PlayerId | null {
  const turnOrder = inTurnOrder(state, state.order[0] ?? player)
  const known = turnOrder.includes(player) ? turnOrder : [player, ...turnOrder]
  const teams = state.players.map(({ team }) => [...team])
  const found = lastOpponents({ sides: [], turnOrder: known, teams }, new Trace<SignumRules>())
  return (found.find((one) => one.player === player)?.last ?? null) as PlayerId | null
}

/** After the last turn of a round the limit may be reached. */
function endOfRound(run: MatchRun, active: PlayerId): void {
  const { options, order, round } = run.state
  const limit = options.roundLimit
  const last = inTurnOrder(run.state, order[0] ?? active).at(-1)
  if (limit === null || round < limit || active !== last) return
  run.trace.applied('signum.victory.turn-limit', { round, limit })
  decideVictory(run, 'timeLimit')
}

/** A building comes into the city, or the phase passes and gives two points. */
export function build(run: MatchRun, card: string, turned: readonly string[]): void {
  const { active: player } = run.state
  const { cost } = cardAs('building', card, run.content)
  if (turned.length > 0) run.emit({ type: 'buildingsTurned', player, buildings: [...turned] })
  changeProsperity(run, player, -cost.prosperity)
  run.trace.applied('signum.zone.city-public', { player, card })
  run.emit({ type: 'buildingBuilt', player, card })
  run.emit({ type: 'stepReached', player, phase: 'activation' })
}

export function skipConstruction(run: MatchRun): void {
  const { active: player } = run.state
  const before = playerOf(run.state, player).prosperity
  run.trace.applied('signum.prosperity.skip-building', { before, after: before + PROSPERITY.skipping })
  run.emit({ type: 'constructionSkipped', player })
  changeProsperity(run, player, PROSPERITY.skipping)
  run.emit({ type: 'stepReached', player, phase: 'activation' })
}
