import { z } from 'zod'
import { Probability, percent } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../../define.ts'
import { isSuccess } from '../../dice/dice.ts'
import { cardName } from '../../language/card-name.ts'
import { SYMBOLS } from '../../vocabulary.ts'
import { chanceOfSymbols, ruinsChances, ruinsChart } from '../ruins-odds.ts'
import { ENTRANCE_RULES, HIDDEN_WAY, SecretEntranceQuestion } from './secret-entrance.operation.ts'
import { readEntrance } from './secret-entrance.ts'

export const secretEntranceOddsOperation = defineSignumOperation({
  id: 'signum.secret-entrance-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of getting through a secret entrance, re-rolls by texts included.',
    es: 'Da las probabilidades exactas de pasar por una entrada secreta, con las repeticiones por textos.',
  },
  rules: [...ENTRANCE_RULES, 'signum.odds.ruins'],
  input: SecretEntranceQuestion.omit({ die: true, again: true, seed: true }).meta({
    id: 'SignumSecretEntranceOddsInput',
  }),
  outcome: z.object({ passes: Probability }).meta({ id: 'SignumSecretEntranceOdds' }),
  examples: [
    {
      name: 'From the tower to the crypt (E-57)',
      input: { board: { drawn: HIDDEN_WAY }, creature: 'Ruphus', ruins: 'Old Tower' },
    },
  ],
  run(question, context) {
    const read = readEntrance(question, context)
    if (read instanceof Refusal) return read
    const { creature, rerollOn } = question
    context.trace.applied('signum.odds.ruins', { creature, rerollOn })
    const passing = SYMBOLS.filter((symbol) => isSuccess(symbol, 'secretEntrance'))
    return { passes: chanceOfSymbols(passing, rerollOn) }
  },
  headline({ passes }, { creature }, locale, content) {
    const [name, share] = [cardName(creature, locale, content), percent(passes, locale)]
    return {
      en: `${name} gets through ${share} of the time.`,
      es: `${name} pasa el ${share} de las veces.`,
    }[locale]
  },
  picture: (_outcome, { rerollOn }, { headline, locale }) =>
    ruinsChart(ruinsChances(rerollOn, undefined), headline, locale),
})
