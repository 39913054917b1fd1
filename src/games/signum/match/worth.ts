import { MAX_CARDS_IN_HAND, PROSPERITY } from '../content/numbers.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { enemiesInContact } from '../measuring/distance.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import type { Cost } from '../vocabulary.ts'
import { type PlayerId, playerAt } from './players.ts'
import { cardOf, type PlayerState, type SignumState } from './state.ts'
import {
  areEnemies,
  cardAs,
  combatStrength,
  creatureOf,
  durableOf,
  inTurnOrder,
  mayBeActivated,
  placedOf,
} from './table.ts'
import { creatureWorth, placeWorth, threatOf } from './worth/creatures.ts'
import { pendingMelee } from './worth/melee.ts'
import { WORTH } from './worth/weights.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** How well a seat stands: its team less the best of the others. */
export function worthOf(state: SignumState, seat: number, content: SignumContent): number {
  const player = playerAt(seat)
  const scene = { state, content }
  const worths = new Map(state.players.map((one) => [one.player, playerWorth(scene, one)]))
  const teamWorth = ({ team }: PlayerState) => sum(team.map((one) => worths.get(one) ?? 0))
  const enemies = state.players.filter((one) => areEnemies(state, player, one.player)).map(teamWorth)
  const own = state.players.filter((one) => one.player === player).map(teamWorth)
  return sum(own) - Math.max(...enemies) + questionWorth(scene, player)
}

/** Whether it can be seen how the last command turned out; the odds of a melee and of backstabs are told in advance. */
export const isSettled = ({ procedure }: SignumState): boolean =>
  procedure?.pending == null || ['allocate', 'backstab', 'persecute'].includes(procedure.pending.kind)

function playerWorth(scene: Scene, player: PlayerState): number {
  if (player.status !== 'in') return WORTH.out
  const board = placedOf(scene)
  return (
    prosperityWorth(scene, player) +
    cityWorth(scene, player) +
    cardsWorth(scene, player) +
    armyWorth(scene, board, player) +
    relicsWorth(scene, player) +
    WORTH.kill * player.kills +
    comingWorth(scene.state, player)
  )
}

/** Points, more of them near to victory, and what is earned each turn for as long as the match may last. */
function prosperityWorth(scene: Scene, player: PlayerState): number {
  const { prosperity } = player
  const near = Math.max(0, prosperity - WORTH.nearVictory)
  const income = incomeOf(scene, player)
  const usual = PROSPERITY.income + PROSPERITY.skipping + income
  const turns = Math.min(MAX_TURNS, (PROSPERITY.victory - prosperity) / usual)
  return WORTH.prosperity * (prosperity - near) + WORTH.nearVictoryPoint * near + WORTH.income * income * turns
}

const MAX_TURNS = 10

/** What the buildings of a city earn when they are turned. */
const incomeOf = ({ content }: Scene, { city }: PlayerState): number =>
  sum(city.flatMap(({ card }) => cardAs('building', card, content).turned.map(({ does }) => gainOf(does))))

const gainOf = (does: object): number => ('prosperity' in does ? Number(does.prosperity) : 0)

function cityWorth({ state, content }: Scene, { player, city }: PlayerState): number {
  const own = state.creatures.filter(({ controller }) => controller === player)
  const members = own.filter(({ card, kind }) => {
    const found = kind === 'character' ? cardAs('character', card, content).class : null
    return found !== null && city.some((building) => building.card === found.building)
  })
  return sum(WORTH.building.slice(0, city.length)) + WORTH.order * members.length
}

/** Cards in hand, more if the city can pay for them, tactics that lie face down, and a deck that runs out. */
function cardsWorth({ content }: Scene, { hand, tactics, deck, city }: PlayerState): number {
  const types = city.map(({ card }) => cardAs('building', card, content).buildingType)
  const counted = hand.slice(0, Math.min(WORTH.cards, MAX_CARDS_IN_HAND))
  const payable = counted.filter((card) => isPayable(costOf(card, content), types))
  return (
    WORTH.card * counted.length +
    WORTH.payable * payable.length +
    WORTH.tactic * tactics.length +
    WORTH.emptyDeck * Math.max(0, 3 - deck.length)
  )
}

