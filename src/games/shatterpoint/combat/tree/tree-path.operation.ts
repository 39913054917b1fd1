import { z } from 'zod'
import type { Locale } from '../../../../lib/locale.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { successCount } from '../../dice/dice.words.ts'
import { effectList } from '../../language/words.ts'
import { ruleIds } from '../../rules.ts'
import { Count, Icon } from '../../vocabulary.ts'
import { TreeSource } from '../stance/stance-source.ts'
import { JAR_KAI_TREE, SMALL_TREE } from './tree.examples.ts'
import { treeRules } from './tree.rules.ts'
import { treeScene } from './tree.scene.ts'
import type { PathViolationKind } from './tree.ts'
import { checkPath, PathViolation, Successes, TreePathField } from './tree-question.ts'
import { WalkedOption } from './tree-walk.ts'

const Outcome = z
  .object({
    legal: z.boolean(),
    violations: z.array(PathViolation).max(100).describe('Everything that is wrong, the decisive fault first.'),
    options: z.array(WalkedOption).max(24).describe('What each option does, in order; none if the path is illegal.'),
    damage: Count.describe('What the path adds to the damage pool.'),
    queued: z.array(Icon).max(200).describe('Personal effects that wait until after the damage.'),
    unused: Count.describe('Successes that are given up or lost.'),
  })
  .meta({ id: 'ShatterpointTreePathOutcome' })

export const treePathOperation = defineShatterpointOperation({
  id: 'shatterpoint.tree-path',
  kind: 'check',
  summary: {
    en: 'Checks a path through a combat tree, and says its damage and its effects in order.',
    es: 'Comprueba un camino por un árbol de combate, y dice su daño y sus efectos en orden.',
  },
  rules: [...ruleIds(treeRules), 'shatterpoint.content.known'],
  input: z
    .strictObject({ tree: TreeSource, successes: Successes, path: TreePathField })
    .meta({ id: 'ShatterpointTreePathInput' }),
  outcome: Outcome,
  examples: [
    {
      name: 'Ahsoka’s four options against Maul (E-24)',
      input: { tree: { own: JAR_KAI_TREE }, successes: 4, path: ['o1', 'o2', 'o3', 'o4u'] },
    },
    { name: 'No path joins a and d (E-81)', input: { tree: { own: SMALL_TREE }, successes: 4, path: ['a', 'd'] } },
  ],
  run: checkPath,
  headline({ legal, violations, damage, options }, _input, locale) {
    const [first] = violations
    if (!legal && first !== undefined) {
      const reason = VIOLATION_TEXTS[first.fault][locale]
      return { en: `Not allowed: ${first.option} ${reason}.`, es: `No se permite: ${first.option} ${reason}.` }[locale]
    }
    const icons = options.flatMap(({ directed, personal }) => [...directed, ...personal])
    const text = effectList(damage, icons, locale)
    return { en: `Legal: ${text}.`, es: `Es legal: ${text}.` }[locale]
  },
  details: ({ options, unused }, _input, locale) => [
    ...options.map((option) => walkedLine(option, locale)),
    ...(unused === 0
      ? []
      : [{ en: `Not used: ${successCount(unused, 'en')}.`, es: `Sin usar: ${successCount(unused, 'es')}.` }[locale]]),
  ],
  picture: ({ violations }, { tree, path }, caption) =>
    treeScene(tree, { path, wrong: violations.map(({ option }) => option) }, caption),
})

/** `o2: 1 damage and exposed (3 in the pool).` */
function walkedLine({ option, damage, pool, directed, personal }: WalkedOption, locale: Locale): string {
  const does = effectList(damage, [...directed, ...personal], locale)
  return { en: `${option}: ${does} (${pool} in the pool).`, es: `${option}: ${does} (${pool} en la reserva).` }[locale]
}

const VIOLATION_TEXTS: Readonly<Record<PathViolationKind, { en: string; es: string }>> = {
  notStartOption: { en: 'is not orange', es: 'no es naranja' },
  notConnected: { en: 'is not joined to the option before', es: 'no está unida a la opción anterior' },
  movesLeft: { en: 'lies to the left', es: 'está a la izquierda' },
  repeatedOption: { en: 'was chosen before', es: 'ya se había elegido' },
  tooManyOptions: { en: 'is one too many for the successes', es: 'es una de más para los éxitos' },
}
