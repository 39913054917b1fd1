import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { placeBoard, ruledBoard } from '../abilities/place-board.ts'
import { fighterOf, readFighter, withPlace } from '../abilities/read-fighter.ts'
import { defineSignumOperation } from '../define.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { citeViolations, RuleViolations, tellReasons } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { creature, DUEL } from '../table/boards.examples.ts'
import { amountOf, has, StatedCreature, statedName } from '../table/creature.ts'
import { discOf } from '../table/place-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Count, Id, LIMITS } from '../vocabulary.ts'
import { summonRules } from './summon.rules.ts'
import { summonScene } from './summon.scene.ts'
import { summon } from './summon.ts'
import { sideOf, withoutSide } from './summon-positions.operation.ts'

const CROWDED = {
  sides: DUEL,
  creatures: [11, 31, 51].map((x, index) => creature('Bruno', `Legionary ${index + 1}`, [x, 6])),
}

export const summonOperation = defineSignumOperation({
  id: 'signum.summon',
  kind: 'check',
  summary: {
    en: 'Checks the place of a summoned character or of a hero at the start: everything against it, its tokens, and who may backstab it.',
    es: 'Comprueba el sitio de un personaje convocado o de un héroe al empezar: todo lo que está en contra, sus fichas y quién puede apuñalarlo.',
  },
  rules: [
    ...BOARD_RULES,
    ...ruleIds(summonRules),
    'signum.setup.heroes',
    'signum.setup.hero-tokens',
    'signum.ability.armour',
    'signum.backstab.triggers',
    'signum.backstab.who',
    'signum.backstab.immune',
    'signum.ability.shield-from',
  ],
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
  run({ board, creature: stated }, context) {
    const { content, trace } = context
    const placed = placeBoard(board, context.content)
    if (placed instanceof Refusal) return placed
    const fighter = fighterOf(stated, content, 'creature')
    if (fighter instanceof Refusal) return fighter
    const newcomer = withPlace(fighter, stated, content)
    if (placed.creatures.some(({ creature: { id } }) => id === newcomer.id)) {
      return refuse([{ rule: 'signum.board.names', path: ['creature', 'id'], facts: { id: newcomer.id } }])
    }
    const side = sideOf(placed, newcomer.player)
    if (side === undefined) return withoutSide(newcomer.player)
    const { forced, violations, backstabbers } = summon(placed, newcomer, side, trace)
    const legal = violations.length === 0
    return {
      legal,
      forced,
      violations: citeViolations(violations, trace),
      backstabbers: [...backstabbers],
      armour: legal ? amountOf(newcomer, 'armour') : 0,
      hidden: legal && newcomer.kind === 'character' && has(newcomer, 'stealth'),
      acts: legal && (newcomer.kind === 'hero' || has(newcomer, 'rush')),
    }
  },
  headline({ legal, forced, violations, backstabbers }, { creature: newcomer }, locale, content) {
    const id = cardName(statedName(newcomer), locale, content)
    if (!legal) {
      return {
        en: `${id} may not be put there. ${tellReasons(violations, 'en', content)}`,
        es: `${id} no puede ponerse ahí. ${tellReasons(violations, 'es', content)}`,
      }[locale]
    }
    if (!forced) return { en: `${id} may be put there.`, es: `${id} puede ponerse ahí.` }[locale]
    const names = formatList(cardNames(backstabbers, locale, content), locale) || { en: 'nobody', es: 'nadie' }[locale]
    return {
      en: `${id} may be summoned there by force; ${names} may backstab.`,
      es: `Se puede convocar a ${id} ahí a la fuerza; ${names} ${backstabbers.length > 1 ? 'pueden' : 'puede'} apuñalar.`,
    }[locale]
  },
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
