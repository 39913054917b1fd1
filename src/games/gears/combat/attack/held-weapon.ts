import { z } from 'zod'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { printedWeapon, weaponCard } from '../../content/own/own-cards.ts'
import type { WeaponNumbers } from '../../content/weapons.ts'
import { unknownViolation } from '../../damage/fighters.ts'
import { type GearsViolation, refuse } from '../../refusal.ts'
import { Id } from '../../vocabulary.ts'

type Path = GearsViolation['path']

const PrintedWeapon = z
  .strictObject({ name: Id.default('weapon'), ...printedWeapon })
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
  if ('printed' in choice) return weaponOf(choice.printed)
  const weapon = weapons.get(choice.card)
  if (weapon === undefined) return refuse([unknownViolation('weapon', choice.card, [...path, 'card'])])
  return { ...weapon, isGrenade: weapon.pool === 'grenade' }
}

function weaponOf({ name, ...printed }: z.infer<typeof PrintedWeapon>): ChosenWeapon {
  return { ...weaponCard({ id: name, ...printed }), isGrenade: false }
}
