import { EQUIPMENT_SLOTS } from '../content/equipment.ts'
import type { LootCategory } from '../content/loot-bags.ts'
import type { ApexViolation } from '../refusal.ts'
import { fitViolations, slotsOf } from './attachment-fit.ts'
import { categoryOf, type Panel, placesOf } from './loot-fit.ts'
import type { LootContent } from './own-loot.ts'

type Path = ApexViolation['path']

/** What is wrong with what a Legend carries; tokens that the content does not know are taken as they are. */
export function panelViolations(panel: Panel, content: LootContent, path: Path): ApexViolation[] {
  return [
    ...EQUIPMENT_SLOTS.flatMap((slot) => wornViolations(panel[slot], slot, content, [...path, slot])),
    ...panel.backpack.flatMap((token, index) => stowedViolations(token, content, [...path, 'backpack', index])),
    ...panel.weapons.flatMap((weapon, index) => armedViolations(weapon, content, [...path, 'weapons', index])),
  ]
}

/** A token in an equipment slot that is not of the slot's kind. */
function wornViolations(token: string | null, slot: LootCategory, content: LootContent, path: Path): ApexViolation[] {
  const category = token === null ? null : categoryOf(token, content)
  return token === null || category === null || category === slot ? [] : [misplacement(token, category, path)]
}

/** A token in the backpack that may not be there. */
function stowedViolations(token: string, content: LootContent, path: Path): ApexViolation[] {
  const category = categoryOf(token, content)
  if (category === null) return []
  if (!placesOf(category).includes('backpack')) return [misplacement(token, category, path)]
  return printedOnlyViolations(token, content, path)
}

const misplacement = (token: string, category: LootCategory, path: Path): ApexViolation => {
  return { rule: 'apex.loot.types', path, facts: { token, category, places: [...placesOf(category)] } }
}

/** The violation of carrying an attachment that exists only printed on weapon cards. */
export function printedOnlyViolations(token: string, content: LootContent, path: Path): ApexViolation[] {
  if (content.attachments.get(token)?.printedOnly !== true) return []
  return [{ rule: 'apex.attachment.printed', path, facts: { attachment: token, covered: false } }]
}

function armedViolations(
  { card, installed }: Panel['weapons'][number],
  content: LootContent,
  path: Path,
): ApexViolation[] {
  if (!('weapon' in card)) return []
  if (slotsOf(card, content) === null) {
    const facts = { kind: 'weapon', id: card.weapon } as const
    return [{ rule: 'apex.content.known', path: [...path, 'card', 'weapon'], facts }]
  }
  const tokens = installed.map(({ token }, index) => ({ id: token, path: [...path, 'installed', index, 'token'] }))
  return fitViolations(card.weapon, tokens, content)
}
