import type { Polygon } from '../../../geometry/polygon.ts'
import type { Condition, Player, UnitType } from '../vocabulary.ts'
import type { Objective } from './battlefield.ts'
import type { Lengths } from './lengths.ts'

/** A base or token seen from above, in micrometres. */
export type Disc = { readonly x: number; readonly y: number; readonly radius: number }

/** A terrain part in micrometres, its corners against the clock. */
export type PlacedPart = {
  readonly id: string
  readonly piece: string
  readonly outline: Polygon
  readonly bottom: number
  readonly top: number
  readonly isBlocked: boolean
  readonly isPassable: boolean
}

export type PlacedUnit = {
  readonly id: string
  readonly player: Player
  readonly type: UnitType
  /** As the table or its card says; null if neither does. */
  readonly tags: readonly string[] | null
  readonly isWounded: boolean
  /** Its injury tokens; none where nobody asks. */
  readonly injuries?: number
  readonly hunker: number
  readonly conditions: readonly Condition[]
  /** What is known of its damage; null if nobody said its stamina. */
  readonly toughness: { readonly stamina: number; readonly damage: number } | null
  readonly intercedes: readonly UnitType[]
  /** Whether it keeps hunker tokens while it is engaged. */
  readonly keepsHunker?: boolean
  /** Whether it climbs while it is engaged. */
  readonly climbsEngaged?: boolean
  readonly characters: readonly PlacedCharacter[]
}

/** What stands on the table: a disc at a height, on a terrain part or on the ground. */
export type PlacedObject = {
  readonly id: string
  readonly disc: Disc
  readonly z: number
  readonly on: PlacedPart | null
}
export type PlacedCharacter = PlacedObject & { readonly unit: PlacedUnit }
export type PlacedObjective = PlacedObject & Pick<Objective, 'face' | 'controller' | 'priority' | 'locked'>

/** A checked battlefield in micrometres. */
export type PlacedField = {
  readonly width: number
  readonly depth: number
  readonly parts: readonly PlacedPart[]
  readonly units: readonly PlacedUnit[]
  readonly characters: readonly PlacedCharacter[]
  readonly objectives: readonly PlacedObjective[]
  readonly lengths: Lengths
}

/** Whether two characters are on opposite sides. */
export const areEnemies = (a: PlacedCharacter, b: PlacedCharacter): boolean => a.unit.player !== b.unit.player
