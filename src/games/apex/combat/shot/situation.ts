import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { FARTHEST } from '../../content/shot-effect.ts'
import { distance } from '../../measuring/distance.ts'
import { refuse } from '../../refusal.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { cover } from '../../sight/cover.ts'
import { lineOfSight } from '../../sight/line-of-sight.ts'
import { firstBlocker } from '../../sight/sight-line.ts'
import { Board, placeBoard } from '../../table/board.ts'
import { placeCell } from '../../table/line-end.ts'
import { Level, type Piece, Space } from '../../vocabulary.ts'

/** Where shooter and target are: on a board, or as the players at a table say. */
export const Situation = z
  .union([
    z.strictObject({
      given: z
        .strictObject({
          distance: z.int().min(0).max(FARTHEST),
          shooterLevel: Level.default(0),
          targetLevel: Level.default(0),
          inCover: z.boolean().default(false).describe('Whether the target is in cover.'),
          lineOfSight: z.boolean().default(true),
        })
        .describe('What the players have found out themselves.')
        .meta({ id: 'ApexShotSituationGiven' }),
    }),
    z.strictObject({
      table: z
        .strictObject({ board: Board, shooter: Space, target: Space })
        .describe('Sight, distance, levels and cover are read off the board.')
        .meta({ id: 'ApexShotTable' }),
    }),
  ])
  .meta({ id: 'ApexShotSituation' })
export type Situation = z.infer<typeof Situation>

/** What a shot reads of where everybody is. */
export type Seen = {
  readonly distance: number
  readonly shooterLevel: number
  readonly targetLevel: number
  readonly inCover: boolean
  readonly visible: boolean
  /** The pieces that hide the target. */
  readonly blockers: Piece[]
}

/** Reads the situation off the board, or takes it as it is given. */
export function readSituation(situation: Situation, content: ApexContent, trace: ApexTrace): Seen | Refusal {
  if ('given' in situation) {
    const { distance: steps, shooterLevel, targetLevel, inCover, lineOfSight: visible } = situation.given
    return { distance: steps, shooterLevel, targetLevel, inCover, visible, blockers: [] }
  }
  return readTable(situation.table, content, trace)
}

type Table = Extract<Situation, { table: unknown }>['table']

function readTable({ board, shooter, target }: Table, content: ApexContent, trace: ApexTrace): Seen | Refusal {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed.under('situation', 'table')
  const from = placeCell(placed, shooter.cell, 'shooter')
  const to = placeCell(placed, target.cell, 'target')
  if ('rule' in from) return refuse([from]).under('situation', 'table')
  if ('rule' in to) return refuse([to]).under('situation', 'table')

  const steps = distance(shooter.cell, target, board, trace)
  const levels = { shooterLevel: from.level, targetLevel: to.level }
  const visible = firstBlocker(placed, from, to) === null
  if (!visible) {
    // The argument about the line is a ruling of its own; here only what hides the target is of interest.
    const { blockers } = lineOfSight(placed, from, to, new Trace<ApexRules>())
    return { distance: steps, ...levels, inCover: false, visible, blockers }
  }
  const { inCover } = cover(placed, shooter.cell, target.cell, trace)
  return { distance: steps, ...levels, inCover, visible, blockers: [] }
}
