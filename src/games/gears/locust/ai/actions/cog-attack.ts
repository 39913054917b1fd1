import { attackDice } from '../../../combat/attack/attack-dice.ts'
import { netWounds, resolveTriggers, triggerTimes } from '../../../combat/attack/attack-trigger.ts'
import { defenceDice } from '../../../combat/attack/defence-dice.ts'
import type { GearsContent } from '../../../content/gears-content.ts'
import type { Weapon } from '../../../content/weapons.ts'
import { stepsToward } from '../../../movement/locust-movement.ts'
import { coverGrade } from '../../../sight/cover.ts'
import type { PlacedZone } from '../../../table/placed-map.ts'
import type { CogFigure, LocustFigure } from '../battlefield.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, choose, isFilled } from '../decision.ts'
import { zoneOf } from '../environment.ts'
import { rollFor, shieldsFor } from './roll.ts'
import { takeCover } from './taking-cover.ts'
import { dealWounds } from './wounds.ts'

/** A shot of a COG: with what, and what a card changes about it. */
export type Shot = {
  readonly cog: CogFigure
  readonly weapon: Weapon
  readonly mode: 'normal' | 'overkill'
  readonly extraDice: number
  /** Whether it spends no ammo. */
  readonly isFree: boolean
}

/** The dice of a chainsaw in the hands of a soldier. */
export const chainsawDice = (cog: CogFigure, { chainsaw }: Weapon, { characters }: GearsContent): number =>
  (chainsaw ?? 0) + (characters.get(cog.character)?.chainsawDice ?? 0)

/** The chainsaw: the bearer leaves cover, wounds do not count, and an omen kills. */
export function* saw(
  context: LocustContext,
  { cog, weapon }: { cog: CogFigure; weapon: Weapon },
  target: LocustFigure,
): Asking<void> {
  const { content, trace } = context
  const { zone, cover } = cog.place
  if (cover !== null) emit(context, { kind: 'coverLeft', figure: cog.id, zone: zone.id, cover: cover.id })
  const dice = chainsawDice(cog, weapon, content)
  declare(context, cog, target, dice, 0)
  const rolled = rollFor(context, dice, context.dice.shift())
  trace.applied('gears.chainsaw.use', { bearer: cog.id, target: target.id, omens: rolled.omens, reason: null })
  const result = { ...rolled, shields: 0, amount: 0, chainsaw: true } as const
  emit(context, { kind: 'diceRolled', figure: cog.id, target: target.id, ...result })
  if (rolled.omens > 0) yield* dealWounds(context, (casualties) => casualties.killing(target.id, 'chainsaw'))
}

/** An attack of a COG on one Locust, from the ammo to the wounds. */
export function* shoot(context: LocustContext, shot: Shot, target: LocustFigure): Asking<void> {
  const { cog, weapon, mode, extraDice: other, isFree } = shot
  const { content, trace } = context
  if (mode === 'overkill' && !isFree) {
    emit(context, { kind: 'ammoDiscarded', figure: cog.id, weapon: weapon.id, amount: 1 })
  }
  const printed = mode === 'overkill' ? (weapon.overkill ?? 0) : weapon.normal
  const attack = attackDice({ attacker: cog.id, weapon: weapon.id, printed, other }, content.attackNumbers, trace)
  const defence = shotDefence(context, shot, target)
  declare(context, cog, target, attack.dice, defence.dice)
  const given = context.dice.shift()
  const rolled = rollFor(context, attack.dice, given)
  const shields = shieldsFor(context, defence.dice, given?.shields)
  const used = yield* omensUsed(context, shot, rolled.omens)
  const triggered = resolveTriggers(weapon.triggered, rolled.omens, used, trace)
  const net = netWounds({ figure: target.id, wounds: rolled.wounds, added: triggered.woundsAdded, shields }, trace)
  emit(context, { kind: 'diceRolled', figure: cog.id, target: target.id, ...rolled, shields, amount: net })
  yield* dealWounds(context, function* (casualties) {
    const others = casualties.inZone(target.place.zone.id).filter(({ id }) => id !== target.id)
    yield* casualties.suffering(target.id, net, { cause: 'attack', weapon: weapon.id })
    for (const amount of triggered.woundsToOthers) {
      for (const { id } of others) yield* casualties.suffering(id, amount, { cause: 'trigger', weapon: null })
    }
  })
}

function declare(context: LocustContext, cog: CogFigure, target: LocustFigure, attack: number, defence: number): void {
  const [figure, at] = [cog.id, target.id]
  emit(context, { kind: 'attackDeclared', figure, target: at, attackDice: attack, defenceDice: defence })
}

/** The dice that a Locust defends with against a shot. */
export function shotDefence(
  { field, content, trace }: Pick<LocustContext, 'field' | 'content' | 'trace'>,
  { cog, weapon }: Pick<Shot, 'cog' | 'weapon'>,
  target: LocustFigure,
) {
  const range = field.map.range(zoneOf(cog), zoneOf(target))
  const rangeExcess = Math.max(0, range - weapon.range)
  const cover = coverGrade(field.map, cog.place, target.place)
  const terms = { figure: target.id, defence: target.enemy.defence, cover, rangeExcess, dodges: false, other: 0 }
  return defenceDice(terms, content.attackNumbers, trace)
}

/** How many omens an optional ability uses: the attacker’s player says, where a match can ask. */
function* omensUsed(context: LocustContext, { cog, weapon }: Shot, omens: number): Asking<number> {
  const max = triggerTimes(weapon.triggered, omens)
  if (!weapon.triggered?.isOptional || max === 0 || context.hands === undefined) return omens
  const counts: readonly [number, ...number[]] = [max, ...Array.from({ length: max }, (_, less) => max - less - 1)]
  return yield* choose(context, { kind: 'triggerChoice', figure: cog.id, player: cog.id }, counts, String)
}

/** Noise draws those Berserkers that are not moving already, toward where it was made (gears.berserker.drawn-by-noise). */
export function* makeNoise(context: LocustContext, at: PlacedZone, except: LocustFigure | null): Asking<void> {
  for (const berserker of [...context.field.locust]) {
    if (!berserker.enemy.isDrawnByNoise || berserker === except || !context.field.locust.includes(berserker)) continue
    yield* drawByNoise(context, berserker, at)
  }
}

function* drawByNoise(context: LocustContext, berserker: LocustFigure, at: PlacedZone): Asking<void> {
  const { map } = context.field
  const steps = stepsToward(map, zoneOf(berserker), at.number)
  if (!isFilled(steps)) return
  const idOf = (zone: number) => map.zoneAt(zone).id
  const zone = idOf(yield* choose(context, { kind: 'pathChoice', figure: berserker.id }, steps, idOf))
  context.trace.applied('gears.berserker.drawn-by-noise', {
    figure: berserker.id,
    toward: at.id,
    steps: steps.map(idOf),
  })
  emit(context, { kind: 'figureMoved', figure: berserker.id, from: berserker.place.zone.id, zone })
  yield* takeCover(context, berserker, false)
}
