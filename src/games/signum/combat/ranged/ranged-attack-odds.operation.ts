import { percent } from '../../../../contract/probability.ts'
import { defineSignumOperation } from '../../define.ts'
import { meanWoundCount, woundCount } from '../../dice/fight.words.ts'
import { chanceChart } from '../../dice/odds-chart.ts'
import { targetName } from '../../sight/situation.scene.ts'
import { AT_THE_FOREST, OPEN_FIELD } from '../../sight/situations.examples.ts'
import { DECLARATION_RULES } from './ranged-attack.operation.ts'
import { RangedOdds, RangedOddsQuestion, rangedOdds } from './ranged-odds.ts'

export const rangedAttackOddsOperation = defineSignumOperation({
  id: 'signum.ranged-attack-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a ranged attack: hits, hits that are not blocked, wounds and death.',
    es: 'Da las probabilidades exactas de un ataque a distancia: impactos, impactos sin bloquear, heridas y muerte.',
  },
  rules: [...DECLARATION_RULES, 'signum.odds.pool', 'signum.odds.ranged-net'],
  input: RangedOddsQuestion.meta({ id: 'SignumRangedAttackOddsInput' }),
  outcome: RangedOdds,
  examples: [
    { name: 'Shot 3 in the open (E-31)', input: { kind: 'shot', situation: OPEN_FIELD } },
    { name: 'Shot 3 through a forest (E-31)', input: { kind: 'shot', situation: AT_THE_FOREST } },
  ],
  run: (question, context) => rangedOdds(question, context),
  headline: ({ meanWounds, isKilled }, { situation }, locale, content) =>
    ({
      en: `${targetName(situation, locale, content)} takes ${meanWoundCount(meanWounds, 'en')} on average and dies ${percent(isKilled, locale)} of the time.`,
      es: `${targetName(situation, locale, content)} recibe ${meanWoundCount(meanWounds, 'es')} de media y muere el ${percent(isKilled, locale)} de las veces.`,
    })[locale],
  picture: ({ wounds }, _input, { headline, locale }) =>
    chanceChart(wounds, { headline, locale }, (count) => woundCount(count, locale)),
})
