import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { creaturesOn, defineSignumOperation, refuseUnknown } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { basesOverlap } from '../measuring/distance.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { box, creature, SKIRMISH } from '../table/boards.examples.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id } from '../vocabulary.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { LineOfSight, lineOfSight } from './line-of-sight.ts'
import { lineOfSightScene } from './sight.scene.ts'

export const lineOfSightOperation = defineSignumOperation({
  id: 'signum.line-of-sight',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a creature sees another: a clear line and the templates it crosses, or what is in the way.',
    es: 'Decide si una criatura ve a otra: una línea despejada y las plantillas que cruza, o lo que estorba.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    ...ruleIds(lineOfSightRules),
    'signum.geo.contact',
    'signum.terrain.blocks-los',
    'signum.terrain.defence-against-shooting',
  ],
  input: z
    .strictObject({ board: BoardForm, shooter: Id.describe('Who looks.'), target: Id.describe('Who is looked for.') })
    .meta({ id: 'SignumLineOfSightInput' }),
  outcome: LineOfSight,
  examples: [
    { name: 'Past a hidden character', input: { board: { drawn: SKIRMISH }, shooter: 'Brissa', target: 'Severus' } },
    {
      name: 'Behind rocks and a flyer',
      input: {
        board: {
          drawn: {
            creatures: [
              creature('Ana', 'Garrus', [8, 20]),
              creature('Bruno', 'Griffon', [30, 20], { base: 60, abilities: [{ id: 'flight' }] }),
              creature('Bruno', 'Severus', [40, 20]),
            ],
            terrain: [box('Rocks', [16, 17], [20, 24], { abilities: ['blocksLos'] })],
          },
        },
        shooter: 'Garrus',
        target: 'Severus',
      },
    },
    { name: 'Through a forest', input: { board: { drawn: SKIRMISH }, shooter: 'Garrus', target: 'Severus' } },
  ],
  run({ board, shooter, target }, context) {
    const { trace } = context
    const asked = creaturesOn(board, { shooter, target }, context)
    if (asked instanceof Refusal) return asked
    const { placed, found } = asked
    if (found.shooter === found.target) return refuseUnknown(target, 'target')
    if (basesOverlap(found.shooter.disc, found.target.disc)) {
      const facts = { one: shooter, other: target, relation: 'overlap' } as const
      return refuse([{ rule: 'signum.geo.contact', path: ['target'], facts }])
    }
    return lineOfSight(placed, found.shooter, found.target, trace)
  },
  headline({ visible, blockers, crossed, touched }, input, locale, content) {
    const [shooter, target] = cardNames([input.shooter, input.target], locale, content)
    if (!visible) {
      const named = formatList(cardNames(blockers, locale, content), locale)
      return {
        en: `${shooter} does not see ${target}; in the way: ${named}.`,
        es: `${shooter} no ve a ${target}; ${blockers.length > 1 ? 'estorban' : 'estorba'}: ${named}.`,
      }[locale]
    }
    const cover = [...new Set([...crossed, ...touched])]
    const covering = formatList(cardNames(cover, locale, content), locale)
    if (cover.length === 0) return { en: `${shooter} sees ${target}.`, es: `${shooter} ve a ${target}.` }[locale]
    return {
      en: `${shooter} sees ${target}; ${covering} ${cover.length > 1 ? 'help' : 'helps'} against shooting.`,
      es: `${shooter} ve a ${target}; ${covering} ${cover.length > 1 ? 'ayudan' : 'ayuda'} contra los disparos.`,
    }[locale]
  },
  picture: (sight, { board, shooter, target }, caption) =>
    lineOfSightScene(ruledBoard(board, caption.content), { shooter, target }, sight, caption),
})
