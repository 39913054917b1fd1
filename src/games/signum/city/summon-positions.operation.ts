import { z } from 'zod'
import { formatNumber } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { placeBoard, ruledBoard } from '../abilities/place-board.ts'
import { defineSignumOperation } from '../define.ts'
import { refuse } from '../refusal.ts'
import { BoardForm } from '../table/board.ts'
import { creature, DUEL, SKIRMISH } from '../table/boards.examples.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { BaseSize, centimetres, Distance, LIMITS, micrometres, Player } from '../vocabulary.ts'
import { sideOf, withoutSide } from './player-side.ts'
import { positionsScene } from './summon.scene.ts'
import { limitViolations } from './summon.ts'
import { type Interval as PositionInterval, positionsAt } from './summon-positions.ts'

const Interval = z
  .object({ from: Distance, to: Distance })
  .describe('The first and the last place of the centre, both included, told to a ten-thousandth.')
  .meta({ id: 'SignumSummonInterval' })

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
    'signum.summon.place',
    'signum.summon.distance',
    'signum.summon.forced',
    'signum.summon.no-place',
    'signum.setup.heroes',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      player: Player,
      base: BaseSize.default(32),
      hero: z
        .boolean()
        .default(false)
        .describe('A hero at the start: enemies may be near, and the limit of seven is not asked.'),
    })
    .meta({ id: 'SignumSummonPositionsInput' }),
  outcome: z
    .object({
      axis: z.enum(['x', 'y']).describe('The coordinate that the intervals are of.'),
      across: Distance.describe('The other coordinate of the centre.'),
      forced: z.boolean().describe('Whether enemies are too near to every place, so that any free one will do.'),
      intervals: z.array(Interval).max(2 * (LIMITS.creatures + LIMITS.terrain * LIMITS.corners)),
    })
    .meta({ id: 'SignumSummonPositionsOutcome' }),
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
  run({ board, player, base, hero }, context) {
    const { trace } = context
    const placed = placeBoard(board, context.content)
    if (placed instanceof Refusal) return placed
    const side = sideOf(placed, player)
    if (side === undefined) return withoutSide(player)
    const full = hero ? [] : limitViolations(placed, player, 'player')
    if (full.length > 0) return refuse(full)
    const { axis, across, forced, intervals } = positionsAt(placed, side, radiusOf(base), hero)
    trace.applied(hero ? 'signum.setup.heroes' : 'signum.summon.place', { problem: 'none', thing: player })
    if (!hero && intervals.length === 0) trace.applied('signum.summon.no-place', { player })
    if (hero) return told(axis, across, forced, intervals)
    if (forced) trace.applied('signum.summon.forced', { player })
    else trace.applied('signum.summon.distance', { enemy: null, distance: 0 })
    return told(axis, across, forced, intervals)
  },
  headline({ axis, forced, intervals }, { player }, locale) {
    const places = intervals
      .map(({ from, to }) => `${axis} ${formatNumber(from, locale)}–${formatNumber(to, locale)}`)
      .join('; ')
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

const told = (axis: 'x' | 'y', across: number, forced: boolean, intervals: readonly PositionInterval[]) => ({
  axis,
  across: centimetres(across),
  forced,
  intervals: intervals.map(({ from, to }) => ({ from: centimetres(from), to: centimetres(to) })),
})

const radiusOf = (base: number): number => micrometres(base / 20)
