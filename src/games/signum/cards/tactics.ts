import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { EffectAction, Trigger } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumReading } from '../define.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import { EffectText, effectText } from './card-text.words.ts'

/** A tactic of the caller’s own. */
const OwnTactic = z
  .strictObject({
    trigger: Trigger,
    does: z.array(EffectAction).min(1).max(6),
    heroOnly: Id.nullable().default(null).describe('The hero that it names.'),
  })
  .meta({ id: 'SignumOwnTactic' })
type OwnTactic = z.infer<typeof OwnTactic>

export const TacticReference = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumKnownTactic' }),
    z.strictObject({ own: OwnTactic }).meta({ id: 'SignumDescribedTactic' }),
  ])
  .meta({ id: 'SignumTacticReference' })
type TacticReference = z.infer<typeof TacticReference>

const LaidTactic = z
  .strictObject({
    name: Id,
    owner: Player,
    tactic: TacticReference,
    findsTarget: z.boolean().default(true).describe('Whether its text finds anybody to affect.'),
  })
  .describe('A tactic that lies face down.')
  .meta({ id: 'SignumLaidTactic' })

/** What was paid for a card. */
export const Paid = z
  .strictObject({
    turned: z.array(Id).max(12).default([]),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
  })
  .meta({ id: 'SignumPaid' })
export type Paid = z.infer<typeof Paid>

const Answer = z.strictObject({ tactic: Id, reveals: z.boolean() }).meta({ id: 'SignumTacticAnswer' })

/** Something happens in a player’s turn while tactics lie face down. */
export const TacticEvent = z
  .strictObject({
    event: Trigger,
    card: Id.nullable().default(null).describe('The card that is played, if one is.'),
    paid: Paid.exactOptional().describe('What was paid for it.'),
    attacked: Player.exactOptional().describe('Whose creature an attack is declared on; everybody’s if left out.'),
    active: Player.describe('Whose turn it is.'),
    turnOrder: z.array(Player).min(2).max(4),
    allies: z.array(Player).max(3).default([]).describe('The allies of the active player.'),
    tactics: z.array(LaidTactic).max(24),
    answers: z.array(Answer).max(24).default([]).describe('What the owners decide, in their order.'),
  })
  .meta({ id: 'SignumTacticEvent' })
export type TacticEvent = z.infer<typeof TacticEvent>

const FATES = ['revealed', 'forgotten', 'waits', 'pending'] as const
export const TacticFate = z
  .object({
    tactic: Id,
    owner: Player,
    fate: z.enum(FATES).describe('Pending: its owner has to answer.'),
    does: z.array(EffectText).describe('What a revealed tactic does.'),
  })
  .meta({ id: 'SignumTacticFate' })
export type TacticFate = z.infer<typeof TacticFate>

export type TacticOutcome = {
  tactics: TacticFate[]
  pending: string[]
  discarded: string[]
  cancelled: boolean
  returns: 'deck' | 'hand' | null
}

type Laid = {
  readonly name: string
  readonly owner: string
  readonly tactic: OwnTactic
  readonly findsTarget: boolean
}

/** What a tactic of the content says, or the described one. */
export function tacticOf(
  reference: TacticReference,
  path: readonly (string | number)[],
  { cards }: SignumContent,
): OwnTactic | Refusal {
  if ('own' in reference) return reference.own
  const card = cards.get(reference.card)
  if (card?.kind === 'tactic') {
    return { trigger: card.trigger, does: card.effects.map(({ does }) => does), heroOnly: card.heroOnly }
  }
  const facts = { kind: 'tactic', id: reference.card } as const
  return refuse([{ rule: 'signum.content.known', path: [...path, 'card'], facts }])
}

/** What becomes of the tactics in play when something happens. */
export function setOffTactics(event: TacticEvent, content: SignumContent, trace: SignumTrace): TacticOutcome | Refusal {
  const laid = laidTactics(event, content)
  if (laid instanceof Refusal) return laid
  const isOwn = ({ owner }: Laid) => owner === event.active || event.allies.includes(owner)
  const isMeant = ({ owner }: Laid) =>
    event.event !== 'opponentDeclaresAttack' || event.attacked === undefined || event.attacked === owner
  const matching = laid.filter((one) => one.tactic.trigger === event.event && isMeant(one))
  for (const one of matching.filter(isOwn)) traceOwnTurn(one, event, trace)
  const due = inOrder(
    matching.filter((candidate) => !isOwn(candidate)),
    event,
  )
  traceDue(due, event, trace)
  const unasked = event.answers.filter(({ tactic }) => !due.some(({ name }) => name === tactic))
  if (unasked.length > 0) return refuse(unasked.map(({ tactic }) => unnamedViolation(tactic, event)))
  return resolve(laid, due, event, { content, trace })
}

/** A tactic of the active player or an ally does nothing. */
function traceOwnTurn({ name: tactic, owner }: Laid, { event, active }: TacticEvent, trace: SignumTrace): void {
  trace.applied('signum.tactic.opponent-turn-only', { tactic, owner })
  if (event === 'ownHeroDies' || owner !== active) {
    trace.applied('signum.tactic.only-others-turn-strict', { tactic, owner, active })
  }
}

/** When the tactics that are due are looked at, and that none of them may be kept. */
function traceDue(due: readonly Laid[], { event, active, allies }: TacticEvent, trace: SignumTrace): void {
  const owners = [...new Set(due.map(({ owner }) => owner))]
  if (owners.length > 0) trace.applied('signum.tactic.windows', { event })
  if (owners.length > 0 && allies.length > 0) {
    trace.applied('signum.variant.teams.opponents-turn', { team: [active, ...allies], owners })
  }
  for (const owner of owners) {
    const tactics = due.filter((one) => one.owner === owner).map(({ name }) => name)
    if (tactics.length > 1) trace.applied('signum.tactic.one-event-all-copies', { owner, tactics })
  }
}

