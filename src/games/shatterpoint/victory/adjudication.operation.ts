import type { Localized } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { adjudicationRules } from './adjudication.rules.ts'
import { Adjudication, AdjudicationQuestion, adjudicate } from './adjudication.ts'

export const adjudicationOperation = defineShatterpointOperation({
  id: 'shatterpoint.adjudication',
  kind: 'resolution',
  summary: {
    en: 'Who wins a match that ends without a second claimed card: no units left, a turn limit, a concession.',
    es: 'Quién gana una partida que acaba sin una segunda carta reclamada: sin unidades, por límite de turnos o por rendición.',
  },
  rules: ruleIds(adjudicationRules),
  input: AdjudicationQuestion,
  outcome: Adjudication,
  examples: [
    {
      name: 'No unit is left, and player A has claimed a card',
      input: { reason: 'stalemate', claimed: { A: 1, B: 0 }, track: { token: -3, momentum: { A: 1, B: 1 } } },
    },
    {
      name: 'The last turn is over, and nothing differs',
      input: { reason: 'turnLimit', track: { token: 0, momentum: { A: 2, B: 2 } } },
    },
  ],
  run: adjudicate,
  headline: ({ winner }, _input, locale) =>
    winner === null
      ? { en: 'The match is a draw.', es: 'La partida acaba en empate.' }[locale]
      : { en: `Player ${winner} wins the match.`, es: `El jugador ${winner} gana la partida.` }[locale],
  details: ({ by }, _input, locale) => [BASES[by][locale]],
})

const BASES: Readonly<Record<Adjudication['by'], Localized>> = {
  cards: { en: 'More struggle cards claimed.', es: 'Más cartas de Confrontación reclamadas.' },
  token: { en: 'The struggle token lies on that half.', es: 'La ficha de Confrontación está en esa mitad.' },
  momentum: { en: 'More momentum.', es: 'Más predominio.' },
  draw: { en: 'Cards, token and momentum are equal.', es: 'Cartas, ficha y predominio están igualados.' },
  concession: { en: 'The other player conceded.', es: 'El otro jugador se rindió.' },
}
