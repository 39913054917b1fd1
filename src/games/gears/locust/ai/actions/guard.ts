import type { Weapon } from '../../../content/weapons.ts'
import { isImmune } from '../../../damage/locust-wounds.ts'
import { sees } from '../../../sight/line-of-sight.ts'
import type { CogFigure, LocustFigure } from '../battlefield.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, askAnyway, choose, DECLINE, isFilled, pause } from '../decision.ts'
import { zoneOf } from '../environment.ts'
import { makeNoise, saw, shoot } from './cog-attack.ts'

type Mode = 'normal' | 'overkill' | 'chainsaw'
type Attack = { readonly weapon: Weapon; readonly mode: Mode }

/** A guard that a player may use: who attacks and with what; null if the attacker’s own player says with what. */
type Guard = {
  readonly payer: CogFigure
  readonly attacker: CogFigure
  readonly attack: Attack | null
  /** The order card that pays for it; null where hands are numbers. */
  readonly card: string | null
}

/** A player who could guard, as far as the table shows, and how; without a card for it there is no way. */
type Offer = { readonly payer: CogFigure; readonly guards: readonly Guard[] }

/** Declines every guard of the step, so as not to be asked again. */
export const DECLINE_STEP = 'declineStep'

const attackName = ({ weapon, mode }: Attack): string => `${weapon.id}:${mode}`

function nameOf({ payer, attacker, attack, card }: Guard): string {
  const how = attack === null ? `${payer.id}>${attacker.id}` : `${payer.id}:${attackName(attack)}`
  return card === null ? how : `${how}:${card}`
}

/** Offers the players to guard against a Locust that is about to move or attack; once a step for the whole team. */
export function* guardWindow(context: LocustContext, self: LocustFigure): Asking<void> {
  if (context.guard !== 'open') return
  yield* pause()
  const offers = context.field.cogs.flatMap((cog) => offerTo(context, cog, self))
  const guard =
    context.hands === undefined ? yield* askAtOnce(context, offers, self) : yield* askAll(context, offers, self)
  const attack = guard === null ? null : yield* attackOf(context, guard, self)
  if (guard === null || attack === null) return
  context.guard = 'used'
  yield* resolveGuard(context, guard, attack, self)
}

/** Where one player speaks for the whole table, that one is asked at once. */
function* askAtOnce(
  context: LocustContext,
  offers: readonly Offer[],
  { id: figure }: LocustFigure,
): Asking<Guard | null> {
  const guards = offers.flatMap((offer) => offer.guards)
  const [first] = guards
  if (first === undefined) return null
  const player = guards.every(({ payer }) => payer === first.payer) ? first.payer.id : context.decider
  const options: readonly [string, ...string[]] = [DECLINE, ...guards.map(nameOf)]
  const answer = yield* choose(context, { kind: 'guardOffer', figure, player }, options, (name) => name)
  return guards.find((guard) => nameOf(guard) === answer) ?? null
}

/** Each player says whether and how to guard; if several want to, the active player decides (gears.react.guard-limit). */
function* askAll(context: LocustContext, offers: readonly Offer[], { id: figure }: LocustFigure): Asking<Guard | null> {
  const wanted: Guard[] = []
  for (const { payer, guards } of offers) {
    const options: readonly [string, ...string[]] = [DECLINE, ...guards.map(nameOf), DECLINE_STEP]
    const answer = yield* askAnyway(
      context,
      { kind: 'guardOffer', figure, player: payer.id },
      options,
      guards.length === 0,
    )
    if (answer === DECLINE_STEP) context.declined.add(payer.id)
    const guard = guards.find((guard) => nameOf(guard) === answer)
    if (guard !== undefined) wanted.push(guard)
  }
  if (!isFilled(wanted)) return null
  return yield* choose(context, { kind: 'guardPick', figure }, wanted, ({ payer }) => payer.id)
}

/** A soldier for whom another one pays is played by the own player, who may also leave it. */
function* attackOf(context: LocustContext, { attacker, attack }: Guard, target: LocustFigure): Asking<Attack | null> {
  if (attack !== null) return attack
  const attacks = attacksOn(context, attacker, target)
  const options: readonly [string, ...string[]] = [DECLINE, ...attacks.map(attackName)]
  const question = { kind: 'guardAttack', figure: target.id, player: attacker.id } as const
  const answer = yield* choose(context, question, options, (name) => name)
  return attacks.find((attack) => attackName(attack) === answer) ?? null
}

/** What a player could do with a guard card; nothing if that is plain to all. */
function offerTo(context: LocustContext, payer: CogFigure, target: LocustFigure): Offer[] {
  if (payer.status !== 'standing' || payer.hand === 0 || context.declined.has(payer.id)) return []
  const own = attacksOn(context, payer, target)
  const comrades = guardedBy(context, payer).filter((cog) => attacksOn(context, cog, target).length > 0)
  if (own.length + comrades.length === 0) return []
  const guards = cardsOf(context, payer).flatMap((card): Guard[] => [
    ...own.map((attack) => ({ payer, attacker: payer, attack, card })),
    ...comrades.map((attacker) => ({ payer, attacker, attack: null, card })),
  ])
  return [{ payer, guards }]
}

const cardsOf = ({ hands }: LocustContext, { id, reactions }: CogFigure): readonly (string | null)[] =>
  hands === undefined
    ? reactions
        .filter((icon) => icon === 'guard')
        .slice(0, 1)
        .map(() => null)
    : hands.cards(id, 'guard')

/** The others whose attack a soldier’s guard card may pay for, which is an ability of a character. */
function guardedBy({ field, content }: LocustContext, payer: CogFigure): CogFigure[] {
  if (!content.characters.get(payer.character)?.guardsForOthers) return []
  return field.cogs.filter((cog) => cog !== payer && cog.status === 'standing' && cog.place.zone === payer.place.zone)
}

/** Every attack that a COG could make on a Locust as a guard. */
function attacksOn(context: LocustContext, cog: CogFigure, target: LocustFigure): Attack[] {
  if (!sees(context.field.map, cog.place, target.place)) return []
  const range = context.field.map.range(zoneOf(cog), zoneOf(target))
  if (range === Number.POSITIVE_INFINITY) return []
  const names = [...new Set(cog.weapons.map(({ weapon }) => weapon))]
  return names.flatMap((name) => {
    const weapon = context.content.weapons.get(name)
    if (weapon === undefined || weapon.pool === 'grenade') return []
    return modesOf(context, cog, weapon, target, range).map((mode) => ({ weapon, mode }))
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
function* resolveGuard(context: LocustContext, guard: Guard, attack: Attack, target: LocustFigure): Asking<void> {
  const { payer, attacker: cog, card } = guard
  const { weapon, mode } = attack
  emit(context, { kind: 'guarded', figure: payer.id, target: target.id, weapon: weapon.id })
  if (card !== null) context.hands?.discard(payer.id, 'guard', card)
  context.trace.applied('gears.attack.declare', { attacker: cog.id, target: target.id, reason: null })
  if (mode === 'chainsaw') yield* saw(context, { cog, weapon }, target)
  else yield* shoot(context, { cog, weapon, mode, extraDice: 0, isFree: false }, target)
  // Noise draws the Berserker, except the one that the card is moving just now.
  yield* makeNoise(context, cog.place.zone, target)
}
