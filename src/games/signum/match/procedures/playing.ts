import { paymentsOf } from '../../city/city.ts'
import { sideOf } from '../../city/player-side.ts'
import { summon } from '../../city/summon/summon.ts'
import { amountOf, has } from '../../table/creature.ts'
import type { Cost, Point } from '../../vocabulary.ts'
import { isFreePlace } from '../checks/free-place.ts'
import { newcomerOf } from '../checks/newcomer.ts'
import { summonPlaces } from '../checks/places.ts'
import type { CommandBody } from '../command.ts'
import { freshCreature } from '../evolve/change.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { cardOf } from '../state.ts'
import { cardAs, cityOf, fighterOf, placedOf, playerOf } from '../table.ts'
import { askBackstabs } from './backstabbing.ts'
import { makeRoom, shuffleDeck } from './cards.ts'
import { carryOutCard, openWindow, settle, speak } from './triggers.ts'
import { changeProsperity } from './victory.ts'

/** The buildings that pay: as they were named, or the only way. */
export function paymentFor(
  run: MatchRun,
  player: PlayerId,
  cost: Cost,
  named: readonly string[] | undefined,
): string[] {
  return [...(named ?? paymentsOf(cost, cityOf(run.state, player, run.content)).listed[0] ?? [])]
}

function pay(run: MatchRun, player: PlayerId, cost: Cost, named: readonly string[] | undefined): string[] {
  const buildings = paymentFor(run, player, cost, named)
  if (buildings.length > 0) run.emit({ type: 'buildingsTurned', player, buildings })
  changeProsperity(run, player, -cost.prosperity)
  return buildings
}

/** A card is declared, paid, and resolved unless a tactic cancels it. */
export function* playCard(run: MatchRun, body: CommandBody<'playCard'>): Asking<void> {
  const { active: player } = run.state
  const card = run.content.cards.get(cardOf(body.card))
  switch (card?.kind) {
    case 'character':
      return yield* playCharacter(run, player, body)
    case 'spell':
      return yield* playSpell(run, player, body)
    case 'relic':
      return playRelic(run, player, body)
    case 'tactic':
      return playTactic(run, player, body)
    default:
      throw new Error(`${body.card} is not played from the hand.`)
  }
}

function* playCharacter(run: MatchRun, player: PlayerId, body: CommandBody<'playCard'>): Asking<void> {
  const { card, payment, at } = body
  run.emit({ type: 'cardDeclared', player, card, tactic: false })
  pay(run, player, cardAs('character', card, run.content).cost, payment)
  const { cancelled, returns } = yield* openWindow(run, 'opponentSummons', { card })
  if (cancelled) {
    cancelCard(run, player, card, returns)
    return yield* settle(run)
  }
  const place = yield* placeAgain(run, player, card, at)
  if (place === null) cancelCard(run, player, card, null)
  else yield* bringIn(run, player, card, place)
  yield* settle(run)
}

/** A cancelled card goes to the graveyard, unless the tactic says otherwise; what was paid is lost. */
function cancelCard(run: MatchRun, player: PlayerId, card: string, returns: 'deck' | 'hand' | null): void {
  run.trace.applied('signum.play.cancelled-card', { card })
  if (returns === 'hand') makeRoom(run, player)
  run.emit({ type: 'cardCancelled', player, card, to: returns ?? 'graveyard' })
  if (returns === 'deck') shuffleDeck(run, player, card)
}

/** The place that was named, or another if an interruption took it. */
function* placeAgain(run: MatchRun, player: PlayerId, card: string, at: Point | undefined): Asking<Point | null> {
  if (at !== undefined && isFreePlace(run, player, card, at)) return at
  const places = summonPlaces(run, player, card)
  if (places.length === 0) return null
  const { at: chosen } = yield* ask(
    player,
    'choosePlace',
    { card },
    places.map((one) => ({ at: one })),
  )
  return chosen ?? places[0] ?? null
}

/** A character comes in: place, tokens, backstabs if it was forced, then its First Word. */
function* bringIn(run: MatchRun, player: PlayerId, card: string, at: Point): Asking<void> {
  const board = placedOf(run)
  const side = sideOf(board, player)
  if (side === undefined) throw new Error(`${player} has no side.`)
  const newcomer = newcomerOf(run, card, player, at)
  const { backstabbers } = summon(board, newcomer, side, run.trace)
  const more = { kind: 'character' as const, x: at.x, y: at.y, arrived: run.state.sequence, summoned: true }
  const tokens = { armour: amountOf(newcomer, 'armour'), hidden: has(newcomer, 'stealth') }
  run.emit({ type: 'creatureSummoned', player, creature: freshCreature(card, player, { ...more, ...tokens }) })
  const summoned = fighterOf(run, card)
  yield* askBackstabs(run, card, backstabbers, 'forcedSummon')
  const { fired } = playerOf(run.state, player)
  if (!has(summoned, 'firstWord') || fired.includes(`${card} firstWord`)) return
  run.trace.applied('signum.summon.first-word', { creature: card })
  yield* speak(run, summoned, 'firstWord', player)
}

