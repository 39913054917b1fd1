import { z } from 'zod'
import { tableForm } from '../../../contract/table-form.ts'
import { Centimetres, CreatureAbility, Id, LIMITS, Player, Point, TerrainAbility } from '../vocabulary.ts'
import { StatedCreature } from './creature.ts'

/** Whether a template is ruins, and searched. */
const RuinsState = z.enum(['no', 'unsearched', 'searched'])

/** A template on the board as a question states it: by its card and its place, or by its outline. */
export const StatedTerrain = z
  .strictObject({
    id: Id.exactOptional().describe('Its name; that of its card if left out.'),
    card: Id.exactOptional().describe('Its card in the content: what is not stated is as on the card.'),
    at: Point.exactOptional().describe('Where the middle of a card’s template lies.'),
    rotation: z.number().min(-360).max(360).default(0).describe('In degrees, against the clock, about its middle.'),
    outline: z
      .array(Point)
      .min(3)
      .max(LIMITS.corners)
      .exactOptional()
      .describe('Its corners in order; the last is joined to the first.'),
    abilities: z.array(TerrainAbility).max(4).exactOptional(),
    grants: z.array(CreatureAbility).max(4).exactOptional().describe('What creatures have while they touch it.'),
    ruins: RuinsState.exactOptional().describe('Whether it is ruins, and searched.'),
  })
  .meta({ id: 'SignumTerrain' })
export type StatedTerrain = z.infer<typeof StatedTerrain>

/** A template with everything that its card says. */
export type Terrain = {
  readonly id: string
  readonly card: string | null
  readonly outline: readonly Point[]
  readonly abilities: readonly z.infer<typeof TerrainAbility>[]
  readonly grants: readonly CreatureAbility[]
  readonly ruins: z.infer<typeof RuinsState>
}

/** The stretch of the board’s edge where a player’s creatures come in. */
export const Side = z.strictObject({ player: Player, from: Point, to: Point }).meta({ id: 'SignumSide' })
export type Side = z.infer<typeof Side>

/** Players who are not enemies of each other. */
const Team = z.array(Player).min(1).max(4)

/** The buildings of a player, as far as creatures on the board depend on them. */
const PlayerCity = z
  .strictObject({ player: Player, buildings: z.array(Id).max(12).describe('Cards of the content.') })
  .meta({ id: 'SignumPlayerCity' })

/** The battlefield: its size, the sides, the creatures and the terrain. */
export const Board = z
  .strictObject({
    width: Centimetres.min(10).default(60),
    height: Centimetres.min(10).default(60),
    sides: z.array(Side).max(4).default([]).describe('Where each player’s creatures come in.'),
    teams: z.array(Team).max(4).default([]).describe('Players named together are allies; all others are enemies.'),
    cities: z.array(PlayerCity).max(4).default([]).describe('What stands in each city, for guilds and orders.'),
    creatures: z.array(StatedCreature).max(LIMITS.creatures).default([]),
    terrain: z.array(StatedTerrain).max(LIMITS.terrain).default([]),
  })
  .meta({ id: 'SignumBoard' })
export type Board = z.infer<typeof Board>

/** A board as a question gives it: drawn, or by the id of one of the content. */
export const BoardForm = tableForm(Board, {
  id: 'SignumBoardForm',
  description: 'The battlefield: drawn in the question, or of the content, such as forest-crossing.',
})
export type BoardForm = z.infer<typeof BoardForm>
