import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { unknownViolation } from '../loot/loot.ts'
import { MAX_POINTS, movementPath, Path, placeStart } from '../movement/movement.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm, placeBoard } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { BorderSide, Cell, Count, LIMITS } from '../vocabulary.ts'

const gift = z.int().min(0).max(10).default(0)

const Reward = z
  .union([
    z.strictObject({ token: z.string().max(80).describe('A reward token of the content.') }),
    z.strictObject({
      face: z
        .strictObject({ move: z.int().min(1).max(MAX_POINTS), common: gift, rare: gift, ammo: gift })
        .meta({ id: 'ApexRewardFace' }),
    }),
  ])
  .describe('The reward of the border, or what is printed on it.')
  .meta({ id: 'ApexRewardReference' })

/** A Legend that enters the board with the reward of its border. */
export const DropEntryInput = z
  .strictObject({
    board: BoardForm,
    side: BorderSide,
    position: z
      .int()
      .min(0)
      .max(LIMITS.side - 1)
      .describe('The column outside the north or south side, the row outside the others.'),
    reward: Reward,
    path: z.array(Cell).min(1).max(MAX_POINTS).describe('The spaces to enter, in order.'),
    occupied: OccupiedCells,
  })
  .meta({ id: 'ApexDropEntryInput' })
export type DropEntryInput = z.infer<typeof DropEntryInput>

export const DropEntry = Path.extend({
  movementPoints: Count,
  common: Count.describe('Common loot tokens to draw afterwards.'),
  rare: Count.describe('Rare loot tokens to draw afterwards.'),
  ammo: Count.describe('Ammunition for one own weapon afterwards.'),
}).meta({ id: 'ApexDropEntryOutcome' })
export type DropEntry = z.infer<typeof DropEntry>

/** Enters the board with the Move of a reward, and says what the reward gives afterwards. */
export function enterBoard(input: DropEntryInput, content: ApexContent, trace: ApexTrace): DropEntry | Refusal {
  const { side, position, path, occupied } = input
  const reward = findReward(input.reward, content)
  if (reward instanceof Refusal) return reward
  const board = placeBoard(input.board, content)
  if (board instanceof Refusal) return board
  const beyond = outsideViolations(board, occupied, 'occupied')
  if (beyond.length > 0) return refuse(beyond)
  const standing = placeStart(board, { outside: { side, position } }, trace, ['position'])
  if (standing instanceof Refusal) return standing

  trace.applied('apex.stage2.reward-move-first', reward)
  const { move: movementPoints, ...extra } = reward
  const walk = { path, movementPoints, isOccupied: occupancy(board, occupied) }
  return { ...movementPath(board, standing, walk, trace), movementPoints, ...extra }
}

function findReward(choice: DropEntryInput['reward'], content: ApexContent) {
  if ('face' in choice) return choice.face
  const found = content.rewardTokens.get(choice.token)
  if (found === undefined) return refuse([unknownViolation('reward', choice.token, ['reward', 'token'])])
  return { move: found.move, common: found.loot.common, rare: found.loot.rare, ammo: found.ammo }
}
