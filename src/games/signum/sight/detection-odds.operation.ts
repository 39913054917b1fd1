import { z } from 'zod'
import { Probability, percent } from '../../../contract/probability.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { chanceThat, spread } from '../dice/chances.ts'
import { successThirds } from '../dice/dice.ts'
import { chanceChart } from '../dice/odds-chart.ts'
import { plainPool } from '../dice/pool.ts'
import { poolWays } from '../dice/pool-odds.ts'
import { cardNames } from '../language/card-name.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { DetectionQuestion, readDetection } from './detect.ts'
import { STALKED } from './detection.operation.ts'

const WAYS = poolWays(plainPool('detection', 1))

export const detectionOddsOperation = defineSignumOperation({
  id: 'signum.detection-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of detecting a hidden character, by contact or by magic.',
    es: 'Da las probabilidades exactas de detectar a un personaje oculto, por contacto o por magia.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.stealth.detect-contact',
    'signum.stealth.detect-magic',
    'signum.odds.misc',
  ],
  input: DetectionQuestion.omit({ die: true, seed: true }).meta({ id: 'SignumDetectionOddsInput' }),
  outcome: z.object({ succeeds: Probability }).meta({ id: 'SignumDetectionOdds' }),
  examples: [
    { name: 'In contact (E-51)', input: { board: { drawn: STALKED }, detector: 'Greer', target: 'Shade' } },
    { name: 'By magic', input: { board: { drawn: STALKED }, detector: 'Oracle', target: 'Shade', by: 'magic' } },
  ],
  run(question, context) {
    const refused = readDetection(question, context)
    if (refused instanceof Refusal) return refused
    const facts = {
      what: 'detection',
      creature: question.detector,
      dice: 1,
      thirds: successThirds('detection'),
    } as const
    context.trace.applied('signum.odds.misc', facts)
    return { succeeds: chanceThat(WAYS, (count) => count > 0) }
  },
  headline({ succeeds }, input, locale, content) {
    const [detector, target] = cardNames([input.detector, input.target], locale, content)
    const share = percent(succeeds, locale)
    return {
      en: `${detector} detects ${target} ${share} of the time.`,
      es: `${detector} detecta a ${target} el ${share} de las veces.`,
    }[locale]
  },
  picture: (_outcome, _input, caption) =>
    chanceChart(spread(WAYS), caption, (count) =>
      count > 0
        ? { en: 'detected', es: 'detectado' }[caption.locale]
        : { en: 'not found', es: 'sin encontrar' }[caption.locale],
    ),
})
