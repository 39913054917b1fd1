import type { Segment } from '../../../geometry/plane.ts'
import type { Polygon } from '../../../geometry/polygon.ts'
import type { TerrainAbility } from '../vocabulary.ts'
import type { Terrain } from './board.ts'
import type { Creature } from './creature.ts'

/** A base seen from above, in micrometres. */
export type Disc = { readonly x: number; readonly y: number; readonly radius: number }

/** A creature with its base in micrometres. */
export type PlacedCreature = { readonly creature: Creature; readonly disc: Disc }

/** A template in micrometres, its corners against the clock. */
export type PlacedTerrain = { readonly terrain: Terrain; readonly outline: Polygon }

export const isTerrain = ({ terrain }: PlacedTerrain, ability: TerrainAbility): boolean =>
  terrain.abilities.includes(ability)

/** A player’s side in micrometres. */
export type PlacedSide = Segment & { readonly player: string }

/** A checked board in micrometres. */
export type PlacedBoard = {
  readonly width: number
  readonly height: number
  readonly sides: readonly PlacedSide[]
  readonly creatures: readonly PlacedCreature[]
  readonly terrain: readonly PlacedTerrain[]
  readonly teams: readonly (readonly string[])[]
}

/** The template of a name. */
export const templateOn = ({ terrain }: PlacedBoard, id: string): PlacedTerrain | undefined =>
  terrain.find((template) => template.terrain.id === id)

/** Whether two players fight each other. */
export function areEnemies(a: string, b: string, { teams }: Pick<PlacedBoard, 'teams'>): boolean {
  return a !== b && !teams.some((team) => team.includes(a) && team.includes(b))
}
