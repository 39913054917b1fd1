import { z } from 'zod'
import { exact, Mean, Probability } from '../../../../contract/probability.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { type Fraction, fraction } from '../../../../lib/fraction.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { MELEE_CARDS } from '../../content/melee.ts'
import { applyDamage, Damaged, type Vitals, vitalsAfter } from '../../damage/damage.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { Push, push } from '../../movement/push.ts'
import { refuse } from '../../refusal.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { IsOccupied } from '../../table/occupancy.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import type { Squad } from '../../table/squad.ts'
import { Count } from '../../vocabulary.ts'
import { type GivenCards, type RevealedCard, revealAimCards } from '../shot/aim-deck.ts'

export const Melee = z
  .object({
    card: z.string().nullable().describe('The id of the aim card; null if it was only described.'),
    value: Count,
    hit: z.boolean(),
    damage: Count.describe('Of the blow.'),
    push: Push.nullable().describe('null if the attack misses or eliminates.'),
    totalDamage: Count.describe('Of the blow and the collision, before shields.'),
    target: Damaged.nullable().describe(
      'The target afterwards; null after a miss, or if its Shield and Health were not given.',
    ),
  })
  .meta({ id: 'ApexMeleeOutcome' })
export type Melee = z.infer<typeof Melee>

export type Attack = {
  readonly attacker: Cell
  readonly target: Cell
  readonly squads: { readonly attacker: Squad; readonly target: Squad } | null
  readonly eliminatedByDamage: boolean
  /** The Shield and Health of the target, if they are known. */
  readonly vitals: Vitals | null
  readonly isOccupied: IsOccupied
}

/** Refuses a target that cannot be attacked in melee. */
export function checkTarget(
  board: PlacedBoard,
  attack: Pick<Attack, 'attacker' | 'target' | 'squads'>,
  trace: ApexTrace,
): Refusal | null {
  const { attacker, target, squads } = attack
  const isFriend = squads !== null && squads.attacker === squads.target
  const reason = isFriend ? 'notEnemy' : areAdjacent(board, attacker, target) ? 'none' : 'notAdjacent'
  const facts = { attacker, target, reason } as const
  if (reason !== 'none') return refuse([{ rule: 'apex.melee.target', path: ['target'], facts }])
  trace.applied('apex.melee.target', facts)
  return null
}

/** Resolves a melee attack: target, aim card, damage, push. */
export function melee(
  board: PlacedBoard,
  attack: Attack & { cards: GivenCards },
  { content, random, trace }: { content: ApexContent; random: Random; trace: ApexTrace },
): Melee | Refusal {
  const refusal = checkTarget(board, attack, trace)
  if (refusal !== null) return refusal
  if (attack.cards !== undefined && attack.cards.length !== MELEE_CARDS) {
    const facts = { given: attack.cards.length, needed: MELEE_CARDS }
    return refuse([{ rule: 'apex.melee.resolve', path: ['cards'], facts }])
  }
  const cards = revealAimCards(MELEE_CARDS, attack.cards, content, random)
  if (cards instanceof Refusal) return cards
  const [card] = cards
  if (card === undefined) throw new Error('The aim deck is empty.')

  const blow = judgeBlow(card, attack.eliminatedByDamage, content, trace)
  const { hit, damage } = blow
  const struck = hit && attack.vitals ? applyDamage(attack.vitals, { amount: damage, tag: 'NORMAL' }, trace) : null
  const pushed = hit && !attack.eliminatedByDamage ? pushBack(board, attack, content, trace) : null
  const target = struck && collide(attack.vitals, struck, pushed?.damage ?? 0, trace)
  return { ...blow, push: pushed, totalDamage: damage + (pushed?.damage ?? 0), target }
}

type Blow = Pick<Melee, 'card' | 'value' | 'hit' | 'damage'>

/** What the revealed card says about the blow. */
export function judgeBlow(
  { id: card, value }: Pick<RevealedCard, 'id' | 'value'>,
  wouldEliminate: boolean,
  { melee: { hitValue, damage } }: ApexContent,
  trace: ApexTrace,
): Blow {
  const hit = value >= hitValue
  trace.applied('apex.melee.resolve', { value, hitValue, damage, eliminated: hit && wouldEliminate })
  return { card, value, hit, damage: hit ? damage : 0 }
}

/** The damage of a collision comes by itself, after that of the blow. */
function collide(vitals: Vitals | null, struck: Damaged, amount: number, trace: ApexTrace): Damaged {
  if (vitals === null || amount === 0 || struck.eliminated) return struck
  return applyDamage(vitalsAfter(vitals, struck), { amount, tag: 'NORMAL' }, trace)
}

/** Pushes the target of a blow that hit away from its attacker. */
export function pushBack(
  board: PlacedBoard,
  attack: Pick<Attack, 'attacker' | 'target' | 'isOccupied'>,
  content: ApexContent,
  trace: ApexTrace,
): Push {
  const { attacker, target, isOccupied } = attack
  const { push: distance, collisionDamage } = content.melee
  const pushed = push(board, { pusher: attacker, target, distance, collisionDamage, isOccupied }, trace)
  if (pushed instanceof Refusal) throw new Error('Adjacent spaces always have a direction between them.')
  return pushed
}

export const MeleeOdds = z
  .object({
    hit: Probability,
    miss: Probability,
    collision: z.boolean().describe('Whether a hit ends in a collision.'),
    damageOnHit: Count.describe('Of the blow and the collision, before shields.'),
    expectedDamage: Mean,
    eliminates: Probability.nullable().describe('null if the Shield and Health of the target were not given.'),
  })
  .meta({ id: 'ApexMeleeOddsOutcome' })
export type MeleeOdds = z.infer<typeof MeleeOdds>

/** The exact odds of a melee attack; where it pushes the target does not depend on the card. */
export function meleeOdds(board: PlacedBoard, attack: Attack, content: ApexContent, trace: ApexTrace): MeleeOdds {
  const { hitValue, damage } = content.melee
  const values = [...content.aimCards.values()].map(({ value }) => value)
  const hitting = values.filter((value) => value >= hitValue).length
  trace.applied('apex.melee.resolve', { hitting, cards: values.length, hitValue })
  const pushed = attack.eliminatedByDamage ? null : pushBack(board, attack, content, new Trace<ApexRules>())
  const damageOnHit = damage + (pushed?.damage ?? 0)
  const { vitals } = attack
  return {
    hit: exact(outOf(hitting, values.length)),
    miss: exact(outOf(values.length - hitting, values.length)),
    collision: pushed !== null && pushed.collision !== null,
    damageOnHit,
    expectedDamage: exact(outOf(hitting * damageOnHit, values.length)),
    eliminates: vitals && exact(outOf(isEliminated(vitals, damage, pushed?.damage ?? 0) ? hitting : 0, values.length)),
  }
}

/** Whether a hit eliminates, by the blow or by the collision after it. */
function isEliminated(vitals: Vitals, damage: number, collision: number): boolean {
  const unseen = new Trace<ApexRules>()
  const struck = applyDamage(vitals, { amount: damage, tag: 'NORMAL' }, unseen)
  return collide(vitals, struck, collision, unseen).eliminated
}

const outOf = (part: number, whole: number): Fraction => fraction(BigInt(part), BigInt(whole))
