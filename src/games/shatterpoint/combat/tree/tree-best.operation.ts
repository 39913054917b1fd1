import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { capitalize, formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { successCount } from '../../dice/dice.words.ts'
import { iconName } from '../../language/words.ts'
import { ruleIds } from '../../rules.ts'
import { Count, Icon, Id } from '../../vocabulary.ts'
import { findTree, TreeSource } from '../stance/stance-source.ts'
import { bestPaths, TreeGoal } from './best-path.ts'
import { DJEM_SO, JAR_KAI_TREE } from './tree.examples.ts'
import { treeRules } from './tree.rules.ts'
import { treeScene } from './tree.scene.ts'
import { optionAt, type Tree } from './tree.ts'
import { iconsOf, traceWalk, walk } from './tree-walk.ts'

const BestPath = z
  .object({
    successes: Count,
    path: z.array(Id).max(24),
    damage: Count,
    icons: z.array(Icon).max(200).describe('All icons of the path, in order.'),
    reached: z.boolean().describe('Whether the wanted icon is among them; true if none is wanted.'),
  })
  .meta({ id: 'ShatterpointBestPath' })

export const treeBestOperation = defineShatterpointOperation({
  id: 'shatterpoint.tree-best',
  kind: 'list',
  summary: {
    en: 'Finds the best path through a combat tree for a goal, for each number of successes.',
    es: 'Encuentra el mejor camino por un árbol de combate para un fin, para cada número de éxitos.',
  },
  rules: [...ruleIds(treeRules), 'shatterpoint.content.known'],
  input: z
    .strictObject({
      tree: TreeSource,
      successes: wholeNumber(0, 24).describe('The most successes; fewer are answered too.'),
      goal: TreeGoal.prefault({}),
    })
    .meta({ id: 'ShatterpointTreeBestInput' }),
  outcome: z
    .object({
      best: BestPath,
      perCount: z.array(BestPath).max(25).describe('For 0, 1, 2 … successes.'),
    })
    .meta({ id: 'ShatterpointTreeBestOutcome' }),
  examples: [
    { name: 'Most damage with Jar’Kai (E-24)', input: { tree: { own: JAR_KAI_TREE }, successes: 4 } },
    {
      name: 'Pinned with Djem So, and then most damage',
      input: { tree: { content: DJEM_SO }, successes: 5, goal: { wants: 'pinned' } },
    },
  ],
  run({ tree: source, successes, goal }, { content, trace }) {
    const tree = findTree(source, content, ['tree'])
    if (tree instanceof Refusal) return tree
    const paths = bestPaths(tree, successes, goal)
    const perCount = paths.map((path, count) => describePath(tree, path, count, goal))
    const path = paths.at(-1) ?? []
    traceWalk(tree, path, successes, trace)
    return { best: describePath(tree, path, successes, goal), perCount }
  },
  headline({ best: { successes, path, damage, icons } }, _input, locale) {
    if (path.length === 0) return { en: 'The best is to choose nothing.', es: 'Lo mejor es no elegir nada.' }[locale]
    const names = icons.map((icon) => iconName(icon, locale))
    const text = formatList([{ en: `${damage} damage`, es: `${damage} de daño` }[locale], ...names], locale)
    return {
      en: `Best with ${successCount(successes, 'en')}: ${path.join(' → ')} (${text}).`,
      es: `Lo mejor con ${successCount(successes, 'es')}: ${path.join(' → ')} (${text}).`,
    }[locale]
  },
  details: ({ perCount }, _input, locale) =>
    perCount.flatMap(({ successes, path, damage }) => {
      const dealt = { en: `${damage} damage`, es: `${damage} de daño` }[locale]
      return path.length === 0
        ? []
        : [`${capitalize(successCount(successes, locale))}: ${path.join(' → ')} (${dealt}).`]
    }),
  picture: ({ best: { path } }, { tree }, caption) => treeScene(tree, { path }, caption),
})

function describePath(tree: Tree, path: readonly number[], successes: number, { wants }: TreeGoal) {
  const options = walk(tree, path)
  const icons = path.flatMap((place) => iconsOf(optionAt(tree, place)))
  return {
    successes,
    path: options.map(({ option }) => option),
    damage: options.at(-1)?.pool ?? 0,
    icons,
    reached: wants === null || icons.includes(wants),
  }
}
