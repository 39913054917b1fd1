import { shuffled } from '../../../../rulebook/random.ts'
import type { CommandBody } from '../command.ts'
import type { MatchContext } from '../context.ts'
import type { Asking } from '../questions.ts'
import { playerOf } from '../state.ts'
import { gainWeapon } from './arming.ts'
import { payCard } from './belongings.ts'

type Special = 'revive' | 'pickUp' | 'equipment'

/** Pays for a special action and marks it as used. */
export function takeSpecial(context: MatchContext, seat: number, special: Special, card: string | undefined): void {
  if (card !== undefined) payCard(context, seat, card, 'special')
  context.trace.applied('gears.special.cost-limit', { kind: special, reason: 'paid', card: card ?? null })
  context.emit({ type: 'specialActionTaken', seat, special })
}

/** A bleeding COG of the zone stands up again (gears.revive.effect). */
export function revive(context: MatchContext, seat: number, { cog, card }: CommandBody<'revive'>): void {
  takeSpecial(context, seat, 'revive', card)
  context.trace.applied('gears.revive.effect', { cog })
  context.emit({ type: 'cogRevived', figure: cog, by: playerOf(context.state, seat).character })
}

/** A dropped weapon is taken, or ammo for the one that is held (gears.drop.pickup). */
export function* pickUp(context: MatchContext, seat: number, body: CommandBody<'pickUp'>): Asking<void> {
  const { marker: id, as, card } = body
  const marker = context.state.droppedWeapons.find((droppedWeapon) => droppedWeapon.id === id)
  if (marker === undefined) return
  takeSpecial(context, seat, 'pickUp', card)
  const { character } = playerOf(context.state, seat)
  const { weapon } = marker
  const cost = card === undefined ? 0 : 1
  context.trace.applied('gears.drop.pickup', { cog: character, weapon, reason: null, cost })
  context.emit({ type: 'markerPickedUp', seat, marker: id })
  const ammo = context.content.attackNumbers.ammoOfPickUp
  if (as === 'ammo') return context.emit({ type: 'ammoGained', seat, weapon, amount: ammo })
  if ((context.state.specialWeapons[weapon] ?? 0) > 0) return yield* gainWeapon(context, seat, weapon, ammo)
  yield* gainRandom(context, seat, weapon, ammo)
}

/** If no copy is left the top random weapon is taken instead, with as much ammo (gears.drop.random-ammo). */
function* gainRandom(context: MatchContext, seat: number, weapon: string, ammo: number): Asking<void> {
  const { pile, discard } = context.state.weapons
  if (pile.length === 0 && discard.length > 0) {
    context.emit({ type: 'decksShuffled', which: 'weapons', pile: shuffled(discard, context.random) })
  }
  const instead = context.state.weapons.pile[0]
  if (instead === undefined) return
  context.trace.applied('gears.drop.random-ammo', { weapon, instead, ammo })
  context.emit({ type: 'weaponsDrawn', seat, weapons: [instead] })
  yield* gainWeapon(context, seat, instead, ammo, 'drawn')
}
