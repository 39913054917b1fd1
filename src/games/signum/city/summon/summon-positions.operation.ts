import { ruledBoard } from '../../abilities/place-board.ts'
import { defineSignumOperation } from '../../define.ts'
import { formatStretch } from '../../language/words.ts'
import { creature, DUEL, SKIRMISH } from '../../table/boards.examples.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { micrometres } from '../../vocabulary.ts'
import { listPositions, PositionsQuestion, radiusOf, SummonPlaces } from './list-positions.ts'
import { positionsScene } from './summon.scene.ts'

export const summonPositionsOperation = defineSignumOperation({
  id: 'signum.summon-positions',
  kind: 'list',
  summary: {
    en: 'Tells where along a player’s side a character may be summoned, or that it would have to be forced.',
    es: 'Dice en qué tramos de su lado puede un jugador convocar a un personaje, o que tendría que ser a la fuerza.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.zone.enter-at-side',
    'signum.summon.limit-seven',
    'signum.summon.seven-owned',
    'signum.variant.side-segment',
    'signum.summon.place',
    'signum.summon.distance',
    'signum.summon.forced',
    'signum.summon.no-place',
    'signum.setup.heroes',
  ],
  input: PositionsQuestion,
  outcome: SummonPlaces,
  examples: [
    {
      name: 'Beside an enemy and the own hero (E-36)',
      input: {
        board: {
          drawn: {
            sides: DUEL,
            creatures: [
              creature('Bruno', 'Severus', [30, 6]),
              creature('Ana', 'Brissa', [10, 2.4], { kind: 'hero', base: 48 }),
            ],
          },
        },
        player: 'Ana',
      },
    },
    { name: 'Behind a skirmish', input: { board: { drawn: SKIRMISH }, player: 'Bruno', base: 60 } },
  ],
  run: listPositions,
  headline({ axis, forced, intervals }, { player }, locale) {
    const places = intervals.map((stretch) => `${axis} ${formatStretch(stretch, locale)}`).join('; ')
    if (intervals.length === 0) {
      return { en: `${player} has no free place along their side.`, es: `${player} no tiene sitio libre en su lado.` }[
        locale
      ]
    }
    if (forced) {
      return {
        en: `${player} can summon only by force, at ${places}.`,
        es: `${player} solo puede convocar a la fuerza, en ${places}.`,
      }[locale]
    }
    return { en: `${player} may summon at ${places}.`, es: `${player} puede convocar en ${places}.` }[locale]
  },
  picture({ axis, across, forced, intervals }, { board, player, base }, caption) {
    const positions = {
      axis,
      across: micrometres(across),
      forced,
      intervals: intervals.map(({ from, to }) => ({ from: micrometres(from), to: micrometres(to) })),
    }
    return positionsScene(ruledBoard(board, caption.content), player, radiusOf(base), positions, caption)
  },
})
