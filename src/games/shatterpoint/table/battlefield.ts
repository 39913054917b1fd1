import { z } from 'zod'
import { type TableForm, tableForm } from '../../../contract/table-form.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Condition, Id, Length, LIMITS, Millimetres, Player, Point, UnitType } from '../vocabulary.ts'
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
    diameter: Length.min(1).max(200).exactOptional().describe('Of the base; as on the card of its unit, else 40.'),
  })
  .meta({ id: 'ShatterpointCharacter' })
export type Character = z.infer<typeof Character>

/** A unit on the table: what its characters share. */
export const UnitOnTable = z
  .strictObject({
    id: Id,
    player: Player,
    content: Id.exactOptional().describe('The unit of the content that it is: its card says what is left out here.'),
    stance: Id.exactOptional().describe('The face-up side of its stance card, by its id on that card.'),
    type: UnitType.exactOptional().describe('As on its card, else supporting.'),
    tags: z.array(Id).max(8).exactOptional().describe('As on its card, else none.'),
    stamina: wholeNumber(1, 60).exactOptional().describe('The damage that wounds it; as on its card.'),
    damage: wholeNumber(0, LIMITS.damage).exactOptional(),
    wounded: z.boolean().exactOptional(),
    conditions: z.array(Condition).max(4).exactOptional(),
    hunker: wholeNumber(0, LIMITS.tokens).exactOptional().describe('Its hunker tokens.'),
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
    locked: z.boolean().default(false).describe('Whether an effect keeps its control token from being replaced.'),
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
export const DrawnBattlefield = z
  .strictObject({
    width: Length.min(100).default(900),
    depth: Length.min(100).default(900).describe('Away from the edge of the starting player.'),
    layout: Id.exactOptional().describe('A battlefield of the content whose terrain lies on it, besides `terrain`.'),
    terrain: z.array(TerrainPiece).max(LIMITS.pieces).default([]),
    units: z.array(UnitOnTable).max(LIMITS.units).default([]),
    objectives: z.array(Objective).max(LIMITS.objectives).default([]),
    lengths: Lengths.exactOptional().describe('The measuring tools; the standard ones if left out.'),
  })
  .meta({ id: 'ShatterpointBattlefield' })
export type DrawnBattlefield = z.infer<typeof DrawnBattlefield>

/** A table as questions name it. */
export const Battlefield = tableForm(DrawnBattlefield, {
  id: 'ShatterpointBattlefieldForm',
  description: 'The table: drawn here, or a battlefield of the content.',
})
export type Battlefield = TableForm<DrawnBattlefield>
