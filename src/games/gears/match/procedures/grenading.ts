import { required } from '../../../../lib/required.ts'
import { attackDice } from '../../combat/attack/attack-dice.ts'
import { netWounds, resolveTriggers } from '../../combat/attack/attack-trigger.ts'
import { type DefencePool, defenceDice } from '../../combat/attack/defence-dice.ts'
import type { Weapon } from '../../content/weapons.ts'
import { dodgeOffer } from '../../locust/ai/actions/attack.ts'
import { makeNoise } from '../../locust/ai/actions/cog-attack.ts'
import { rollFor, shieldsFor } from '../../locust/ai/actions/roll.ts'
import { dealWounds } from '../../locust/ai/actions/wounds.ts'
import { type Battlefield, type CogFigure, type Figure, holesOf } from '../../locust/ai/battlefield.ts'
import { emit, type LocustContext } from '../../locust/ai/context.ts'
import { isFilled, type Asking as LocustAsking } from '../../locust/ai/decision.ts'
import type { PlacedZone } from '../../table/placed-map.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { playerOf } from '../state.ts'
import type { AttackTerms } from './acting.ts'
import { cogOf } from './covering.ts'
import { resolve } from './resolving.ts'

/** The card of the bolo grenades. */
export const grenadeCard = ({ content }: Pick<MatchContext, 'content'>): Weapon =>
  required(
    [...content.weapons.values()].find(({ pool }) => pool === 'grenade'),
    'grenade card',
  )

/** A COG throws a grenade into a zone: everyone there defends, and omens seal holes. */
export function* throwGrenade(
  context: MatchContext,
  seat: number,
  zoneId: string,
  { extraDice }: AttackTerms,
): Asking<void> {
  const { character } = playerOf(context.state, seat)
  const zone = required(context.field.map.zone(zoneId), 'zone of this name')
  const { grenades } = playerOf(context.state, seat)
  context.trace.applied('gears.grenade.cost', { thrower: character, left: grenades - 1 })
  context.emit({ type: 'grenadeThrown', figure: character, zone: zoneId })
  const cog = cogOf(context, character)
  const seals = yield* resolve(context, (locust) => explode(locust, cog, zone, grenadeCard(context), extraDice))
  if (context.state.result !== null) return
  yield* sealHoles(context, character, zone, seals ?? 0)
  yield* resolve(context, (locust) =>
    makeNoise(locust, required(context.field.map.zone(zoneId), 'zone of this name'), null),
  )
}

/** One roll to attack, one to defend for each; all results are known before any of them is applied. */
function* explode(
  locust: LocustContext,
  cog: CogFigure,
  zone: PlacedZone,
  weapon: Weapon,
  extraDice: number,
): LocustAsking<number> {
  const { field, trace, content } = locust
  const { cogs, locust: enemies } = figuresIn(field, zone)
  const dodging = new Set<Figure>()
  for (const one of cogs) if (yield* dodgeOffer(locust, one, cog.id)) dodging.add(one)
  const defenders: Figure[] = [...cogs, ...enemies]
  trace.applied('gears.grenade.everyone', { zone: zone.id, figures: defenders.map(({ id }) => id) })
  const terms = { attacker: cog.id, weapon: weapon.id, printed: weapon.normal, other: extraDice }
  const { dice } = attackDice(terms, content.attackNumbers, trace)
  const rolled = rollFor(locust, dice, undefined)
  const triggered = resolveTriggers(weapon.triggered, rolled.omens, rolled.omens, trace)
  const { wounds } = rolled
  const nets = defenders.map((figure) => {
    const shields = shieldsFor(locust, grenadeDefence(locust, figure, dodging.has(figure)).dice, undefined)
    const amount = netWounds({ figure: figure.id, wounds, added: 0, shields }, trace)
    emit(locust, { kind: 'diceRolled', figure: cog.id, target: figure.id, ...rolled, shields, amount })
    return { id: figure.id, amount }
  })
  if (nets.length === 0) {
    emit(locust, { kind: 'diceRolled', figure: cog.id, target: zone.id, ...rolled, shields: 0, amount: 0 })
  }
  yield* dealWounds(locust, function* (casualties) {
    for (const { id, amount } of nets) yield* casualties.suffering(id, amount, { cause: 'grenade', weapon: weapon.id })
  })
  return triggered.seals
}

/** Whom a grenade hits. */
export const figuresIn = ({ cogs, locust }: Battlefield, { id }: PlacedZone) => ({
  cogs: cogs.filter(({ place, status }) => place.zone.id === id && status === 'standing'),
  locust: locust.filter(({ place }) => place.zone.id === id),
})

/** Against a grenade nothing but the defence value and a dodge counts (gears.grenade.no-cover). */
export function grenadeDefence(
  { content, trace }: Pick<LocustContext, 'content' | 'trace'>,
  figure: Figure,
  dodges: boolean,
): DefencePool {
  const { characters, attackNumbers } = content
  const defence =
    figure.side === 'locust'
      ? figure.enemy.defence
      : (characters.get(figure.character)?.defence ?? attackNumbers.cogDefence)
  const terms = { figure: figure.id, defence, cover: 'none', rangeExcess: 0, dodges, other: 0 } as const
  const pool = defenceDice(terms, attackNumbers, trace)
  trace.applied('gears.grenade.no-cover', { figure: figure.id, dice: pool.dice })
  return pool
}

/** Each omen seals one open hole of the zone, the thrower choosing (gears.grenade.seal). */
function* sealHoles(context: MatchContext, player: string, { id: zone }: PlacedZone, seals: number): Asking<void> {
  for (let left = seals; left > 0; left--) {
    const number = context.field.map.zone(zone)?.number
    const open = holesOf(context.field).flatMap((hole) => (hole.zone === number ? [hole.id] : []))
    if (!isFilled(open)) return
    const hole = open.length <= left ? open[0] : yield* ask({ kind: 'sealChoice', player }, open, (id) => id)
    context.trace.applied('gears.grenade.seal', { zone, holes: [hole], choices: [...open], reason: null })
    context.emit({ type: 'holeSealed', hole, zone, byGrenade: true })
  }
}
