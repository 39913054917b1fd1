import { z } from 'zod'
import { EQUIPMENT_SLOTS, type EquipmentSlot, STARTING_EQUIPMENT } from '../content/equipment.ts'
import type { LootCategory } from '../content/loot-bags.ts'
import { BACKPACK_CELLS, WEAPON_SLOTS } from '../content/panel.ts'
import { Label } from '../language/label.ts'
import type { ApexTrace } from '../rules.ts'
import { attachmentOfContent, type FittingAttachment, fitOf, SlotChoice, slotsOf } from './attachment-fit.ts'
import type { LootContent } from './own-loot.ts'

const PanelWeapon = z
  .strictObject({
    card: SlotChoice,
    installed: z
      .array(z.strictObject({ slot: z.int().min(0).max(5), token: Label }).meta({ id: 'ApexInstalledToken' }))
      .max(6)
      .default([]),
  })
  .meta({ id: 'ApexPanelWeapon' })

/** What a Legend carries. */
export const Panel = z
  .strictObject({
    helmet: Label.nullable().default(STARTING_EQUIPMENT.helmet),
    bodyShield: Label.nullable().default(STARTING_EQUIPMENT.bodyShield),
    emergencyShield: Label.nullable().default(STARTING_EQUIPMENT.emergencyShield),
    backpack: z.array(Label).max(BACKPACK_CELLS).default([]),
    weapons: z.array(PanelWeapon).max(WEAPON_SLOTS).default([]),
  })
  .meta({ id: 'ApexPanel' })
export type Panel = z.infer<typeof Panel>

const KEPT_IN = ['equipment', 'backpack', 'weapon'] as const

export const KeepOption = z
  .object({
    where: z.enum(KEPT_IN).meta({ id: 'ApexKeptIn' }),
    weapon: z.int().min(0).max(1).nullable().describe('The weapon of the panel, counted from 0.'),
    slot: z.int().min(0).max(10).nullable().describe('The slot of that weapon, counted from 0.'),
    dropOneOf: z.array(z.string()).describe('One of these tokens has to make room; none if the list is empty.'),
    orToBackpack: z.boolean().describe('What makes room may go to the backpack instead of being dropped.'),
  })
  .meta({ id: 'ApexKeepOption' })
export type KeepOption = z.infer<typeof KeepOption>

/** A token whose category is known. */
export type Token = { readonly id: string; readonly category: LootCategory }

/** The category of a token of the content, or null if there is no such token. */
export function categoryOf(id: string, content: LootContent): LootCategory | null {
  if (content.helmets.has(id)) return 'helmet'
  if (content.bodyShields.has(id)) return 'bodyShield'
  if (content.emergencyShields.has(id)) return 'emergencyShield'
  if (content.attachments.has(id)) return 'attachment'
  if (content.grenades.has(id)) return 'grenade'
  if (content.consumables.has(id)) return 'consumable'
  for (const { tokens } of content.lootBags.values()) {
    const line = tokens.find(({ token }) => token === id)
    if (line !== undefined) return line.category
  }
  return null
}

const isEquipment = (category: LootCategory): category is EquipmentSlot =>
  EQUIPMENT_SLOTS.some((slot) => slot === category)

/** The kinds of places where a token may be kept. */
export function placesOf(category: LootCategory): readonly (typeof KEPT_IN)[number][] {
  if (isEquipment(category)) return ['equipment']
  return category === 'attachment' ? ['backpack', 'weapon'] : ['backpack']
}

/** Everywhere a token can be kept. */
export function keepOptions(token: Token, panel: Panel, content: LootContent, trace: ApexTrace): KeepOption[] {
  const { category, id } = token
  trace.applied('apex.loot.types', { token: id, category, places: [...placesOf(category)] })
  if (isEquipment(category)) return [inEquipment(id, panel[category], trace)]
  const stowed = inBackpack(panel, trace)
  const attachment = category === 'attachment' ? attachmentOfContent(id, content) : null
  return attachment === null ? [stowed] : [stowed, ...onEachWeapon(attachment, panel, content, trace)]
}

const option = (where: KeepOption['where'], more: Partial<KeepOption>): KeepOption => ({
  where,
  weapon: null,
  slot: null,
  dropOneOf: [],
  orToBackpack: false,
  ...more,
})

function inEquipment(token: string, worn: string | null, trace: ApexTrace): KeepOption {
  trace.applied('apex.equipment.one-per-type', { token, worn })
  return option('equipment', { dropOneOf: worn === null ? [] : [worn] })
}

function inBackpack({ backpack }: Panel, trace: ApexTrace): KeepOption {
  trace.applied('apex.backpack.capacity', { used: backpack.length, cells: BACKPACK_CELLS })
  return option('backpack', { dropOneOf: backpack.length < BACKPACK_CELLS ? [] : [...new Set(backpack)] })
}

function onEachWeapon(
  attachment: FittingAttachment,
  panel: Panel,
  content: LootContent,
  trace: ApexTrace,
): KeepOption[] {
  const toBackpack = panel.backpack.length < BACKPACK_CELLS
  return panel.weapons.flatMap(({ card, installed }, weapon) => {
    const sameType = (slotsOf(card, content) ?? []).filter(({ slot }) => slot.type === attachment.type)
    const fitting = sameType.filter((slot) => fitOf(attachment, slot, trace).fits)
    return fitting.map(({ index }) => {
      const there = installed.find(({ slot }) => slot === index)?.token
      if (there === undefined) return option('weapon', { weapon, slot: index })
      trace.applied('apex.attachment.occupied', { installed: there, toBackpack })
      return option('weapon', { weapon, slot: index, dropOneOf: [there], orToBackpack: toBackpack })
    })
  })
}
