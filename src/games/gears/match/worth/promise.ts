import type { CardEffect, CardEffectKind } from '../../content/card-effects.ts'
import { actionsOf } from '../procedures/acting.ts'
import type { OpenOrder } from '../state.ts'
import { attackPromise } from './attack-promise.ts'
import { dangerOf, OWN_STEP } from './danger.ts'
import { wayToGo } from './goals.ts'
import type { Scene } from './scene.ts'
import { WORTH } from './weights.ts'

/** What may still be done is worth a little less than what is done. */
const PROMISE = 0.85
/** What is to be expected of an order that a card lets somebody give. */
const ANOTHER_ORDER = 6
/** Cover, for one who has none. */
const COVER = 3
/** A Locust that comes nearer. */
const LURED = 1
const MAX_AMMO = 4

type Table = Omit<Scene, 'cog'>

/** What the actions are worth that order cards still let somebody take. */
export function promiseOf(table: Table): number {
  const { step, turn } = table.state
  if (step !== 'orders') return 0
  return PROMISE * turn.orders.reduce((sum, order) => sum + orderPromise(order, table), 0)
}

function orderPromise(order: OpenOrder, table: Table): number {
  const { state, field, content } = table
  const cog = field.cogs.find(({ id }) => id === state.players[order.seat]?.character)
  if (cog === undefined || order.card === null) return ANOTHER_ORDER
  const effects = actionsOf(order, content).slice(order.next).flat()
  const steps = effects.reduce((sum, { does, amount }) => (does === 'move' ? sum + (amount ?? 0) : sum), 0)
  return effects.reduce((sum, effect) => sum + (PROMISES[effect.does]?.({ ...table, cog }, effect, steps) ?? 0), 0)
}

type Promised = (scene: Scene, effect: CardEffect, steps: number) => number

const attack: Promised = (scene, { does, amount }, steps) =>
  attackPromise(scene, { isFree: does === 'freeAttack', extraDice: amount ?? 0, steps })

const cover = ({ cog }: Scene): number => (cog.place.cover === null ? COVER : 0)

const PROMISES: Readonly<Partial<Record<CardEffectKind, Promised>>> = {
  move: (scene, { amount }) => WORTH.distance * Math.min(amount ?? 0, wayToGo(scene)) + cover(scene),
  attack,
  freeAttack: attack,
  draw: (scene, { amount, who }) =>
    (amount ?? 0) * (who === 'everyCog' ? scene.field.cogs.length : 1) * cardWorth(scene),
  extraOrder: () => ANOTHER_ORDER,
  ammo: ({ cog }) => (cog.weapons.some(({ ammo }) => ammo < MAX_AMMO) ? WORTH.ammo : 0),
  takeCover: cover,
  takeHeldCover: cover,
  lure: () => LURED,
  skipLocustStep: ({ field, content }) =>
    OWN_STEP * field.cogs.reduce((sum, cog) => sum + dangerOf(cog, field, content), 0),
}

/** What the next card of a hand is worth. */
const cardWorth = ({ cog, content }: Scene): number =>
  cog.hand < (content.characters.get(cog.character)?.handLimit ?? 0) ? (WORTH.cards[cog.hand] ?? 0) : 0
