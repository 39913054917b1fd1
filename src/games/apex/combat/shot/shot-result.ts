import { z } from 'zod'
import type { HelmetFace } from '../../content/equipment.ts'
import { AimIcon } from '../../content/shot-effect.ts'
import { PARTIALS_PER_HIT } from '../../content/vitals.ts'
import type { Known } from '../../loot/loot.ts'
import type { ApexTrace } from '../../rules.ts'
import { Amount, Count } from '../../vocabulary.ts'
import type { RevealedCard } from './aim-deck.ts'
import type { AimSlot } from './aim-slots.ts'
import { automaticResult, iconsShownBy, partialsOf, type ShotTerms, shows, showsHead } from './card-hit.ts'
import type { DamageChange, ShotForces } from './shot-forces.ts'

const VERDICT_RULES = ['apex.shot.auto-results', 'apex.shot.value-hit'] as const

export const JudgedCard = z
  .object({
    slot: Amount,
    modifier: Amount,
    card: z.string().nullable().describe('The id of the card; null if it was only described.'),
    value: Count,
    sum: Amount.describe('Value and modifier.'),
    icons: z.array(AimIcon),
    hit: z.boolean(),
    rule: z.string().describe('The rule that decided about the card.'),
    decidedBy: AimIcon.nullable().describe('The icon that decided; null if the value did.'),
    headshot: z.enum(['none', 'headshot', 'cancelled']).meta({ id: 'ApexHeadshotVerdict' }),
  })
  .meta({ id: 'ApexJudgedCard' })
export type JudgedCard = z.infer<typeof JudgedCard>

/** A card in its slot. */
type PlacedCard = { readonly slot: number; readonly modifier: number; readonly card: RevealedCard }

/** Lays the cards into their slots, leftmost slots first. */
export function placeCards(cards: readonly RevealedCard[], sets: readonly AimSlot[]): PlacedCard[] {
  const placed: PlacedCard[] = []
  for (const { slot, modifier, cards: count } of sets) {
    const drawn = cards.slice(placed.length, placed.length + count)
    for (const card of drawn) placed.push({ slot, modifier, card })
  }
  return placed
}

/** Counts the half hits of all revealed cards. */
export function countPartialHits(cards: readonly PlacedCard[], terms: ShotTerms, trace: ApexTrace) {
  const icons = cards.reduce((sum, { card }) => sum + partialsOf(card, terms), 0)
  const hits = Math.floor(icons / PARTIALS_PER_HIT)
  if (icons > 0) trace.applied('apex.shot.partial-hits', { icons, hits })
  return { icons, hits }
}

/** Records the icons that an effect takes away from the revealed cards. */
export function recordIgnoredIcons(cards: readonly PlacedCard[], { ignored }: ShotForces, trace: ApexTrace): void {
  for (const { source, icon } of ignored) {
    const count = cards.filter(({ card }) => shows(card, icon)).length
    if (count > 0) trace.applied('apex.shot.ignored-icons', { source, icon, cards: count })
  }
}

/** Judges one card: automatic icons first, then the value. */
export function judgeCard({ slot, modifier, card }: PlacedCard, terms: ShotTerms, trace: ApexTrace): JudgedCard {
  const automatic = automaticResult(card, terms)
  const sum = card.value + modifier
  const hit = automatic === null ? sum >= terms.difficulty : automatic.hit
  if (automatic === null) {
    const { difficulty } = terms
    trace.applied('apex.shot.value-hit', { slot, value: card.value, modifier, sum, difficulty, hit })
  } else {
    trace.applied('apex.shot.auto-results', { slot, value: card.value, ...automatic })
  }
  return {
    slot,
    modifier,
    card: card.id,
    value: card.value,
    sum,
    icons: iconsShownBy(card),
    hit,
    rule: VERDICT_RULES[automatic === null ? 1 : 0],
    decidedBy: automatic === null ? null : automatic.icon,
    headshot: hit && showsHead(card, terms) ? 'headshot' : 'none',
  }
}

/** Takes away the headshots that the helmet cancels, leftmost first. */
export function applyHelmet(
  cards: readonly JudgedCard[],
  { source, face: { cancels, maxValue } }: Known<HelmetFace>,
  trace: ApexTrace,
): readonly JudgedCard[] {
  const heads = cards.filter(({ headshot }) => headshot === 'headshot')
  if (heads.length === 0) return cards
  trace.applied('apex.shot.headshots', { values: valuesOf(heads) })
  if (cancels === 0) return cards

  const cancelled = heads.filter(({ value }) => value <= maxValue).slice(0, cancels)
  const kept = valuesOf(heads.filter((card) => !cancelled.includes(card)))
  trace.applied('apex.shot.helmet', { helmet: source, cancels, maxValue, cancelled: valuesOf(cancelled), kept })
  return cards.map((card) => (cancelled.includes(card) ? { ...card, headshot: 'cancelled' as const } : card))
}

const valuesOf = (cards: readonly JudgedCard[]): number[] => cards.map(({ value }) => value)

export const DamagePart = z
  .object({
    per: z.enum(['hit', 'headshot', 'firstHit']).meta({ id: 'ApexDamagePer' }),
    source: z.string().nullable().describe('The card, token or label that it comes from; null is the weapon itself.'),
    each: Amount,
    times: Count,
    amount: Amount,
  })
  .meta({ id: 'ApexDamagePart' })
export type DamagePart = z.infer<typeof DamagePart>

type Counts = { readonly hits: number; readonly headshots: number }
type Numbers = { readonly damage: number; readonly headshotDamage: number }

/** The damage of a shot, as arithmetic: what the odds use too. */
export function damageOf({ hits, headshots }: Counts, weapon: Numbers, changes: readonly DamageChange[]): number {
  let total = hits * weapon.damage + headshots * weapon.headshotDamage
  for (const change of changes) total += change.amount * timesOf(change, { hits, headshots })
  return Math.max(0, total)
}

function timesOf({ per }: DamageChange, { hits, headshots }: Counts): number {
  if (per === 'headshot') return headshots
  return per === 'hit' ? hits : Math.min(1, hits)
}

/** Adds up the damage of a shot, with its parts. */
export function shotDamage(
  counts: Counts,
  weapon: Numbers,
  changes: readonly DamageChange[],
  trace: ApexTrace,
): { damage: number; breakdown: DamagePart[] } {
  const { hits, headshots } = counts
  const { damage, headshotDamage } = weapon
  const total = damageOf(counts, weapon, changes)
  const breakdown: DamagePart[] = [{ per: 'hit', source: null, each: damage, times: hits, amount: hits * damage }]
  if (headshots > 0) {
    const amount = headshots * headshotDamage
    breakdown.push({ per: 'headshot', source: null, each: headshotDamage, times: headshots, amount })
  }
  for (const change of changes) {
    const { source, per, amount: each, isStock } = change
    const times = timesOf(change, counts)
    if (times === 0) continue
    breakdown.push({ per, source, each, times, amount: each * times })
    if (isStock)
      trace.applied('apex.shot.stock', { source, each, times, once: per === 'firstHit', amount: each * times })
  }
  const extra = total - hits * damage - headshots * headshotDamage
  trace.applied('apex.shot.damage', { hits, damage, headshots, headshotDamage, extra, total })
  return { damage: total, breakdown }
}
