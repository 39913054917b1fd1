import { itemAt } from '../../../lib/items.ts'
import type { Die } from '../../../rulebook/dice.ts'
import { ATTACK_DIE, DEFENCE_DIE } from '../content/dice.ts'
import { type Dice, takeForReroll } from './dice-change.ts'
import type { Reroll } from './modifier.ts'
import type { Face, RollName } from './roll.ts'

/** One state of a roll, the damage its table has put into the pool, and in how many ways it comes about. */
export type Way = { readonly dice: Dice; readonly damage: number; readonly ways: bigint }

/** All states of a roll. Equal states are one state; `total` is how many ways there are. */
export type Ways = { readonly states: readonly Way[]; readonly total: bigint }

type FaceWeight = { readonly face: Face; readonly weight: bigint }

const weightsOf = ({ faces }: Die<Face>): FaceWeight[] =>
  [...new Set(faces)].map((face) => ({ face, weight: BigInt(faces.filter((other) => other === face).length) }))

const DICE = {
  attack: { sides: BigInt(ATTACK_DIE.faces.length), weights: weightsOf(ATTACK_DIE) },
  defence: { sides: BigInt(DEFENCE_DIE.faces.length), weights: weightsOf(DEFENCE_DIE) },
} as const

const NO_DICE: Dice = { crit: 0, hit: 0, block: 0, expertise: 0, failure: 0 }

function copyOf({ crit, hit, block, expertise, failure }: Dice): Dice {
  return { crit, hit, block, expertise, failure }
}

/** A roll that has been made. */
export const fixedWays = (dice: Dice): Ways => ({ states: [{ dice, damage: 0, ways: 1n }], total: 1n })

/** All ways in which so many dice can fall, counted by their faces. */
export function rollWays(roll: RollName, count: number): Ways {
  const { sides, weights } = DICE[roll]
  const states: Way[] = []
  spreadFaces({ weights, states }, 0, { left: count, dice: NO_DICE, ways: 1n })
  return { states, total: sides ** BigInt(count) }
}

type Spread = { readonly weights: readonly FaceWeight[]; readonly states: Way[] }
type Spreading = { readonly left: number; readonly dice: Dice; readonly ways: bigint }

/** Gives each face its share of the dice that are left: as many ways as there are choices of dice, times its sides. */
function spreadFaces(spread: Spread, index: number, { left, dice, ways }: Spreading): void {
  const { face, weight } = itemAt(spread.weights, index)
  if (index === spread.weights.length - 1) {
    spread.states.push({ dice: withFace(dice, face, left), damage: 0, ways: ways * weight ** BigInt(left) })
    return
  }
  let share = ways
  for (let count = 0; count <= left; count++) {
    spreadFaces(spread, index + 1, { left: left - count, dice: withFace(dice, face, count), ways: share })
    share = (share * BigInt(left - count) * weight) / BigInt(count + 1)
  }
}

function withFace(dice: Dice, face: Face, count: number): Dice {
  const copy = copyOf(dice)
  copy[face] = count
  return copy
}

/** The same ways after something was done to the dice. The change says how much damage it puts into the pool. */
export function changeWays({ states, total }: Ways, change: (dice: Dice) => number): Ways {
  const changed = states.map(({ dice, damage, ways }) => {
    const copy = copyOf(dice)
    return { dice: copy, damage: damage + change(copy), ways }
  })
  return { states: changed, total }
}

/** States by what they are, so that equal ones become one. */
class States {
  readonly #base: number
  readonly #byKey = new Map<number, { dice: Dice; damage: number; ways: bigint }>()

  /** No state has more dice of a face than the most, nor more damage. */
  constructor(max: number) {
    this.#base = max + 1
  }

  add(dice: Dice, damage: number, ways: bigint): void {
    const { crit, hit, block, expertise, failure } = dice
    const base = this.#base
    // A roll has blocks, or crits and hits.
    const key = (((damage * base + crit + block) * base + hit) * base + expertise) * base + failure
    const known = this.#byKey.get(key)
    if (known === undefined) this.#byKey.set(key, { dice, damage, ways })
    else known.ways += ways
  }

  get all(): Way[] {
    return [...this.#byKey.values()]
  }
}

function maxOf(states: readonly Way[]): number {
  return states.reduce((max, { dice: { crit, hit, block, expertise, failure }, damage }) => {
    return Math.max(max, damage, crit + hit + block + expertise + failure)
  }, 0)
}

/** The ways after all dice with certain results, up to a number, were rolled again. */
export function rerollWays({ states, total }: Ways, roll: RollName, reroll: Pick<Reroll, 'count' | 'faces'>): Ways {
  const { sides, weights } = DICE[roll]
  const max = maxOf(states)
  const layers = Array.from({ length: reroll.count + 1 }, () => new States(max))
  const padding = layers.map((_, rolled) => sides ** BigInt(reroll.count - rolled))
  for (const { dice, damage, ways } of states) {
    const kept = copyOf(dice)
    const rolled = takeForReroll(kept, reroll)
    layers[rolled]?.add(kept, damage, ways * itemAt(padding, rolled))
  }
  // One die after the other: states that still have `rolled` dice to roll become states that have one less.
  for (let rolled = reroll.count; rolled > 0; rolled--) {
    for (const { dice, damage, ways } of layers[rolled]?.all ?? []) {
      for (const { face, weight } of weights) {
        layers[rolled - 1]?.add(withFace(dice, face, dice[face] + 1), damage, ways * weight)
      }
    }
  }
  return { states: layers[0]?.all ?? [], total: total * sides ** BigInt(reroll.count) }
}
