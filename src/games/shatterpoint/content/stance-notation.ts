import type { Ratings, Weapon } from '../combat/stance/stance.ts'
import type { OptionEffect, TreeOption } from '../combat/tree/combat-tree.ts'
import type { TableEntry, TableRow } from '../dice/expertise-table.ts'
import { Face } from '../dice/roll.ts'
import { Icon } from '../vocabulary.ts'

/** A stance as it is written down here. */
export type PrintedStance = {
  readonly unit: string
  readonly id: string
  readonly name: { readonly en: string; readonly es: string }
  readonly melee: Ratings
  readonly ranged: Ratings
  readonly weapons: readonly Weapon[]
  readonly defence: readonly string[]
  readonly options: readonly string[]
  readonly paths: readonly string[]
}

export const melee = (id: string, rows: readonly string[]): Weapon => ({
  id,
  type: 'melee',
  range: null,
  table: tableOf(rows),
})

export const ranged = (id: string, range: number, rows: readonly string[]): Weapon => ({
  id,
  type: 'ranged',
  range,
  table: tableOf(rows),
})

/** The rows of a table: `2-3 crit hit`, `4+ block block crit>hit jump`. */
export const tableOf = (rows: readonly string[]): TableRow[] =>
  rows.map((row) => {
    const [counts = '', ...words] = row.split(' ')
    const [min, max = min] = counts.replace('+', '').split('-').map(Number)
    return {
      min: min ?? 0,
      max: counts.endsWith('+') ? null : (max ?? 0),
      entries: countRepeats(words).map(({ word, count }) => entryOf(word, count)),
    }
  })

/** Results are added, `crit>hit` turns a die of the attack and `block>failure` one of the defence, everything else is an icon. */
function entryOf(word: string, count: number): TableEntry {
  if (word === 'damage') return { damage: count }
  const [from, to] = word.split('>')
  if (to !== undefined)
    return {
      change: { from: Face.parse(from), to: Face.parse(to), roll: from === 'block' ? 'defence' : 'attack', count },
    }
  const face = Face.safeParse(word)
  if (!face.success) return { icon: { icon: Icon.parse(word), count } }
  return { add: { face: face.data, roll: face.data === 'block' ? 'defence' : 'attack', count } }
}

const ROWS = ['t', 'm', 'b']

/** The options of a tree: `4b shove damage damage` stands in column 4 at the bottom; `*` marks an orange one. */
export const optionsOf = (options: readonly string[]): TreeOption[] =>
  options.map((option) => {
    const [place = '', ...words] = option.split(' ')
    const id = place.replace('*', '')
    return {
      id,
      column: Number.parseInt(id, 10),
      row: ROWS.indexOf(id.slice(-1)) + 1,
      start: place.endsWith('*'),
      effects: countRepeats(words).flatMap(effectsOf),
    }
  })

function effectsOf({ word, count }: { word: string; count: number }): OptionEffect[] {
  if (word === 'damage') return [{ damage: count }]
  return Array.from({ length: count }, () => ({ icon: Icon.parse(word) }))
}

/** The paths of a tree, written as chains: `1m-2m-3t`. */
export const pathsOf = (chains: readonly string[]): { from: string; to: string }[] =>
  chains.flatMap((chain) => {
    const ids = chain.split('-')
    return ids.slice(1).map((to, index) => ({ from: ids[index] ?? '', to }))
  })

/** Words in their order; the same word several times running is counted. */
function countRepeats(words: readonly string[]): { word: string; count: number }[] {
  const runs: { word: string; count: number }[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.word === word) last.count++
    else runs.push({ word, count: 1 })
  }
  return runs
}
