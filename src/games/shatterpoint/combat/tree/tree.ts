import { z } from 'zod'
import { itemAt } from '../../../../lib/items.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { CombatTree, TreeOption } from './combat-tree.ts'
import type { TreeDirection, TreeViolation } from './tree.rules.ts'

type Path = ShatterpointViolation['path']

/** Paths through a fuller column are too many to compare. */
const MAX_IN_COLUMN = 8

/** A sound combat tree. Options are named by their place in the list; `joined` is in the order of their ids. */
export type Tree = {
  readonly options: readonly TreeOption[]
  readonly places: ReadonlyMap<string, number>
  readonly starts: readonly number[]
  readonly joined: readonly (readonly number[])[]
}

/** Trees of the content are read again and again. */
const known = new WeakMap<CombatTree, Tree>()

/** Checks a combat tree, or says everything that is wrong with it. */
export function readTree(printed: CombatTree, path: Path): Tree | Refusal {
  const tree = known.get(printed) ?? validTree(printed, path)
  if (!(tree instanceof Refusal)) known.set(printed, tree)
  return tree
}

function validTree({ options, paths }: CombatTree, path: Path): Tree | Refusal {
  const places = new Map(options.map(({ id }, place) => [id, place]))
  const violations = [...optionViolations(options, places, path), ...pathViolations(paths, places, path)]
  if (violations.length > 0) return refuse(violations)
  const joined = options.map((): number[] => [])
  for (const { from, to } of paths) {
    const [one, other] = [places.get(from) ?? 0, places.get(to) ?? 0]
    if (joined[one]?.includes(other)) continue
    joined[one]?.push(other)
    joined[other]?.push(one)
  }
  const byId = (a: number, b: number) => (idOf(options, a) < idOf(options, b) ? -1 : 1)
  for (const list of joined) list.sort(byId)
  const starts = [...options.keys()].filter((place) => options[place]?.start).sort(byId)
  return { options, places, starts, joined }
}

const idOf = (options: readonly TreeOption[], place: number): string => options[place]?.id ?? ''

const violationAt = (option: string, defect: TreeViolation, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.tree.graph',
  path,
  facts: { option, defect },
})

function optionViolations(
  options: readonly TreeOption[],
  places: ReadonlyMap<string, number>,
  path: Path,
): readonly ShatterpointViolation[] {
  const leftmost = options.reduce((min, { column }) => Math.min(min, column), Number.POSITIVE_INFINITY)
  const inColumn = new Map<number, number>()
  return options.flatMap(({ id, start, column }, place) => {
    const at = [...path, 'options', place]
    const before = inColumn.get(column) ?? 0
    inColumn.set(column, before + 1)
    return [
      ...(places.get(id) === place ? [] : [violationAt(id, 'repeatedOption', [...at, 'id'])]),
      ...(start && column !== leftmost ? [violationAt(id, 'startNotLeftmost', [...at, 'start'])] : []),
      ...(before === MAX_IN_COLUMN ? [violationAt(id, 'fullColumn', [...at, 'column'])] : []),
    ]
  })
}

function pathViolations(
  paths: CombatTree['paths'],
  places: ReadonlyMap<string, number>,
  path: Path,
): readonly ShatterpointViolation[] {
  return paths.flatMap(({ from, to }, index) => {
    const at = [...path, 'paths', index]
    if (from === to) return [violationAt(from, 'pathToItself', at)]
    return [
      ...(places.has(from) ? [] : [violationAt(from, 'unknownOption', [...at, 'from'])]),
      ...(places.has(to) ? [] : [violationAt(to, 'unknownOption', [...at, 'to'])]),
    ]
  })
}

/** The options that are named, by their places; a refusal if the tree lacks one. */
export function placesOf(ids: readonly string[], { places }: Tree, path: Path): number[] | Refusal {
  const unknown = ids.flatMap((id, index) =>
    places.has(id) ? [] : [violationAt(id, 'unknownOption', [...path, index])],
  )
  return unknown.length > 0 ? refuse(unknown) : ids.map((id) => places.get(id) ?? 0)
}

