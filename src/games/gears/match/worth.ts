import type { GearsContent } from '../content/gears-content.ts'
import { holesOf } from '../locust/ai/battlefield.ts'
import { reactionsOf } from './map.ts'
import { fieldOf } from './procedures/field.ts'
import { phaseOf } from './procedures/mission-rules.ts'
import type { GearsState, PlayerState } from './state.ts'
import { dangerAhead, dangerOf } from './worth/danger.ts'
import { MAX_WAY, wayToGo } from './worth/goals.ts'
import { promiseOf } from './worth/promise.ts'
import type { Scene } from './worth/scene.ts'
import { enemyWorth, WORTH } from './worth/weights.ts'

/** More tokens than this are seldom spent. */
const MAX_TOKENS = 4

/** How well everybody stands: all players win or lose together, and each looks after the own soldier’s way. */
export function worthOf(state: GearsState, seat: number, content: GearsContent): number {
  const field = fieldOf(state, content)
  const table = { state, field, content }
  const isSealing = phaseOf(state, content)?.objective.some(({ asks }) => asks === 'holesSealed') ?? false
  const soldiers = sumOf(state.players, (player) => soldierWorth(player, isSealing, content))
  const enemies = sumOf(state.locust, ({ enemy, state: health }) => enemyWorth(enemy, health, content))
  const pieces = sumOf(state.chains, ({ pieces: laid, branch }) => laid.length + branch.length)
  const sealing = isSealing ? WORTH.seal * holesOf(field).length : 0
  const cog = field.cogs.find(({ id }) => id === state.players[seat]?.character)
  const way = cog === undefined ? MAX_WAY : wayToGo({ ...table, cog })
  return (
    soldiers -
    enemies -
    sealing -
    WORTH.distance * way -
    danger(table, seat) +
    WORTH.phase * state.phase +
    WORTH.piece * pieces +
    promiseOf(table)
  )
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

/** What is to be feared of the Locust steps until the next turn of a seat. */
function danger({ state, field, content }: Omit<Scene, 'cog'>, seat: number): number {
  return dangerAhead(state, seat) * sumOf(field.cogs, (cog) => dangerOf(cog, field, content))
}

function soldierWorth(
  { status, hand, weapons, grenades }: PlayerState,
  isSealing: boolean,
  content: GearsContent,
): number {
  if (status === 'executed') return 0
  if (status === 'bleeding') return WORTH.bleeding
  const cards = sumOf(WORTH.cards.slice(0, hand.length), (value) => value)
  const icons = WORTH.icon * new Set(reactionsOf(hand, content)).size
  const arms = sumOf(weapons, ({ ammo }) => WORTH.weapon + WORTH.ammo * Math.min(MAX_TOKENS, ammo))
  const thrown = (isSealing ? WORTH.grenade : WORTH.spareGrenade) * Math.min(MAX_TOKENS, grenades)
  return WORTH.standing + cards + icons + arms + thrown
}
