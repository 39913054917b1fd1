import { type Icon, isDirected } from '../vocabulary.ts'
import type { TableEntry } from './expertise-table.ts'

/** What a row does besides dice. */
type RowEffects = {
  readonly damage: number
  /** Directed icons first, otherwise in the owner’s order. */
  readonly icons: readonly Icon[]
  readonly negated: readonly Icon[]
}

const NO_EFFECTS: RowEffects = { damage: 0, icons: [], negated: [] }

/** The effects of the entries of a row that are not about dice. */
export function effectsOf(entries: readonly TableEntry[]): RowEffects {
  if (entries.every(isAboutDice)) return NO_EFFECTS
  let damage = 0
  const icons: Icon[] = []
  const negated: Icon[] = []
  for (const entry of entries) {
    if ('damage' in entry) damage += entry.damage
    if ('icon' in entry) pushTimes(icons, entry.icon.icon, entry.icon.count)
    if ('negate' in entry) pushTimes(negated, entry.negate.icon, entry.negate.count)
  }
  return { damage, icons: directedFirst(icons), negated }
}

const isAboutDice = (entry: TableEntry): boolean => 'add' in entry || 'change' in entry || 'remove' in entry

function pushTimes(list: Icon[], icon: Icon, times: number): void {
  for (let time = 0; time < times; time++) list.push(icon)
}

const directedFirst = (icons: readonly Icon[]): Icon[] => [
  ...icons.filter(isDirected),
  ...icons.filter((icon) => !isDirected(icon)),
]

/** The entries in the order of their owner: those they name first, the others as printed. */
export function inOrder<Entry>(entries: readonly Entry[], first: readonly number[]): readonly Entry[] {
  if (first.length === 0) return entries
  const named = first.flatMap((index) => entries.slice(index, index + 1))
  return [...named, ...entries.filter((_, index) => !first.includes(index))]
}

/** Each cancellation takes away the first icon of its kind: what stays, and which cancellations are left. */
export function cancelIcons(
  icons: readonly Icon[],
  negated: readonly Icon[],
): { readonly kept: readonly Icon[]; readonly left: readonly Icon[] } {
  if (negated.length === 0) return { kept: icons, left: negated }
  const left = [...negated]
  const kept = icons.filter((icon) => {
    const at = left.indexOf(icon)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { kept, left }
}
