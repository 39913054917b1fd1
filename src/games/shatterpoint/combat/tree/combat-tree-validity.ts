import type { CombatTree, TreeOption } from './combat-tree.ts'

/**
 * Whether a tree can be followed: each option and each path once, paths between two options of the tree, orange
 * options in the leftmost column only, and every other option reached from one of them without going left.
 */
export function isValidTree({ options, paths }: CombatTree): boolean {
  const byId = new Map(options.map((option) => [option.id, option]))
  const joined = new Set(paths.map(({ from, to }) => [from, to].sort().join('\n')))
  const leftmost = Math.min(...options.map(({ column }) => column))
  return (
    byId.size === options.length &&
    joined.size === paths.length &&
    paths.every(({ from, to }) => from !== to && byId.has(from) && byId.has(to)) &&
    options.every(({ start, column }) => !start || column === leftmost) &&
    reachable(byId, paths).size === options.length
  )
}

function reachable(byId: ReadonlyMap<string, TreeOption>, paths: CombatTree['paths']): Set<string> {
  const reached = new Set([...byId.values()].filter(({ start }) => start).map(({ id }) => id))
  // A set hands out what is added to it on the way.
  for (const id of reached) for (const next of nextOf(id, byId, paths)) reached.add(next)
  return reached
}

function nextOf(id: string, byId: ReadonlyMap<string, TreeOption>, paths: CombatTree['paths']): string[] {
  const column = byId.get(id)?.column ?? 0
  return paths
    .flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
    .filter((other) => (byId.get(other)?.column ?? 0) >= column)
}
