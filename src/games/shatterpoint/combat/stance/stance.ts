import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { ExpertiseTable } from '../../dice/expertise-table.ts'
import { AttackType, Id, Range } from '../../vocabulary.ts'
import { CombatTree } from '../tree/combat-tree.ts'

/** The ratings for one type of attack. */
export const Ratings = z
  .strictObject({
    attack: wholeNumber(0, 20).nullable().describe('null for a dash: no such attacks.'),
    defence: wholeNumber(0, 20),
  })
  .meta({ id: 'ShatterpointRatings' })
export type Ratings = z.infer<typeof Ratings>

/** A weapon: the expertise table of one attack of a stance. */
export const Weapon = z
  .strictObject({
    id: Id,
    type: AttackType,
    range: Range.nullable().describe('Of a ranged weapon; null for a melee weapon.'),
    table: ExpertiseTable,
  })
  .meta({ id: 'ShatterpointWeapon' })
export type Weapon = z.infer<typeof Weapon>

/** One side of a stance card. */
export const Stance = z
  .strictObject({
    id: Id,
    melee: Ratings,
    ranged: Ratings,
    weapons: z.array(Weapon).max(4),
    defence: ExpertiseTable.describe('The one table for all defence.'),
    tree: CombatTree,
  })
  .meta({ id: 'ShatterpointStance' })
export type Stance = z.infer<typeof Stance>
