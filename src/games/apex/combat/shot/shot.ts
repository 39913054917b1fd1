import { z } from 'zod'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { applyDamage, Damaged } from '../../damage/damage.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { type GivenCards, type RevealedCard, revealAimCards } from './aim-deck.ts'
import { DifficultyPart } from './difficulty.ts'
import { type DeclaredShot, declareShot, type ShotDeclaration } from './shot-declaration.ts'
import {
  applyHelmet,
  countPartialHits,
  DamagePart,
  JudgedCard,
  judgeCard,
  placeCards,
  recordIgnoredIcons,
  shotDamage,
} from './shot-result.ts'

export const Shot = z
  .object({
    distance: Count,
    shooterLevel: Count,
    targetLevel: Count,
    inCover: z.boolean(),
    difficulty: Amount,
    difficultyBreakdown: z.array(DifficultyPart),
    rate: z
      .object({ slots: Count, cardsPerSlot: Count })
      .describe('With everything that changes it.')
      .meta({ id: 'ApexShotRate' }),
    stability: Amount,
    recoil: Amount,
    cards: z.array(JudgedCard).describe('Every revealed card in its slot, from the left.'),
    partialHits: Count.describe('Half-hit icons on all revealed cards that count.'),
    hitsFromPartials: Count,
    hits: Count.describe('All hits, those from half hits included.'),
    headshots: Count,
    cancelledHeadshots: Count,
    damage: Amount,
    damageBreakdown: z.array(DamagePart),
    target: Damaged.describe('The target after the shot.'),
    ammunition: Count.describe('What is left on the weapon.'),
  })
  .meta({ id: 'ApexShotOutcome' })
export type Shot = z.infer<typeof Shot>

/** Resolves a shoot action: the five steps of the book, from aiming to shuffling the deck again. */
export function shot(
  input: ShotDeclaration,
  given: GivenCards,
  { content, random, trace }: { content: ApexContent; random: Random; trace: ApexTrace },
): Shot | Refusal {
  const declared = declareShot(input, content, trace)
  if (declared instanceof Refusal) return declared
  if (given !== undefined && given.length !== declared.cards) return refuseCount(declared, given.length)
  const revealed = revealAimCards(declared.cards, given, content, random)
  if (revealed instanceof Refusal) return revealed

  const { terms, forces, seen } = declared
  const result = judgeShot(declared, revealed, trace)
  const target = applyDamage(declared.target, { amount: result.damage, tag: 'NORMAL' }, trace)
  trace.applied('apex.shot.replenish', { cards: result.cards.length })
  return {
    distance: seen.distance,
    shooterLevel: seen.shooterLevel,
    targetLevel: seen.targetLevel,
    inCover: seen.inCover,
    difficulty: terms.difficulty,
    difficultyBreakdown: declared.difficulty.breakdown,
    rate: { slots: forces.slots, cardsPerSlot: forces.cardsPerSlot },
    stability: forces.stability,
    recoil: forces.recoil,
    cards: result.cards,
    partialHits: result.partialHits,
    hitsFromPartials: result.hitsFromPartials,
    hits: result.hits,
    headshots: result.headshots,
    cancelledHeadshots: result.cancelledHeadshots,
    damage: result.damage,
    damageBreakdown: result.damageBreakdown,
    target,
    ammunition: declared.ammunition,
  }
}

/** What the revealed cards amount to. */
export type ShotResult = Pick<
  Shot,
  | 'cards'
  | 'partialHits'
  | 'hitsFromPartials'
  | 'hits'
  | 'headshots'
  | 'cancelledHeadshots'
  | 'damage'
  | 'damageBreakdown'
>

/** Step 3 of a shoot action: judges the revealed cards and adds up the damage. */
export function judgeShot(declared: DeclaredShot, revealed: readonly RevealedCard[], trace: ApexTrace): ShotResult {
  const { terms, forces, weapon } = declared
  const placed = placeCards(revealed, declared.sets)
  trace.applied('apex.aim.order', { values: placed.map(({ card }) => card.value) })
  recordIgnoredIcons(placed, forces, trace)
  const partials = countPartialHits(placed, terms, trace)
  const judged = placed.map((card) => judgeCard(card, terms, trace))
  const cards = [...applyHelmet(judged, declared.helmet, trace)]
  const counts = countCards(cards, partials.hits)
  const { hits, headshots, cancelledHeadshots } = counts
  const { icons: partialHits, hits: hitsFromPartials } = partials
  const { damage, breakdown: damageBreakdown } = shotDamage(counts, weapon, forces.damage, trace)
  return { cards, partialHits, hitsFromPartials, hits, headshots, cancelledHeadshots, damage, damageBreakdown }
}

function refuseCount({ forces, cards }: DeclaredShot, given: number): Refusal {
  const { slots, cardsPerSlot } = forces
  const facts = { slots, cardsPerSlot, needed: cards, given }
  return refuse([{ rule: 'apex.aim.rate', path: ['cards'], facts }])
}

function countCards(cards: readonly JudgedCard[], fromPartials: number) {
  let [hits, headshots, cancelledHeadshots] = [fromPartials, 0, 0]
  for (const { hit, headshot } of cards) {
    if (hit) hits++
    if (headshot === 'headshot') headshots++
    if (headshot === 'cancelled') cancelledHeadshots++
  }
  return { hits, headshots, cancelledHeadshots }
}
