import { z } from 'zod'
import { Id, Length, LIMITS, Millimetres, Player, Point, UnitType } from '../vocabulary.ts'
import { Lengths } from './lengths.ts'

/** What every object on the table says about its place. */
const place = {
  x: Millimetres,
  y: Millimetres,
  z: Length.default(0).describe('How high it stands. Not needed if `on` names the part.'),
  on: Id.exactOptional().describe('The terrain part it stands on; none on the ground.'),
}

/** A character: one base on the table. */
export const Character = z
  .strictObject({
    id: Id,
    ...place,
    diameter: Length.min(1).max(200).default(40).describe('Of the base.'),
  })
  .meta({ id: 'ShatterpointCharacter' })
export type Character = z.infer<typeof Character>

/** A unit on the table: what its characters share. */
export const UnitOnTable = z
  .strictObject({
    id: Id,
    player: Player,
    type: UnitType.default('supporting'),
    wounded: z.boolean().default(false),
    hunker: z.int().min(0).max(LIMITS.tokens).default(0).describe('Its hunker tokens.'),
    intercedes: z
      .array(UnitType)
      .max(3)
      .default([])
      .describe('While it is not wounded, enemies engaged with it cannot target its allies of these types.'),
    characters: z.array(Character).min(1).max(LIMITS.characters),
  })
  .meta({ id: 'ShatterpointUnitOnTable' })
export type UnitOnTable = z.infer<typeof UnitOnTable>

/** An objective token. */
export const Objective = z
  .strictObject({
    id: Id,
    ...place,
    diameter: Length.min(1).max(200).default(25),
    face: z.enum(['active', 'inactive']).default('active'),
    priority: z.boolean().default(false).describe('Whether a priority marker lies on it.'),
    controller: Player.nullable().default(null).describe('Whose control token lies on it.'),
  })
  .meta({ id: 'ShatterpointObjective' })
export type Objective = z.infer<typeof Objective>

/** A part of a terrain piece: seen from above a polygon, in height from bottom to top. */
export const TerrainPart = z
  .strictObject({
    id: Id,
    outline: z
      .array(Point)
      .min(3)
      .max(LIMITS.corners)
      .describe('Its corners in order; the last is joined to the first.'),
    bottom: Length.default(0).describe('The height where it begins; above 0 for a bridge.'),
    top: Length.describe('The height of its highest point.'),
    sight: z.enum(['clear', 'blocked']),
    movement: z.enum(['passable', 'impassable']),
  })
  .meta({ id: 'ShatterpointTerrainPart' })
export type TerrainPart = z.infer<typeof TerrainPart>

/** A terrain piece: one or more parts that may differ in everything. */
export const TerrainPiece = z
  .strictObject({ id: Id, parts: z.array(TerrainPart).min(1).max(LIMITS.parts) })
  .meta({ id: 'ShatterpointTerrainPiece' })
export type TerrainPiece = z.infer<typeof TerrainPiece>

/** The table: its size, terrain, units and objectives. */
export const Battlefield = z
  .strictObject({
    width: Length.min(100).default(900),
    depth: Length.min(100).default(900).describe('Away from the edge of the starting player.'),
    terrain: z.array(TerrainPiece).max(LIMITS.pieces).default([]),
    units: z.array(UnitOnTable).max(LIMITS.units).default([]),
    objectives: z.array(Objective).max(LIMITS.objectives).default([]),
    lengths: Lengths.exactOptional().describe('The measuring tools; the standard ones if left out.'),
  })
  .meta({ id: 'ShatterpointBattlefield' })
export type Battlefield = z.infer<typeof Battlefield>
