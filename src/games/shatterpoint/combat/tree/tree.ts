import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { CombatTree, TreeOption } from './combat-tree.ts'
import type { TreeDefect, TreeWay } from './tree.rules.ts'

type Path = ShatterpointViolation['path']

/** Paths through a fuller column are too many to compare. */
const MOST_IN_COLUMN = 8

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
  const tree = known.get(printed) ?? soundTree(printed, path)
  if (!(tree instanceof Refusal)) known.set(printed, tree)
  return tree
}

function soundTree({ options, paths }: CombatTree, path: Path): Tree | Refusal {
  const places = new Map(options.map(({ id }, place) => [id, place]))
  const defects = [...optionDefects(options, places, path), ...pathDefects(paths, places, path)]
  if (defects.length > 0) return refuse(defects)
  const joined = options.map((): number[] => [])
  for (const { from, to } of paths) {
    const [one, other] = [places.get(from) ?? 0, places.get(to) ?? 0]
    if (joined[one]?.includes(other)) continue
    joined[one]?.push(other)
    joined[other]?.push(one)
  }
  const byId = (one: number, other: number) => (idOf(options, one) < idOf(options, other) ? -1 : 1)
  for (const list of joined) list.sort(byId)
  const starts = [...options.keys()].filter((place) => options[place]?.start).sort(byId)
  return { options, places, starts, joined }
}

const idOf = (options: readonly TreeOption[], place: number): string => options[place]?.id ?? ''

const defectAt = (option: string, defect: TreeDefect, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.tree.graph',
  path,
  facts: { option, defect },
})

function optionDefects(
  options: readonly TreeOption[],
  places: ReadonlyMap<string, number>,
  path: Path,
): readonly ShatterpointViolation[] {
  const leftmost = options.reduce((least, { column }) => Math.min(least, column), Number.POSITIVE_INFINITY)
  const inColumn = new Map<number, number>()
  return options.flatMap(({ id, start, column }, place) => {
    const at = [...path, 'options', place]
    const before = inColumn.get(column) ?? 0
    inColumn.set(column, before + 1)
    return [
      ...(places.get(id) === place ? [] : [defectAt(id, 'repeatedOption', [...at, 'id'])]),
      ...(start && column !== leftmost ? [defectAt(id, 'startNotLeftmost', [...at, 'start'])] : []),
      ...(before === MOST_IN_COLUMN ? [defectAt(id, 'fullColumn', [...at, 'column'])] : []),
    ]
  })
}

function pathDefects(
  paths: CombatTree['paths'],
  places: ReadonlyMap<string, number>,
  path: Path,
): readonly ShatterpointViolation[] {
  return paths.flatMap(({ from, to }, index) => {
    const at = [...path, 'paths', index]
    if (from === to) return [defectAt(from, 'pathToItself', at)]
    return [
      ...(places.has(from) ? [] : [defectAt(from, 'unknownOption', [...at, 'from'])]),
      ...(places.has(to) ? [] : [defectAt(to, 'unknownOption', [...at, 'to'])]),
    ]
  })
}

/** The options that are named, by their places; a refusal if the tree lacks one. */
export function placesOf(ids: readonly string[], { places }: Tree, path: Path): number[] | Refusal {
  const unknown = ids.flatMap((id, index) => (places.has(id) ? [] : [defectAt(id, 'unknownOption', [...path, index])]))
  return unknown.length > 0 ? refuse(unknown) : ids.map((id) => places.get(id) ?? 0)
}

export const optionAt = ({ options }: Tree, place: number): TreeOption => options[place] as TreeOption

/** The options that may be chosen next. */
export function nextOptions(tree: Tree, path: readonly number[]): readonly number[] {
  const last = path.at(-1)
  if (last === undefined) return tree.starts
  const { column } = optionAt(tree, last)
  return (tree.joined[last] ?? []).filter((place) => optionAt(tree, place).column >= column && !path.includes(place))
}

/** What can be wrong with a path, the decisive fault first. */
const TREE_FAULTS = ['notStartOption', 'notConnected', 'movesLeft', 'repeatedOption', 'tooManyOptions'] as const
export const TreeFault = z.enum(TREE_FAULTS).meta({ id: 'ShatterpointTreeFault' })
export type TreeFault = z.infer<typeof TreeFault>

/** A fault, and which option of the path has it. */
export type FaultyOption = { readonly fault: TreeFault; readonly index: number; readonly option: string }

/** Everything that is wrong with a path. */
export function faultsOf(tree: Tree, path: readonly number[], successes: number): FaultyOption[] {
  const faults = path.flatMap((place, index) =>
    faultsAt(tree, path, index).map((fault) => ({ fault, index, option: optionAt(tree, place).id })),
  )
  const surplus = path[successes]
  if (surplus !== undefined) {
    faults.push({ fault: 'tooManyOptions', index: successes, option: optionAt(tree, surplus).id })
  }
  return faults.sort((one, other) => TREE_FAULTS.indexOf(one.fault) - TREE_FAULTS.indexOf(other.fault))
}

function faultsAt(tree: Tree, path: readonly number[], index: number): TreeFault[] {
  const place = path[index] ?? 0
  const before = path[index - 1]
  if (before === undefined) return optionAt(tree, place).start ? [] : ['notStartOption']
  const faults: TreeFault[] = []
  if (!tree.joined[before]?.includes(place)) faults.push('notConnected')
  if (optionAt(tree, place).column < optionAt(tree, before).column) faults.push('movesLeft')
  if (path.indexOf(place) < index) faults.push('repeatedOption')
  return faults
}

/** A fault as the reason of a refusal. */
export function faultViolation(
  { fault, index, option }: FaultyOption,
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
export function wayTo(from: TreeOption, to: TreeOption): TreeWay {
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
