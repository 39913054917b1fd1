import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Condition, Id, LIMITS, Player } from '../vocabulary.ts'

const tokens = wholeNumber(0, LIMITS.tokens).default(0)

const conditions = z
  .array(Condition)
  .max(4)
  .refine((named) => new Set(named).size === named.length, { message: 'A condition is named twice.' })

/** What lies on a unit and the two numbers it is measured against. */
export const UnitState = z
  .strictObject({
    id: Id,
    player: Player,
    stamina: wholeNumber(1, 60).describe('The damage that wounds it.'),
    durability: wholeNumber(1, 10).default(2).describe('The injuries that defeat it.'),
    damage: wholeNumber(0, LIMITS.damage).default(0),
    wounds: tokens,
    injuries: tokens,
    conditions: conditions.default([]),
    immunities: conditions.default([]).describe('Conditions that it cannot receive.'),
    hunker: tokens,
  })
  .meta({ id: 'ShatterpointUnitState' })
export type UnitState = z.infer<typeof UnitState>

export const isWounded = ({ wounds }: Pick<UnitState, 'wounds'>): boolean => wounds > 0
