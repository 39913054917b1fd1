import { canonicalJson } from '../../../lib/json.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import type { ShatterpointRules } from '../rules.ts'
import { readChanges } from './best-order.ts'
import { changeOf } from './dice-change.ts'
import type { TableEntry, TableRow } from './expertise-table.ts'
import { type ModificationSituation, modifyRolls, ROLL_OF, rowsUsed, type UsedRow } from './modification.ts'
import type { Side } from './modifier.ts'
import type { Rolls } from './roll.ts'

/** Rolls that are about to be modified, as printed but for what is chosen. */
export type Unmodified = { readonly rolls: Rolls; readonly situation: ModificationSituation }

/** An order of the entries of a row: their places in the row, and the entries themselves. */
export type EntriesInOrder = { readonly places: readonly number[]; readonly entries: readonly TableEntry[] }

/** More orders of one row than this are not tried: no printed row comes near. */
const MAX_ORDERS = 120

/** The orders of a side’s entries that come to different dice, the printed one first; none if the order is all the same. */
export function openOrders(unmodified: Unmodified, side: Side, random: Random): readonly EntriesInOrder[] {
  const used = rowsUsed(unmodified.rolls, unmodified.situation, untraced(random))
  const open = used.filter(isOrderOpen).filter(({ by }) => by === side)
  const orders = [...new Set(open.map(({ row }) => row))].flatMap(ordersOf)
  const different = new Map<string, EntriesInOrder>()
  for (const order of orders) {
    const end = endOf(unmodified, side, order.places, random)
    if (!different.has(end)) different.set(end, order)
  }
  return different.size > 1 ? [...different.values()] : []
}

const untraced = (random: Random) => ({ random, trace: new Trace<ShatterpointRules>() })

/** Whether the entries that act on a roll take dice from each other. */
const isOrderOpen = ({ row, roll }: UsedRow): boolean =>
  readChanges(row.entries.flatMap((entry) => changeOf(entry, roll) ?? [])).isOrderOpen

const isAboutDice = (entry: TableEntry): boolean =>
  changeOf(entry, 'attack') !== null || changeOf(entry, 'defence') !== null

/** The orders of the entries of a row that are about dice, as printed first. */
function ordersOf({ entries }: TableRow): EntriesInOrder[] {
  const places = [...entries.keys()].filter((place) => entries.slice(place, place + 1).some(isAboutDice))
  return permutations(places).map((order) => ({
    places: order,
    entries: order.flatMap((place) => entries.slice(place, place + 1)),
  }))
}

/** Every order of some items, the given one first, as far as they are tried. */
function permutations(items: readonly number[]): number[][] {
  let found: number[][] = [[]]
  for (const item of items) {
    found = found.flatMap((order) =>
      [...order.keys(), order.length].reverse().map((at) => order.toSpliced(at, 0, item)),
    )
    if (found.length > MAX_ORDERS) found = found.slice(0, MAX_ORDERS)
  }
  return found
}

/** What both rolls show in the end. */
function endOf({ rolls, situation }: Unmodified, side: Side, places: readonly number[], random: Random): string {
  const entryOrder = { ...situation.entryOrder, [ROLL_OF[side]]: places }
  const end = modifyRolls(rolls, { ...situation, entryOrder }, untraced(random))
  return end instanceof Refusal ? '' : canonicalJson([end.attack, end.defence])
}
