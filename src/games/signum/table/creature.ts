import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { AbilityId, Band, BaseSize, Centimetres, Id, LIMITS, Player } from '../vocabulary.ts'

/** An ability that a creature has: its name in the glossary and its number, if it has one. */
export const CreatureAbility = z
  .strictObject({
    id: AbilityId,
    x: wholeNumber(0, LIMITS.amount).exactOptional().describe('The X of the ability.'),
    band: Band.exactOptional().describe('The reach, for Aura and Howl.'),
  })
  .meta({ id: 'SignumCreatureAbility' })
export type CreatureAbility = z.infer<typeof CreatureAbility>

/** What a creature can do and has suffered, wherever it stands. */
const fighter = {
  id: Id,
  player: Player,
  kind: z.enum(['hero', 'character']).default('character'),
  strength: wholeNumber(0, LIMITS.strength).default(1).describe('Its melee dice, with all bonuses that hold now.'),
  health: wholeNumber(1, LIMITS.health).default(1).describe('The wounds that kill it.'),
  wounds: wholeNumber(0, LIMITS.health).default(0),
  armour: wholeNumber(0, LIMITS.tokens).default(0).describe('Its armour tokens.'),
  movement: Band.default('M'),
  abilities: z.array(CreatureAbility).max(LIMITS.abilities).default([]),
  hidden: z.boolean().default(false).describe('Whether it has a stealth token.'),
  moved: z.boolean().default(false).describe('Whether it moved in this activation.'),
  ran: z.boolean().default(false).describe('Whether it ran in this activation.'),
  tired: z.boolean().default(false).describe('Whether it already fought a melee as defender this turn.'),
}

/** A creature in a fight, wherever it stands. */
export const Fighter = z.strictObject(fighter).meta({ id: 'SignumFighter' })
export type Fighter = z.infer<typeof Fighter>

/** A creature on the board. */
export const Creature = z
  .strictObject({ ...fighter, x: Centimetres, y: Centimetres, base: BaseSize.default(32) })
  .meta({ id: 'SignumCreature' })
export type Creature = z.infer<typeof Creature>

type Able = Pick<Fighter, 'abilities'>

/** Whether a creature has an ability. */
export function has({ abilities }: Able, ability: AbilityId): boolean {
  for (const { id } of abilities) if (id === ability) return true
  return false
}

/** The number of an ability; of equal abilities the highest counts, and 0 is none. */
export function amountOf({ abilities }: Able, ability: AbilityId): number {
  let highest = 0
  for (const { id, x = 1 } of abilities) if (id === ability && x > highest) highest = x
  return highest
}

export const isWounded = ({ wounds }: Pick<Fighter, 'wounds'>): boolean => wounds > 0
