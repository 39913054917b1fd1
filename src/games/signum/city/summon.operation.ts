import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { ruledBoard } from '../table/board.scene.ts'
import { Board } from '../table/board.ts'
import { creature, DUEL } from '../table/boards.examples.ts'
import { Creature, has } from '../table/creature.ts'
import { discOf, placeBoard } from '../table/place-board.ts'
import { Id, LIMITS } from '../vocabulary.ts'
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
  summary: {
    en: 'Checks the place of a summoned character: everything against it, and who may backstab it if it is forced.',
    es: 'Comprueba el sitio de un personaje invocado: todo lo que está en contra y quién puede apuñalarlo si es a la fuerza.',
  },
  rules: [
    ...ruleIds(boardRules),
    ...ruleIds(summonRules),
    'signum.backstab.triggers',
    'signum.backstab.who',
    'signum.backstab.immune',
  ],
  input: z
    .strictObject({ board: Board, creature: Creature.describe('Who is summoned, and where.') })
    .meta({ id: 'SignumSummonInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      forced: z.boolean().describe('Whether enemies are too near to every place of the side.'),
      violations: RuleViolations,
      backstabbers: z.array(Id).max(LIMITS.creatures).describe('Who may backstab the newcomer once.'),
      hidden: z.boolean().describe('Whether it comes in with a stealth token.'),
      acts: z.boolean().describe('Whether it may be activated this turn.'),
    })
    .meta({ id: 'SignumSummonOutcome' }),
  examples: [
    {
      name: 'Forced between two enemies (E-37)',
      input: { board: CROWDED, creature: creature('Ana', 'Greer', [21, 1.6]) },
    },
    {
      name: 'Too near while there is room elsewhere',
      input: {
        board: { sides: DUEL, creatures: [creature('Bruno', 'Severus', [30, 6])] },
        creature: creature('Ana', 'Greer', [22, 1.6]),
      },
    },
  ],
  run({ board, creature: newcomer }, { trace }) {
    const placed = placeBoard(board)
    if (placed instanceof Refusal) return placed
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
      hidden: legal && has(newcomer, 'stealth'),
      acts: legal && has(newcomer, 'rush'),
    }
  },
  headline({ legal, forced, violations, backstabbers }, { creature: { id } }, locale) {
    if (!legal) {
      return {
        en: `${id} may not be summoned there: ${violations[0]?.en ?? ''}`,
        es: `No se puede invocar a ${id} ahí: ${violations[0]?.es ?? ''}`,
      }[locale]
    }
    if (!forced) return { en: `${id} may be summoned there.`, es: `Se puede invocar a ${id} ahí.` }[locale]
    const names = formatList(backstabbers, locale) || { en: 'nobody', es: 'nadie' }[locale]
    return {
      en: `${id} may be summoned there by force; ${names} may backstab.`,
      es: `Se puede invocar a ${id} ahí a la fuerza; ${names} ${backstabbers.length > 1 ? 'pueden' : 'puede'} apuñalar.`,
    }[locale]
  },
  picture: ({ legal, backstabbers }, { board, creature: newcomer }, caption) =>
    summonScene(
      ruledBoard(board),
      { disc: discOf(newcomer), player: newcomer.player, id: newcomer.id },
      { legal, backstabbers },
      caption,
    ),
})
