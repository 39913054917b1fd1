import { formatList } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { diceCount } from '../language/words.ts'
import { endTurn, TurnEnd, TurnEndQuestion } from './turn-end.ts'

export const turnEndOperation = defineSignumOperation({
  id: 'signum.turn-end',
  kind: 'resolution',
  summary: {
    en: 'The end of a turn: which creatures are skipped and what they still roll, what ends in whose order, what stays turned, and who is next.',
    es: 'El final de un turno: qué criaturas no actúan y qué tiran aun así, qué acaba y en qué orden, qué sigue girado y a quién le toca.',
  },
  rules: [
    'signum.turn.in-order',
    'signum.turn.end-not-before',
    'signum.turn.skipped',
    'signum.turn.end',
    'signum.turn.end-between-players',
    'signum.damage.health-lowered',
    'signum.city.turned-until-own-turn',
  ],
  input: TurnEndQuestion,
  outcome: TurnEnd,
  examples: [
    {
      name: 'Skipped creatures (E-78)',
      input: {
        player: 'Bruno',
        order: ['Bruno', 'Ana'],
        creatures: [{ id: 'hadriana-of-the-dawn' }, { id: 'grim-odo', wounded: true, regeneration: 2 }],
        turned: ['temple'],
      },
    },
    {
      name: 'An ability beside effects that end',
      input: {
        player: 'Ana',
        order: ['Ana', 'Bruno'],
        items: [
          { name: 'arena', controller: 'Ana' },
          { name: 'Night Song', controller: 'Ana', acts: true },
          { name: 'krir-the-saboteur', controller: 'Bruno' },
        ],
      },
    },
  ],
  run: endTurn,
  headline: ({ next }, { player }, locale) =>
    ({ en: `${player}’s turn ends; ${next} is next.`, es: `El turno de ${player} acaba; sigue ${next}.` })[locale],
  details: ({ skipped, steps, deaths, staysTurned }, _input, locale, content) => [
    ...skipped.map(({ creature, regenerationDice: dice }) => {
      const name = cardName(creature, locale, content)
      if (dice === 0) return { en: `${name} is skipped.`, es: `${name} no actúa.` }[locale]
      return {
        en: `${name} is skipped and rolls ${diceCount(dice, 'en')} of Regeneration.`,
        es: `${name} no actúa y tira ${diceCount(dice, 'es')} de Regeneración.`,
      }[locale]
    }),
    ...steps.map(({ player, items, chooses }) => {
      const named = formatList(cardNames(items, locale, content), locale)
      if (!chooses) return `${player}: ${named}.`
      return { en: `${player}, in an order of choice: ${named}.`, es: `${player}, en el orden que elija: ${named}.` }[
        locale
      ]
    }),
    ...deaths.map((creature) => {
      const name = cardName(creature, locale, content)
      return { en: `${name} dies, as its health falls.`, es: `${name} muere al bajar su salud.` }[locale]
    }),
    ...(staysTurned.length === 0
      ? []
      : [
          {
            en: `Stays turned: ${formatList(cardNames(staysTurned, 'en', content), 'en')}.`,
            es: `Sigue girado: ${formatList(cardNames(staysTurned, 'es', content), 'es')}.`,
          }[locale],
        ]),
  ],
})
