import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { canChoose } from '../abilities/meant.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { HeldRelic, playRelic, RelicSlot } from '../cards/relics.ts'
import { cityContradictions } from '../city/agreeing-city.ts'
import { City, cityViolations, costViolations, paymentsOf, paymentViolations, tracePayment } from '../city/city.ts'
import { summonCreature } from '../city/summon/summon-creature.ts'
import type { SignumContext } from '../define.ts'
import { citeViolations, type RuleViolation, RuleViolations } from '../language/violation.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumRules, SignumTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { StatedCreature } from '../table/creature.ts'
import { CardKind, Cost, Count, Id, LIMITS, Player, Point } from '../vocabulary.ts'
import { type CardSource, type DeckCard, deckCardOf, OwnCard } from './played-card.ts'

export const PlayCardQuestion = z
  .strictObject({
    card: Id.exactOptional().describe('A character, spell, relic or tactic of the content.'),
    own: OwnCard.exactOptional().describe('Instead of `card`: one that you describe.'),
    player: Player,
    hero: Id.describe('The card of the hero that leads the player.'),
    slots: z.array(RelicSlot).max(6).exactOptional().describe('What a hero can bear that is not of the content.'),
    ownTurn: z.boolean().default(true),
    phase: z.enum(['initial', 'construction', 'activation']).default('activation'),
    inActivation: z.boolean().default(false).describe('Whether a creature is being activated.'),
    city: City.default([]),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    payment: z.array(Id).max(24).exactOptional().describe('The buildings to turn, if the cost leaves a choice.'),
    board: BoardForm.exactOptional().describe('For the place of a character, or for those that a spell may hit.'),
    at: Point.exactOptional().describe('Where a character is put.'),
    relics: z.array(HeldRelic).max(LIMITS.relics).default([]).describe('Relics that the hero bears.'),
    replaces: Id.nullable().default(null).describe('Which relic a new one replaces, if there is a choice.'),
    tacticsOf: z.array(Player).max(3).default([]).describe('Opponents with tactics face down.'),
  })
  .refine(({ card, own }) => (card === undefined) !== (own === undefined), {
    path: ['card'],
    message: 'Give exactly one of: card, own.',
  })
  .meta({ id: 'SignumPlayCardInput' })
export type PlayCardQuestion = z.infer<typeof PlayCardQuestion>

export const PlayedCard = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    kind: CardKind,
    cost: Cost,
    turned: z.array(Id).max(24).describe('The buildings that pay; empty if the player still has to choose.'),
    paymentWays: Count,
    prosperityLeft: Count.nullable().describe('Null if it is not played.'),
    interrupts: z.array(Player).max(3).describe('Who may have to reveal a tactic first.'),
    armour: Count.describe('The armour tokens of a character that comes in.'),
    hidden: z.boolean().describe('Whether it comes in with a stealth token.'),
    acts: z.boolean().describe('Whether it may be activated this turn.'),
    backstabbers: z
      .array(Id)
      .max(LIMITS.creatures)
      .describe('Who may backstab a character that had to come in too near.'),
    firstWord: z.boolean().describe('Whether a First Word is spoken.'),
    discarded: z.array(Id).max(LIMITS.relics).describe('The relic that is replaced.'),
    goesTo: z.enum(['battlefield', 'graveyard', 'hero', 'faceDown']).nullable().describe('Null if it is not played.'),
  })
  .meta({ id: 'SignumPlayCardOutcome' })
export type PlayedCard = z.infer<typeof PlayedCard>

/** What the kind of a card adds: what is against it, and what comes of it. */
type Part = Pick<PlayedCard, 'armour' | 'hidden' | 'acts' | 'backstabbers' | 'discarded'> & {
  readonly violations: readonly RuleViolation[]
}
type Of<Kind extends DeckCard['kind']> = Extract<DeckCard, { kind: Kind }>

