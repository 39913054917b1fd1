import type { Weapon } from '../../content/weapons.ts'
import { makeNoise, saw, shoot } from '../../locust/ai/actions/cog-attack.ts'
import type { LocustFigure } from '../../locust/ai/battlefield.ts'
import type { LocustContext } from '../../locust/ai/context.ts'
import type { Asking as LocustAsking } from '../../locust/ai/decision.ts'
import type { CommandBody } from '../command.ts'
import type { MatchContext } from '../context.ts'
import type { Asking } from '../questions.ts'
import { playerOf } from '../state.ts'
import type { AttackTerms } from './acting.ts'
import { cogOf } from './covering.ts'
import { resolve } from './resolving.ts'

/** A COG shoots at a Locust; then the noise draws whom it draws (procedure 6.6). */
export function* attackWith(
  context: MatchContext,
  seat: number,
  { target, weapon: name, mode }: CommandBody<'attack'>,
  { isFree, extraDice }: AttackTerms,
): Asking<void> {
  const weapon = context.content.weapons.get(name)
  if (weapon === undefined) return
  yield* strike(context, seat, target, function* (locust, figure) {
    const cog = cogOf(context, playerOf(context.state, seat).character)
    yield* shoot(locust, { cog, weapon, mode, extraDice, isFree }, figure)
  })
}

/** A COG uses the chainsaw. */
export function* sawWith(context: MatchContext, seat: number, target: string): Asking<void> {
  const { character, weapons } = playerOf(context.state, seat)
  const weapon = chainsawOf(weapons, context)
  if (weapon === null) return
  yield* strike(context, seat, target, (locust, figure) =>
    saw(locust, { cog: cogOf(context, character), weapon }, figure),
  )
}

/** The weapon with a chainsaw among those that are held. */
export function chainsawOf(
  held: readonly { readonly weapon: string }[],
  { content }: Pick<MatchContext, 'content'>,
): Weapon | null {
  const weapons = held.flatMap(({ weapon }) => content.weapons.get(weapon) ?? [])
  return weapons.find(({ chainsaw }) => chainsaw !== null) ?? null
}

type Blow = (locust: LocustContext, target: LocustFigure) => LocustAsking<void>

function* strike(context: MatchContext, seat: number, targetId: string, blow: Blow): Asking<void> {
  const { character } = playerOf(context.state, seat)
  const target = context.field.locust.find(({ id }) => id === targetId)
  if (target === undefined) return
  context.trace.applied('gears.attack.declare', { attacker: character, target: targetId, reason: null })
  yield* resolve(context, (locust) => blow(locust, target))
  yield* resolve(context, (locust) => makeNoise(locust, cogOf(context, character).place.zone, null))
}
