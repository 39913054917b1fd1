import { RollNeeded, type Run } from '../../../../contract/match-run.ts'
import { itemAt, swap } from '../../../../lib/items.ts'
import { required } from '../../../../lib/required.ts'
import { type DiceToRoll, type Draw, type DrawUse, type Random, shuffled } from '../../../../rulebook/random.ts'
import type { GearsTypes } from '../questions.ts'
import { LooksDifferent } from './rehearsal.ts'

/** A card or a marker, by its name. */
export type Item = string | number

/** The decks that are shuffled and the lots that are picked from while a procedure is played. */
type Purpose = 'orders' | 'weapons' | 'ai' | 'level' | 'marker' | 'hand'

/** What hidden chance was used for: the items, how they came to lie, and after how many events. */
export type ChanceUse = {
  readonly act: DrawUse
  readonly of: Purpose
  readonly items: readonly Item[]
  readonly result: readonly Item[]
  readonly after: number
}

/** What has to come of a use because it was seen, by place; and what must not be taken because it is seen later. */
export type Wanted = { readonly items: readonly (Item | null)[]; readonly reserved: readonly Item[] }

/** A chance that a procedure is played again with. */
export interface RehearsedChance extends Random {
  /** The course whose draws are made from now on. */
  attend(run: Run<GearsTypes>): void
}

/** What is drawn is a number, a name, or something that has one. */
function itemOf(item: unknown): Item {
  if (typeof item === 'string' || typeof item === 'number') return item
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : null
  if (typeof id !== 'string') throw new Error('Nothing without a name is drawn.')
  return id
}

/** What is shuffled or picked from, by what it is. */
function purposeOf(act: DrawUse, items: readonly unknown[], { state }: Run<GearsTypes>): Purpose {
  const [first] = items
  if (typeof first === 'number') return 'ai'
  if (typeof first !== 'string') return 'marker'
  if (act === 'pick') return 'hand'
  if (items === state.orders.discard) return 'orders'
  return items === state.weapons.discard ? 'weapons' : 'level'
}

type OpenUse = Omit<ChanceUse, 'result'> & { readonly values: number[]; readonly draws: number }

/** The chance of a procedure as it was, which tells what it was used for. */
export class RecalledChance implements RehearsedChance {
  readonly draws: Draw[] = []
  /** The draws that everybody saw the result of: dice. */
  readonly plain: number[] = []
  readonly #known: readonly Draw[]
  readonly #uses: OpenUse[] = []
  /** Whether the procedure waits for dice of a real table. */
  readonly #isRolling: boolean
  #run: Run<GearsTypes> | null = null

  constructor(known: readonly Draw[], isRolling = false) {
    this.#known = known
    this.#isRolling = isRolling
  }

  expectDice(dice: DiceToRoll): void {
    if (this.#isRolling && this.draws.length >= this.#known.length) throw new RollNeeded(dice)
  }

  get uses(): readonly ChanceUse[] {
    return this.#uses.map(({ values, draws: _count, ...use }) => ({ ...use, result: resultOf(use, values) }))
  }

  attend(run: Run<GearsTypes>): void {
    this.#run = run
  }

  announce(act: DrawUse, items: readonly unknown[]): void {
    if (this.#run === null) return
    const draws = act === 'shuffle' ? items.length - 1 : Math.min(1, items.length - 1)
    const of = purposeOf(act, items, this.#run)
    this.#uses.push({ act, of, items: items.map(itemOf), after: this.#run.events.length, values: [], draws })
  }

  below(bound: number): number {
    const index = this.draws.length
    const value = this.#known[index]?.value
    if (value === undefined || value >= bound) throw new LooksDifferent('The procedure needs another chance.')
    this.draws.push({ index, bound, value })
    const use = this.#uses.at(-1)
    if (use !== undefined && use.values.length < use.draws) use.values.push(value)
    else this.plain.push(value)
    return value
  }
}

function resultOf({ act, items }: Pick<ChanceUse, 'act' | 'items'>, values: readonly number[]): readonly Item[] {
  if (act === 'pick') return items.slice(values[0] ?? 0, (values[0] ?? 0) + 1)
  const order = [...items]
  for (const [index, chosen] of values.entries()) swap(order, order.length - 1 - index, chosen)
  return order
}

/** The draws by which a shuffle puts the items into an order. */
function drawsFor(items: readonly Item[], target: readonly Item[]): number[] {
  const order = [...items]
  const values: number[] = []
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = order.indexOf(itemAt(target, last))
    values.push(chosen)
    swap(order, last, chosen)
  }
  return values
}

/** Chance that shows what was seen and is new in everything else. */
export class ImaginedChance implements RehearsedChance {
  readonly draws: Draw[] = []
  readonly #seen: readonly ChanceUse[]
  readonly #dice: readonly number[]
  readonly #wanted: readonly Wanted[]
  readonly #fresh: Random
  #run: Run<GearsTypes> | null = null
  readonly #isRolling: boolean
  #uses = 0
  #plain = 0
  #next: number[] = []

  constructor(recalled: RecalledChance, wanted: readonly Wanted[], fresh: Random, isRolling: boolean) {
    this.#isRolling = isRolling
    this.#seen = recalled.uses
    this.#dice = recalled.plain
    this.#wanted = wanted
    this.#fresh = fresh
  }

  attend(run: Run<GearsTypes>): void {
    this.#run = run
  }

  expectDice(dice: DiceToRoll): void {
    if (this.#isRolling && this.#plain + dice.count > this.#dice.length) throw new RollNeeded(dice)
  }

  announce(act: DrawUse, given: readonly unknown[]): void {
    if (this.#run === null) return
    const number = this.#uses++
    const [use, wanted] = [this.#seen[number], this.#wanted[number]]
    const isSame = use?.act === act && use.of === purposeOf(act, given, this.#run) && use.items.length === given.length
    if (!isSame || wanted === undefined) throw new LooksDifferent('Chance is used for something else.')
    const items = given.map(itemOf)
    if (act === 'shuffle') this.#next = drawsFor(items, this.#arranged(items, wanted))
    else if (items.length > 1) this.#next = [this.#picked(items, wanted)]
  }

  /** An order that shows what was seen at its place; the rest lies anyhow. */
  #arranged(items: readonly Item[], { items: wanted }: Wanted): Item[] {
    const rest = shuffled(without(items, wanted.filter(isItem)), this.#fresh)
    return items.map((_, at) => wanted[at] ?? required(rest.shift(), 'item for every place'))
  }

  #picked(items: readonly Item[], { items: [wanted], reserved }: Wanted): number {
    if (wanted !== null && wanted !== undefined) return placeOf(items, wanted)
    const free = without(items, reserved)
    if (free.length === 0) throw new LooksDifferent('Everything is seen later.')
    return placeOf(items, itemAt(free, this.#fresh.below(free.length)))
  }

  below(bound: number): number {
    const value = this.#next.shift() ?? this.#dice[this.#plain++]
    if (value === undefined || value >= bound) throw new LooksDifferent('The procedure needs another chance.')
    this.draws.push({ index: this.draws.length, bound, value })
    return value
  }
}

const isItem = (item: Item | null): item is Item => item !== null

function placeOf(items: readonly Item[], item: Item): number {
  const at = items.indexOf(item)
  if (at === -1) throw new LooksDifferent(`“${item}” is not among them.`)
  return at
}

/** The items without some of them, each once; what is seen has to be there. */
export function without<One extends Item>(items: readonly One[], taken: readonly One[]): One[] {
  const rest = [...items]
  for (const item of taken) rest.splice(placeOf(rest, item), 1)
  return rest
}