const NOTHING: Part = { violations: [], armour: 0, hidden: false, acts: false, backstabbers: [], discarded: [] }

const GOES_TO = { character: 'battlefield', spell: 'graveyard', relic: 'hero', tactic: 'faceDown' } as const

/** Which card is played; a question has exactly one of both. */
export const sourceOf = ({ card = '', own }: Pick<PlayCardQuestion, 'card' | 'own'>): CardSource =>
  own === undefined ? { card } : { own }

/** Whether a card may be played from the hand now, how it is paid, who may interrupt and what comes of it. */
export function playCard(question: PlayCardQuestion, context: SignumContext): PlayedCard | Refusal {
  const { content, trace } = context
  const card = deckCardOf(sourceOf(question), content)
  if (card instanceof Refusal) return card
  const broken = cityViolations(question.city)
  if (broken !== null) return broken
  const { count, listed } = paymentsOf(card.cost, question.city)
  const turned = question.payment ?? (count === 1 ? (listed[0] ?? []) : [])
  const own = [
    ...timingViolations(question, card),
    ...lockViolations(question, card),
    ...payViolations(question, card, count),
  ]
  // What comes of the card is told only if it may be played.
  const aside = new Trace<SignumRules>()
  const part = partOf(question, card, { ...context, trace: aside })
  if (part instanceof Refusal) return part
  const contradictions = cityContradictions(question, content)
  if (contradictions.length > 0) return refuse(contradictions)
  const violations = [...citeViolations(own, trace), ...part.violations]
  const legal = violations.length === 0
  if (legal) traceDeclaration(question, card, turned, trace)
  const interrupts = legal ? interruptsOf(question, card, trace) : []
  trace.steps.push(
    ...(legal ? aside.steps : aside.steps.filter(({ rule }) => part.violations.some((one) => one.rule === rule))),
  )
  return {
    ...(legal ? part : NOTHING),
    legal,
    violations,
    kind: card.kind,
    cost: card.cost,
    turned: legal ? turned : [],
    paymentWays: count,
    prosperityLeft: legal ? question.prosperity - card.cost.prosperity : null,
    interrupts,
    firstWord: legal && speaks(card, trace),
    goesTo: legal ? GOES_TO[card.kind] : null,
  }
}

function timingViolations(
  { ownTurn, phase, inActivation }: PlayCardQuestion,
  { id: card }: DeckCard,
): SignumViolation[] {
  const untimely = (problem: 'turn' | 'phase', field: string): SignumViolation => ({
    rule: 'signum.play.only-own-turn',
    path: [field],
    facts: { card, problem },
  })
  return [
    ...(ownTurn ? [] : [untimely('turn', 'ownTurn')]),
    ...(phase === 'activation' ? [] : [untimely('phase', 'phase')]),
    ...(inActivation
      ? [{ rule: 'signum.turn.activation.no-nesting' as const, path: ['inActivation'], facts: { card } }]
      : []),
  ]
}

function lockViolations({ hero: leader }: PlayCardQuestion, { id: card, heroOnly }: DeckCard): SignumViolation[] {
  if (heroOnly === null || heroOnly === leader) return []
  return [{ rule: 'signum.term.hero-locked', path: ['card'], facts: { card, hero: heroOnly, leader } }]
}

function payViolations(
  { city, prosperity, payment }: PlayCardQuestion,
  { cost }: DeckCard,
  ways: number,
): SignumViolation[] {
  const missing = costViolations(cost, city, prosperity)
  if (missing.length > 0) return missing
  if (payment !== undefined) return paymentViolations(payment, cost, city)
  return ways < 2 ? [] : [{ rule: 'signum.play.payment-choice', path: ['payment'], facts: { ways } }]
}

