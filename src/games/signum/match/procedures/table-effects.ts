import { effectText } from '../../cards/card-text.words.ts'
import type { Text } from '../../cards/effect-source.ts'
import type { Effect } from '../../content/effects.ts'
import { PLAYERS, type PlayerId } from '../players.ts'
import { type Asking, askPick, type MatchRun } from '../questions.ts'
import { opponentsOf, playerOf } from '../table.ts'
import { drawCards } from './cards.ts'
import { destroyBuildings, destroyRelics, destroyTemplates } from './destroying.ts'
import { changeProsperity } from './victory.ts'

/** What a text did to the event that it interrupts. */
export type TableResult = { readonly cancelled: boolean; readonly returns: 'deck' | 'hand' | null }
export const UNTOUCHED: TableResult = { cancelled: false, returns: null }

type Speaking = { readonly text: Text; readonly controller: PlayerId }

/** A sentence about a player, cards or buildings. */
export function* carryOutOnTable(
  run: MatchRun,
  { text, controller }: Speaking,
  { does, to, lasts }: Effect,
): Asking<Partial<TableResult>> {
  if ('cancelSummon' in does || 'cancelAttack' in does) return { cancelled: true }
  if ('returnTo' in does) return { returns: does.returnTo }
  const player = yield* playerMeant(run, controller, to.who === 'opponent')
  if (player === null) return {}
  const { en: effect } = effectText(does, run.content)
  run.trace.applied('signum.ability.deeds', { card: text.name, effect, player })
  if (to.who === 'controller') run.trace.applied('signum.zone.own-by-default', { card: text.name, player })
  if ('prosperity' in does) changeProsperity(run, player, does.prosperity)
  else if ('draw' in does) draw(run, player, does.draw)
  else if ('discard' in does) yield* discard(run, player, does.discard)
  else if ('unturnBuildings' in does) yield* turnSome(run, text, controller, player, does.unturnBuildings, false)
  else if ('turnBuildings' in does) yield* turnSome(run, text, controller, player, does.turnBuildings, true)
  else if ('lockBuildings' in does) yield* lockSome(run, text, controller, player, does.lockBuildings, lasts)
  else if ('destroyBuilding' in does) yield* destroyBuildings(run, { text, controller, to }, player)
  else if ('destroyRelic' in does) yield* destroyRelics(run, { text, controller, to }, player)
  else if ('destroyTerrain' in does) yield* destroyTemplates(run, { text, controller, to })
  return {}
}

/** The player that a sentence is about; of several opponents the controller chooses one. */
function* playerMeant(run: MatchRun, controller: PlayerId, isOpponent: boolean): Asking<PlayerId | null> {
  if (!isOpponent) return controller
  const opponents = opponentsOf(run.state, controller)
  if (opponents.length < 2) return opponents[0] ?? null
  const pick = { field: 'targets', candidates: opponents, min: 1, max: 1 } as const
  const [chosen] = yield* askPick(controller, 'chooseTargets', { what: 'opponent' }, pick)
  const opponent = PLAYERS.find((player) => player === chosen) ?? null
  if (opponent !== null) run.trace.applied('signum.variant.multi.choose-opponent', { player: controller, opponent })
  return opponent
}

function draw(run: MatchRun, player: PlayerId, count: number): void {
  run.trace.applied('signum.turn.draw-elsewhere', { cards: count })
  drawCards(run, player, count)
}

/** Whoever discards chooses the cards. */
function* discard(run: MatchRun, player: PlayerId, count: number): Asking<void> {
  const { hand } = playerOf(run.state, player)
  if (hand.length === 0) return
  const size = Math.min(count, hand.length)
  const pick = { field: 'cards', candidates: hand, min: size, max: size } as const
  const cards = yield* askPick(player, 'chooseDiscard', { count: size }, pick)
  run.emit({ type: 'cardsDiscarded', player, cards, why: 'text' })
}

function* turnSome(
  run: MatchRun,
  { name: card }: Text,
  controller: PlayerId,
  player: PlayerId,
  count: number,
  turned: boolean,
): Asking<void> {
  const able = playerOf(run.state, player).city.filter((one) => one.turned !== turned)
  const candidates = able.map((one) => one.card)
  const pick = { field: 'targets', candidates, min: Math.min(count, candidates.length), max: count } as const
  const buildings = yield* askPick(controller, 'chooseTargets', { card, of: player }, pick)
  if (buildings.length > 0) run.emit({ type: turned ? 'buildingsTurned' : 'buildingsUnturned', player, buildings })
}

function* lockSome(
  run: MatchRun,
  { name: card }: Text,
  controller: PlayerId,
  player: PlayerId,
  count: number,
  lasts: Effect['lasts'],
): Asking<void> {
  const candidates = playerOf(run.state, player).city.map((one) => one.card)
  const pick = { field: 'targets', candidates, min: 0, max: count } as const
  const locked = yield* askPick(controller, 'chooseTargets', { card, of: player }, pick)
  for (const building of locked) {
    const effect = { id: run.state.sequence, source: card, controller, lasts, turn: run.state.turn }
    run.emit({ type: 'effectBegan', effect: { ...effect, on: { locks: building, of: player } } })
  }
}
