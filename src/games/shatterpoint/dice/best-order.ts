import { itemAt } from '../../../lib/items.ts'
import { changeDice, type Dice, type DiceChange } from './dice-change.ts'
import type { Side } from './modifier.ts'
import { Face, type RollName } from './roll.ts'

/** Entries of a row that act on one roll; equal ones are one kind that comes several times. */
export type Changes = {
  readonly printed: readonly DiceChange[]
  readonly kinds: readonly { readonly change: DiceChange; readonly count: number }[]
  /** Whether the order can make a difference: some entry takes dice that another one gives or takes as well. */
  readonly isOrderOpen: boolean
  /** The dice of each face that the entries can take: more of them make no difference to the best order. */
  readonly taken: Dice
}

export function readChanges(printed: readonly DiceChange[]): Changes {
  const kinds = new Map<string, { change: DiceChange; count: number }>()
  for (const change of printed) {
    const key = JSON.stringify(change)
    const known = kinds.get(key)
    if (known === undefined) kinds.set(key, { change, count: 1 })
    else known.count++
  }
  const list = [...kinds.values()]
  const isOrderOpen = list.some(({ change }) =>
    list.some(({ change: other }) => other !== change && meet(change, other)),
  )
  const taken: Dice = { crit: 0, hit: 0, block: 0, expertise: 0, failure: 0 }
  for (const change of printed) {
    const face = faceTakenBy(change)
    if (face !== null)
      taken[face] += 'change' in change ? change.change.count : 'remove' in change ? change.remove.count : 0
  }
  return { printed, kinds: list, isOrderOpen, taken }
}

function meet(a: DiceChange, b: DiceChange): boolean {
  const taken = faceTakenBy(a)
  return taken !== null && (faceTakenBy(b) === taken || faceGivenBy(b) === taken)
}

function faceTakenBy(change: DiceChange): Face | null {
  if ('change' in change) return change.change.from
  return 'remove' in change ? change.remove.face : null
}

function faceGivenBy(change: DiceChange): Face | null {
  if ('change' in change) return change.change.to
  return 'add' in change ? change.add.face : null
}

/** Applies all entries as printed. */
export function changeAsPrinted(dice: Dice, { printed }: Changes): void {
  for (const change of printed) changeDice(dice, change)
}

/** More moments between the first and the last entry than this, over all rolls, are not looked into. */
const MAX_MOMENTS = 10_000

/**
 * Applies the entries of a row in the order that is best for their owner: on the attack roll the attacker wants most
 * crits and hits, then most crits, and the defender fewest; on the defence roll the attacker wants fewest blocks and
 * the defender most. Of equal orders the printed one.
 */
export class BestOrders {
  readonly #known = new Map<Changes, Map<number, Dice>>()
  #moments = 0

  /** Whether there were too many orders to look into all of them. */
  get areTooMany(): boolean {
    return this.#moments > MAX_MOMENTS
  }

  apply(dice: Dice, changes: Changes, by: Side, roll: RollName): void {
    if (!changes.isOrderOpen || this.areTooMany) {
      changeAsPrinted(dice, changes)
      return
    }
    const start = mapFaces((face) => Math.min(dice[face], changes.taken[face]))
    const key = keyOf(start)
    const known = this.#known.get(changes) ?? new Map<number, Dice>()
    this.#known.set(changes, known)
    const best = known.get(key) ?? this.#bestEnd(start, changes, by === 'attacker' ? 1 : -1, roll)
    known.set(key, best)
    for (const face of Face.options) dice[face] += best[face] - start[face]
  }

  #bestEnd(start: Dice, changes: Changes, sign: number, roll: RollName): Dice {
    let best = { ...start }
    changeAsPrinted(best, changes)
    for (const end of this.#everyEnd(start, changes)) if (sign * compare(end, best, roll) > 0) best = end
    return best
  }

  /** Every state that some order of the entries leads to. */
  #everyEnd(start: Dice, { kinds }: Changes): Dice[] {
    const ends: Dice[] = []
    const seen = new Set<number>()
    const places = placesOf(kinds)
    const open = [{ dice: start, left: places.reduce((sum, place, index) => sum + place * countOf(kinds, index), 0) }]
    for (let next = open.pop(); next !== undefined && !this.areTooMany; next = open.pop()) {
      const { dice, left } = next
      this.#moments++
      if (left === 0) ends.push(dice)
      for (const [index, { change, count }] of kinds.entries()) {
        const place = itemAt(places, index)
        if (Math.floor(left / place) % (count + 1) === 0) continue
        const after = { ...dice }
        changeDice(after, change)
        const key = (left - place) * STATES + keyOf(after)
        if (seen.has(key)) continue
        seen.add(key)
        open.push({ dice: after, left: left - place })
      }
    }
    return ends
  }
}

const countOf = (kinds: Changes['kinds'], index: number): number => kinds[index]?.count ?? 0

/** How often each kind is still left is one digit of a number; what each digit counts for. */
function placesOf(kinds: Changes['kinds']): number[] {
  let place = 1
  return kinds.map(({ count }) => {
    const own = place
    place *= count + 1
    return own
  })
}

const mapFaces = (count: (face: Face) => number): Dice => ({
  crit: count('crit'),
  hit: count('hit'),
  block: count('block'),
  expertise: count('expertise'),
  failure: count('failure'),
})

/** Positive if the first is better for the attacker. */
function compare(a: Dice, b: Dice, roll: RollName): number {
  if (roll === 'defence') return b.block - a.block
  return a.crit + a.hit - b.crit - b.hit || a.crit - b.crit
}

/** A row has at most 12 entries with 10 dice each, so that no face comes more often than this. */
const BASE = 256
const STATES = BASE ** 5

const keyOf = ({ crit, hit, block, expertise, failure }: Dice): number =>
  (((crit * BASE + hit) * BASE + block) * BASE + expertise) * BASE + failure
