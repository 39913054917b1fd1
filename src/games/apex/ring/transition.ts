import { z } from 'zod'
import type { ApexContent } from '../content/apex-content.ts'
import { ROUNDS, TURNS_PER_ROUND } from '../content/round-track.ts'
import { Label } from '../language/label.ts'
import type { ApexTrace } from '../rules.ts'
import { advance, MarkerStep, panelOf, positionOf, TrackCell } from '../turn/round-marker.ts'
import { CooldownToken, CooledToken, coolDown } from '../turn/windows/timing.ts'
import { Cell, Count } from '../vocabulary.ts'
import { Ring } from './ring.ts'
import { RingToll, ringDamage } from './ring-damage.ts'

const Waiting = z
  .strictObject({
    id: Label,
    cell: Cell.nullable().describe('Where it stands; null while it is not on the board.'),
    featsInDeck: z.int().min(0).max(40).default(8),
    legendaryEmergencyShield: z.boolean().default(false).describe('Equipped, depleted or not.'),
  })
  .meta({ id: 'ApexTransitionLegend' })

/** What the Transition phase of a round is asked with. */
export const TransitionInput = z
  .strictObject({
    round: z.int().min(1).max(ROUNDS).describe('The round that ends.'),
    ring: Ring.optional().describe('Left out if the Ring is not in use.'),
    ringDamage: z.int().min(0).max(100).optional().describe('As printed under the round; of the content if left out.'),
    track: z.array(TrackCell).min(2).max(40).optional().describe('Your own round panel; of the content if left out.'),
    legends: z.array(Waiting).min(1).max(12),
    tokens: z.array(CooldownToken).max(40).default([]).describe('The tokens on the cooldown track.'),
  })
  .meta({ id: 'ApexTransitionInput' })
export type TransitionInput = z.infer<typeof TransitionInput>

const FeatDraw = z.object({ id: z.string(), drawn: Count, left: Count }).meta({ id: 'ApexFeatDraw' })

export const Transition = z
  .object({
    ring: z.array(RingToll).describe('Step 1; empty if the Ring is not in use.'),
    feats: z.array(FeatDraw).describe('Step 2.'),
    tokens: z.array(CooledToken).describe('Step 3.'),
    marker: z.array(MarkerStep).describe('Step 4.'),
    ended: z.boolean().describe('The marker reached the trophy: the tie-breaks decide, and there is no step 5 or 6.'),
    round: Count.nullable().describe('The round that begins; null if the game is over.'),
    turnIndex: Count.nullable().describe('The squad turn that begins, counted from 0.'),
  })
  .meta({ id: 'ApexTransitionOutcome' })
export type Transition = z.infer<typeof Transition>

/** Resolves the six steps of a Transition phase. */
export function transition(asked: TransitionInput, limit: number, content: ApexContent, trace: ApexTrace): Transition {
  const ring = ringStep(asked, limit, content, trace)
  const feats = asked.legends.map(({ id, featsInDeck }) => {
    const drawn = Math.min(1, featsInDeck)
    trace.applied('apex.transition.draw-feat', { legend: id, drawn, left: featsInDeck - drawn })
    return { id, drawn, left: featsInDeck - drawn }
  })
  const tokens = asked.tokens.map((token) => coolDown(token, 1, trace))
  const returned = tokens.filter((token) => token.returned).map(({ ability }) => ability)
  if (tokens.length > 0) trace.applied('apex.transition.cooldown', { tokens: tokens.length, returned })
  const marker = markerStep(asked, content, trace)
  const ended = marker.at(-1)?.cell !== 'round'
  return { ring, feats, tokens, marker, ended, ...nextRound(asked, ended, trace) }
}

function ringStep(asked: TransitionInput, limit: number, content: ApexContent, trace: ApexTrace): RingToll[] {
  const { ring } = asked
  if (ring === undefined) return []
  const damage = asked.ringDamage ?? damageUnder(asked.round, content)
  return asked.legends.map((legend) => ringDamage(legend, { ring, damage, limit }, trace))
}

const damageUnder = (round: number, content: ApexContent): number =>
  panelOf(content).cells.filter(({ kind }) => kind === 'round')[round - 1]?.ringDamage ?? 0

function markerStep({ round, ring, track }: TransitionInput, content: ApexContent, trace: ApexTrace): MarkerStep[] {
  const cells = track ?? panelOf(content).cells
  const from = positionOf(round, cells)
  return from === null ? [] : advance({ track: cells, from, round, ringInUse: ring !== undefined }, trace)
}

function nextRound({ round, legends }: TransitionInput, ended: boolean, trace: ApexTrace) {
  if (ended) return { round: null, turnIndex: null }
  trace.applied('apex.transition.refresh', { legends: legends.map(({ id }) => id) })
  const next = { round: round + 1, turnIndex: TURNS_PER_ROUND * round }
  trace.applied('apex.transition.initiative', next)
  return next
}
