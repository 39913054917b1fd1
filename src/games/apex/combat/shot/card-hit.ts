import { AIM_ICONS, type AimIcon } from '../../content/shot-effect.ts'
import type { IconRules, ShotForces } from './shot-forces.ts'

/** What is printed on a card, as far as a shot reads it. */
export type ShotCard = {
  readonly value: number
  readonly icons: Readonly<Record<Exclude<AimIcon, 'partialHits'>, boolean>> & { readonly partialHits: number }
}

/** What decides about a card besides its own value and slot. */
export type ShotTerms = {
  readonly difficulty: number
  /** The icons that have no consequence. */
  readonly ignored: ReadonlySet<AimIcon>
  /** The icons that make a hit in this situation. */
  readonly hits: readonly AimIcon[]
  /** The icons that make a miss in this situation. */
  readonly misses: readonly AimIcon[]
}

/** Where the target stands as seen from the shooter. */
export type Standing = { readonly shooterLevel: number; readonly targetLevel: number; readonly inCover: boolean }

/** Reads once which icons count, so that every card is judged by the same terms. */
export function shotTerms(difficulty: number, standing: Standing, forces: ShotForces): ShotTerms {
  const { shooterLevel, targetLevel, inCover } = standing
  const ignored = new Set(iconsOf(forces.ignored))
  const hits = [...(targetLevel < shooterLevel ? (['hitIfLower'] as const) : []), ...iconsOf(forces.hits)]
  const misses = [
    ...(targetLevel > shooterLevel ? (['missIfHigher'] as const) : []),
    ...(inCover ? (['missIfCover'] as const) : []),
    ...iconsOf(forces.misses),
  ]
  const counts = (icon: AimIcon) => !ignored.has(icon)
  return { difficulty, ignored, hits: hits.filter(counts), misses: misses.filter(counts) }
}

const iconsOf = (rules: IconRules): AimIcon[] => rules.map(({ icon }) => icon)

/** Whether a card shows an icon. */
export function shows({ icons }: ShotCard, icon: AimIcon): boolean {
  return icon === 'partialHits' ? icons.partialHits > 0 : icons[icon]
}

export const iconsShownBy = (card: ShotCard): AimIcon[] => AIM_ICONS.filter((icon) => shows(card, icon))

/** The icon that decides a card by itself, with its result; null if the value decides. */
export type Automatic = { readonly icon: AimIcon; readonly hit: boolean; readonly conflict: boolean }

/** An automatic miss prevails over an automatic hit (ruling Q-27). */
export function automaticResult(card: ShotCard, { hits, misses }: ShotTerms): Automatic | null {
  const hit = firstShown(card, hits)
  const miss = firstShown(card, misses)
  if (miss !== null) return { icon: miss, hit: false, conflict: hit !== null }
  return hit === null ? null : { icon: hit, hit: true, conflict: false }
}

function firstShown(card: ShotCard, icons: readonly AimIcon[]): AimIcon | null {
  for (const icon of icons) if (shows(card, icon)) return icon
  return null
}

/** Whether a card hits from a slot with that modifier. */
export function isHit(card: ShotCard, modifier: number, terms: ShotTerms): boolean {
  const automatic = automaticResult(card, terms)
  return automatic === null ? card.value + modifier >= terms.difficulty : automatic.hit
}

/** The half hits of a card that count. */
export function partialsOf(card: ShotCard, { ignored }: ShotTerms): number {
  return ignored.has('partialHits') ? 0 : card.icons.partialHits
}

/** Whether the head icon of a card counts, if the card is a hit. */
export function showsHead(card: ShotCard, { ignored }: ShotTerms): boolean {
  return card.icons.headshot && !ignored.has('headshot')
}
