import { defineApexOperation } from '../define.ts'
import { ruleTitle } from '../language/rule-title.ts'
import { ruleIds } from '../rules.ts'
import { squadName } from '../table/squad.ts'
import { judgeVictory, VictoryInput } from './judge-victory.ts'
import { victoryRules } from './victory.rules.ts'
import { Verdict } from './victory.ts'

export const victoryOperation = defineApexOperation({
  id: 'apex.victory',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a squad has won, the game goes on, or it is a draw.',
    es: 'Decide si un pelotón ha ganado, la partida sigue o hay empate.',
  },
  rules: [...ruleIds(victoryRules), 'apex.setup.players', 'apex.content.known'],
  input: VictoryInput,
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
  run: (input, { trace }) => judgeVictory(input, trace),
  headline({ result, winner }, _input, locale) {
    if (winner !== null)
      return { en: `${squadName(winner, 'en')} wins.`, es: `Gana el pelotón ${squadName(winner, 'es')}.` }[locale]
    if (result === 'draw') return { en: 'The game is a draw.', es: 'La partida acaba en empate.' }[locale]
    return { en: 'Nobody has won; the game goes on.', es: 'Nadie ha ganado; la partida sigue.' }[locale]
  },
  details: ({ rule, points }, _input, locale) => [
    ...(rule === null ? [] : [`${{ en: 'What decides', es: 'Lo que decide' }[locale]}: ${ruleTitle(rule, locale)}.`]),
    {
      en: `Victory points: Red ${points.red}, Blue ${points.blue}.`,
      es: `Puntos de Victoria: Rojo ${points.red}, Azul ${points.blue}.`,
    }[locale],
  ],
})
