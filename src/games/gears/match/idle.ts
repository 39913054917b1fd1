import type { GearsContent } from '../content/gears-content.ts'
import { HEAL_DRAW } from '../content/turn.ts'
import { commandViolations } from './checks/check.ts'
import type { GearsCommand } from './command.ts'
import { startPositions } from './procedures/placing.ts'
import type { GearsState } from './state.ts'
import { playerOf } from './state.ts'

/** Answers by which a player does nothing. */
const DECLINING: readonly string[] = ['decline', 'none', 'stop']

/**
 * The least that a seat may do when the match waits for it. The others should not lose for the one who left, so its
 * soldier heals as far as it may; it stays where it is, plays the order card it must and takes no action.
 */
export function idleCommand(state: GearsState, seat: number, content: GearsContent): GearsCommand | null {
  const pending = state.procedure?.pending
  if (pending == null) return smallestMove(state, seat, content)
  const { options, dice } = pending
  if (dice !== undefined) return { report: { faces: Array.from({ length: dice.count }, () => 1) } }
  const option = options.find((option) => DECLINING.includes(option)) ?? options[0]
  return option === undefined ? null : { answer: { option } }
}

const smallestMove = (state: GearsState, seat: number, content: GearsContent): GearsCommand | null =>
  candidates(state, seat, content).find((command) => commandViolations(state, seat, command, content).length === 0) ??
  null

/** What lets the step go by, the best first. */
function candidates(state: GearsState, seat: number, content: GearsContent): GearsCommand[] {
  switch (state.step) {
    case 'placing':
      return startPositions(state, content).map(({ zone }) => ({ placeCog: { zone } }))
    case 'crawl':
      return [{ crawl: {} }]
    case 'heal':
      return Array.from({ length: HEAL_DRAW + 1 }, (_, fewer) => ({ heal: { cards: HEAL_DRAW - fewer } }))
    case 'orders':
      return [
        { endOrders: {} },
        { skipAction: {} },
        ...playerOf(state, seat).hand.map((card): GearsCommand => ({ playOrder: { card, use: 'move' } })),
      ]
    case 'locust':
      return [{ drawAi: {} }]
    case 'over':
      return []
  }
}
