import { z } from 'zod'
import type { Enemy } from '../content/enemies.ts'
import type { GearsTrace } from '../rules.ts'
import type { Place, PlacedCover, PlacedMap, PlacedZone } from '../table/placed-map.ts'
import { CogStatus, CoverGrade, Id, Position } from '../vocabulary.ts'
import { freeCovers } from './movement.ts'
import { blindGrade, coverChoices, referenceCogs } from './taking-cover.ts'

export const CogPosition = z
  .strictObject({ id: Id, position: Position, status: CogStatus.default('standing') })
  .describe('Where a COG stands; bleeding COG are ignored.')
  .meta({ id: 'GearsCogPosition' })
export type CogPosition = z.infer<typeof CogPosition>

/** A COG with its place. */
export type PlacedCog = Place & { readonly id: string }

/** What may make a Locust take cover. */
const OCCASIONS = ['moved', 'movedByEffect', 'spawned', 'setup', 'stayed', 'spaceFreed'] as const
export const Occasion = z
  .enum(OCCASIONS)
  .describe('`stayed`: it was told to move and moved 0 zones; `spaceFreed`: a figure died or fell in the zone.')
  .meta({ id: 'GearsCoverOccasion' })
export type Occasion = z.infer<typeof Occasion>

export const GradedCover = z
  .object({
    cover: Id,
    against: Id.nullable().describe('The COG it is measured against; null if there is none outside the zone.'),
    grade: CoverGrade.nullable(),
  })
  .meta({ id: 'GearsGradedCover' })
export type GradedCover = z.infer<typeof GradedCover>

/** Which cover a Locust takes: against whom it is measured, and among which spaces the active player chooses. */
export type CoverChoice = {
  takesCover: boolean
  references: string[]
  grades: GradedCover[]
  choices: string[]
}

/** A Locust that has to take cover, and everybody who matters to it. */
export type CoverQuestion = {
  readonly enemy: Enemy
  readonly zone: PlacedZone
  readonly occupied: ReadonlySet<PlacedCover>
  readonly cogs: readonly PlacedCog[]
}

const NO_COVER: CoverChoice = { takesCover: false, references: [], grades: [], choices: [] }

/** Decides which cover a Locust takes on an occasion. */
export function locustCover(
  map: PlacedMap,
  question: CoverQuestion,
  occasion: Occasion,
  trace: GearsTrace,
): CoverChoice {
  const zone = question.zone.id
  if (occasion === 'spaceFreed') {
    trace.applied('gears.cover.when', { zone })
    return NO_COVER
  }
  if (occasion === 'stayed') {
    trace.applied('gears.cover.locust-zero', { zone })
    return NO_COVER
  }
  if (occasion === 'movedByEffect') trace.applied('gears.cover.locust-forced-move', { zone })
  return takeCover(map, question, trace)
}

/** The choice of a Locust that has moved or was spawned (gears.cover.locust-icon). */
export function takeCover(map: PlacedMap, question: CoverQuestion, trace: GearsTrace): CoverChoice {
  const { enemy, zone, occupied, cogs } = question
  const free = freeCovers(zone, occupied)
  const { takesCover } = enemy
  trace.applied('gears.cover.locust-icon', {
    enemy: enemy.id,
    zone: zone.id,
    takesCover,
    free: free.map(({ id }) => id),
  })
  if (!takesCover || free.length === 0) return NO_COVER

  const references = referenceCogs(map, zone, cogs)
  const grades = gradeCovers(free, references, trace)
  const choices = coverChoices(map, occupied, zone, cogs).map(({ id }) => id)
  const ids = references.map(({ id }) => id)
  if (ids.length > 0) trace.applied('gears.cover.locust-choice', { zone: zone.id, references: ids, choices })
  return { takesCover: true, references: ids, grades, choices }
}

function gradeCovers(free: readonly PlacedCover[], references: readonly PlacedCog[], trace: GearsTrace): GradedCover[] {
  if (references.length === 0) {
    trace.applied('gears.cover.locust-choice-blind', { cover: '', reference: null, grade: null })
    return free.map(({ id }) => ({ cover: id, against: null, grade: null }))
  }
  return references.flatMap((reference) =>
    free.map((cover) => {
      const grade = blindGrade(cover, reference)
      trace.applied('gears.cover.locust-choice-blind', { cover: cover.id, reference: reference.id, grade })
      return { cover: cover.id, against: reference.id, grade }
    }),
  )
}
