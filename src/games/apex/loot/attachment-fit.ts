import { z } from 'zod'
import { AttachmentNode, AttachmentType } from '../content/attachments.ts'
import { AmmoType } from '../content/shot-effect.ts'
import type { AttachmentSlot } from '../content/weapons.ts'
import { Label } from '../language/label.ts'
import type { ApexViolation } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import type { LootContent } from './own-loot.ts'

/** What an attachment shows that decides where it fits. */
export const AttachmentMarks = z
  .strictObject({
    name: Label.default('attachment'),
    type: AttachmentType,
    ammoType: AmmoType.nullable().default(null),
    node: AttachmentNode.nullable().default(null),
  })
  .meta({ id: 'ApexAttachmentMarks' })

/** What a slot asks for. */
export const SlotMarks = z
  .strictObject({
    type: AttachmentType,
    ammoType: AmmoType.nullable().default(null).describe('The ammunition that the attachment has to show.'),
    whiteNodes: z.array(AttachmentNode).max(4).default([]).describe('The attachment has to show one of them.'),
    printed: Label.nullable().default(null).describe('The attachment that is printed there.'),
  })
  .meta({ id: 'ApexSlotMarks' })

/** The slots of a weapon card. */
export const SlotChoice = z
  .union([
    z.strictObject({ weapon: z.string().max(80).describe('A weapon card of the content: all its slots are tried.') }),
    z.strictObject({ slots: z.array(SlotMarks).min(1).max(6).describe('The slots of any other weapon card.') }),
  ])
  .meta({ id: 'ApexSlotChoice' })
export type SlotChoice = z.infer<typeof SlotChoice>

/** An attachment that is known in full. */
export type FittingAttachment = {
  readonly id: string
  readonly type: AttachmentType
  readonly ammoType: AmmoType | null
  readonly node: string | null
  readonly printedOnly: boolean
}

const MISFITS = ['type', 'ammunition', 'node', 'printedOnly'] as const
const Misfit = z.enum(MISFITS).meta({ id: 'ApexMisfit' })
export type Misfit = z.infer<typeof Misfit>

export const SlotFit = z
  .object({
    slot: z.int().min(0).max(10).describe('The slot of the weapon card, counted from 0.'),
    fits: z.boolean(),
    misfit: Misfit.nullable().describe('The first condition that fails.'),
    covers: z.string().nullable().describe('The printed attachment that becomes inactive.'),
  })
  .meta({ id: 'ApexSlotFit' })
export type SlotFit = z.infer<typeof SlotFit>

/** The first condition that fails, in the book's order. */
function misfitOf(attachment: FittingAttachment, slot: AttachmentSlot): Exclude<Misfit, 'printedOnly'> | null {
  if (attachment.type !== slot.type) return 'type'
  if (slot.ammoType !== null && attachment.ammoType !== slot.ammoType) return 'ammunition'
  const { node } = attachment
  if (slot.whiteNodes.length > 0 && (node === null || !slot.whiteNodes.includes(node))) return 'node'
  return null
}

/** Whether an attachment may be installed on a slot. */
export function fitOf(attachment: FittingAttachment, { slot, index, weapon }: NumberedSlot, trace: ApexTrace): SlotFit {
  if (attachment.printedOnly) {
    trace.applied('apex.attachment.printed', { attachment: attachment.id, covered: false })
    return { slot: index, fits: false, misfit: 'printedOnly', covers: null }
  }
  const misfit = misfitOf(attachment, slot)
  trace.applied('apex.attachment.fit', { attachment: attachment.id, weapon, slot: index, misfit })
  const covers = misfit === null ? slot.printed : null
  if (covers !== null) trace.applied('apex.attachment.printed', { attachment: covers, covered: true })
  return { slot: index, fits: misfit === null, misfit, covers }
}

/** An attachment of the content, if there is one of that id. */
export function attachmentOfContent(id: string, content: LootContent): FittingAttachment | null {
  return content.attachments.get(id) ?? null
}

/** A slot of a card; the weapon is null for a card that was only described. */
export type NumberedSlot = { readonly slot: AttachmentSlot; readonly index: number; readonly weapon: string | null }

/** The slots of a card, if there is such a card. */
export function slotsOf(choice: SlotChoice, content: LootContent): readonly NumberedSlot[] | null {
  const weapon = 'weapon' in choice ? choice.weapon : null
  const slots = 'slots' in choice ? choice.slots : content.weapons.get(choice.weapon)?.slots
  return slots?.map((slot, index) => ({ slot, index, weapon })) ?? null
}

/**
 * The tokens that cannot be installed together on a weapon card: each needs a slot of its own that it fits. Weapons
 * and attachments that were only described are taken as they are.
 */
export function fitViolations(
  weapon: string,
  tokens: readonly { readonly id: string; readonly path: ApexViolation['path'] }[],
  content: LootContent,
): ApexViolation[] {
  const slots = content.weapons.get(weapon)?.slots ?? []
  const taken = new Map<number, string>()
  return tokens.flatMap(({ id, path }) => {
    const attachment = content.attachments.get(id)
    if (attachment === undefined) return []
    if (attachment.printedOnly) {
      return [{ rule: 'apex.attachment.printed' as const, path, facts: { attachment: id, covered: false } }]
    }
    const fitting = slots.findIndex((slot, index) => !taken.has(index) && misfitOf(attachment, slot) === null)
    if (fitting === -1) return [noSlotFor(attachment, weapon, { slots, taken }, path)]
    taken.set(fitting, id)
    return []
  })
}

type Slots = { readonly slots: readonly AttachmentSlot[]; readonly taken: ReadonlyMap<number, string> }

/** Of the slots that do not take an attachment, names the one that comes closest. */
function noSlotFor(
  attachment: FittingAttachment,
  weapon: string,
  { slots, taken }: Slots,
  path: ApexViolation['path'],
): ApexViolation {
  const slot = Math.max(
    0,
    slots.findIndex(({ type }) => type === attachment.type),
  )
  const closest = slots[slot]
  const misfit = closest === undefined ? 'type' : misfitOf(attachment, closest)
  if (misfit !== null)
    return { rule: 'apex.attachment.fit', path, facts: { attachment: attachment.id, weapon, slot, misfit } }
  return { rule: 'apex.attachment.occupied', path, facts: { installed: taken.get(slot) ?? '', toBackpack: true } }
}
