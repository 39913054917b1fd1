import { Trace } from '../../../../rulebook/trace.ts'
import type { RevealedCard } from '../../combat/shot/aim-deck.ts'
import { judgeShot } from '../../combat/shot/shot.ts'
import { NO_HELMET, readyShot, type Shooting } from '../../combat/shot/shot-declaration.ts'
import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import { type Seen, seeTarget } from '../../combat/shot/situation.ts'
import type { ShotEffect } from '../../content/shot-effect.ts'
import type { KnownAttachment, KnownWeapon } from '../../loot/loot.ts'
import type { ApexRules } from '../../rules.ts'
import type { AutomatonWeapon, ChargeAccessory } from '../content/automaton-arsenals.ts'
import type { ModifyShot } from '../content/card-effects.ts'
import type { Checkpoint } from '../decisions/optimal.rules.ts'
import { checkOptimal as looksOptimal } from '../movement/mover.ts'
import { type Aimed, aimAt, findTarget, shotChangesOf, type Target } from '../shot/aim.ts'
import type { ShotCause } from '../shot/shooting.rules.ts'
import type { Acting, Figure } from './acting.ts'
import { vitalsOf } from './harm.ts'
import type { Asking } from './questions.ts'

/** Takes the Optimal Shot if its moment has come; tells the weapon. */
export function* checkOptimal(acting: Acting, checkpoint: Checkpoint): Asking<string | null> {
  const { me, trace, field, cast } = acting
  const enemy = acting.primaryFigure
  if (!acting.isArmed || acting.isShooting || me.cell === null || enemy === null || enemy.cell === null) return null
  trace.applied('apex.automata.optimal.checkpoints', { checkpoint })
  const weapon = looksOptimal(field, cast.arsenal, me.cell, { id: enemy.id, cell: enemy.cell }, trace)
  if (weapon === null) return null
  trace.applied('apex.automata.optimal.interrupt', { step: acting.step })
  yield* shoot(acting, 'optimal')
  return weapon
}

/** Whom the Automaton would shoot at. */
export function targetFor(acting: Acting, cause: ShotCause): Target | null {
  const { me, field, cast, foes } = acting
  if (me.cell === null) return null
  const enemies = foes.map(({ id, cell }) => ({
    id,
    cell,
    role: id === acting.primary ? ('primary' as const) : ('secondary' as const),
  }))
  return findTarget(field, me.cell, cast.arsenal, enemies, cause)
}

/** A Shot action: aim, reactions, cards, damage, reactions; whether there was a target. */
export function* shoot(acting: Acting, cause: ShotCause): Asking<boolean> {
  const found = targetFor(acting, cause)
  const target = found === null ? null : acting.figure(found.enemy.id)
  if (found === null || target === null) return false
  const aimed = aim(acting, found, cause)
  acting.isShooting = true
  yield* acting.stage.resolveShot(acting, target, aimed)
  acting.isShooting = false
  acting.trace.applied('apex.automata.optimal.one-shot', { reason: null })
  return true
}

function aim(acting: Acting, target: Target, cause: ShotCause): Aimed {
  const { me, cast, trace, content, activeFeat: feat } = acting
  const zones = me.cell === null ? [] : lookAt(acting, target.cell).zones
  const zoneDifficulty = zones.flatMap(({ effects }) => effects).reduce((sum, effect) => sum + difficultyOf(effect), 0)
  const aiming = { cause, feat, duringActivation: true, zoneDifficulty }
  const aimed = aimAt(target, acting.tableOf(me, true), cast.arsenal, aiming, content, trace)
  acting.spend(me, aimed.boost.paid)
  acting.shotThisActivation = true
  acting.shotThisRound = true
  trace.applied('apex.automata.shot.flags', { duringActivation: true })
  acting.emit({
    type: 'shotAimed',
    legend: me.id,
    target: target.enemy.id,
    weapon: aimed.weapon.name,
    difficulty: aimed.difficulty,
    optimal: cause === 'optimal',
  })
  return aimed
}

const difficultyOf = (effect: ShotEffect): number => ('difficulty' in effect ? effect.difficulty : 0)

/** What the Automaton sees of a space; the trace of that belongs to the moment of the cards. */
export function lookAt(acting: Acting, cell: NonNullable<Figure['cell']>) {
  const from = acting.me.cell ?? cell
  const ends = { shooter: from, target: cell }
  return seeTarget(acting.field.board, ends, [], acting.content, new Trace<ApexRules>())
}

