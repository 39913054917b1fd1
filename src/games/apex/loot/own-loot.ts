import { z } from 'zod'
import type { ApexContent } from '../content/apex-content.ts'
import { BodyShieldFace, EmergencyShieldFace, HelmetFace } from '../content/equipment.ts'
import { AmmoType } from '../content/shot-effect.ts'
import { Ammo, type AttachmentSlot } from '../content/weapons.ts'
import { Label } from '../language/label.ts'
import { AttachmentMarks, type FittingAttachment, SlotMarks } from './attachment-fit.ts'

/** How many cards and tokens of each kind a question may bring along. */
const MAX_OWN = 12

const id = { id: Label }
const many = <Card extends z.ZodType>(card: Card) => z.array(card).max(MAX_OWN).default([])

const OwnWeapon = z
  .strictObject({ ...id, ammoType: AmmoType, ammo: Ammo, slots: z.array(SlotMarks).max(6).default([]) })
  .meta({ id: 'ApexOwnWeapon' })

const OwnAttachment = AttachmentMarks.omit({ name: true }).extend(id).meta({ id: 'ApexOwnAttachment' })
const OwnHelmet = HelmetFace.extend(id).meta({ id: 'ApexOwnHelmet' })
const OwnBodyShield = BodyShieldFace.extend(id).meta({ id: 'ApexOwnBodyShield' })
const OwnEmergencyShield = EmergencyShieldFace.extend(id).meta({ id: 'ApexOwnEmergencyShield' })
const OwnToken = z.strictObject(id).meta({ id: 'ApexOwnToken' })

/** Weapon cards and loot tokens that are not in the content, or differ from it; whatever names their ids means them. */
const OwnLoot = z
  .strictObject({
    weapons: many(OwnWeapon),
    attachments: many(OwnAttachment),
    helmets: many(OwnHelmet),
    bodyShields: many(OwnBodyShield),
    emergencyShields: many(OwnEmergencyShield),
    grenades: many(OwnToken),
    consumables: many(OwnToken),
  })
  .describe('Weapon cards and tokens of your own: wherever an id is asked for, they come before those of the content.')
  .meta({ id: 'ApexOwnLoot' })
export type OwnLoot = z.infer<typeof OwnLoot>

/** The input field for own weapon cards and tokens. */
export const ownLootField = { own: OwnLoot.optional() }

/** A table in which the loot of a question may come before that of the content. */
type Table<Entry> = { get(id: string): Entry | undefined; has(id: string): boolean }

/** What is known of weapon cards and tokens where they are kept, which is less than what a shot reads. */
export type LootContent = Pick<ApexContent, 'lootBags'> & {
  readonly weapons: Table<{ readonly ammo: number; readonly slots: readonly AttachmentSlot[] }>
  readonly attachments: Table<FittingAttachment>
  readonly bodyShields: Table<BodyShieldFace>
  readonly helmets: Table<object>
  readonly emergencyShields: Table<object>
  readonly grenades: Table<object>
  readonly consumables: Table<object>
}

/** A table with the entries of a question before it. */
function over<Entry extends { readonly id: string }, Known>(own: readonly Entry[], table: Table<Known>) {
  const mine = new Map(own.map((entry) => [entry.id, entry]))
  return {
    get: (id: string): Entry | Known | undefined => mine.get(id) ?? table.get(id),
    has: (id: string): boolean => mine.has(id) || table.has(id),
  }
}

/** The content with the loot of a question before it. */
export function withOwnLoot(content: ApexContent, own: OwnLoot | undefined): LootContent {
  if (own === undefined) return content
  const attachments = own.attachments.map((attachment) => ({ ...attachment, printedOnly: false }))
  return {
    lootBags: content.lootBags,
    weapons: over(own.weapons, content.weapons),
    attachments: over(attachments, content.attachments),
    helmets: over(own.helmets, content.helmets),
    bodyShields: over(own.bodyShields, content.bodyShields),
    emergencyShields: over(own.emergencyShields, content.emergencyShields),
    grenades: over(own.grenades, content.grenades),
    consumables: over(own.consumables, content.consumables),
  }
}
