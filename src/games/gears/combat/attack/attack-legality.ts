import { isOnMap } from '../../damage/casualties.ts'
import type { Combatant } from '../../damage/fighters.ts'
import { isImmune } from '../../damage/locust-wounds.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { AttackQuestion } from './attack-declaration.ts'
import type { ChosenWeapon } from './held-weapon.ts'

/** Everything that the rules have against an attack. */
export function declarationViolations(question: AttackQuestion): GearsViolation[] {
  return [
    ...attackerViolations(question),
    ...weaponViolations(question),
    ...targetViolations(question),
    ...dodgeViolations(question),
  ]
}

function attackerViolations({ declaration, battle, weapon }: AttackQuestion): GearsViolation[] {
  const { fighter } = battle.attacker
  const path = battle.paths.attacker
  const facts = { attacker: fighter.id, target: battle.target ?? '' }
  const violations: GearsViolation[] = []
  if (fighter.side === 'cog' && fighter.status !== 'standing') {
    violations.push({ rule: 'gears.attack.declare', path, facts: { ...facts, reason: 'attackerDown' } })
  }
  if (declaration.area && fighter.side === 'cog') {
    violations.push({ rule: 'gears.attack.declare', path: ['area'], facts: { ...facts, reason: 'areaOfCog' } })
  }
  const armed = { attacker: fighter.id, weapon: null, dice: 0 }
  if (fighter.side === 'cog' && weapon === null) {
    violations.push({ rule: 'gears.attack.weapon', path: ['weapon'], facts: { ...armed, reason: 'missing' } })
  }
  if (fighter.side === 'locust' && declaration.weapon !== undefined) {
    violations.push({ rule: 'gears.attack.weapon', path: ['weapon'], facts: { ...armed, reason: 'locust' } })
  }
  return violations
}

function weaponViolations(question: AttackQuestion): GearsViolation[] {
  const { battle, weapon, ammo } = question
  if (weapon === null) return []
  const path = ['weapon']
  const facts = { attacker: battle.attacker.fighter.id, weapon: weapon.id, dice: 0 }
  if (weapon.isGrenade) return [{ rule: 'gears.attack.weapon', path, facts: { ...facts, reason: 'grenade' } }]
  if (ammo === null) return [{ rule: 'gears.attack.weapon', path, facts: { ...facts, reason: 'notHeld' } }]
  return [...ammoViolations(question, weapon, ammo), ...textViolations(question, weapon)]
}

function ammoViolations({ declaration }: AttackQuestion, weapon: ChosenWeapon, ammo: number): GearsViolation[] {
  const { mode } = declaration
  const violations: GearsViolation[] = []
  const path = ['mode']
  if (ammo === 0 && !weapon.usableWithoutAmmo) {
    violations.push({ rule: 'gears.ammo.empty', path: ['weapon'], facts: { weapon: weapon.id } })
  } else if (ammo === 0 && mode === 'overkill') {
    violations.push({
      rule: 'gears.attack.overkill',
      path,
      facts: { weapon: weapon.id, ammoLeft: 0, reason: 'noToken' },
    })
  }
  if (mode === 'normal' && weapon.normal === 0) {
    violations.push({ rule: 'gears.attack.normal-zero', path, facts: { weapon: weapon.id } })
  }
  if (mode === 'overkill' && weapon.overkill === null) {
    const facts = { weapon: weapon.id, ammoLeft: ammo, reason: 'noOverkill' } as const
    violations.push({ rule: 'gears.attack.overkill', path, facts })
  }
  return violations
}

