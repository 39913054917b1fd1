import { z } from 'zod'
import { Reaction, ReactionWindow } from '../../content/effects.ts'
import { Label } from '../../language/label.ts'
import type { ApexRule, ApexTrace } from '../../rules.ts'
import { Squad } from '../../table/squad.ts'

export const ReactingCard = z
  .strictObject({
    id: Label.describe('A feat or ability of the content, or any name if `reaction` is given.'),
    reaction: Reaction.nullable()
      .optional()
      .describe('The keywords of the card: null if it is no reaction; those of the content if left out.'),
    tokenInSupply: z.boolean().default(true).describe('For abilities: one of its tokens is not in use.'),
  })
  .meta({ id: 'ApexReactingCard' })
export type ReactingCard = z.infer<typeof ReactingCard>

export const ReactingLegend = z
  .strictObject({
    id: Label,
    squad: Squad,
    onBoard: z.boolean().default(true),
    played: z
      .array(ReactionWindow)
      .max(2)
      .default([])
      .describe('The windows in which it has already reacted to this shoot action.'),
    cards: z.array(ReactingCard).max(20).default([]),
  })
  .meta({ id: 'ApexReactingLegend' })
export type ReactingLegend = z.infer<typeof ReactingLegend>

export const CardVerdict = z
  .object({
    legend: z.string(),
    card: z.string(),
    playable: z.boolean(),
    rule: z.string().nullable().describe('The rule that forbids it; null if it is playable.'),
  })
  .meta({ id: 'ApexReactionVerdict' })
export type CardVerdict = z.infer<typeof CardVerdict>

/** A shoot action at one of its two windows. */
export type Shot = { readonly window: ReactionWindow; readonly shooterSquad: Squad; readonly target: string }

/** A card whose keywords are known. */
type KnownCard = { readonly id: string; readonly reaction: Reaction | null; readonly tokenInSupply: boolean }

/** Decides about one card; the trace says why. */
export function judgeReaction(legend: ReactingLegend, card: KnownCard, shot: Shot, trace: ApexTrace): CardVerdict {
  const rule = forbidden(legend, card, shot, trace)
  return { legend: legend.id, card: card.id, playable: rule === null, rule }
}

/** The first rule that forbids the card, or null; records the rule that decides. */
function forbidden(legend: ReactingLegend, card: KnownCard, shot: Shot, trace: ApexTrace): ApexRule | null {
  const played = { legend: legend.id, card: card.id }
  const isTarget = legend.id === shot.target
  const { reaction } = card
  if (legend.squad === shot.shooterSquad || reaction === null) {
    const reason = legend.squad === shot.shooterSquad ? 'ownShot' : 'noReaction'
    trace.applied('apex.reaction.when', { ...played, reason })
    return 'apex.reaction.when'
  }
  if (!legend.onBoard) {
    const rule = isTarget && shot.window === 'afterShot' ? 'apex.reaction.after-eliminated' : 'apex.card.on-board'
    trace.applied(rule, played)
    return rule
  }
  const fits = reaction.window === shot.window && (isTarget || reaction.squad)
  if (fits && legend.played.includes(shot.window)) {
    trace.applied('apex.reaction.limit', { ...played, window: shot.window })
    return 'apex.reaction.limit'
  }
  if (fits && !card.tokenInSupply) {
    trace.applied('apex.ability.need-token', played)
    return 'apex.ability.need-token'
  }
  trace.applied('apex.reaction.keywords', { ...played, ...reaction, isTarget, asked: shot.window })
  return fits ? null : 'apex.reaction.keywords'
}
