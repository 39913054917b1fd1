import type { Weapon } from '../content/weapons.ts'
import { sees } from '../line-of-sight.ts'
import { isImmune } from '../locust-wounds.ts'
import type { CogFigure, LocustFigure } from './battlefield.ts'
import { makeNoise, saw, shoot } from './cog-attack.ts'
import { emit, type LocustContext } from './context.ts'
import { type Asking, choose } from './decision.ts'
import { zoneOf } from './environment.ts'

type Mode = 'normal' | 'overkill' | 'chainsaw'
type Guard = { readonly cog: CogFigure; readonly weapon: Weapon; readonly mode: Mode }

const DECLINE = 'decline'
const nameOf = ({ cog, weapon, mode }: Guard): string => `${cog.id}:${weapon.id}:${mode}`

/** Offers the players to guard against a Locust that is about to move or attack; once a step for the whole team. */
export function* guardWindow(context: LocustContext, self: LocustFigure): Asking<void> {
  if (context.guard !== 'open') return
  if (context.settle !== undefined) yield* context.settle()
  const guards = context.field.cogs.flatMap((cog) => guardsOf(context, cog, self))
  const [first] = guards
  if (first === undefined) return
  const player = guards.every(({ cog }) => cog === first.cog) ? first.cog.id : context.decider
  const names: readonly [string, ...string[]] = [DECLINE, ...guards.map(nameOf)]
  const answer = yield* choose(context, { kind: 'guardOffer', figure: self.id, player }, names, (name) => name)
  const guard = guards.find((one) => nameOf(one) === answer)
  if (guard === undefined) return
  context.guard = 'used'
  yield* resolveGuard(context, guard, self)
}

/** Every attack that a COG could make on a Locust with a guard card. */
function guardsOf(context: LocustContext, cog: CogFigure, target: LocustFigure): Guard[] {
  if (cog.status !== 'standing' || cog.hand === 0 || !cog.reactions.includes('guard')) return []
  if (!sees(context.field.map, cog.place, target.place)) return []
  const range = context.field.map.range(zoneOf(cog), zoneOf(target))
  if (range === Number.POSITIVE_INFINITY) return []
  const names = [...new Set(cog.weapons.map(({ weapon }) => weapon))]
  return names.flatMap((name) => {
    const weapon = context.content.weapons.get(name)
    if (weapon === undefined || weapon.pool === 'grenade') return []
    return modesOf(context, cog, weapon, target, range).map((mode) => ({ cog, weapon, mode }))
  })
}

function modesOf(context: LocustContext, cog: CogFigure, weapon: Weapon, target: LocustFigure, range: number): Mode[] {
  if (isImmune(target, weapon.id)) return []
  const modes: Mode[] = weapon.chainsaw !== null && range === 0 && !target.enemy.isChainsawImmune ? ['chainsaw'] : []
  const isBarred =
    (weapon.hardRange !== null && range > weapon.hardRange) ||
    (weapon.cannotTargetOwnZone && range === 0) ||
    (weapon.notAfterMoving && context.noisy.has(cog.id))
  if (isBarred) return modes
  const hasAmmo = cog.weapons.some((held) => held.weapon === weapon.id && held.ammo > 0)
  if (weapon.normal > 0 && (hasAmmo || weapon.usableWithoutAmmo)) modes.push('normal')
  if (weapon.overkill !== null && hasAmmo) modes.push('overkill')
  return modes
}

/** The guard’s attack, at the place where the Locust is now. */
function* resolveGuard(context: LocustContext, guard: Guard, target: LocustFigure): Asking<void> {
  const { cog, weapon, mode } = guard
  emit(context, { kind: 'guarded', figure: cog.id, target: target.id, weapon: weapon.id })
  context.trace.applied('gears.attack.declare', { attacker: cog.id, target: target.id, reason: null })
  if (mode === 'chainsaw') saw(context, { cog, weapon }, target)
  else yield* shoot(context, { cog, weapon, mode, extraDice: 0, isFree: false }, target)
  // Noise draws the Berserker, except the one that the card is moving just now.
  yield* makeNoise(context, cog.place.zone, target)
}