function costOf(instance: string, { cards }: SignumContent): Cost | null {
  const card = cards.get(cardOf(instance))
  return card !== undefined && 'cost' in card ? card.cost : null
}

function isPayable(cost: Cost | null, types: readonly string[]): boolean {
  if (cost === null || types.length < cost.buildings.length + cost.any) return false
  return cost.buildings.every((type) => types.includes(type))
}

/** The creatures of a player, where they stand, and what they threaten. */
function armyWorth({ state }: Scene, board: PlacedBoard, { player }: PlayerState): number {
  const own = board.creatures.filter(({ creature }) => creature.player === player)
  const heroes = board.creatures.filter(
    ({ creature }) => creature.kind === 'hero' && areEnemies(state, player, creature.player as PlayerId),
  )
  return sum(
    own.map((one) => {
      const tokens = durableOf(state, creatureOf(state, one.creature.id)).reduce(
        (total, { tokens: left }) => total + left,
        0,
      )
      const threat = Math.max(0, ...heroes.map((hero) => threatOf(one, hero)))
      return creatureWorth(one.creature, tokens) + placeWorth(board, one) + WORTH.threat * threat
    }),
  )
}

/** Relics that help all the time, and those with uses left. */
const relicsWorth = ({ content }: Scene, { relics }: PlayerState): number =>
  sum(
    relics.map((relic) => {
      if (relic.uses === null) return relic.tokens === null ? WORTH.relic : 0
      return relic.uses * (combatStrength(relic, content) > 0 ? WORTH.combatUse : WORTH.use)
    }),
  )

/** What the start of a turn brings. */
const TURN = WORTH.prosperity * PROSPERITY.income + WORTH.card + WORTH.payable / 2

/** A share of it for each turn that others have had since: so ending one’s turn neither costs nor gives anything. */
function comingWorth(state: SignumState, { player }: PlayerState): number {
  const order = inTurnOrder(state, state.active)
  const turnsAgo = (order.length - order.indexOf(player)) % order.length
  return state.turn === 0 ? 0 : (TURN * turnsAgo) / order.length
}

/** What is still open for a player: creatures that may act, a fight whose dice are being split, backstabs. */
function questionWorth(scene: Scene, player: PlayerId): number {
  const { state } = scene
  const pending = state.procedure?.pending ?? null
  const open = promiseOf(scene, player)
  if (pending?.kind === 'allocate') {
    const melee = pendingMelee(scene, pending)
    if (melee === null) return open
    return open + (areEnemies(state, player, melee.attacker) ? -melee.worth : melee.worth)
  }
  if (pending?.kind === 'backstab')
    return open + stabWorth(scene, player, String(pending.about.victim), pending.pick?.max ?? 0)
  return open
}

const STAB = 2 / 3

function stabWorth({ state }: Scene, player: PlayerId, victim: string, stabs: number): number {
  const { controller, kind } = creatureOf(state, victim)
  const harm = STAB * stabs * (kind === 'hero' ? WORTH.heroLife : 2 * WORTH.health)
  return areEnemies(state, player, controller) ? harm : -harm
}

/** Creatures that may still act in the turn of a player. */
function promiseOf(scene: Scene, player: PlayerId): number {
  const { state } = scene
  if (state.phase !== 'activation') return 0
  const waiting = state.creatures.filter((one) => mayBeActivated(scene, one)).length
  const left = WORTH.ready * waiting + activationPromise(scene)
  return areEnemies(state, player, state.active) ? -left : left
}

/** What the creature that is being activated may still do. */
function activationPromise(scene: Scene): number {
  const { activation } = scene.state
  if (activation === null || scene.state.procedure?.pending != null) return 0
  if (activation.stage === 'start') return WORTH.ready
  if (activation.stage === 'detectedContact' || activation.stage === 'detectedMagic') return WORTH.ready
  const board = placedOf(scene)
  const placed = board.creatures.find(({ creature }) => creature.id === activation.creature)
  if (placed === undefined) return 0
  const { creature, disc } = placed
  const foes = enemiesInContact(board, creature.player, disc).filter((enemy) => !enemy.creature.hidden)
  return foes.length > 0 ? WORTH.fight * creature.strength : 0
}
