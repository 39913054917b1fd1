import { z } from 'zod'
import { type MissionEffect, MissionEffectKind, SpawnPlace } from '../content/mission.ts'
import { Count, Id, Slot } from '../vocabulary.ts'

const Level = z.int().min(1).max(3)

/** An effect of a mission card’s back for a number of players. */
export const ResolvedEffect = z
  .object({
    does: MissionEffectKind,
    enemy: Id.nullable(),
    amount: Count.nullable().describe('Figures, for the number of players.'),
    zones: Count.nullable(),
    place: SpawnPlace.nullable(),
    piece: Id.nullable(),
    level: Level.nullable(),
    slot: Slot.nullable(),
    weapon: Id.nullable(),
  })
  .meta({ id: 'GearsMissionEffect' })
export type ResolvedEffect = z.infer<typeof ResolvedEffect>

/** The back of a mission card for a number of players; figures that are none are left out. */
export const resolveBack = (back: readonly MissionEffect[], players: number): ResolvedEffect[] =>
  back
    .map(({ counts, ...effect }) => ({ ...effect, amount: counts?.[players - 1] ?? null }))
    .filter(({ does, amount }) => does !== 'spawn' || amount !== 0)
