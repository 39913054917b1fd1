import { z } from 'zod'

/** What one omen does. */
export const TriggerEffect = z
  .union([
    z.strictObject({ woundTarget: z.int().min(1).max(5) }).describe('Wounds that are added to those rolled.'),
    z.strictObject({ woundOthers: z.int().min(1).max(5) }).describe('Direct wounds for the other figures of the zone.'),
    z.strictObject({ seal: z.int().min(1).max(4) }).describe('Seals emergence holes of the target zone.'),
    z.strictObject({ randomDiscards: z.literal(true) }).describe('The defender discards at random for this attack.'),
    z.strictObject({ spawn: z.int().min(1).max(4) }).describe('New figures of the attacker’s card beside it.'),
  ])
  .meta({ id: 'GearsTriggerEffect' })
export type TriggerEffect = z.infer<typeof TriggerEffect>

/** A triggered ability: what every omen that is rolled does. */
export const Trigger = z
  .object({
    name: z.object({ en: z.string(), es: z.string() }),
    isOptional: z.boolean(),
    /** How many omens of one attack count; null for all of them. */
    maxPerAttack: z.int().min(1).max(10).nullable(),
    effects: z.array(TriggerEffect).min(1).max(4),
  })
  .meta({ id: 'GearsTrigger' })
export type Trigger = z.infer<typeof Trigger>
