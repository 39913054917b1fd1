import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { type Attachment, AttachmentType } from '../content/attachments.ts'
import { BodyShieldFace, EmergencyShieldFace, HelmetFace } from '../content/equipment.ts'
import { BACKPACK_CELLS } from '../content/panel.ts'
import { type ShotEffect, ShotEffects } from '../content/shot-effect.ts'
import { Ammo, weaponStatistics } from '../content/weapons.ts'
import { Label } from '../language/label.ts'
import type { Source } from '../language/words.ts'
import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'

/** Weapons, attachments and equipment as callers name them: by id, or described in full. */

type Path = readonly (string | number)[]
const contentId = z.string().min(1).max(80)

export const WeaponReference = z
  .union([
    z.strictObject({ card: contentId.describe('The id of a weapon card of the content.') }),
    z.strictObject({
      face: z
        .strictObject({
          name: Label.default('weapon'),
          ...weaponStatistics,
          ammo: Ammo.default(1),
          passive: ShotEffects.default([]),
        })
        .meta({ id: 'ApexWeaponFace' }),
    }),
  ])
  .describe('A weapon card by its id, or what is printed on one.')
  .meta({ id: 'ApexWeaponReference' })
export type WeaponReference = z.infer<typeof WeaponReference>

const AttachmentReference = z
  .union([
    z.strictObject({ token: contentId.describe('The id of an attachment of the content.') }),
    z.strictObject({
      face: z
        .strictObject({ name: Label, type: AttachmentType, effects: ShotEffects })
        .meta({ id: 'ApexAttachmentFace' }),
    }),
  ])
  .describe('An attachment by its id, or what it does.')
  .meta({ id: 'ApexAttachmentReference' })
type AttachmentReference = z.infer<typeof AttachmentReference>

/** The most attachments that are asked about at once. */
export const AttachmentReferences = z
  .array(AttachmentReference)
  .max(8)
  .default([])
  .describe('The tokens installed on the weapon; printed attachments are known from its card.')

export const HelmetReference = z
  .union([z.strictObject({ token: contentId }), z.strictObject({ face: HelmetFace })])
  .describe('A helmet by its id, or what it cancels.')
  .meta({ id: 'ApexHelmetReference' })
export type HelmetReference = z.infer<typeof HelmetReference>

export const BodyShieldReference = z
  .union([z.strictObject({ token: contentId }), z.strictObject({ face: BodyShieldFace })])
  .describe('A body shield by its id, or its numbers.')
  .meta({ id: 'ApexBodyShieldReference' })
export type BodyShieldReference = z.infer<typeof BodyShieldReference>

export const EmergencyShieldReference = z
  .union([z.strictObject({ token: contentId }), z.strictObject({ face: EmergencyShieldFace })])
  .describe('An emergency shield by its id, or its numbers.')
  .meta({ id: 'ApexEmergencyShieldReference' })
export type EmergencyShieldReference = z.infer<typeof EmergencyShieldReference>

export type AttachmentReferences = z.infer<typeof AttachmentReferences>

/** The tokens in a backpack, for a question that uses one of them. */
export const Backpack = z
  .array(Label)
  .max(BACKPACK_CELLS)
  .describe('The tokens in the backpack, to check that what is used is there; not checked if left out.')

/** Whether a token is in a backpack, or nobody asked. */
export const isHeld = (token: string, backpack: readonly string[] | undefined): boolean =>
  backpack === undefined || backpack.includes(token)

/** Effects with the card or token that they come from. */
export type Sourced = { readonly source: Source; readonly effects: readonly ShotEffect[] }

/** A weapon that is known in full; `printed` are the attachments on its card, by the slot's type. */
export type KnownWeapon = Omit<Extract<WeaponReference, { face: unknown }>['face'], 'name'> & {
  readonly source: Source
  readonly printed: readonly KnownAttachment[]
}
export type KnownAttachment = Sourced & { readonly type: AttachmentType }

/** Finds a weapon, or says that there is none of that id. */
export function findWeapon(reference: WeaponReference, content: ApexContent, path: Path): KnownWeapon | Refusal {
  if ('face' in reference) return knownWeapon(reference.face, reference.face.name, [])
  const weapon = content.weapons.get(reference.card)
  if (weapon === undefined) return refuse([unknownViolation('weapon', reference.card, [...path, 'card'])])
  return knownWeapon(weapon, weapon.id, printedOn(weapon.slots, content))
}

type WeaponNumbers = Omit<KnownWeapon, 'source' | 'printed'>

/** Written out: spreading a card into an object with more takes longer, and leaves lasting garbage. */
function knownWeapon(numbers: WeaponNumbers, source: Source, printed: readonly KnownAttachment[]): KnownWeapon {
  const { optimalRange, difficulty, rate, damage, headshotDamage, ammo, passive } = numbers
  return { optimalRange, difficulty, rate, damage, headshotDamage, ammo, passive, source, printed }
}

function printedOn(slots: readonly { printed: string | null }[], content: ApexContent): KnownAttachment[] {
  return slots.flatMap(({ printed }) => {
    const attachment = printed === null ? undefined : content.attachments.get(printed)
    return attachment === undefined ? [] : [attachmentOf(attachment)]
  })
}

/** Finds attachments, or says of which there is none of that id. */
export function findAttachments(
  references: readonly AttachmentReference[],
  content: ApexContent,
): KnownAttachment[] | Refusal {
  return Refusal.collect(
    references.map((reference, index) => findAttachment(reference, content, ['attachments', index])),
  )
}

function findAttachment(reference: AttachmentReference, content: ApexContent, path: Path): KnownAttachment | Refusal {
  if ('face' in reference) return { ...reference.face, source: reference.face.name }
  const attachment = content.attachments.get(reference.token)
  if (attachment === undefined) return refuse([unknownViolation('attachment', reference.token, [...path, 'token'])])
  return attachmentOf(attachment)
}

const attachmentOf = ({ id, type, effects }: Attachment): KnownAttachment => ({ source: id, type, effects })

/** A piece of equipment; one that is described rather than named is called by its kind. */
export type Known<Face> = { readonly source: Source; readonly face: Face }

/** Finds a helmet, shield or the like in a part of the content, or says that there is none of that id. */
export function findToken<Face extends object>(
  reference: { token: string } | { face: Face },
  kind: 'helmet' | 'bodyShield' | 'emergencyShield',
  entries: ReadonlyMap<string, Face>,
  path: Path,
): Known<Face> | Refusal {
  if ('face' in reference) return { source: kind, face: reference.face }
  const entry = entries.get(reference.token)
  if (entry === undefined) return refuse([unknownViolation(kind, reference.token, [...path, 'token'])])
  return { source: reference.token, face: entry }
}

/** That an id names nothing of the content. */
export function unknownViolation(kind: string, id: string, path: Path): ApexViolation {
  return { rule: 'apex.content.known', path, facts: { kind, id } }
}
