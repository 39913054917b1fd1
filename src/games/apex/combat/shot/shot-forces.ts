import { z } from 'zod'
import { type AimIcon, type ShotEffect, ShotEffects } from '../../content/shot-effect.ts'
import { Label } from '../../language/label.ts'
import type { Source } from '../../language/words.ts'
import type { KnownAttachment, KnownWeapon, Sourced } from '../../loot/loot.ts'
import type { ApexTrace } from '../../rules.ts'

/** When a modifier comes into a shoot action. */
const MODIFIER_KINDS = ['enhancement', 'reaction', 'zone', 'other'] as const

export const ShotModifier = z
  .strictObject({
    label: Label,
    kind: z.enum(MODIFIER_KINDS).default('other').meta({ id: 'ApexShotModifierKind' }),
    effects: ShotEffects.min(1),
  })
  .describe('A card, a Zone or anything else that changes the shot, with what it does.')
  .meta({ id: 'ApexShotModifier' })
export type ShotModifier = z.infer<typeof ShotModifier>

export const ShotModifiers = z.array(ShotModifier).max(20).default([])

/** A change of the damage, with where it comes from. */
export type DamageChange = {
  readonly source: Source
  readonly per: 'hit' | 'firstHit' | 'headshot'
  readonly amount: number
  readonly isStock: boolean
}

/** What the effects do to the icons of the cards. */
export type IconRules = { readonly source: Source; readonly icon: AimIcon }[]

/** Everything that is in force when the cards are revealed. */
export type ShotForces = {
  readonly slots: number
  readonly cardsPerSlot: number
  readonly stability: number
  readonly recoil: number
  readonly damage: readonly DamageChange[]
  readonly ignored: IconRules
  readonly hits: IconRules
  readonly misses: IconRules
}

/** The printed attachments that no installed token covers. */
export function activeAttachments(
  { printed }: KnownWeapon,
  installed: readonly KnownAttachment[],
  trace: ApexTrace,
): readonly KnownAttachment[] {
  if (printed.length === 0 && installed.length === 0) return installed
  const uncovered = printed.filter(({ type }) => !installed.some((token) => token.type === type))
  const covered = printed.filter((attachment) => !uncovered.includes(attachment))
  trace.applied('apex.attachment.effect', {
    installed: sourcesOf(installed),
    printed: sourcesOf(uncovered),
    covered: sourcesOf(covered),
  })
  return [...installed, ...uncovered]
}

const sourcesOf = (sourced: readonly Sourced[]): Source[] => sourced.map(({ source }) => source)

type Gathered = {
  slots: number
  cardsPerSlot: number
  stability: number
  recoil: number
  damage: DamageChange[]
  ignored: IconRules
  hits: IconRules
  misses: IconRules
}

/** Adds up the passive of the weapon, its attachments and the modifiers. */
export function gatherForces(
  weapon: KnownWeapon,
  attachments: readonly KnownAttachment[],
  modifiers: readonly Sourced[],
  trace: ApexTrace,
): ShotForces {
  const forces: Gathered = {
    slots: weapon.rate.slots,
    cardsPerSlot: weapon.rate.cardsPerSlot,
    stability: 0,
    recoil: 0,
    damage: [],
    ignored: [],
    hits: [],
    misses: [],
  }
  if (weapon.passive.length > 0) {
    for (const effect of weapon.passive) addEffect(forces, effect, weapon.source, false)
    const { recoil, stability } = forces
    trace.applied('apex.shot.passive-check', { weapon: weapon.source, recoil, stability })
  }
  for (const { source, effects, type } of attachments) {
    for (const effect of effects) addEffect(forces, effect, source, type === 'stock')
  }
  for (const { source, effects } of modifiers) {
    for (const effect of effects) addEffect(forces, effect, source, false)
  }
  recordModifiedRate(forces, [...attachments, ...modifiers], trace)
  return { ...forces, slots: Math.max(0, forces.slots), cardsPerSlot: Math.max(0, forces.cardsPerSlot) }
}

function addEffect(forces: Gathered, effect: ShotEffect, source: Source, isStock: boolean): void {
  if ('stability' in effect) forces.stability += effect.stability
  else if ('recoil' in effect) forces.recoil += effect.recoil
  else if ('slots' in effect) forces.slots += effect.slots
  else if ('cardsPerSlot' in effect) forces.cardsPerSlot += effect.cardsPerSlot
  else if ('damagePerHit' in effect) forces.damage.push({ source, per: 'hit', amount: effect.damagePerHit, isStock })
  else if ('damageOnFirstHit' in effect)
    forces.damage.push({ source, per: 'firstHit', amount: effect.damageOnFirstHit, isStock })
  else if ('damagePerHeadshot' in effect)
    forces.damage.push({ source, per: 'headshot', amount: effect.damagePerHeadshot, isStock })
  else if ('ignoreIcon' in effect) forces.ignored.push({ source, icon: effect.ignoreIcon })
  else if ('iconHits' in effect) forces.hits.push({ source, icon: effect.iconHits })
  else if ('iconMisses' in effect) forces.misses.push({ source, icon: effect.iconMisses })
}

/** Records which attachments and cards changed the rate, the stability or the recoil. */
function recordModifiedRate(forces: Gathered, others: readonly Sourced[], trace: ApexTrace): void {
  const sources = sourcesOf(others.filter(({ effects }) => effects.some(changesTheTrack)))
  if (sources.length === 0) return
  const { slots, cardsPerSlot, stability, recoil } = forces
  trace.applied('apex.aim.modified-rate', { sources, slots, cardsPerSlot, stability, recoil })
}

const changesTheTrack = (effect: ShotEffect): boolean =>
  'stability' in effect || 'recoil' in effect || 'slots' in effect || 'cardsPerSlot' in effect
