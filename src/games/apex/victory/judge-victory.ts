import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { SQUAD_SIZE } from '../content/modes.ts'
import { Label } from '../language/label.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { SQUADS } from '../table/squad.ts'
import {
  type Decision,
  Moment,
  type Points,
  pointsOf,
  pointsThreshold,
  SquadLegend,
  type Squads,
  tieBreaks,
  uniqueEliminations,
  type Verdict,
} from './victory.ts'

const Legends = z.array(SquadLegend).min(SQUAD_SIZE.min).max(SQUAD_SIZE.max)

/** Both squads at a moment of the game. */
export const VictoryInput = z
  .strictObject({
    red: Legends.describe('Two Legends in 2v2, three in 3v3.'),
    blue: Legends.describe('As many as Red has.'),
    points: z
      .strictObject({ red: z.int().min(0).max(12), blue: z.int().min(0).max(12) })
      .optional()
      .describe('The victory points as counted at the table; checked against the boxes that were taken.'),
    moment: Moment,
    activating: Label.optional().describe('The Legend that starts its activation, at that moment only.'),
  })
  .refine(({ moment, activating }) => (moment === 'activationStart') === (activating !== undefined), {
    error: 'Give `activating` exactly when the moment is `activationStart`.',
    path: ['activating'],
  })
  .meta({ id: 'ApexVictoryInput' })
export type VictoryInput = z.infer<typeof VictoryInput>

/** Decides at one moment of a game whether it is over; refuses what cannot be. */
export function judgeVictory(input: VictoryInput, trace: ApexTrace): Verdict | Refusal {
  const squads = { red: input.red, blue: input.blue }
  const points = pointsOf(squads)
  const violations = findViolations(input, points)
  if (violations.length > 0) return refuse(violations)
  trace.applied('apex.victory.vp-token', { points, claimed: null })
  return { ...decide(input, points, trace), points }
}

function decide(input: VictoryInput, points: Points, trace: ApexTrace): Decision {
  const squads = { red: input.red, blue: input.blue }
  const atOnce = uniqueEliminations(squads, points, trace)
  if (atOnce.result !== 'goesOn') {
    if (input.moment === 'elimination') trace.applied('apex.victory.at-once', {})
    return atOnce
  }
  if (input.moment === 'endOfRounds') return tieBreaks(squads, points, trace)
  const found = activatingIn(input)
  return found === null ? atOnce : pointsThreshold({ ...found, squadSize: input.red.length }, points, trace)
}

function findViolations(input: VictoryInput, points: Points): ApexViolation[] {
  return [...sizeViolations(input), ...pointViolations(input, points), ...activationViolations(input)]
}

function sizeViolations({ red, blue }: Squads): ApexViolation[] {
  if (red.length === blue.length) return []
  return [{ rule: 'apex.setup.players', path: ['blue'], facts: { red: red.length, blue: blue.length, needed: null } }]
}

function pointViolations({ points: claimed }: VictoryInput, points: Points): ApexViolation[] {
  if (claimed === undefined || (claimed.red === points.red && claimed.blue === points.blue)) return []
  return [{ rule: 'apex.victory.vp-token', path: ['points'], facts: { points, claimed } }]
}

function activationViolations(input: VictoryInput): ApexViolation[] {
  if (input.activating === undefined || activatingIn(input) !== null) return []
  return [{ rule: 'apex.content.known', path: ['activating'], facts: { kind: 'legend', id: input.activating } }]
}

function activatingIn({ activating, red, blue }: VictoryInput) {
  for (const squad of SQUADS) {
    const legend = { red, blue }[squad].find(({ id }) => id === activating)
    if (legend !== undefined) return { activating: legend, squad }
  }
  return null
}
