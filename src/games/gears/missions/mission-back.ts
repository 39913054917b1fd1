import { z } from 'zod'
import { type MissionDeed, MissionDeedKind, SpawnPlace } from '../content/mission.ts'
import { Count, Id, Slot } from '../vocabulary.ts'

const Level = z.int().min(1).max(3)

/** A deed of a mission card’s back for a number of players. */
export const ResolvedDeed = z
  .object({
    does: MissionDeedKind,
    enemy: Id.nullable(),
    amount: Count.nullable().describe('Figures, for the number of players.'),
    zones: Count.nullable(),
    place: SpawnPlace.nullable(),
    piece: Id.nullable(),
    level: Level.nullable(),
    slot: Slot.nullable(),
    weapon: Id.nullable(),
  })
  .meta({ id: 'GearsMissionDeed' })
export type ResolvedDeed = z.infer<typeof ResolvedDeed>

/** The back of a mission card for a number of players; figures that are none are left out. */
export const resolveBack = (back: readonly MissionDeed[], players: number): ResolvedDeed[] =>
  back
    .map(({ counts, ...deed }) => ({ ...deed, amount: counts?.[players - 1] ?? null }))
    .filter(({ does, amount }) => does !== 'spawn' || amount !== 0)
