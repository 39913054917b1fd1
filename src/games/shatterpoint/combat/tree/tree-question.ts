import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../../contract/violation.ts'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import { Count, Id } from '../../vocabulary.ts'
import { findTree, type TreeSource } from '../stance/stance-source.ts'
import {
  asRuleViolation,
  findViolations,
  nextOptions,
  optionAt,
  PathViolationKind,
  placesOf,
  type Tree,
  traceEnd,
  wayTo,
} from './tree.ts'
import { damageOf, iconsOf, type OfferedOption, traceWalk, walk } from './tree-walk.ts'
export const Successes = wholeNumber(0, 200).describe('Crits and hits that were not blocked.')
export const TreePathField = z.array(Id).max(24).describe('The options in the order they are chosen.')

/** One thing that is wrong with a path. */
export const PathViolation = RuleViolation.extend({
  fault: PathViolationKind,
  index: Count.describe('From 0.'),
  option: Id,
}).meta({ id: 'ShatterpointPathViolation' })

/** A tree, the successes, and the options chosen so far. */
type TreeQuestion = { readonly tree: TreeSource; readonly successes: number; readonly path: readonly string[] }

type TreePath = { readonly tree: Tree; readonly path: readonly number[] }

/** The tree of a question and its path, by the places of the options. */
function readPath({ tree: source, path: ids }: TreeQuestion, content: ShatterpointContent): TreePath | Refusal {
  const tree = findTree(source, content, ['tree'])
  if (tree instanceof Refusal) return tree
  const path = placesOf(ids, tree, ['path'])
  return path instanceof Refusal ? path : { tree, path }
}

/** The options that may be chosen next; a path that is not legal is refused. */
export function listOptions(question: TreeQuestion, { content, trace }: ShatterpointContext) {
  const read = readPath(question, content)
  if (read instanceof Refusal) return read
  const { tree, path } = read
  const { successes } = question
  const violations = findViolations(tree, path, successes)
  if (violations.length > 0)
    return refuse(violations.map((fault) => asRuleViolation(fault, { tree, path, successes }, ['path'])))
  const left = successes - path.length
  const options = left === 0 ? [] : offerOptions(tree, path)
  if (options.length === 0) traceEnd(tree, path, successes, trace)
  for (const option of options) traceOffer(question.path.at(-1), option, trace)
  return { options, left }
}

function traceOffer(from: string | undefined, { option, way }: OfferedOption, trace: ShatterpointTrace): void {
  if (from === undefined || way === 'start') trace.applied('shatterpoint.tree.start', { option, isStart: true })
  else trace.applied('shatterpoint.tree.step', { from, to: option, way })
}

function offerOptions(tree: Tree, path: readonly number[]): OfferedOption[] {
  const last = path.at(-1)
  return nextOptions(tree, path).map((place) => {
    const option = optionAt(tree, place)
    const way = last === undefined ? ('start' as const) : wayTo(optionAt(tree, last), option)
    return { option: option.id, way, damage: damageOf(option), icons: iconsOf(option) }
  })
}

/** Whether a path is legal, and what its options do. */
export function checkPath(question: TreeQuestion, { content, trace }: ShatterpointContext) {
  const read = readPath(question, content)
  if (read instanceof Refusal) return read
  const { tree, path } = read
  const { successes } = question
  const violations = violationsOf(tree, path, successes, trace)
  if (violations.length > 0) return { legal: false, violations, options: [], damage: 0, queued: [], unused: 0 }
  traceWalk(tree, path, successes, trace)
  const options = walk(tree, path)
  const damage = options.at(-1)?.pool ?? 0
  const queued = options.flatMap(({ personal }) => personal)
  return { legal: true, violations, options, damage, queued, unused: successes - path.length }
}

function violationsOf(
  tree: Tree,
  path: readonly number[],
  successes: number,
  trace: ShatterpointTrace,
): z.infer<typeof PathViolation>[] {
  return findViolations(tree, path, successes).map(({ fault, index, option }) => {
    const violation = asRuleViolation({ fault, index, option }, { tree, path, successes }, ['path'])
    trace.steps.push({ rule: violation.rule, facts: violation.facts })
    return { ...violationOf(violation), fault, index, option }
  })
}
