import { z } from 'zod'
import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { FARTHEST } from '../../content/shot-effect.ts'
import { standOnBoard } from '../../define.ts'
import type { Sourced } from '../../loot/loot.ts'
import { distance } from '../../measuring/distance.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { cover } from '../../sight/cover.ts'
import { lineOfSight } from '../../sight/line-of-sight.ts'
import { firstBlocker } from '../../sight/sight-line.ts'
import { allZones, checkZones, type Zone, ZoneList, zones } from '../../sight/zones.ts'
import { BoardForm } from '../../table/board.ts'
import { cellEnd } from '../../table/line-end.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
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
        .strictObject({ board: BoardForm, shooter: Space, target: Space, zones: ZoneList })
        .describe('Sight, distance, levels, cover and Zones are read off the board.')
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
  /** What the Zones that apply do to the shot. */
  readonly zones: readonly Sourced[]
}

/** Reads the situation off the board, or takes it as it is given. */
export function readSituation(situation: Situation, content: ApexContent, trace: ApexTrace): Seen | Refusal {
  if ('given' in situation) {
    const { distance: steps, shooterLevel, targetLevel, inCover, lineOfSight: visible } = situation.given
    return { distance: steps, shooterLevel, targetLevel, inCover, visible, blockers: [], zones: [] }
  }
  return readTable(situation.table, content, trace)
}

type Table = Extract<Situation, { table: unknown }>['table']

function readTable(table: Table, content: ApexContent, trace: ApexTrace): Seen | Refusal {
  const { board, shooter, target } = table
  const found = standOnBoard(board, { shooter, target }, content)
  if (found instanceof Refusal) return found.under('situation', 'table')
  const placed = found.board
  const refusal = checkZones(placed, table.zones, content)
  if (refusal !== null) return refusal.under('situation', 'table')
  return seeTarget(placed, { shooter: shooter.cell, target: target.cell }, table.zones, content, trace)
}

/** Reads off a board what a shot depends on: distance, levels, sight, cover and Zones. */
export function seeTarget(
  board: PlacedBoard,
  { shooter, target }: { readonly shooter: Cell; readonly target: Cell },
  otherZones: readonly Zone[],
  content: ApexContent,
  trace: ApexTrace,
): Seen {
  const [from, to] = [cellEnd(board, shooter), cellEnd(board, target)]
  const steps = distance(shooter, { cell: target }, board, trace)
  const levels = { shooterLevel: from.level, targetLevel: to.level }
  const visible = firstBlocker(board, from, to) === null
  if (!visible) {
    // The argument about the line is a ruling of its own; here only what hides the target is of interest.
    const { blockers } = lineOfSight(board, from, to, new Trace<ApexRules>())
    return { distance: steps, ...levels, inCover: false, visible, blockers, zones: [] }
  }
  const { inCover } = cover(board, shooter, target, trace)
  const between = { zones: allZones(board, otherZones), from, to }
  return { distance: steps, ...levels, inCover, visible, blockers: [], zones: zoneEffects(between, content, trace) }
}

/** What the Zones between two ends do to a shot. */
function zoneEffects(between: Parameters<typeof zones>[0], content: ApexContent, trace: ApexTrace): Sourced[] {
  if (between.zones.length === 0) return []
  const { zones: judged } = zones(between, content, trace)
  return judged.flatMap(({ id, difficulty }) => (difficulty === 0 ? [] : [{ source: id, effects: [{ difficulty }] }]))
}
