import { z } from 'zod'
import { attackNumbers } from '../content/attack-numbers.ts'
import type { GearsRule, GearsTrace } from '../rules.ts'
import { CogStatus, Count, Id, LIMITS, Reaction } from '../vocabulary.ts'

const DODGE_DICE = attackNumbers.dodgeDice

const GUARD_MOMENTS = [
  'locustLeavesCover',
  'locustBeforeMove',
  'locustBetweenZones',
  'locustBeforeAttack',
  'locustAfterMove',
  'locustSpawned',
] as const
const DODGE_MOMENTS = ['attackBeforeRoll', 'attackAfterRoll', 'directWounds'] as const
const MOMENTS = [...GUARD_MOMENTS, ...DODGE_MOMENTS, 'cogLeavesZone'] as const
export const Moment = z.enum(MOMENTS).meta({ id: 'GearsReactionMoment' })
export type Moment = z.infer<typeof Moment>
type GuardMoment = (typeof GUARD_MOMENTS)[number]

export const ReactingPlayer = z
  .strictObject({
    id: Id,
    status: CogStatus.default('standing'),
    icons: z.array(Reaction).max(20).default([]).describe('The icons of the order cards in hand.'),
    sees: z.boolean().default(true).describe('Guard: whether the soldier has line of sight to the Locust.'),
    defends: z.boolean().default(true).describe('Dodge: whether the soldier is attacked.'),
    dodged: z.boolean().default(false).describe('Dodge: whether this attack was already dodged.'),
    defenceDice: z.int().min(0).max(LIMITS.dice).optional().describe('Dodge: the defence dice without it.'),
    zone: Id.optional().describe('Follow: where the soldier stands; with the mover if left out.'),
    follows: z.boolean().default(false).describe('Follow: whether a card was already discarded this turn.'),
  })
  .meta({ id: 'GearsReactingPlayer' })
export type ReactingPlayer = z.infer<typeof ReactingPlayer>

/** The moment in question, and what lies around it. */
export type Window = {
  readonly moment: Moment
  readonly guardUsed: boolean
  /** Whether the Locust stands in cover. */
  readonly inCover: boolean
  readonly mover: string | null
  /** The mover’s zones, from the first to the last. */
  readonly path: readonly string[]
  readonly players: readonly ReactingPlayer[]
}

export const ReactionOption = z
  .object({
    cog: Id,
    reaction: Reaction.describe('The reaction that the moment is about.'),
    allowed: z.boolean(),
    free: z.boolean().describe('Whether the soldier goes along without discarding a card.'),
    rule: z.string().nullable().describe('The rule that forbids it; null if it is allowed.'),
    cards: Count.describe('Cards in hand with that icon.'),
    defenceDice: Count.nullable().describe('The dice with a dodge, if those without were given.'),
    placedIn: Id.nullable().describe('Where a follower is placed.'),
  })
  .meta({ id: 'GearsReactionOption' })
export type ReactionOption = z.infer<typeof ReactionOption>

/** Decides for every player whether a reaction is possible; the trace says why. */
export function judgeReactions(window: Window, trace: GearsTrace): ReactionOption[] {
  const reaction = reactionAt(window.moment)
  const closed = isGuardMoment(window.moment) ? guardWindow(window.moment, window.guardUsed, trace) : null
  const options = window.players.map((player) => {
    if (closed !== null) return optionOf(window, player, { reaction, rule: closed, free: false })
    if (player.status !== 'standing')
      return optionOf(window, player, { reaction, rule: cardOf(player, reaction, trace), free: false })
    const rule = JUDGES[reaction](window, player, trace)
    const free = rule === null && reaction === 'follow' && player.follows
    return optionOf(window, player, { reaction, rule: free ? null : (rule ?? cardOf(player, reaction, trace)), free })
  })
  conclude(window, reaction, options, trace)
  return options
}

const isGuardMoment = (moment: Moment): moment is GuardMoment => reactionAt(moment) === 'guard'

/** The reaction that a moment offers, or would offer at another time. */
export function reactionAt(moment: Moment): Reaction {
  if (moment === 'cogLeavesZone') return 'follow'
  return DODGE_MOMENTS.some((dodge) => dodge === moment) ? 'dodge' : 'guard'
}

/** Only before it leaves its cover is a Locust in cover protected by it, and when it attacks from there. */
export const coverCounts = ({ moment, inCover }: Pick<Window, 'moment' | 'inCover'>): boolean =>
  inCover && (moment === 'locustLeavesCover' || moment === 'locustBeforeAttack')

