import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { successCount } from '../../dice/dice.words.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { Count, Id } from '../../vocabulary.ts'
import { findTree, TreeSource } from '../stance/stance-source.ts'
import { DJEM_SO, SMALL_TREE } from './tree.examples.ts'
import { treeRules } from './tree.rules.ts'
import { treeScene } from './tree.scene.ts'
import { asRuleViolation, findViolations, nextOptions, optionAt, placesOf, type Tree, traceEnd, wayTo } from './tree.ts'
import { damageOf, iconsOf, OfferedOption } from './tree-walk.ts'

export const Successes = wholeNumber(0, 200).describe('Crits and hits that were not blocked.')
export const TreePathField = z.array(Id).max(24).describe('The options in the order they are chosen.')

export const treeOptionsOperation = defineShatterpointOperation({
  id: 'shatterpoint.tree-options',
  kind: 'list',
  summary: {
    en: 'Lists the options of a combat tree that may be chosen next.',
    es: 'Enumera las opciones de un árbol de combate que pueden elegirse a continuación.',
  },
  rules: [...ruleIds(treeRules), 'shatterpoint.content.known'],
  input: z
    .strictObject({ tree: TreeSource, successes: Successes, path: TreePathField.default([]) })
    .meta({ id: 'ShatterpointTreeOptionsInput' }),
  outcome: z
    .object({
      options: z.array(OfferedOption).max(24).describe('None if the path is at its end; stopping is always allowed.'),
      left: Count.describe('Successes that are left.'),
    })
    .meta({ id: 'ShatterpointTreeOptionsOutcome' }),
  examples: [
    { name: 'After a, two ways (E-81)', input: { tree: { own: SMALL_TREE }, successes: 4, path: ['a'] } },
    {
      name: 'The fork of Djem So',
      input: { tree: { content: DJEM_SO }, successes: 5, path: ['1m', '2m', '3m'] },
    },
  ],
  run({ tree: source, successes, path: ids }, { content, trace }) {
    const tree = findTree(source, content, ['tree'])
    if (tree instanceof Refusal) return tree
    const path = placesOf(ids, tree, ['path'])
    if (path instanceof Refusal) return path
    const violations = findViolations(tree, path, successes)
    if (violations.length > 0) {
      return refuse(violations.map((fault) => asRuleViolation(fault, { tree, path, successes }, ['path'])))
    }
    const left = successes - path.length
    const options = left === 0 ? [] : offerOptions(tree, path)
    if (options.length === 0) traceEnd(tree, path, successes, trace)
    for (const { option, way } of options) {
      const from = ids.at(-1)
      if (from === undefined || way === 'start') trace.applied('shatterpoint.tree.start', { option, isStart: true })
      else trace.applied('shatterpoint.tree.step', { from, to: option, way })
    }
    return { options, left }
  },
  headline({ options, left }, _input, locale) {
    const names = formatList(
      options.map(({ option }) => option),
      locale,
    )
    if (options.length === 0) return { en: 'No option may be chosen.', es: 'No puede elegirse ninguna opción.' }[locale]
    return {
      en: `Next, with ${successCount(left, 'en')} left: ${names}.`,
      es: `A continuación, con ${successCount(left, 'es')} por usar: ${names}.`,
    }[locale]
  },
  picture: ({ options }, { tree, path }, caption) =>
    treeScene(tree, { path, offered: options.map(({ option }) => option) }, caption),
})

function offerOptions(tree: Tree, path: readonly number[]): z.infer<typeof OfferedOption>[] {
  const last = path.at(-1)
  return nextOptions(tree, path).map((place) => {
    const option = optionAt(tree, place)
    const way = last === undefined ? ('start' as const) : wayTo(optionAt(tree, last), option)
    return { option: option.id, way, damage: damageOf(option), icons: iconsOf(option) }
  })
}