function traceDeclaration(
  question: PlayCardQuestion,
  { id, kind, cost }: DeckCard,
  turned: readonly string[],
  trace: SignumTrace,
): void {
  const { player, city, prosperity } = question
  trace.applied('signum.play.only-own-turn', { card: id, problem: null })
  trace.applied('signum.turn.activation.free-order', { card: id })
  trace.applied('signum.play.declare', { player, card: kind === 'tactic' ? null : id })
  tracePayment({ cost, city, payment: turned.length > 0 ? turned : null }, prosperity, trace)
}

function interruptsOf({ tacticsOf }: PlayCardQuestion, { id, kind }: DeckCard, trace: SignumTrace): string[] {
  if (tacticsOf.length === 0 || (kind !== 'character' && kind !== 'spell')) return []
  trace.applied('signum.play.interrupts', { players: tacticsOf, cancellable: true })
  trace.applied('signum.play.cancelled-card', { card: id })
  return tacticsOf
}

function partOf(question: PlayCardQuestion, card: DeckCard, context: SignumContext): Part | Refusal {
  switch (card.kind) {
    case 'character':
      return summonPart(question, card, context)
    case 'relic':
      return relicPart(question, card, context)
    case 'spell':
      return spellPart(question, card, context)
    case 'tactic':
      return tacticPart(question, context)
  }
}

function summonPart(question: PlayCardQuestion, card: Of<'character'>, context: SignumContext): Part | Refusal {
  const { id, health, own } = card
  const { player, board, at } = question
  const { trace } = context
  if (board === undefined || at === undefined) {
    const violations = [{ rule: 'signum.play.choices' as const, path: ['at'], facts: { card: id } }]
    return { ...NOTHING, violations: citeViolations(violations, trace) }
  }
  const values = own === null ? { card: id } : { id, ...own }
  const summoned = summonCreature({ board, creature: StatedCreature.parse({ ...values, player, ...at }) }, context)
  if (summoned instanceof Refusal) return summoned
  if (summoned.legal) {
    trace.applied('signum.summon.order', { creature: id })
    trace.applied('signum.summon.stays', { creature: id, health })
  }
  const { violations, armour, hidden, acts, backstabbers } = summoned
  return { ...NOTHING, violations, armour, hidden, acts, backstabbers }
}

function relicPart(
  { hero, slots, relics, replaces }: PlayCardQuestion,
  { id, own }: Of<'relic'>,
  { content, trace }: SignumContext,
): Part | Refusal {
  const bearing = { hero: slots === undefined ? { card: hero } : { slots }, relics }
  const relic =
    own === null ? { card: id } : { own: { name: id, type: own.type, uses: own.uses, tokens: own.durability } }
  const played = playRelic(bearing, { relic, replaces, on: 'ownHero' }, content, trace)
  if (played instanceof Refusal) return played
  return { ...NOTHING, violations: played.violations, discarded: played.discarded }
}

/** A spell that has to choose somebody needs somebody to choose, as far as a board tells. */
function spellPart(question: PlayCardQuestion, card: Of<'spell'>, { content, trace }: SignumContext): Part | Refusal {
  const placed = question.board === undefined ? null : placeBoard(question.board, content)
  if (placed instanceof Refusal) return placed
  const lonely =
    placed === null ? [] : card.effects.filter(({ to }) => !canChoose(to, question.player, placed, 'spells'))
  const violations = lonely.map(({ to }) => ({
    rule: 'signum.play.needs-target' as const,
    path: ['board'],
    facts: { card: card.id, who: to.who },
  }))
  if (violations.length === 0) trace.applied('signum.spell.immediate', { spell: card.id })
  return { ...NOTHING, violations: citeViolations(violations, trace) }
}

function tacticPart({ player }: PlayCardQuestion, { trace }: SignumContext): Part {
  trace.applied('signum.tactic.same-turn-played', { player })
  return NOTHING
}

function speaks(card: DeckCard, trace: SignumTrace): boolean {
  if (card.kind !== 'character' || !card.speaks) return false
  trace.applied('signum.summon.first-word', { creature: card.id })
  return true
}