function resolve(
  laid: readonly Laid[],
  due: readonly Laid[],
  event: TacticEvent,
  { content, trace }: SignumReading,
): TacticOutcome {
  const fates = new Map<string, TacticFate['fate']>()
  let actions: EffectAction[] = []
  for (const one of due) {
    const answer = event.answers.find(({ tactic }) => tactic === one.name)
    const isOff = isCancelled(actions)
    const isPending = [...fates.values()].includes('pending')
    if (isOff) continue
    if (answer === undefined || isPending) fates.set(one.name, 'pending')
    else if (answer.reveals) {
      trace.applied('signum.tactic.trigger', { tactic: one.name, owner: one.owner, event: event.event })
      fates.set(one.name, 'revealed')
      if (one.findsTarget) actions = [...actions, ...one.tactic.does]
      else trace.applied('signum.tactic.no-target', { tactic: one.name })
    } else {
      trace.applied('signum.tactic.forgotten', { tactic: one.name, owner: one.owner })
      fates.set(one.name, 'forgotten')
    }
  }
  const tactics = laid.map(({ name, owner, tactic, findsTarget }): TacticFate => {
    const fate = fates.get(name) ?? 'waits'
    return {
      tactic: name,
      owner,
      fate,
      does: fate === 'revealed' && findsTarget ? tactic.does.map((action) => effectText(action, content)) : [],
    }
  })
  traceRest(tactics, due, trace)
  return { ...consequences(actions, event, trace), tactics, ...sumUpFates(tactics) }
}

const isCancelled = (actions: readonly EffectAction[]): boolean =>
  actions.some((action) => 'cancelSummon' in action || 'cancelAttack' in action)

function sumUpFates(tactics: readonly TacticFate[]): Pick<TacticOutcome, 'pending' | 'discarded'> {
  const fated = (...fates: readonly TacticFate['fate'][]) =>
    tactics.filter(({ fate }) => fates.includes(fate)).map(({ tactic }) => tactic)
  return { pending: fated('pending'), discarded: fated('revealed', 'forgotten') }
}

function traceRest(tactics: readonly TacticFate[], due: readonly Laid[], trace: SignumTrace): void {
  const waiting = tactics.filter(({ fate }) => fate === 'waits').map(({ tactic }) => tactic)
  for (const tactic of waiting) trace.applied('signum.tactic.waits', { tactic })
  if (due.length < 2) return
  const names = due.map(({ name }) => name)
  trace.applied('signum.tactic.several', { tactics: names, spared: names.filter((name) => waiting.includes(name)) })
}

/** What the revealed tactics do to the event itself. */
function consequences(actions: readonly EffectAction[], { card, paid, active }: TacticEvent, trace: SignumTrace) {
  const cancelled = isCancelled(actions)
  const back = actions.flatMap((action) => ('returnTo' in action ? [action.returnTo] : [])).at(-1) ?? null
  if (cancelled && paid !== undefined) trace.applied('signum.play.cancelled-cost-lost', paid)
  if (actions.some((action) => 'cancelAttack' in action)) trace.applied('signum.tactic.cancelled-attack', { active })
  if (back === 'deck') trace.applied('signum.zone.deck-shuffle-on-return', { card, player: active })
  return { cancelled, returns: back }
}

/** Owners in turn order after the active player; an owner’s tactics in the order of the answers, then as they lie. */
function inOrder(due: readonly Laid[], { active, turnOrder, answers }: TacticEvent): Laid[] {
  const place = turnOrder.indexOf(active)
  const owners = [...turnOrder.slice(place + 1), ...turnOrder.slice(0, place)]
  const rank = ({ name }: Laid) => {
    const index = answers.findIndex(({ tactic }) => tactic === name)
    return index < 0 ? answers.length : index
  }
  return owners.flatMap((owner) =>
    due.filter((candidate) => candidate.owner === owner).toSorted((a, b) => rank(a) - rank(b)),
  )
}

function laidTactics(event: TacticEvent, content: SignumContent): Laid[] | Refusal {
  const { tactics, turnOrder, active } = event
  const refusals: Refusal[] = []
  const players = new Set(turnOrder)
  if (!players.has(active) || players.size < turnOrder.length) {
    refusals.push(refuse([{ rule: 'signum.board.known', path: ['active'], facts: { id: active } }]))
  }
  const laid = tactics.flatMap(({ name, owner, tactic: reference, findsTarget }, index): Laid[] => {
    const path = ['tactics', index]
    const isTwice = tactics.findIndex((tactic) => tactic.name === name) !== index
    if (isTwice || !players.has(owner)) {
      refusals.push(refuse([{ rule: 'signum.tactic.named', path, facts: { tactic: name, isKnown: true } }]))
    }
    const tactic = tacticOf(reference, [...path, 'tactic'], content)
    if (!(tactic instanceof Refusal)) return [{ name, owner, tactic, findsTarget }]
    refusals.push(tactic)
    return []
  })
  return refusals.length > 0 ? Refusal.join(refusals) : laid
}

function unnamedViolation(tactic: string, { answers }: TacticEvent): SignumViolation {
  const index = answers.findIndex((answer) => answer.tactic === tactic)
  return { rule: 'signum.tactic.named', path: ['answers', index, 'tactic'], facts: { tactic, isKnown: false } }
}
