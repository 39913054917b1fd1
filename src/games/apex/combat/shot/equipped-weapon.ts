import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { fitViolations } from '../../loot/attachment-fit.ts'
import {
  type AttachmentReferences,
  findAttachments,
  findWeapon,
  type KnownAttachment,
  type KnownWeapon,
  type WeaponReference,
} from '../../loot/loot.ts'
import { refuse } from '../../refusal.ts'

/** A weapon with what is installed on it. */
export type Arms = { readonly weapon: KnownWeapon; readonly installed: readonly KnownAttachment[] }

/** Looks a weapon and its attachments up; refuses what is not known and what does not fit. */
export function findArms(
  reference: WeaponReference,
  attachments: AttachmentReferences,
  content: ApexContent,
): Arms | Refusal {
  const weapon = findWeapon(reference, content, ['weapon'])
  if (weapon instanceof Refusal) return weapon
  const installed = findAttachments(attachments, content)
  if (installed instanceof Refusal) return installed
  const misplaced = 'card' in reference ? fitViolations(reference.card, tokensOf(attachments), content) : []
  return misplaced.length > 0 ? refuse(misplaced) : { weapon, installed }
}

function tokensOf(attachments: AttachmentReferences) {
  const tokens: { id: string; path: (string | number)[] }[] = []
  for (const [index, one] of attachments.entries()) {
    if ('token' in one) tokens.push({ id: one.token, path: ['attachments', index] })
  }
  return tokens
}
