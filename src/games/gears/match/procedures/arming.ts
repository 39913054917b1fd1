import { shuffled } from '../../../../rulebook/random.ts'
import { DUPLICATE_AMMO } from '../../content/turn.ts'
import { isFilled } from '../../locust/ai/decision.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { playerOf } from '../state.ts'

type Source = 'box' | 'randomDeck' | 'drawn'

/** Gives a player a weapon card; a second one of its name is ammo instead, and one too many is discarded at once. */
export function* gainWeapon(
  context: MatchContext,
  seat: number,
  weapon: string,
  ammo: number,
  from: Source = 'box',
): Asking<void> {
  const { weapons } = playerOf(context.state, seat)
  if (weapons.some((held) => held.weapon === weapon)) {
    context.trace.applied('gears.weapon.duplicate', { weapon, ammo: DUPLICATE_AMMO })
    if (from === 'drawn') context.emit({ type: 'weaponRejected', seat, weapon })
    return context.emit({ type: 'ammoGained', seat, weapon, amount: DUPLICATE_AMMO })
  }
  context.emit({ type: 'weaponGained', seat, weapon, ammo, from })
  yield* keepWithin(context, seat)
}

/** The player discards down to the limit; the new weapon may be the one (gears.weapon.limit). */
function* keepWithin(context: MatchContext, seat: number): Asking<void> {
  const { content, trace } = context
  const { character, weapons } = playerOf(context.state, seat)
  const limit = content.attackNumbers.weaponLimit + (content.characters.get(character)?.extraWeapons ?? 0)
  if (weapons.length <= limit) return
  const names = weapons.map(({ weapon }) => weapon)
  if (!isFilled(names)) return
  const weapon = yield* ask({ kind: 'weaponLimit', player: character, figure: character }, names, (name) => name)
  trace.applied('gears.weapon.limit', { held: weapons.length, limit, discarded: weapon })
  context.emit({ type: 'weaponDiscarded', seat, weapon })
}

/** Draws random weapons, of which the player keeps some; an empty deck is made from its discards first. */
export function* drawWeapons(
  context: MatchContext,
  seat: number,
  { amount, keep, ammo }: { readonly amount: number; readonly keep: number; readonly ammo: number },
): Asking<void> {
  const drawn = drawRandom(context, seat, amount)
  const { character } = playerOf(context.state, seat)
  let left = drawn
  for (let kept = 0; kept < keep && isFilled(left); kept++) {
    const different = [...new Set(left)]
    if (!isFilled(different)) break
    const weapon = yield* ask({ kind: 'weaponKept', player: character, figure: character }, different, (name) => name)
    left = left.toSpliced(left.indexOf(weapon), 1)
    yield* gainWeapon(context, seat, weapon, ammo, 'drawn')
  }
  for (const weapon of left) context.emit({ type: 'weaponRejected', seat, weapon })
}

/** Takes cards from the deck of random weapons, which is shuffled anew when it runs out. */
function drawRandom(context: MatchContext, seat: number, amount: number): string[] {
  const drawn: string[] = []
  while (drawn.length < amount) {
    const { pile, discard } = context.state.weapons
    if (pile.length === 0 && discard.length === 0) break
    if (pile.length === 0) {
      context.emit({ type: 'decksShuffled', which: 'weapons', pile: shuffled(discard, context.random) })
      continue
    }
    const weapons = pile.slice(0, amount - drawn.length)
    context.emit({ type: 'weaponsDrawn', seat, weapons })
    drawn.push(...weapons)
  }
  return drawn
}

/** A player puts ammo tokens on any of the own weapons, one after the other; never on bolo grenades. */
export function* gainAmmo(context: MatchContext, seat: number, tokens: number): Asking<void> {
  const { character, weapons } = playerOf(context.state, seat)
  const names = weapons.map(({ weapon }) => weapon)
  for (let token = 0; token < tokens && isFilled(names); token++) {
    const weapon = yield* ask({ kind: 'ammoChoice', player: character, figure: character }, names, (name) => name)
    context.emit({ type: 'ammoGained', seat, weapon, amount: 1 })
  }
}
