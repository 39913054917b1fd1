import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { PROSPERITY } from '../content/numbers.ts'
import { defineSignumOperation } from '../define.ts'
import { points } from '../language/words.ts'
import { Count, LIMITS, Player } from '../vocabulary.ts'
import { Draws, MissedDraws, Points } from './draw.ts'
import { missDraws } from './prosperity.ts'

const Opponent = z
  .strictObject({ player: Player, prosperity: wholeNumber(0, LIMITS.prosperity).default(0) })
  .meta({ id: 'SignumOpponent' })

const MissedDraw = z
  .object({ missed: Count.describe('Which missed draw of the game it is.'), gain: Points })
  .meta({ id: 'SignumMissedDraw' })

export const emptyDeckOperation = defineSignumOperation({
  id: 'signum.empty-deck',
  kind: 'resolution',
  summary: {
    en: 'What the opponents gain when cards have to be drawn from an empty deck, and whether one of them wins.',
    es: 'Qué ganan los oponentes cuando hay que robar de un mazo vacío y si alguno de ellos vence.',
  },
  rules: ['signum.prosperity.empty-deck', 'signum.prosperity.win'],
  input: z
    .strictObject({
      missedDraws: MissedDraws.default(0),
      draws: Draws.default(1),
      opponents: z.array(Opponent).max(3).default([]).describe('In turn order after the player who draws.'),
    })
    .meta({ id: 'SignumEmptyDeckInput' }),
  outcome: z
    .object({
      draws: z.array(MissedDraw),
      total: Points.describe('What each opponent gains in all, unless somebody wins before.'),
      missedDraws: Count.describe('Afterwards.'),
      opponents: z.array(z.object({ player: Player, prosperity: Points }).meta({ id: 'SignumOpponentAfter' })),
      winner: Player.nullable(),
    })
    .meta({ id: 'SignumEmptyDeckOutcome' }),
  examples: [
    { name: 'Four missed draws (E-24)', input: { draws: 4, opponents: [{ player: 'B', prosperity: 7 }] } },
    { name: 'The sixth missed draw wins', input: { missedDraws: 5, opponents: [{ player: 'B', prosperity: 20 }] } },
  ],
  run({ missedDraws, draws: count, opponents }, { trace }) {
    const names = opponents.map(({ player }) => player)
    const draws = missDraws(missedDraws, count, names, trace)
    const total = draws.reduce((sum, { gain }) => sum + gain, 0)
    const after = opponents.map(({ player, prosperity }) => ({ player, prosperity: prosperity + total }))
    const winner = firstToWin(opponents, draws)
    if (winner !== null) trace.applied('signum.prosperity.win', { ...winner, needed: PROSPERITY.victory })
    return { draws, total, missedDraws: missedDraws + count, opponents: after, winner: winner?.player ?? null }
  },
  headline({ total, winner }, _input, locale) {
    const gain = {
      en: `Each opponent gains ${points(total, 'en')}`,
      es: `Cada oponente gana ${points(total, 'es')}`,
    }[locale]
    if (winner === null) return `${gain}.`
    return { en: `${gain}; ${winner} wins.`, es: `${gain}; gana la partida ${winner}.` }[locale]
  },
})

/** The opponents gain together, so of those who reach the goal with the same draw the first in turn order is named. */
function firstToWin(
  opponents: readonly { player: string; prosperity: number }[],
  draws: readonly { gain: number }[],
): { player: string; prosperity: number } | null {
  let gained = 0
  for (const { gain } of draws) {
    gained += gain
    const winner = opponents.find(({ prosperity }) => prosperity + gained >= PROSPERITY.victory)
    if (winner !== undefined) return { player: winner.player, prosperity: winner.prosperity + gained }
  }
  return null
}
