import type { Weapon } from '../../content/weapons.ts'
import { healthOf, isImmune } from '../../damage/locust-wounds.ts'
import { holesOf, type LocustFigure } from '../../locust/ai/battlefield.ts'
import { coverGrade } from '../../sight/cover.ts'
import { sees, zoneSees } from '../../sight/line-of-sight.ts'
import { grenadeCard } from '../procedures/grenading.ts'
import { expectedHit, omenChance } from './expected-wounds.ts'
import type { Scene } from './scene.ts'
import { enemyWorth, WORTH } from './weights.ts'

/** How an attack is made: without spending ammo, with more dice, and after going so many zones. */
export type AttackTerms = { readonly isFree: boolean; readonly extraDice: number; readonly steps: number }

/** What the best attack is worth that a soldier can make. */
export function attackPromise(scene: Scene, terms: AttackTerms): number {
  const { cog, field, content } = scene
  const shots = cog.weapons.flatMap(({ weapon: id, ammo }) => {
    const weapon = content.weapons.get(id)
    const isUsable = weapon !== undefined && (ammo > 0 || weapon.usableWithoutAmmo)
    return isUsable ? field.locust.map((target) => shotPromise(scene, weapon, ammo > 0, target, terms)) : []
  })
  return Math.max(0, throwPromise(scene, terms), ...shots)
}

/** What a shot at an enemy is worth: the danger it takes away, if it kills and if it only wounds. */
function shotPromise(scene: Scene, weapon: Weapon, hasAmmo: boolean, target: LocustFigure, terms: AttackTerms): number {
  const { field, cog, content } = scene
  const range = Math.max(0, field.map.range(cog.place.zone.number, target.place.zone.number) - terms.steps)
  const isSeen = terms.steps > 0 || sees(field.map, cog.place, target.place)
  if (!isSeen || range > (weapon.hardRange ?? MAX_RANGE) || isImmune(target, weapon.id)) return 0
  const isOverkill = weapon.overkill !== null && hasAmmo
  const dice = (isOverkill ? (weapon.overkill ?? 0) : weapon.normal) + terms.extraDice
  const cover = terms.steps > 0 ? 1 : content.attackNumbers.coverDice[coverGrade(field.map, cog.place, target.place)]
  const defence = target.enemy.defence + cover + Math.max(0, range - weapon.range)
  const hit = expectedHit(dice, weapon.triggered, defence, content)
  const [now, wounded] = [
    enemyWorth(target.enemy.id, target.state, content),
    enemyWorth(target.enemy.id, 'wounded', content),
  ]
  const killed = hit.atLeast(healthOf(target))
  const isWounded = target.state === 'healthy' ? hit.atLeast(1) - killed : 0
  const spent = isOverkill && !terms.isFree ? WORTH.ammo : 0
  return killed * now + isWounded * (now - wounded) - spent
}

/** Shots at more than this are hopeless. */
const MAX_RANGE = 5

/** What a grenade into an open hole is worth. */
function throwPromise({ field, cog, content }: Scene, { steps, extraDice }: AttackTerms): number {
  if (cog.grenades === 0) return 0
  const card = grenadeCard({ content })
  const { map } = field
  const isReached = holesOf(field).some(({ zone }) => {
    const range = map.range(cog.place.zone.number, zone) - steps
    return range <= (card.hardRange ?? card.range) && (steps > 0 || zoneSees(map, cog.place, map.zoneAt(zone)))
  })
  return isReached ? omenChance(card.normal + extraDice, content) * WORTH.seal - WORTH.grenade : 0
}
