import { z } from 'zod'
import { Centimetres, Id, LIMITS, Player, Point, TerrainAbility } from '../vocabulary.ts'
import { Creature } from './creature.ts'

/** A template on the board. */
export const Terrain = z
  .strictObject({
    id: Id,
    outline: z
      .array(Point)
      .min(3)
      .max(LIMITS.corners)
      .describe('Its corners in order; the last is joined to the first.'),
    abilities: z.array(TerrainAbility).max(4).default([]),
    ruins: z.enum(['no', 'unsearched', 'searched']).default('no').describe('Whether it is ruins, and searched.'),
  })
  .meta({ id: 'SignumTerrain' })
export type Terrain = z.infer<typeof Terrain>

/** The stretch of the board’s edge where a player’s creatures come in. */
export const Side = z.strictObject({ player: Player, from: Point, to: Point }).meta({ id: 'SignumSide' })
export type Side = z.infer<typeof Side>

/** Players who are not enemies of each other. */
const Team = z.array(Player).min(1).max(4)

/** The battlefield: its size, the sides, the creatures and the terrain. */
export const Board = z
  .strictObject({
    width: Centimetres.min(10).default(60),
    height: Centimetres.min(10).default(60),
    sides: z.array(Side).max(4).default([]).describe('Where each player’s creatures come in.'),
    teams: z.array(Team).max(4).default([]).describe('Players named together are allies; all others are enemies.'),
    creatures: z.array(Creature).max(LIMITS.creatures).default([]),
    terrain: z.array(Terrain).max(LIMITS.terrain).default([]),
  })
  .meta({ id: 'SignumBoard' })
export type Board = z.infer<typeof Board>
