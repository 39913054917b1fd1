import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Icon } from '../../vocabulary.ts'
import type { TreeOption } from './combat-tree.ts'
import { optionAt, type Tree } from './tree.ts'

const weight = wholeNumber(0, 100)

/** What an attacker wants from a combat tree. */
export const TreeGoal = z
  .strictObject({
    wants: Icon.nullable().default(null).describe('An icon that is reached if it can be; null if damage is all.'),
    damage: weight.default(1).describe('What 1 damage is worth.'),
    icons: z
      .array(z.strictObject({ icon: Icon, worth: weight }).meta({ id: 'ShatterpointIconWorth' }))
      .max(12)
      .default([])
      .describe('What each icon is worth whenever it is chosen; nothing if it is not named.'),
  })
  .describe('The path with the wanted icon, then of the highest worth, then the shortest, then by the ids.')
  .meta({ id: 'ShatterpointTreeGoal' })
export type TreeGoal = z.infer<typeof TreeGoal>

/** The best that can follow an option. */
type Rest = {
  readonly reaches: boolean
  readonly worth: number
  readonly length: number
  readonly place: number | null
  readonly rest: Rest | null
}
const STOP: Rest = { reaches: false, worth: 0, length: 0, place: null, rest: null }

/** The best path for each number of successes, from none to the most that are asked for. */
export function bestPaths(tree: Tree, max: number, goal: TreeGoal): number[][] {
  const search = new PathSearch(tree, goal)
  return Array.from({ length: max + 1 }, (_, successes) => search.best(successes))
}

/** The best path for a number of successes. */
export const bestPath = (tree: Tree, successes: number, goal: TreeGoal): number[] =>
  new PathSearch(tree, goal).best(successes)

/** With which option the best way goes on after those chosen so far; null if it ends there. */
export const bestNext = (tree: Tree, path: readonly number[], left: number, goal: TreeGoal): number | null =>
  new PathSearch(tree, goal).bestAfter(path, left)

/** Where a search stands: the column, the options chosen in it, whether the wanted icon is there, what may follow. */
type Standing = { readonly column: number; readonly chosen: number; readonly has: boolean; readonly left: number }

/**
 * Since no step leads to the left, what can still be chosen depends only on the last option and on the options already
 * chosen in its column: each such situation is looked into once.
 */
class PathSearch {
  readonly #tree: Tree
  readonly #worths: readonly number[]
  readonly #wanted: readonly boolean[]
  readonly #bits: readonly number[]
  readonly #known = new Map<number, Rest>()

  constructor(tree: Tree, goal: TreeGoal) {
    this.#tree = tree
    this.#worths = tree.options.map((option) => worthOf(option, goal))
    this.#wanted = tree.options.map(({ effects }) =>
      effects.some((effect) => 'icon' in effect && effect.icon === goal.wants),
    )
    this.#bits = bitsOf(tree)
  }

  best(successes: number): number[] {
    const left = Math.min(successes, this.#tree.options.length)
    const path: number[] = []
    let rest: Rest | null = this.#bestOf(this.#tree.starts, { column: 0, chosen: 0, has: false, left })
    for (; rest !== null && rest.place !== null; rest = rest.rest) path.push(rest.place)
    return path
  }

  bestAfter(path: readonly number[], successes: number): number | null {
    const left = Math.min(successes, this.#tree.options.length)
    const last = path.at(-1)
    if (last === undefined) return this.#bestOf(this.#tree.starts, { column: 0, chosen: 0, has: false, left }).place
    const { column } = optionAt(this.#tree, last)
    const inColumn = path.filter((place) => optionAt(this.#tree, place).column === column)
    const chosen = inColumn.reduce((bits, place) => bits | (this.#bits[place] ?? 0), 0)
    return this.#bestAfter(last, { column, chosen, has: path.some((place) => this.#wanted[place]), left }).place
  }

  /** The best of stopping here and of going on with each of the options. */
  #bestOf(places: readonly number[], { column, chosen, has, left }: Standing): Rest {
    let best = STOP
    if (left === 0) return best
    for (const place of places) {
      const to = optionAt(this.#tree, place).column
      const bit = this.#bits[place] ?? 0
      if (to < column || (to === column && (chosen & bit) !== 0)) continue
      const isWanted = !has && this.#wanted[place] === true
      const standing = { column: to, chosen: to === column ? chosen | bit : bit, has: has || isWanted, left: left - 1 }
      const rest = this.#bestAfter(place, standing)
      const reaches = isWanted || rest.reaches
      const worth = rest.worth + (this.#worths[place] ?? 0)
      const path = { reaches, worth, length: rest.length + 1, place, rest }
      // Options come in the order of their ids, so of two equal ones the first stays.
      if (isBetter(path, best)) best = path
    }
    return best
  }

  #bestAfter(last: number, standing: Standing): Rest {
    const { chosen, has, left } = standing
    const key = ((last * 2 + Number(has)) * 256 + chosen) * 32 + left
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const best = this.#bestOf(this.#tree.joined[last] ?? [], standing)
    this.#known.set(key, best)
    return best
  }
}

function isBetter(a: Rest, b: Rest): boolean {
  if (a.reaches !== b.reaches) return a.reaches
  if (a.worth !== b.worth) return a.worth > b.worth
  return a.length < b.length
}

function worthOf({ effects }: TreeOption, { damage, icons }: TreeGoal): number {
  return effects.reduce((sum, effect) => {
    if ('damage' in effect) return sum + damage * effect.damage
    return sum + (icons.find(({ icon }) => icon === effect.icon)?.worth ?? 0)
  }, 0)
}

/** Gives the options of each column a bit each. */
function bitsOf({ options }: Tree): number[] {
  const inColumn = new Map<number, number>()
  return options.map(({ column }) => {
    const before = inColumn.get(column) ?? 0
    inColumn.set(column, before + 1)
    return 1 << before
  })
}
