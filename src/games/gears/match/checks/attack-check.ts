import { required } from '../../../../lib/required.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Weapon } from '../../content/weapons.ts'
import { isImmune } from '../../damage/locust-wounds.ts'
import type { Battlefield, CogFigure, LocustFigure } from '../../locust/ai/battlefield.ts'
import type { GearsViolation } from '../../refusal.ts'
import { sees } from '../../sight/line-of-sight.ts'
import { unknownZone } from '../../table/place-map.ts'
import type { CommandBody } from '../command.ts'
import { chainsawOf } from '../procedures/attacking.ts'
import { fieldOf } from '../procedures/field.ts'
import { grenadeCard } from '../procedures/grenading.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'

type Scene = { readonly field: Battlefield; readonly cog: CogFigure; readonly content: GearsContent }

function sceneOf(state: GearsState, seat: number, content: GearsContent): Scene {
  const field = fieldOf(state, content)
  const { character } = playerOf(state, seat)
  return {
    field,
    content,
    cog: required(
      field.cogs.find(({ id }) => id === character),
      'figure of a player',
    ),
  }
}

/** What the rules have against an attack with a weapon. */
export function attackViolations(
  state: GearsState,
  seat: number,
  { target: id, weapon: name, mode }: CommandBody<'attack'>,
  content: GearsContent,
): GearsViolation[] {
  const scene = sceneOf(state, seat, content)
  const path = ['command', 'attack']
  const target = scene.field.locust.find((figure) => figure.id === id)
  const weapon = content.weapons.get(name)
  const held = scene.cog.weapons.find((weapon) => weapon.weapon === name)
  if (weapon === undefined || held === undefined) {
    const facts = { attacker: scene.cog.id, weapon: name, dice: 0, reason: 'notHeld' } as const
    return [{ rule: 'gears.attack.weapon', path: [...path, 'weapon'], facts }]
  }
  if (target === undefined) return [noTarget(scene, id, [...path, 'target'])]
  const hasMoved = state.turn.moved.includes(scene.cog.id)
  return [
    ...ammoViolations(weapon, held.ammo, mode, path),
    ...textViolations(weapon, rangeTo(scene, target), target, hasMoved, path),
    ...targetViolations(scene, target, weapon, [...path, 'target']),
  ]
}

const rangeTo = ({ field, cog }: Scene, target: LocustFigure): number =>
  field.map.range(cog.place.zone.number, target.place.zone.number)

function noTarget({ field, cog }: Scene, target: string, path: GearsViolation['path']): GearsViolation {
  const reason = field.cogs.some(({ id }) => id === target) ? 'sameSide' : 'noTarget'
  return { rule: 'gears.attack.declare', path, facts: { attacker: cog.id, target, reason } }
}

function ammoViolations(
  { id: weapon, usableWithoutAmmo, normal, overkill }: Weapon,
  ammo: number,
  mode: 'normal' | 'overkill',
  path: GearsViolation['path'],
): GearsViolation[] {
  if (ammo === 0 && !usableWithoutAmmo) return [{ rule: 'gears.ammo.empty', path, facts: { weapon } }]
  if (mode === 'normal') {
    return normal > 0 ? [] : [{ rule: 'gears.attack.normal-zero', path: [...path, 'mode'], facts: { weapon } }]
  }
  if (overkill !== null && ammo > 0) return []
  const reason = overkill === null ? 'noOverkill' : 'noToken'
  return [{ rule: 'gears.attack.overkill', path: [...path, 'mode'], facts: { weapon, ammoLeft: ammo, reason } }]
}

/** What the text of the weapon forbids. */
function textViolations(
  { id: weapon, notAfterMoving, cannotTargetOwnZone, hardRange }: Weapon,
  range: number,
  { id: target }: LocustFigure,
  hasMoved: boolean,
  path: GearsViolation['path'],
): GearsViolation[] {
  const violations: GearsViolation[] = []
  if (notAfterMoving && hasMoved) {
    const facts = { weapon, restriction: 'notAfterMoving', limit: null } as const
    violations.push({ rule: 'gears.weapon.constant', path, facts })
  }
  if (cannotTargetOwnZone && range === 0) {
    violations.push({ rule: 'gears.weapon.sniper', path, facts: { weapon, target } })
  }
  if (hardRange !== null && range > hardRange) {
    const facts = { weapon, restriction: 'hardRange', limit: hardRange } as const
    violations.push({ rule: 'gears.weapon.constant', path, facts })
  }
  return violations
}

