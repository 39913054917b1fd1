import { z } from 'zod'
import { openHoles, type PlacedTable } from '../table/table.ts'
import { CogStatus, Id, LIMITS } from '../vocabulary.ts'

const SummaryLocust = z
  .strictObject({
    enemy: Id,
    count: z.int().min(0).max(LIMITS.locust).default(1),
    atExit: z.boolean().default(false).describe('Whether one of them stands at the map exit.'),
  })
  .meta({ id: 'GearsSummaryLocust' })

const SummaryCog = z
  .strictObject({
    id: Id.optional(),
    status: CogStatus.default('standing'),
    piece: Id.optional().describe('The map piece the soldier stands on.'),
    atExit: z.boolean().default(false),
  })
  .meta({ id: 'GearsSummaryCog' })

/** What a mission looks at, without a map. */
export const MissionSummary = z
  .strictObject({
    openHoles: z.int().min(0).max(60).default(0).describe('Emergence holes that are not sealed.'),
    locust: z.array(SummaryLocust).max(LIMITS.locust).default([]),
    cogs: z.array(SummaryCog).max(LIMITS.cogs).default([]),
  })
  .meta({ id: 'GearsMissionSummary' })
export type MissionSummary = z.infer<typeof MissionSummary>

/** What happened that a table does not show. */
export const MissionEvents = z
  .strictObject({
    lastSealedBy: z
      .enum(['boloGrenade', 'other'])
      .default('boloGrenade')
      .describe('What sealed the last emergence hole.')
      .meta({ id: 'GearsSealCause' }),
    killed: z.array(Id).max(20).default([]).describe('Enemies that were killed.'),
    equipmentUsed: z.array(Id).max(34).default([]).describe('Locations whose equipment was activated.'),
    doorsExplored: z.array(z.int().min(1).max(3)).max(3).default([]).describe('Levels whose exit door a COG explores.'),
    aiDeckFinished: z.boolean().default(false).describe('Whether the last AI card was resolved.'),
    lastPiece: Id.optional().describe('The last piece of the level that is being built.'),
  })
  .meta({ id: 'GearsMissionEvents' })
export type MissionEvents = z.infer<typeof MissionEvents>

/** The summary of a table: the map exit is every zone with a door. */
export function summaryOf(table: PlacedTable, doors: readonly string[]): MissionSummary {
  const pieceOf = (zone: string) => table.map.zone(zone)?.piece ?? zone.split('-')[0]
  return {
    openHoles: openHoles(table).length,
    locust: table.locust.map(({ enemy, position }) => ({ enemy, count: 1, atExit: doors.includes(position.zone) })),
    cogs: table.cogs.map(({ id, status, position }) => ({
      id,
      status,
      piece: pieceOf(position.zone),
      atExit: doors.includes(position.zone),
    })),
  }
}
