import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { formatChoice } from '../../../../lib/wording.ts'
import { defineGearsOperation } from '../../define.ts'
import { waveRules } from '../../missions/waves.rules.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { Count, Id } from '../../vocabulary.ts'
import { evenHoles, HoleCount, SpreadFigure, spreadEvenly } from './spawn-even.ts'

const CountAfter = z.object({ hole: Id, locust: Count }).meta({ id: 'GearsHoleCountAfter' })

export const spawnEvenOperation = defineGearsOperation({
  id: 'gears.spawn-even',
  kind: 'list',
  summary: {
    en: 'Spreads the figures of a wave over the emergence holes as evenly as possible.',
    es: 'Reparte las figuras de una oleada entre los agujeros de emergencia lo más equitativamente posible.',
  },
  rules: ruleIds(waveRules),
  input: z
    .strictObject({
      holes: z.array(HoleCount).min(1).max(60),
      figures: wholeNumber(1, 40).default(1),
      chosen: z.array(Id).max(40).default([]).describe('The holes that the players chose, figure by figure.'),
    })
    .meta({ id: 'GearsSpawnEvenInput' }),
  outcome: z
    .object({ figures: z.array(SpreadFigure).max(40), holes: z.array(CountAfter).max(60) })
    .meta({ id: 'GearsSpawnEvenOutcome' }),
  examples: [
    {
      name: 'Only the empty hole (E-31)',
      input: {
        holes: [
          { hole: 'north', locust: 1 },
          { hole: 'east', locust: 0 },
          { hole: 'south', locust: 2 },
        ],
      },
    },
  ],
  run({ holes, figures, chosen }, { trace }) {
    const spread = spreadEvenly(holes, figures, chosen)
    if (spread.fault !== null) {
      const options = evenHoles(spread.holes).map(({ hole }) => hole)
      const facts = { holes: options, hole: chosen[spread.fault] ?? null }
      return refuse([{ rule: 'gears.mission.waves.even', path: ['chosen', spread.fault], facts }])
    }
    for (const { holes: options } of spread.figures) {
      trace.applied('gears.mission.waves.even', { holes: options, hole: null })
    }
    return { figures: spread.figures, holes: spread.holes }
  },
  headline({ figures }, _input, locale) {
    const where = (figure: string) =>
      figures.map(({ number, holes }) => `${figure} ${number}: ${formatChoice(holes, locale)}`).join('; ')
    return {
      en: `Holes that each figure may go to: ${where('figure')}.`,
      es: `Agujeros a los que puede ir cada figura: ${where('figura')}.`,
    }[locale]
  },
})
