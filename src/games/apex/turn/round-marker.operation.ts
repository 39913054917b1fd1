import { z } from 'zod'
import { ROUNDS } from '../content/round-track.ts'
import { defineApexOperation } from '../define.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { Count } from '../vocabulary.ts'
import { roundRules } from './round.rules.ts'
import { advance, MarkerStep, panelOf, positionOf, TrackCell } from './round-marker.ts'

export const roundMarkerOperation = defineApexOperation({
  id: 'apex.round-marker',
  kind: 'resolution',
  summary: {
    en: 'Moves the round marker on and tells what happens on the way: events, a new round, or the end.',
    es: 'Avanza el indicador de Ronda y dice qué ocurre: eventos, una nueva ronda o el final.',
  },
  rules: [...ruleIds(roundRules), 'apex.ring.reshuffle-icon'],
  input: z
    .strictObject({
      round: z.int().min(1).max(ROUNDS).describe('The round that ends.'),
      ringInUse: z.boolean().default(true),
      track: z
        .array(TrackCell)
        .min(2)
        .max(40)
        .optional()
        .describe('The cells of the caller’s own round panel; the panel of the content if left out.'),
    })
    .meta({ id: 'ApexRoundMarkerInput' }),
  outcome: z
    .object({
      steps: z.array(MarkerStep),
      round: Count.nullable().describe('The new round; null at the end of the game.'),
      ended: z.boolean(),
      ringShifts: Count,
      ringCardsRevealed: Count,
    })
    .meta({ id: 'ApexRoundMarkerOutcome' }),
  examples: [
    { name: 'An event on the way to round 5', input: { round: 4 } },
    { name: 'The end of the last round', input: { round: 8 } },
  ],
  run({ round, ringInUse, track: given }, { trace, content }) {
    const track = given ?? panelOf(content).cells
    const from = positionOf(round, track)
    if (from === null) {
      const rounds = track.filter(({ kind }) => kind === 'round').length
      return refuse([{ rule: 'apex.round.structure', path: ['round'], facts: { round, rounds } }])
    }
    const steps = advance({ track, from, round, ringInUse }, trace)
    const next = steps.at(-1)?.round ?? null
    const ringShifts = steps.flatMap(({ icons }) => icons).filter((icon) => icon === 'ringMove').length
    const ringCardsRevealed = steps.filter(({ icons }) => icons.length > 0).length
    return { steps, round: next, ended: next === null, ringShifts, ringCardsRevealed }
  },
  headline({ round, ringShifts }, _input, locale) {
    if (round === null) return { en: 'The game is over.', es: 'La partida ha terminado.' }[locale]
    const shifts = ringShifts === 0 ? '' : { en: ' The Ring shifts.', es: ' El Anillo se desplaza.' }[locale]
    return { en: `Round ${round} begins.${shifts}`, es: `Comienza la ronda ${round}.${shifts}` }[locale]
  },
})