/** What the text of the weapon forbids. */
function textViolations({ declaration, battle, targets }: AttackQuestion, weapon: ChosenWeapon): GearsViolation[] {
  const { id, hardRange } = weapon
  const violations: GearsViolation[] = []
  if (weapon.notAfterMoving && declaration.movedThisTurn) {
    const facts = { weapon: id, restriction: 'notAfterMoving', limit: null } as const
    violations.push({ rule: 'gears.weapon.constant', path: ['movedThisTurn'], facts })
  }
  for (const { fighter } of targets) {
    const { range } = battle.see(fighter)
    if (weapon.cannotTargetOwnZone && range === 0) {
      violations.push({ rule: 'gears.weapon.sniper', path: ['weapon'], facts: { weapon: id, target: fighter.id } })
    }
    if (hardRange !== null && range > hardRange && range !== Number.POSITIVE_INFINITY) {
      const facts = { weapon: id, restriction: 'hardRange', limit: hardRange } as const
      violations.push({ rule: 'gears.weapon.constant', path: ['weapon'], facts })
    }
  }
  return violations
}

function targetViolations(question: AttackQuestion): GearsViolation[] {
  const { declaration, battle } = question
  if (declaration.area) return []
  const path = battle.paths.target
  const facts = { attacker: battle.attacker.fighter.id, target: battle.target ?? '' }
  const target = battle.target === null ? undefined : battle.combatants.get(battle.target)
  if (target === undefined) return [{ rule: 'gears.attack.declare', path, facts: { ...facts, reason: 'noTarget' } }]
  if (!isOnMap(target.fighter)) {
    return [{ rule: 'gears.attack.declare', path, facts: { ...facts, reason: 'targetGone' } }]
  }
  if (target.fighter.side === battle.attacker.fighter.side) {
    return [{ rule: 'gears.attack.declare', path, facts: { ...facts, reason: 'sameSide' } }]
  }
  return [...stateViolations(target, question), ...sightViolations(target, question)]
}

/** Bleeding COG and healthy Berserkers cannot be chosen. */
function stateViolations({ fighter }: Combatant, { declaration, battle, weapon }: AttackQuestion): GearsViolation[] {
  const path = battle.paths.target
  const { id: figure } = fighter
  if (fighter.side === 'locust') {
    const { enemy, state } = fighter
    if (weapon === null || state === null || !isImmune({ enemy, state }, weapon.id)) return []
    const weapons = [...(enemy.healthyWoundableBy ?? [])]
    return [{ rule: 'gears.berserker.healthy-immune', path, facts: { figure, weapon: weapon.id, weapons } }]
  }
  if (fighter.status !== 'bleeding') return []
  if (!declaration.insane) return [{ rule: 'gears.bleed.not-targeted', path, facts: { figure } }]
  const attacker = battle.attacker.fighter.id
  if (battle.see(fighter).range === 0) return []
  return [{ rule: 'gears.insane.execute', path, facts: { attacker, figure, reason: 'otherZone' } }]
}

function sightViolations({ fighter }: Combatant, { declaration, battle, weapon }: AttackQuestion): GearsViolation[] {
  const path = battle.paths.target
  const { range, isVisible } = battle.see(fighter)
  const { id: attacker } = battle.attacker.fighter
  const violations: GearsViolation[] = []
  if (!isVisible) {
    const facts = { attacker, target: fighter.id, reason: 'noLineOfSight' } as const
    violations.push({ rule: 'gears.attack.declare', path, facts })
  }
  if (range === Number.POSITIVE_INFINITY) {
    violations.push({ rule: 'gears.range.unreachable', path, facts: { attacker, target: fighter.id } })
  } else if (weapon === null && declaration.rangeLimit !== undefined && range > declaration.rangeLimit) {
    const facts = { figure: attacker, range, limit: declaration.rangeLimit }
    violations.push({ rule: 'gears.range.locust-infinite', path: ['rangeLimit'], facts })
  }
  return violations
}

/** Only standing COG that are attacked dodge. */
function dodgeViolations({ declaration, targets }: AttackQuestion): GearsViolation[] {
  return declaration.dodging.flatMap((id, index): GearsViolation[] => {
    const target = targets.find(({ fighter }) => fighter.id === id)
    if (target?.fighter.side === 'cog' && target.fighter.status === 'standing') return []
    const facts = { figure: id, dice: 0, reason: 'cannotDodge' } as const
    return [{ rule: 'gears.attack.dodge-window', path: ['dodging', index], facts }]
  })
}