const countOf = ({ icons }: ReactingPlayer, reaction: Reaction): number =>
  icons.filter((icon) => icon === reaction).length

type Verdict = { reaction: Reaction; rule: GearsRule | null; free: boolean }

function optionOf({ path }: Window, player: ReactingPlayer, { reaction, rule, free }: Verdict): ReactionOption {
  const allowed = rule === null
  const dice = reaction === 'dodge' && allowed ? player.defenceDice : undefined
  return {
    cog: player.id,
    reaction,
    allowed,
    free,
    rule,
    cards: countOf(player, reaction),
    defenceDice: dice === undefined ? null : dice + DODGE_DICE,
    placedIn: reaction === 'follow' && allowed ? (path.at(-1) ?? null) : null,
  }
}

/** A reaction needs a standing soldier and a card with its icon. */
function cardOf(player: ReactingPlayer, reaction: Reaction, trace: GearsTrace): GearsRule | null {
  const cards = countOf(player, reaction)
  const reason = player.status !== 'standing' ? 'notStanding' : cards === 0 ? 'wrongIcon' : 'may'
  trace.applied('gears.react.discard-for-icon', { cog: player.id, reaction, reason, cards })
  return reason === 'may' ? null : 'gears.react.discard-for-icon'
}

type Judge = (window: Window, player: ReactingPlayer, trace: GearsTrace) => GearsRule | null

/** Whether it is a moment for guard at all, and the guard of the step is still there. */
function guardWindow(moment: GuardMoment, guardUsed: boolean, trace: GearsTrace): GearsRule | null {
  if (moment === 'locustSpawned') {
    trace.applied('gears.react.guard-not-spawn', { moment })
    return 'gears.react.guard-not-spawn'
  }
  trace.applied('gears.react.guard-window', { moment })
  if (moment === 'locustAfterMove') return 'gears.react.guard-window'
  if (!guardUsed) return null
  trace.applied('gears.react.guard-limit', { used: true, ready: [] })
  return 'gears.react.guard-limit'
}

const guard: Judge = (window, { id: cog, sees }, trace) => {
  trace.applied('gears.react.guard-attack', { cog, sees, coverCounts: coverCounts(window) })
  return sees ? null : 'gears.react.guard-attack'
}

const dodge: Judge = ({ moment }, { id: cog, defends, dodged }, trace) => {
  if (moment === 'directWounds') {
    trace.applied('gears.react.dodge-attacks-only', { cog })
    return 'gears.react.dodge-attacks-only'
  }
  const late = moment === 'attackAfterRoll' ? 'tooLate' : dodged ? 'dodged' : 'may'
  const reason = defends ? late : 'notDefending'
  trace.applied('gears.react.dodge', { cog, reason, dice: DODGE_DICE })
  return reason === 'may' ? null : 'gears.react.dodge'
}

const follow: Judge = ({ path, mover }, { id: cog, zone, follows }, trace) => {
  const last = path.at(-1) ?? ''
  if (follows && path.length > 1) {
    trace.applied('gears.react.follow-whole-turn', { cog, zone: last })
    return null
  }
  const stands = zone ?? path[0] ?? ''
  const reason = followReason(cog, stands, { path, mover })
  trace.applied('gears.react.follow', { cog, zone: last, reason })
  if (reason !== 'may') return 'gears.react.follow'
  if (stands !== path[0]) trace.applied('gears.react.follow-joins', { cog, zone: stands })
  return null
}

function followReason(cog: string, stands: string, { path, mover }: Pick<Window, 'path' | 'mover'>) {
  if (path.length < 2) return 'noMove'
  if (cog === mover) return 'mover'
  return path.slice(0, -1).includes(stands) ? 'may' : 'elsewhere'
}

const JUDGES: Readonly<Record<Reaction, Judge>> = { guard, dodge, follow }

/** What holds for all of them together. */
function conclude({ path }: Window, reaction: Reaction, options: readonly ReactionOption[], trace: GearsTrace): void {
  const able = options.filter(({ allowed }) => allowed).map(({ cog }) => cog)
  if (able.length === 0) return
  if (reaction === 'guard') trace.applied('gears.react.guard-limit', { used: false, ready: able })
  if (reaction === 'follow') trace.applied('gears.react.follow-cover', { followers: able, zone: path.at(-1) ?? '' })
}
