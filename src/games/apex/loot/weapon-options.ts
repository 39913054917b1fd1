import { z } from 'zod'
import { WEAPON_SLOTS } from '../content/panel.ts'
import type { AmmoType } from '../content/shot-effect.ts'
import { Ammo, MAX_AMMO } from '../content/weapons.ts'
import type { ApexTrace } from '../rules.ts'

/** A weapon card as far as its ammunition goes. */
export type Card = { readonly id: string; readonly ammoType: AmmoType; readonly printed: number }

/** A weapon in its slot. */
export type Equipped = Card & { readonly ammo: number; readonly attachments: readonly string[] }

const lost = z.int().min(0).max(20).describe('The ammunition that is lost.')
const slot = z
  .int()
  .min(0)
  .max(WEAPON_SLOTS - 1)

export const Replacement = z
  .object({
    slot,
    replaced: z.string().nullable(),
    ammo: Ammo,
    lost,
    freed: z.array(z.string()).describe('Attachment tokens to keep or drop.'),
  })
  .meta({ id: 'ApexWeaponReplacement' })
export type Replacement = z.infer<typeof Replacement>

export const Distribution = z
  .object({ ammo: z.array(Ammo).describe('The ammunition of each equipped weapon afterwards.'), lost })
  .meta({ id: 'ApexAmmoDistribution' })
export type Distribution = z.infer<typeof Distribution>

/** Putting the new card into each slot in turn. */
export const replacements = (card: Card, equipped: readonly Equipped[], trace: ApexTrace): Replacement[] =>
  Array.from({ length: WEAPON_SLOTS }, (_, slot) => replaceIn(slot, card, equipped, trace))

/** Putting the new card into a slot; an empty one replaces nothing. */
export function replaceIn(slot: number, card: Card, equipped: readonly Equipped[], trace: ApexTrace): Replacement {
  const old = equipped[slot]
  if (old !== undefined) return replacement(card, old, slot, trace)
  trace.applied('apex.weapon.two-slots', { slot })
  return { slot, replaced: null, ammo: card.printed, lost: 0, freed: [] }
}

function replacement(card: Card, old: Equipped, index: number, trace: ApexTrace): Replacement {
  const sameType = old.ammoType === card.ammoType
  const total = sameType ? old.ammo + card.printed : card.printed
  const ammo = Math.min(MAX_AMMO, total)
  const facts = { weapon: card.id, replaced: old.id, sameType, before: old.ammo, printed: card.printed, ammo }
  trace.applied('apex.weapon.replace-ammo', facts)
  if (total > ammo) trace.applied('apex.weapon.ammo-bounds', { max: MAX_AMMO, lost: total - ammo })
  trace.applied('apex.weapon.discarded', { weapon: old.id, attachments: [...old.attachments] })
  return { slot: index, replaced: old.id, ammo, lost: total - ammo, freed: [...old.attachments] }
}

/** Every way to share the card's ammunition among the weapons of its type; none if there is no such weapon. */
export function distributions(card: Card, equipped: readonly Equipped[], trace: ApexTrace): Distribution[] {
  const receivers = equipped.filter(({ ammoType }) => ammoType === card.ammoType)
  trace.applied('apex.weapon.take-ammo', {
    weapon: card.id,
    ammoType: card.ammoType,
    printed: card.printed,
    receivers: receivers.map(({ id }) => id),
  })
  if (receivers.length === 0) return []
  const shared = shares(card.printed, receivers.length).map((share) => distribute(share, card, equipped))
  const min = Math.min(...shared.map((share) => share.lost))
  if (min > 0) trace.applied('apex.weapon.ammo-bounds', { max: MAX_AMMO, lost: min })
  return distinct(shared)
}

/** All ways to split a number among so many receivers, the first receiver's share growing last. */
function shares(amount: number, receivers: number): number[][] {
  if (receivers === 1) return [[amount]]
  return Array.from({ length: amount + 1 }, (_, first) => amount - first).flatMap((first) =>
    shares(amount - first, receivers - 1).map((rest) => [first, ...rest]),
  )
}

function distribute(share: readonly number[], card: Card, equipped: readonly Equipped[]): Distribution {
  const left = [...share]
  const totals = equipped.map(({ ammo, ammoType }) => (ammoType === card.ammoType ? ammo + (left.shift() ?? 0) : ammo))
  const ammo = totals.map((total) => Math.min(MAX_AMMO, total))
  return { ammo, lost: totals.reduce((sum, total, index) => sum + total - (ammo[index] ?? 0), 0) }
}

/** Each result once. */
function distinct(all: readonly Distribution[]): Distribution[] {
  return [...new Map(all.map((entry) => [entry.ammo.join(), entry])).values()]
}
