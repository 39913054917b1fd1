import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { refuse } from '../../refusal.ts'
import { Count, Icon, Id } from '../../vocabulary.ts'
import { bestPaths, TreeGoal } from './best-path.ts'
import type { CombatTree } from './combat-tree.ts'
import { asRuleViolation, findViolations, optionAt, placesOf, readTree, type Tree } from './tree.ts'

const MAX_OPTIONS = 24
const Path = z.array(Id).max(MAX_OPTIONS)

const DeclaredPath = z
  .strictObject({ successes: wholeNumber(0, MAX_OPTIONS), path: Path })
  .meta({ id: 'ShatterpointDeclaredPath' })

/** How the attacker will choose their options. */
export const PathPolicy = z
  .union([
    z
      .strictObject({ declared: Path })
      .describe('One path, of which as many options are chosen as there are successes.')
      .meta({ id: 'ShatterpointDeclaredPolicy' }),
    z
      .strictObject({
        declaredPerCount: z
          .array(DeclaredPath)
          .max(MAX_OPTIONS + 1)
          .refine((list) => new Set(list.map(({ successes }) => successes)).size === list.length, {
            message: 'A number of successes is named twice.',
          }),
      })
      .describe('A path for each number of successes; a number that is not named takes the path of the next lower one.')
      .meta({ id: 'ShatterpointPerCountPolicy' }),
    z
      .strictObject({ optimal: TreeGoal })
      .describe('The best path for the number of successes, once it is known.')
      .meta({ id: 'ShatterpointOptimalPolicy' }),
  ])
  .default({ optimal: { wants: null, damage: 1, icons: [] } })
  .meta({ id: 'ShatterpointPathPolicy' })
export type PathPolicy = z.infer<typeof PathPolicy>

/** The path that is taken with a number of successes, and what it does. */
export const PlannedPath = z
  .object({ successes: Count, path: z.array(Id), damage: Count, icons: z.array(Icon).describe('In order.') })
  .meta({ id: 'ShatterpointPlannedPath' })
export type PlannedPath = z.infer<typeof PlannedPath>

const NO_TREE: CombatTree = { options: [], paths: [] }

/** The path for each number of successes from none on; beyond the last the path stays the same. */
export function planPaths(given: CombatTree | undefined, policy: PathPolicy, max: number): PlannedPath[] | Refusal {
  const tree = readTree(given ?? NO_TREE, ['tree'])
  if (tree instanceof Refusal) return tree
  const highest = Math.min(max, MAX_OPTIONS)
  const paths = pathsOf(tree, policy, highest)
  if (paths instanceof Refusal) return paths
  return paths.map((path, successes) => planPath(tree, path, successes))
}

function pathsOf(tree: Tree, policy: PathPolicy, highest: number): readonly (readonly number[])[] | Refusal {
  if ('optimal' in policy) return bestPaths(tree, highest, policy.optimal)
  const counts = Array.from({ length: highest + 1 }, (_, successes) => successes)
  if ('declared' in policy) {
    const path = legalPath(tree, policy.declared, policy.declared.length, ['policy', 'declared'])
    return path instanceof Refusal ? path : counts.map((successes) => path.slice(0, successes))
  }
  const declared: { successes: number; path: readonly number[] }[] = []
  for (const [index, { successes, path: ids }] of policy.declaredPerCount.entries()) {
    const path = legalPath(tree, ids, successes, ['policy', 'declaredPerCount', index, 'path'])
    if (path instanceof Refusal) return path
    declared.push({ successes, path })
  }
  declared.sort((a, b) => a.successes - b.successes)
  return counts.map((count) => declared.findLast(({ successes }) => successes <= count)?.path ?? [])
}

function legalPath(
  tree: Tree,
  ids: readonly string[],
  successes: number,
  at: readonly (string | number)[],
): number[] | Refusal {
  const path = placesOf(ids, tree, at)
  if (path instanceof Refusal) return path
  const violations = findViolations(tree, path, successes)
  if (violations.length === 0) return path
  return refuse(violations.map((fault) => asRuleViolation(fault, { tree, path, successes }, at)))
}

function planPath(tree: Tree, path: readonly number[], successes: number): PlannedPath {
  const options = path.map((place) => optionAt(tree, place))
  const effects = options.flatMap((option) => option.effects)
  return {
    successes,
    path: options.map(({ id }) => id),
    damage: effects.reduce((sum, effect) => sum + ('damage' in effect ? effect.damage : 0), 0),
    icons: effects.flatMap((effect) => ('icon' in effect ? [effect.icon] : [])),
  }
}