export const optionAt = ({ options }: Tree, place: number): TreeOption => itemAt(options, place)

/** The options that may be chosen next. */
export function nextOptions(tree: Tree, path: readonly number[]): readonly number[] {
  const last = path.at(-1)
  if (last === undefined) return tree.starts
  const { column } = optionAt(tree, last)
  return (tree.joined[last] ?? []).filter((place) => optionAt(tree, place).column >= column && !path.includes(place))
}

/** What can be wrong with a path, the decisive fault first. */
const PATH_VIOLATIONS = ['notStartOption', 'notConnected', 'movesLeft', 'repeatedOption', 'tooManyOptions'] as const
export const PathViolationKind = z.enum(PATH_VIOLATIONS).meta({ id: 'ShatterpointTreeFault' })
export type PathViolationKind = z.infer<typeof PathViolationKind>

/** A fault, and which option of the path has it. */
type OptionViolation = { readonly fault: PathViolationKind; readonly index: number; readonly option: string }

/** Everything that is wrong with a path. */
export function findViolations(tree: Tree, path: readonly number[], successes: number): OptionViolation[] {
  const violations = path.flatMap((place, index) =>
    violationsAt(tree, path, index).map((fault) => ({ fault, index, option: optionAt(tree, place).id })),
  )
  const surplus = path[successes]
  if (surplus !== undefined) {
    violations.push({ fault: 'tooManyOptions', index: successes, option: optionAt(tree, surplus).id })
  }
  return violations.sort((a, b) => PATH_VIOLATIONS.indexOf(a.fault) - PATH_VIOLATIONS.indexOf(b.fault))
}

function violationsAt(tree: Tree, path: readonly number[], index: number): PathViolationKind[] {
  const place = path[index] ?? 0
  const before = path[index - 1]
  if (before === undefined) return optionAt(tree, place).start ? [] : ['notStartOption']
  const violations: PathViolationKind[] = []
  if (!tree.joined[before]?.includes(place)) violations.push('notConnected')
  if (optionAt(tree, place).column < optionAt(tree, before).column) violations.push('movesLeft')
  if (path.indexOf(place) < index) violations.push('repeatedOption')
  return violations
}

/** A fault as the reason of a refusal. */
export function asRuleViolation(
  { fault, index, option }: OptionViolation,
  { tree, path, successes }: { tree: Tree; path: readonly number[]; successes: number },
  at: Path,
): ShatterpointViolation {
  const where = [...at, index]
  if (fault === 'notStartOption') {
    return { rule: 'shatterpoint.tree.start', path: where, facts: { option, isStart: false } }
  }
  if (fault === 'tooManyOptions') {
    const facts = { successes, options: path.length, isOver: true }
    return { rule: 'shatterpoint.tree.count', path: where, facts }
  }
  const from = optionAt(tree, path[index - 1] ?? 0).id
  return { rule: 'shatterpoint.tree.step', path: where, facts: { from, to: option, way: fault } }
}

/** Where an option lies, seen from another one that is joined to it. */
export function wayTo(from: TreeOption, to: TreeOption): TreeDirection {
  if (to.column > from.column) return 'right'
  return to.row < from.row ? 'above' : 'below'
}

/** Records that an option was chosen after the one before. */
export function traceChoice(before: TreeOption | null, option: TreeOption, trace: ShatterpointTrace): void {
  if (before === null) trace.applied('shatterpoint.tree.start', { option: option.id, isStart: true })
  else trace.applied('shatterpoint.tree.step', { from: before.id, to: option.id, way: wayTo(before, option) })
  if (option.effects.length > 1) {
    trace.applied('shatterpoint.tree.all-effects', { option: option.id, effects: option.effects.length })
  }
}

/** Records how the tree ended: all successes used, stopped early, or no path left. */
export function traceEnd(tree: Tree, path: readonly number[], successes: number, trace: ShatterpointTrace): void {
  const options = path.length
  const isStopped = options < successes && nextOptions(tree, path).length > 0
  if (isStopped) trace.applied('shatterpoint.tree.stop', { options, unused: successes - options })
  else trace.applied('shatterpoint.tree.count', { successes, options, isOver: true })
}
