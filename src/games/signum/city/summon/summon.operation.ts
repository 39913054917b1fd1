import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { ruledBoard } from '../../abilities/place-board.ts'
import { readFighter, withPlace } from '../../abilities/read-fighter.ts'
import { withNewcomer } from '../../abilities/stored-board.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardName, cardNames } from '../../language/card-name.ts'
import { explainViolations, RuleViolations } from '../../language/violation.ts'
import { ruleIds } from '../../rules.ts'
import { BoardForm } from '../../table/board.ts'
import { creature, DUEL } from '../../table/boards.examples.ts'
import { StatedCreature, statedName } from '../../table/creature.ts'
import { discOf } from '../../table/place-board.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { Count, Id, LIMITS } from '../../vocabulary.ts'
import { summonRules } from './summon.rules.ts'
import { summonScene } from './summon.scene.ts'
import { summonCreature } from './summon-creature.ts'

const CROWDED = {
  sides: DUEL,
  creatures: [11, 31, 51].map((x, index) => creature('Bruno', `Legionary ${index + 1}`, [x, 6])),
}

/** What may be said about a creature that comes in. */
export const SUMMON_RULES = [
  ...BOARD_RULES,
  ...ruleIds(summonRules),
  'signum.setup.heroes',
  'signum.setup.hero-tokens',
  'signum.ability.armour',
  'signum.backstab.triggers',
  'signum.backstab.who',
  'signum.backstab.immune',
  'signum.ability.shield-from',
] as const

export const summonOperation = defineSignumOperation({
  id: 'signum.summon',
  kind: 'check',
  summary: {
    en: 'Checks the place of a summoned character or of a hero at the start: everything against it, its tokens, and who may backstab it.',
    es: 'Comprueba el sitio de un personaje convocado o de un héroe al empezar: todo lo que está en contra, sus fichas y quién puede apuñalarlo.',
  },
  rules: SUMMON_RULES,
  input: z
    .strictObject({ board: BoardForm, creature: StatedCreature.describe('Who is summoned, and where.') })
    .meta({ id: 'SignumSummonInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      forced: z.boolean().describe('Whether enemies are too near to every place of the side.'),
      violations: RuleViolations,
      backstabbers: z.array(Id).max(LIMITS.creatures).describe('Who may backstab the newcomer once.'),
      armour: Count.describe('The armour tokens that it comes in with.'),
      hidden: z.boolean().describe('Whether it comes in with a stealth token.'),
      acts: z.boolean().describe('Whether it may be activated this turn.'),
    })
    .meta({ id: 'SignumSummonOutcome' }),
  examples: [
    {
      name: 'Forced between two enemies (E-37)',
      input: { board: { drawn: CROWDED }, creature: creature('Ana', 'Greer', [21, 1.6]) },
    },
    {
      name: 'Too near while there is room elsewhere',
      input: {
        board: { drawn: { sides: DUEL, creatures: [creature('Bruno', 'Severus', [30, 6])] } },
        creature: creature('Ana', 'Greer', [22, 1.6]),
      },
    },
  ],
  run: summonCreature,
  headline({ legal, forced, violations, backstabbers }, { creature: newcomer }, locale, content) {
    const id = cardName(statedName(newcomer), locale, content)
    if (!legal) {
      return {
        en: `${id} may not be put there. ${explainViolations(violations, 'en', content)}`,
        es: `${id} no puede ponerse ahí. ${explainViolations(violations, 'es', content)}`,
      }[locale]
    }
    if (!forced) return { en: `${id} may be put there.`, es: `${id} puede ponerse ahí.` }[locale]
    const names = formatList(cardNames(backstabbers, locale, content), locale) || { en: 'nobody', es: 'nadie' }[locale]
    return {
      en: `${id} may be summoned there by force; ${names} may backstab.`,
      es: `Se puede convocar a ${id} ahí a la fuerza; ${names} ${backstabbers.length > 1 ? 'pueden' : 'puede'} apuñalar.`,
    }[locale]
  },
  tableAfter: ({ legal }, { board, creature: newcomer }, content) =>
    legal ? withNewcomer(board, newcomer, content) : null,
  picture: ({ legal, backstabbers }, { board, creature: newcomer }, caption) =>
    summonScene(
      ruledBoard(board, caption.content),
      {
        disc: discOf(withPlace(readFighter(newcomer, caption.content, [], []), newcomer, caption.content)),
        player: newcomer.player,
        id: statedName(newcomer),
      },
      { legal, backstabbers },
      caption,
    ),
})
