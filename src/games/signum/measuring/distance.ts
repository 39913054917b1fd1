import { compareGap, compareGapToPolygon, compareGapToSegment } from '../../../geometry/disc/disc.ts'
import type { Segment } from '../../../geometry/plane.ts'
import {
  areEnemies,
  type Disc,
  type PlacedBoard,
  type PlacedCreature,
  type PlacedTerrain,
} from '../table/placed-board.ts'
import { BAND_LENGTHS, BANDS, type Band } from '../vocabulary.ts'

/** Bases that are so near touch, and bases that overlap by no more than that do not overlap. */
export const CONTACT = 500

/** Lengths that differ by no more than this are equal. */
export const TOLERANCE = 10

/** Whether two bases touch. */
export const inContact = (a: Disc, b: Disc): boolean => compareGap(a, b, CONTACT) <= 0

/** Whether a base stands on another. */
export const basesOverlap = (a: Disc, b: Disc): boolean => compareGap(a, b, -CONTACT) < 0

/** Whether a base touches a template or stands on it. */
export const touchesTerrain = (disc: Disc, { outline }: PlacedTerrain): boolean =>
  compareGapToPolygon(disc, outline, CONTACT) <= 0

/** Whether a base stands on a template. */
export const overlapsTerrain = (disc: Disc, { outline }: PlacedTerrain): boolean =>
  compareGapToPolygon(disc, outline, -TOLERANCE) < 0

/** Whether a base touches a side. */
export const touchesSide = (disc: Disc, side: Segment): boolean => compareGapToSegment(disc, side, CONTACT) <= 0

/** Whether the gap between two bases is no longer than a length. */
export const isWithin = (a: Disc, b: Disc, length: number): boolean => compareGap(a, b, length + TOLERANCE) <= 0

/** Whether the gap between two bases is shorter than a length. */
export const isNearer = (a: Disc, b: Disc, length: number): boolean => compareGap(a, b, length - TOLERANCE) < 0

/** The shortest ruler that reaches, if one does, given whether a gap is no longer than a length. */
export const bandReached = (reaches: (length: number) => boolean): Band | null =>
  BANDS.find((band) => reaches(BAND_LENGTHS[band] + TOLERANCE)) ?? null

/** The enemies of a player that a base touches. */
export const enemiesInContact = (board: PlacedBoard, player: string, disc: Disc): PlacedCreature[] =>
  enemiesOf(board, player).filter((enemy) => inContact(disc, enemy.disc))

/** The creatures on the board that fight a player’s. */
export const enemiesOf = (board: PlacedBoard, player: string): PlacedCreature[] =>
  board.creatures.filter(({ creature }) => areEnemies(player, creature.player, board))
