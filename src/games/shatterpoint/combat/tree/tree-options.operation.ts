import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { successCount } from '../../dice/dice.words.ts'
import { effectList } from '../../language/words.ts'
import { ruleIds } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'
import { TreeSource } from '../stance/stance-source.ts'
import { DJEM_SO, SMALL_TREE } from './tree.examples.ts'
import { treeRules } from './tree.rules.ts'
import { treeScene } from './tree.scene.ts'
import { listOptions, Successes, TreePathField } from './tree-question.ts'
import { OfferedOption } from './tree-walk.ts'

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
  run: listOptions,
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
  details: ({ options }, _input, locale) =>
    options.map(({ option, damage, icons }) => `${option}: ${effectList(damage, icons, locale)}.`),
  picture: ({ options }, { tree, path }, caption) =>
    treeScene(tree, { path, offered: options.map(({ option }) => option) }, caption),
})