/** Reveals and judges the aim cards, and deals the damage. */
export function fire(
  acting: Acting,
  target: Figure,
  aimed: Aimed,
  modifiers: readonly ShotModifier[],
): { readonly cards: readonly RevealedCard[]; readonly damage: number } {
  const { content, trace } = acting
  const declaration = shootingWith(acting, aimed, target.cell ?? aimed.target.cell)
  const shooting = { ...declaration, target: vitalsOf(target), modifiers: [...declaration.modifiers, ...modifiers] }
  const declared = readyShot(shooting, content, trace)
  const cards = acting.decks.aim.reveal(declared.cards, content)
  const { hits, headshots, damage } = judgeShot(declared, cards, trace)
  trace.applied('apex.automata.shot.core-rest', { hits, headshots, damage })
  const ids = cards.map(({ id }) => id)
  acting.emit({ type: 'shotFired', target: target.id, cards: ids, hits, headshots, damage })
  return { cards, damage }
}

/** A Shot of an Automaton as the core book takes shots, with the boost of its own Feat and nobody in it yet. */
export const shootingWith = (acting: Acting, aimed: Aimed, at: NonNullable<Figure['cell']>): Omit<Shooting, 'target'> =>
  shootingOn(aimed, lookAt(acting, at))

/** The same by what is seen of the target. */
export function shootingOn(aimed: Aimed, looked: Seen): Omit<Shooting, 'target'> {
  // Sight was there when it aimed, and the distance stays that of the aiming.
  const seen = { ...looked, visible: true, blockers: [], distance: aimed.target.distance }
  return {
    weapon: knownWeapon(aimed.weapon),
    installed: aimed.accessories.map(knownAccessory),
    helmet: NO_HELMET,
    seen,
    ammunition: 1,
    modifiers: modifiersOf('Shot Boost', 'enhancement', shotChangesOf(aimed.boost.lines)),
    alreadyShot: false,
    sameSquad: false,
    specialActionOf: undefined,
    track: undefined,
  }
}

/** A weapon of an Arsenal card as the core book knows weapons. */
export function knownWeapon({
  name,
  optimalRange,
  difficulty,
  rate,
  damage,
  headshotDamage,
  recoil,
}: AutomatonWeapon): KnownWeapon {
  const passive = recoil === 0 ? [] : [{ recoil }]
  return { source: name, optimalRange, difficulty, rate, damage, headshotDamage, ammo: 1, passive, printed: [] }
}

/** An accessory of an Arsenal card as the core book knows attachments. */
export function knownAccessory({ kind, value, range }: ChargeAccessory): KnownAttachment {
  const everywhere = { min: 0, max: null }
  const ways: Record<ChargeAccessory['kind'], Pick<KnownAttachment, 'type' | 'effects'>> = {
    sight: { type: 'sight', effects: [{ difficultyAtRange: { range: range ?? everywhere, amount: -value } }] },
    stabilizer: { type: 'barrelStabilizer', effects: [{ stability: value }] },
    magazine: { type: 'extendedMag', effects: [{ slots: value }] },
    bolt: { type: 'shotgunBolt', effects: [{ cardsPerSlot: value }] },
    standardStock: { type: 'stock', effects: [{ damagePerHit: value }] },
    sniperStock: { type: 'stock', effects: [{ damageOnFirstHit: value }] },
  }
  return { source: kind, ...ways[kind] }
}

/** What cards of Automata do to a Shot, in the words of the core book. */
export function modifiersOf(label: string, kind: ShotModifier['kind'], changes: readonly ModifyShot[]): ShotModifier[] {
  return changes.flatMap(({ firstHit, perHit, difficulty, rate, stability, ignoreIcons }) => {
    const effects: ShotEffect[] = [
      ...(firstHit === 0 ? [] : [{ damageOnFirstHit: firstHit }]),
      ...(perHit === 0 ? [] : [{ damagePerHit: perHit }]),
      ...(difficulty === 0 ? [] : [{ difficulty }]),
      ...(rate === 0 ? [] : [{ slots: rate }]),
      ...(stability === 0 ? [] : [{ stability }]),
      ...ignoreIcons.map((ignoreIcon) => ({ ignoreIcon })),
    ]
    return effects.length === 0 ? [] : [{ label, kind, effects }]
  })
}
