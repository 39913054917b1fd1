import type { Weapon } from '../content/weapons.ts'
import { sees } from '../line-of-sight.ts'
import { isImmune } from '../locust-wounds.ts'
import type { CogFigure, LocustFigure } from './battlefield.ts'
import { makeNoise, saw, shoot } from './cog-attack.ts'
import { emit, type LocustContext } from './context.ts'
import { type Asking, choose, isFilled } from './decision.ts'
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
  const answer = yield* chooseGuard(context, [first, ...guards.slice(1)], self)
  const guard = guards.find((one) => nameOf(one) === answer)
  if (guard === undefined) return
  context.guard = 'used'
  yield* resolveGuard(context, guard, self)
}

/** Each player says whether and how to guard; if several want to, the active player decides (gears.react.guard-limit). */
function* chooseGuard(
  context: LocustContext,
  guards: readonly [Guard, ...Guard[]],
  { id: figure }: LocustFigure,
): Asking<string> {
  const cogs = [...new Set(guards.map(({ cog }) => cog))]
  // Where one player speaks for the whole table, that one is asked at once.
  const isAskedAtOnce = context.settle === undefined || cogs.length === 1
  const player = cogs.length === 1 ? guards[0].cog.id : context.decider
  if (isAskedAtOnce) return yield* ask(context, { kind: 'guardOffer', figure, player }, guards)
  const wanted: string[] = []
  for (const cog of cogs) {
    const own = guards.filter((guard) => guard.cog === cog)
    const answer = yield* ask(context, { kind: 'guardOffer', figure, player: cog.id }, own)
    if (answer !== DECLINE) wanted.push(answer)
  }
  if (!isFilled(wanted)) return DECLINE
  return yield* choose(context, { kind: 'guardPick', figure }, wanted, (name) => name)
}

function ask(
  context: LocustContext,
  question: { readonly kind: 'guardOffer'; readonly figure: string; readonly player: string },
  guards: readonly Guard[],
): Asking<string> {
  return choose(context, question, [DECLINE, ...guards.map(nameOf)], (name) => name)
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
  if (mode === 'chainsaw') yield* saw(context, { cog, weapon }, target)
  else yield* shoot(context, { cog, weapon, mode, extraDice: 0, isFree: false }, target)
  // Noise draws the Berserker, except the one that the card is moving just now.
  yield* makeNoise(context, cog.place.zone, target)
}