function* playSpell(run: MatchRun, player: PlayerId, body: CommandBody<'playCard'>): Asking<void> {
  const { card, payment, targets, option } = body
  run.emit({ type: 'cardDeclared', player, card, tactic: false })
  pay(run, player, cardAs('spell', card, run.content).cost, payment)
  const { cancelled, returns } = yield* openWindow(run, 'opponentPlaysSpell', { card })
  if (cancelled) cancelCard(run, player, card, returns)
  else {
    run.trace.applied('signum.spell.immediate', { spell: card })
    yield* carryOutCard(run, card, player, targets ?? null, option ?? null)
    run.emit({ type: 'spellResolved', player, card })
  }
  yield* settle(run)
}

function playRelic(run: MatchRun, player: PlayerId, { card, payment, replaces }: CommandBody<'playCard'>): void {
  const { relicType, uses, durability, cost } = cardAs('relic', card, run.content)
  run.emit({ type: 'cardDeclared', player, card, tactic: false })
  pay(run, player, cost, payment)
  const { relics, hero } = playerOf(run.state, player)
  const held = relics.filter((relic) => cardAs('relic', relic.card, run.content).relicType === relicType)
  const slots = cardAs('hero', hero, run.content).slots.find(({ type }) => type === relicType)?.count ?? 0
  const replaced = held.length < slots ? undefined : (replaces ?? held[0]?.id)
  if (replaced !== undefined) run.emit({ type: 'relicDiscarded', player, relic: replaced, why: 'replaced' })
  const relic = { id: card, card: cardOf(card), uses, tokens: durability, usedThisTurn: false }
  run.emit({ type: 'relicEquipped', player, relic })
}

function playTactic(run: MatchRun, player: PlayerId, { card, payment }: CommandBody<'playCard'>): void {
  const { cost } = cardAs('tactic', card, run.content)
  run.emit({ type: 'cardDeclared', player, card, tactic: true })
  const turned = pay(run, player, cost, payment)
  run.trace.applied('signum.tactic.face-down', { player, turned, prosperity: cost.prosperity })
  run.trace.applied('signum.tactic.same-turn-played', { player })
  const tactic = { id: card, turn: run.state.turn, turned, prosperity: cost.prosperity }
  run.emit({ type: 'tacticPlayed', player, tactic })
}

/** A terrain card goes to the city and its template to the battlefield. */
export function playTerrain(run: MatchRun, { card, payment, at, rotation }: CommandBody<'playTerrain'>): void {
  const { active: player, terrain } = run.state
  pay(run, player, cardAs('terrain', card, run.content).cost, payment)
  const names = [card, ...terrain.map((_, index) => `${card}#${index + 2}`)]
  // Of several that were alike some may have been destroyed.
  const id = names.find((name) => terrain.every((one) => one.id !== name)) ?? card
  const template = { id, owner: player, template: { card, at, rotation } }
  run.trace.applied('signum.zone.city-public', { player, card })
  run.emit({ type: 'terrainPlaced', player, card, template })
}

/** A building is turned for the ability that is printed on it. */
export function* turnBuilding(run: MatchRun, body: CommandBody<'useBuilding'>): Asking<void> {
  const { active: player } = run.state
  const { building: card, targets, option } = body
  run.emit({ type: 'buildingUsed', player, card })
  yield* carryOutCard(run, card, player, targets ?? null, option ?? null)
  yield* settle(run)
}

/** A relic is used outside of combat; with its last use it is gone. */
export function* spendRelic(run: MatchRun, { relic: id, targets }: CommandBody<'useRelic'>): Asking<void> {
  const { active: player } = run.state
  const relic = playerOf(run.state, player).relics.find((one) => one.id === id)
  const left = (relic?.uses ?? 1) - 1
  run.trace.applied('signum.relic.uses', { relic: id, left, obstacle: 'none' })
  run.trace.applied('signum.relic.use-outside-combat', { relic: id, obstacle: null })
  run.emit({ type: 'relicUsed', player, relic: id, left })
  yield* carryOutCard(run, id, player, targets ?? null, null)
  if (left === 0) run.emit({ type: 'relicDiscarded', player, relic: id, why: 'usedUp' })
  yield* settle(run)
}
