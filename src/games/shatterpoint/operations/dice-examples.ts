import type { z } from 'zod'
import type { CombatTree } from '../combat-tree.ts'
import type { TableRow } from '../expertise-table.ts'
import type { Icon } from '../vocabulary.ts'

type Row = z.input<typeof TableRow>
type Entry = Row['entries'][number]

const hit: Entry = { add: { face: 'hit', roll: 'attack' } }
const crit: Entry = { add: { face: 'crit', roll: 'attack' } }
const block: Entry = { add: { face: 'block', roll: 'defence' } }
const critToHit: Entry = { change: { from: 'crit', to: 'hit', roll: 'attack' } }
const icon = (name: Icon): Entry => ({ icon: { icon: name } })

/** An attack table that was made up for the examples of the odds. */
export const STEADY_AIM: Row[] = [
  { min: 1, max: 1, entries: [hit] },
  { min: 2, max: 3, entries: [hit, hit] },
  { min: 4, max: null, entries: [crit, hit, hit] },
]

/** The defence table of the rulebook’s first example; its last row is assumed. */
export const ACROBATICS: Row[] = [
  { min: 1, max: 1, entries: [block, critToHit] },
  { min: 2, max: 3, entries: [block, block, critToHit, icon('jump')] },
  { min: 4, max: null, entries: [block, block, block, critToHit, icon('jump')] },
]

/** What the rulebook’s long example shows of the two tables in it. */
export const JAR_KAI: Row[] = [{ min: 2, max: 2, entries: [hit, hit] }]
export const DARK_FURY: Row[] = [{ min: 3, max: 3, entries: [block, icon('heal'), icon('jump')] }]

/** The combat tree of the long example, as far as it is shown. */
export const JAR_KAI_TREE: z.input<typeof CombatTree> = {
  options: [
    { id: 'o1', column: 1, row: 1, start: true, effects: [{ damage: 2 }] },
    { id: 'o2', column: 2, row: 1, effects: [{ damage: 1 }, { icon: 'exposed' }] },
    { id: 'o3', column: 3, row: 1, effects: [{ damage: 3 }] },
    { id: 'o4', column: 4, row: 0, effects: [{ damage: 1 }, { icon: 'strained' }] },
  ],
  paths: [
    { from: 'o1', to: 'o2' },
    { from: 'o2', to: 'o3' },
    { from: 'o3', to: 'o4' },
  ],
}
