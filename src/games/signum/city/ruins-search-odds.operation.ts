import { z } from 'zod'
import { percent } from '../../../contract/probability.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { BoardForm } from '../table/board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id } from '../vocabulary.ts'
import { ruinsDieFields } from './ruins-die.ts'
import { chanceLabel, RuinsChance, ruinsChances, ruinsChart } from './ruins-odds.ts'
import { BOARD, RuinsTable, TABLE } from './ruins-search.operation.ts'
import { readSearch } from './ruins-search.ts'

export const ruinsSearchOddsOperation = defineSignumOperation({
  id: 'signum.ruins-search-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of what a character finds in ruins, re-rolls by texts included.',
    es: 'Da las probabilidades exactas de lo que un personaje encuentra en unas ruinas, con las repeticiones por textos.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.ruins.search',
    'signum.ruins.once',
    'signum.ruins.reroll',
    'signum.ruins.not-heroes',
    'signum.ruins.not-in-contact',
    'signum.ruins.after-move',
    'signum.odds.ruins',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      creature: Id.describe('Who searches.'),
      ruins: Id.describe('The template that is searched.'),
      table: RuinsTable.exactOptional(),
      rerollOn: ruinsDieFields.rerollOn,
    })
    .meta({ id: 'SignumRuinsSearchOddsInput' }),
  outcome: z.object({ finds: z.array(RuinsChance).max(3) }).meta({ id: 'SignumRuinsSearchOdds' }),
  examples: [
    {
      name: 'A search after a move',
      input: { board: { drawn: BOARD }, creature: 'Ruphus', ruins: 'Ruins', table: TABLE },
    },
  ],
  run(question, context) {
    const search = readSearch(question, context)
    if (search instanceof Refusal) return search
    const { creature, rerollOn, table } = question
    context.trace.applied('signum.odds.ruins', { creature, rerollOn })
    return { finds: ruinsChances(rerollOn, table) }
  },
  headline({ finds }, { creature, ruins }, locale, content) {
    const [name, place] = cardNames([creature, ruins], locale, content)
    const parts = finds.map((chance) => `${chanceLabel(chance, locale)} ${percent(chance.probability, locale)}`)
    return {
      en: `${name} in ${place}: ${parts.join('; ')}.`,
      es: `${name} en ${place}: ${parts.join('; ')}.`,
    }[locale]
  },
  picture: ({ finds }, _input, { headline, locale }) => ruinsChart(finds, headline, locale),
})
