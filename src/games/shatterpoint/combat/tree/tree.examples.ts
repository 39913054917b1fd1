import type { z } from 'zod'
import type { CombatTree } from './combat-tree.ts'

/** The tree of Jar’Kai as far as the rulebook’s example shows it (E-24); the last option below is not shown. */
export const JAR_KAI_TREE = {
  options: [
    { id: 'o1', column: 1, row: 1, start: true, effects: [{ damage: 2 }] },
    { id: 'o2', column: 2, row: 1, effects: [{ damage: 1 }, { icon: 'exposed' as const }] },
    { id: 'o3', column: 3, row: 1, effects: [{ damage: 3 }] },
    { id: 'o4u', column: 4, row: 0, effects: [{ damage: 1 }, { icon: 'strained' as const }] },
    { id: 'o4d', column: 4, row: 2, effects: [] },
  ],
  paths: [
    { from: 'o1', to: 'o2' },
    { from: 'o2', to: 'o3' },
    { from: 'o3', to: 'o4u' },
    { from: 'o3', to: 'o4d' },
  ],
} satisfies z.input<typeof CombatTree>

const option = (id: string, column: number, row: number, start = false) => ({
  id,
  column,
  row,
  start,
  effects: [{ damage: 1 }],
})

/** The constructed tree of E-81. */
export const SMALL_TREE: z.input<typeof CombatTree> = {
  options: [option('a', 1, 1, true), option('b', 1, 2, true), option('c', 2, 1), option('d', 2, 2), option('e', 4, 1)],
  paths: [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e' },
  ],
}

/** A stance of the core set whose tree forks. */
export const DJEM_SO = { unit: 'general-anakin-skywalker', stance: 'form-v-djem-so' }