function targetViolations(
  scene: Scene,
  target: LocustFigure,
  weapon: Weapon,
  path: GearsViolation['path'],
): GearsViolation[] {
  const attacker = scene.cog.id
  const { id: figure, enemy } = target
  if (isImmune(target, weapon.id)) {
    const weapons = [...(enemy.healthyWoundableBy ?? [])]
    return [{ rule: 'gears.berserker.healthy-immune', path, facts: { figure, weapon: weapon.id, weapons } }]
  }
  if (!sees(scene.field.map, scene.cog.place, target.place)) {
    return [{ rule: 'gears.attack.declare', path, facts: { attacker, target: figure, reason: 'noLineOfSight' } }]
  }
  if (rangeTo(scene, target) < Number.POSITIVE_INFINITY) return []
  return [{ rule: 'gears.range.unreachable', path, facts: { attacker, target: figure } }]
}

/** What the rules have against the chainsaw. */
export function chainsawViolations(
  state: GearsState,
  seat: number,
  id: string,
  content: GearsContent,
): GearsViolation[] {
  const scene = sceneOf(state, seat, content)
  const path = ['command', 'chainsaw', 'target']
  const target = scene.field.locust.find((figure) => figure.id === id)
  if (target === undefined) return [noTarget(scene, id, path)]
  const weapon = chainsawOf(scene.cog.weapons, { content })
  const refuse = (reason: 'otherZone' | 'noChainsaw'): GearsViolation[] => [
    { rule: 'gears.chainsaw.use', path, facts: { bearer: scene.cog.id, target: id, omens: 0, reason } },
  ]
  if (weapon === null) return refuse('noChainsaw')
  if (target.place.zone !== scene.cog.place.zone) return refuse('otherZone')
  if (target.enemy.isChainsawImmune) return [{ rule: 'gears.chainsaw.immune', path, facts: { target: id } }]
  if (!isImmune(target, weapon.id)) return []
  const facts = { figure: id, weapon: weapon.id, weapons: [...(target.enemy.healthyWoundableBy ?? [])] }
  return [{ rule: 'gears.berserker.healthy-immune', path, facts }]
}

/** What the rules have against a grenade. */
export function grenadeViolations(
  state: GearsState,
  seat: number,
  zone: string,
  content: GearsContent,
): GearsViolation[] {
  const { field, cog } = sceneOf(state, seat, content)
  const path = ['command', 'throwGrenade', 'zone']
  const target = field.map.zone(zone)
  if (target === undefined) return [unknownZone(zone, path)]
  if (cog.grenades === 0) return [{ rule: 'gears.grenade.cost', path, facts: { thrower: cog.id, left: null } }]
  const forbidding = cog.weapons.find(({ weapon }) => content.weapons.get(weapon)?.forbidsGrenades)
  if (forbidding !== undefined) {
    const facts = { weapon: forbidding.weapon, restriction: 'forbidsGrenades', limit: null } as const
    return [{ rule: 'gears.weapon.constant', path, facts }]
  }
  const card = grenadeCard({ content })
  const limit = card.hardRange ?? card.range
  const range = field.map.range(cog.place.zone.number, target.number)
  const facts = { zone, range: Number.isFinite(range) ? range : null, limit }
  if (range > limit) return [{ rule: 'gears.grenade.target-zone', path, facts: { ...facts, reason: 'tooFar' } }]
  if (sees(field.map, cog.place, { zone: target, cover: null })) return []
  return [{ rule: 'gears.grenade.target-zone', path, facts: { ...facts, reason: 'noLineOfSight' } }]
}
