import { z } from 'zod'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Trigger, TriggerEffect } from '../../content/trigger.ts'
import type { WeaponNumbers } from '../../content/weapons.ts'
import { unknown } from '../../damage/fighters.ts'
import { type GearsViolation, refuse } from '../../refusal.ts'
import { Id } from '../../vocabulary.ts'

type Path = GearsViolation['path']

const dice = z.int().min(0).max(10)
const zones = z.int().min(0).max(20)
const wounds = z.int().min(0).max(5).default(0)

const PrintedOmen = z
  .strictObject({
    woundsTarget: wounds.describe('Wounds added to those rolled.'),
    woundsOthers: wounds.describe('Direct wounds for the other figures of the zone.'),
    isOptional: z.boolean().default(false),
    maxPerAttack: z.int().min(1).max(10).optional(),
  })
  .describe('What each omen does.')
  .meta({ id: 'GearsPrintedOmen' })

const PrintedWeapon = z
  .strictObject({
    name: Id.default('weapon'),
    normal: dice.default(0),
    overkill: dice.optional().describe('Left out if it has no overkill attack.'),
    range: zones,
    hardRange: zones.optional().describe('Beyond this it cannot be used at all.'),
    usableWithoutAmmo: z.boolean().default(false),
    cannotTargetOwnZone: z.boolean().default(false),
    notAfterMoving: z.boolean().default(false),
    omen: PrintedOmen.optional(),
  })
  .meta({ id: 'GearsPrintedWeapon' })

/** A weapon by its card, or by what is printed on it. */
export const WeaponChoice = z
  .union([z.strictObject({ card: Id }), z.strictObject({ printed: PrintedWeapon })])
  .describe('A weapon card of the content, or what is printed on another one.')
  .meta({ id: 'GearsWeaponChoice' })
export type WeaponChoice = z.infer<typeof WeaponChoice>

/** A weapon that was found. */
export type ChosenWeapon = WeaponNumbers & { readonly id: string; readonly isGrenade: boolean }

/** Finds the weapon; refused if it is not in the content. */
export function chooseWeapon(choice: WeaponChoice, { weapons }: GearsContent, path: Path): ChosenWeapon | Refusal {
  if ('printed' in choice) return printedWeapon(choice.printed)
  const weapon = weapons.get(choice.card)
  if (weapon === undefined) return refuse([unknown('weapon', choice.card, [...path, 'card'])])
  return { ...weapon, isGrenade: weapon.pool === 'grenade' }
}

function printedWeapon({ name, overkill, hardRange, omen, ...printed }: z.infer<typeof PrintedWeapon>): ChosenWeapon {
  return {
    ...printed,
    id: name,
    overkill: overkill ?? null,
    hardRange: hardRange ?? null,
    forbidsGrenades: false,
    chainsaw: null,
    triggered: omen === undefined ? null : printedTrigger(omen),
    isGrenade: false,
  }
}

function printedTrigger({
  woundsTarget,
  woundsOthers,
  isOptional,
  maxPerAttack,
}: z.infer<typeof PrintedOmen>): Trigger {
  const effects: TriggerEffect[] = [
    ...(woundsTarget > 0 ? [{ woundTarget: woundsTarget }] : []),
    ...(woundsOthers > 0 ? [{ woundOthers: woundsOthers }] : []),
  ]
  const name = { en: 'the ability of the weapon', es: 'la capacidad del arma' }
  return { name, isOptional, maxPerAttack: maxPerAttack ?? null, effects }
}
