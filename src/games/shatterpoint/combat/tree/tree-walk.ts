import { z } from 'zod'
import type { ShatterpointTrace } from '../../rules.ts'
import { Count, Icon, Id, isDirected } from '../../vocabulary.ts'
import type { TreeOption } from './combat-tree.ts'
import { optionAt, type Tree, traceChoice, traceEnd } from './tree.ts'

/** One option of a path: what goes to the pool, what happens at once, and what waits. */
export const WalkedOption = z
  .object({
    option: Id,
    damage: Count,
    pool: Count.describe('The damage pool after it.'),
    directed: z.array(Icon).max(8).describe('Shoves and conditions, which happen at once.'),
    personal: z.array(Icon).max(8).describe('Moves, healing and active abilities, which wait until after the damage.'),
  })
  .meta({ id: 'ShatterpointWalkedOption' })
export type WalkedOption = z.infer<typeof WalkedOption>

/** The damage of an option. */
export const damageOf = ({ effects }: TreeOption): number =>
  effects.reduce((sum, effect) => sum + ('damage' in effect ? effect.damage : 0), 0)

/** The icons of an option as they are printed. */
export const iconsOf = ({ effects }: TreeOption): Icon[] =>
  effects.flatMap((effect) => ('icon' in effect ? [effect.icon] : []))

/** What the options of a path do, one after the other. */
export function walk(tree: Tree, path: readonly number[]): WalkedOption[] {
  let pool = 0
  return path.map((place) => {
    const option = optionAt(tree, place)
    const [damage, icons] = [damageOf(option), iconsOf(option)]
    pool += damage
    const personal = icons.filter((icon) => !isDirected(icon))
    return { option: option.id, damage, pool, directed: icons.filter(isDirected), personal }
  })
}

/** Records a legal path: every choice, where its effects go, and how it ended. */
export function traceWalk(tree: Tree, path: readonly number[], successes: number, trace: ShatterpointTrace): void {
  for (const [index, { option, damage, pool, directed, personal }] of walk(tree, path).entries()) {
    const before = path[index - 1]
    traceChoice(before === undefined ? null : optionAt(tree, before), optionAt(tree, path[index] ?? 0), trace)
    if (damage > 0) trace.applied('shatterpoint.tree.damage-to-pool', { option, damage, pool })
    for (const icon of directed) trace.applied('shatterpoint.tree.directed-now', { option, icon })
    for (const icon of personal) trace.applied('shatterpoint.tree.personal-later', { option, icon })
  }
  traceEnd(tree, path, successes, trace)
}

/** An option that may be chosen. */
export const OfferedOption = z
  .object({
    option: Id,
    way: z
      .enum(['start', 'above', 'below', 'right'])
      .describe('Where it lies, seen from the last one.')
      .meta({ id: 'ShatterpointTreeWay' }),
    damage: Count,
    icons: z.array(Icon).max(8),
  })
  .meta({ id: 'ShatterpointOfferedOption' })
export type OfferedOption = z.infer<typeof OfferedOption>
