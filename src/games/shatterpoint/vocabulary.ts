import { z } from 'zod'
import { ThingName } from '../../contract/thing-name.ts'
import { wholeNumber } from '../../contract/whole-number.ts'

/** The largest table and the largest pools that a question may be asked about. */
export const LIMITS = {
  millimetres: 1800,
  pieces: 40,
  parts: 12,
  partsInAll: 80,
  corners: 24,
  cornersInAll: 600,
  units: 16,
  characters: 6,
  charactersInAll: 40,
  objectives: 16,
  accessGroups: 12,
  dice: 30,
  damage: 200,
  tokens: 20,
} as const

/** A caller’s name for a unit, a character, a terrain part and so on. */
export const Id = ThingName.meta({ id: 'ShatterpointId' })

/** A place or a length on the table. */
export const Millimetres = z
  .number()
  .min(-LIMITS.millimetres)
  .max(LIMITS.millimetres)
  .describe('In millimetres, read to a thousandth.')
export const Length = z.number().min(0).max(LIMITS.millimetres).describe('In millimetres, read to a thousandth.')

/** An angle against the clock; 0 points along x. */
export const Degrees = z.number().min(-720).max(720).describe('In degrees against the clock; 0 points along x.')

export const Point = z
  .strictObject({ x: Millimetres, y: Millimetres })
  .describe('x to the right, y away from the edge of the starting player.')
  .meta({ id: 'ShatterpointPoint' })
export type Point = z.infer<typeof Point>

/** A number of tokens, dice or damage in an answer. */
export const Count = z.int().min(0).max(100_000)

export const PLAYERS = ['A', 'B'] as const
export const Player = z.enum(PLAYERS).meta({ id: 'ShatterpointPlayer' })
export type Player = z.infer<typeof Player>
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A')

export const RANGES = [1, 2, 3, 4, 5] as const
export const Range = wholeNumber(1, 5).describe('A range template, 1 to 5.')

export const UNIT_TYPES = ['primary', 'secondary', 'supporting'] as const
export const UnitType = z.enum(UNIT_TYPES).meta({ id: 'ShatterpointUnitType' })
export type UnitType = z.infer<typeof UnitType>

export const CONDITIONS = ['strained', 'disarmed', 'exposed', 'pinned'] as const
export const Condition = z.enum(CONDITIONS).meta({ id: 'ShatterpointCondition' })
export type Condition = z.infer<typeof Condition>

export const AttackType = z.enum(['melee', 'ranged']).meta({ id: 'ShatterpointAttackType' })
export type AttackType = z.infer<typeof AttackType>

/** Icons that hit the enemy of the attack. */
const DIRECTED_ICONS = ['shove', ...CONDITIONS] as const
/** Icons that the character who owns them may use. */
const PERSONAL_ICONS = ['advance', 'climb', 'dash', 'jump', 'reposition', 'heal', 'activeAbility'] as const
export const Icon = z.enum([...DIRECTED_ICONS, ...PERSONAL_ICONS]).meta({ id: 'ShatterpointIcon' })
export type Icon = z.infer<typeof Icon>
export type DirectedIcon = (typeof DIRECTED_ICONS)[number]
const directed: readonly Icon[] = DIRECTED_ICONS
export const isDirected = (icon: Icon): icon is DirectedIcon => directed.includes(icon)
