import { z } from 'zod'
import { SQUAD_SIZE } from '../content/modes.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { SQUADS, squadName } from '../table/squad.ts'
import { victoryRules } from './victory.rules.ts'
import {
  Moment,
  type Points,
  pointsOf,
  pointsThreshold,
  SquadLegend,
  type Squads,
  tieBreaks,
  uniqueEliminations,
  Verdict,
} from './victory.ts'

const Legends = z.array(SquadLegend).min(SQUAD_SIZE.min).max(SQUAD_SIZE.max)

const Input = z
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
type Input = z.infer<typeof Input>

export const victoryOperation = defineApexOperation({
  id: 'apex.victory',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a squad has won, the game goes on, or it is a draw.',
    es: 'Decide si un pelotón ha ganado, la partida sigue o hay empate.',
  },
  rules: [...ruleIds(victoryRules), 'apex.content.known'],
  input: Input,
  outcome: Verdict,
  examples: [
    {
      name: 'Every enemy eliminated once (E-80)',
      input: {
        moment: 'elimination',
        red: [{ id: 'bangalore' }, { id: 'wraith' }],
        blue: [
          { id: 'gibraltar', deathBoxes: 1 },
          { id: 'bloodhound', deathBoxes: 1 },
        ],
      },
    },
    {
      name: 'Two points from one Legend (E-80)',
      input: {
        moment: 'activationStart',
        activating: 'gibraltar',
        red: [{ id: 'bangalore' }, { id: 'wraith' }],
        blue: [{ id: 'gibraltar', deathBoxes: 0 }, { id: 'bloodhound' }],
      },
    },
    {
      name: 'Most Health (E-81)',
      input: {
        moment: 'endOfRounds',
        red: [
          { id: 'bangalore', health: 31 },
          { id: 'wraith', deathBoxes: 1 },
        ],
        blue: [
          { id: 'gibraltar', deathBoxes: 1 },
          { id: 'bloodhound', health: 28 },
        ],
      },
    },
  ],
  run(input, { trace }) {
    const squads = { red: input.red, blue: input.blue }
    const points = pointsOf(squads)
    const violations = findViolations(input, points)
    if (violations.length > 0) return refuse(violations)

    trace.applied('apex.victory.vp-token', { points, claimed: null })
    const atOnce = uniqueEliminations(squads, points, trace)
    if (atOnce.result !== 'goesOn') return { ...atOnce, points }
    if (input.moment === 'endOfRounds') return { ...tieBreaks(squads, points, trace), points }
    const found = activatingIn(input)
    return {
      ...(found === null ? atOnce : pointsThreshold({ ...found, squadSize: input.red.length }, points, trace)),
      points,
    }
  },
  headline({ result, winner }, _input, locale) {
    if (winner !== null)
      return { en: `${squadName(winner, 'en')} wins.`, es: `Gana el pelotón ${squadName(winner, 'es')}.` }[locale]
    if (result === 'draw') return { en: 'The game is a draw.', es: 'La partida acaba en empate.' }[locale]
    return { en: 'Nobody has won; the game goes on.', es: 'Nadie ha ganado; la partida sigue.' }[locale]
  },
})

function findViolations(input: Input, points: Points): ApexViolation[] {
  return [...sizeViolations(input), ...pointViolations(input, points), ...activationViolations(input)]
}

function sizeViolations({ red, blue }: Squads): ApexViolation[] {
  if (red.length === blue.length) return []
  return [{ rule: 'apex.setup.players', path: ['blue'], facts: { red: red.length, blue: blue.length } }]
}

function pointViolations({ points: claimed }: Input, points: Points): ApexViolation[] {
  if (claimed === undefined || (claimed.red === points.red && claimed.blue === points.blue)) return []
  return [{ rule: 'apex.victory.vp-token', path: ['points'], facts: { points, claimed } }]
}

function activationViolations(input: Input): ApexViolation[] {
  if (input.activating === undefined || activatingIn(input) !== null) return []
  return [{ rule: 'apex.content.known', path: ['activating'], facts: { kind: 'legend', id: input.activating } }]
}

function activatingIn({ activating, red, blue }: Input) {
  for (const squad of SQUADS) {
    const legend = { red, blue }[squad].find(({ id }) => id === activating)
    if (legend !== undefined) return { activating: legend, squad }
  }
  return null
}
