import { attackDice } from '../attack-dice.ts'
import { netWounds, resolveTriggers } from '../attack-trigger.ts'
import type { Weapon } from '../content/weapons.ts'
import { coverGrade } from '../cover.ts'
import { defenceDice } from '../defence-dice.ts'
import { sees } from '../line-of-sight.ts'
import { stepsToward } from '../locust-movement.ts'
import { isImmune } from '../locust-wounds.ts'
import type { PlacedZone } from '../placed-map.ts'
import type { CogFigure, LocustFigure } from './battlefield.ts'
import { emit, type LocustContext } from './context.ts'
import { type Asking, choose, isFilled } from './decision.ts'
import { zoneOf } from './environment.ts'
import { rollFor, shieldsFor } from './roll.ts'
import { dealWounds } from './wounds.ts'

type Mode = 'normal' | 'overkill' | 'chainsaw'
type Guard = { readonly cog: CogFigure; readonly weapon: Weapon; readonly mode: Mode }

const DECLINE = 'decline'
const nameOf = ({ cog, weapon, mode }: Guard): string => `${cog.id}:${weapon.id}:${mode}`

/** Offers the players to guard against a Locust that is about to move or attack; once a step for the whole team. */
export function* guardWindow(context: LocustContext, self: LocustFigure): Asking<void> {
  if (context.guard !== 'open') return
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
  if (mode === 'chainsaw') saw(context, guard, target)
  else shoot(context, guard, target)
  for (const berserker of context.field.locust) {
    if (berserker.enemy.isDrawnByNoise && berserker !== target) yield* drawByNoise(context, berserker, cog)
  }
}

function saw(context: LocustContext, { cog, weapon }: Guard, target: LocustFigure): void {
  const { content, trace } = context
  const { zone, cover } = cog.place
  if (cover !== null) emit(context, { kind: 'coverLeft', figure: cog.id, zone: zone.id, cover: cover.id })
  const dice = (weapon.chainsaw ?? 0) + (content.characters.get(cog.character)?.chainsawDice ?? 0)
  const rolled = rollFor(context, dice, context.dice.shift())
  trace.applied('gears.chainsaw.use', { bearer: cog.id, target: target.id, omens: rolled.omens, reason: null })
  emit(context, { kind: 'diceRolled', figure: cog.id, target: target.id, ...rolled, shields: 0, amount: 0 })
  if (rolled.omens > 0) dealWounds(context, (casualties) => casualties.kill(target.id, 'chainsaw'))
}

function shoot(context: LocustContext, { cog, weapon, mode }: Guard, target: LocustFigure): void {
  const { field, content, trace } = context
  if (mode === 'overkill') emit(context, { kind: 'ammoDiscarded', figure: cog.id, weapon: weapon.id, amount: 1 })
  const printed = mode === 'overkill' ? (weapon.overkill ?? 0) : weapon.normal
  const attack = attackDice({ attacker: cog.id, weapon: weapon.id, printed, other: 0 }, content.attackNumbers, trace)
  const range = field.map.range(zoneOf(cog), zoneOf(target))
  const rangeExcess = Math.max(0, range - weapon.range)
  const cover = coverGrade(field.map, cog.place, target.place)
  const terms = { figure: target.id, defence: target.enemy.defence, cover, rangeExcess, dodges: false, other: 0 }
  const defence = defenceDice(terms, content.attackNumbers, trace)
  const given = context.dice.shift()
  const rolled = rollFor(context, attack.dice, given)
  const shields = shieldsFor(context, defence.dice, given?.shields)
  const triggered = resolveTriggers(weapon.triggered, rolled.omens, rolled.omens, trace)
  const net = netWounds({ figure: target.id, wounds: rolled.wounds, added: triggered.woundsAdded, shields }, trace)
  emit(context, { kind: 'diceRolled', figure: cog.id, target: target.id, ...rolled, shields, amount: net })
  dealWounds(context, (casualties) => {
    const others = casualties.inZone(target.place.zone.id).filter(({ id }) => id !== target.id)
    casualties.suffer(target.id, net, { cause: 'attack', weapon: weapon.id })
    for (const amount of triggered.woundsToOthers) {
      for (const { id } of others) casualties.suffer(id, amount, { cause: 'trigger', weapon: null })
    }
  })
}

/** Noise draws the Berserker, except the one that the card is moving just now (gears.berserker.drawn-by-noise). */
function* drawByNoise(context: LocustContext, berserker: LocustFigure, cog: CogFigure): Asking<void> {
  const { map } = context.field
  const steps = stepsToward(map, zoneOf(berserker), zoneOf(cog))
  if (!isFilled(steps)) return
  const idOf = (zone: number) => (map.zones[zone] as PlacedZone).id
  const zone = idOf(yield* choose(context, { kind: 'pathChoice', figure: berserker.id }, steps, idOf))
  const facts = { figure: berserker.id, toward: cog.place.zone.id, steps: steps.map(idOf) }
  context.trace.applied('gears.berserker.drawn-by-noise', facts)
  emit(context, { kind: 'figureMoved', figure: berserker.id, from: berserker.place.zone.id, zone })
}
