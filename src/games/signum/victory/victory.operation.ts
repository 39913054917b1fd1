import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { victoryRules } from './victory.rules.ts'
import { evaluate, Verdict, VictoryQuestion } from './victory.ts'

const REASONS: Readonly<Record<Locale, Readonly<Record<Verdict['reason'], string>>>> = {
  en: {
    hero: 'the other heroes have fallen',
    concession: 'the others gave up',
    prosperity: 'enough prosperity',
    timeLimit: 'fewer wounds when time is up',
    wealth: 'more prosperity and buildings',
    kills: 'more kills',
    agreement: 'the players agreed',
    nothing: 'nothing tells them apart',
  },
  es: {
    hero: 'los demás héroes han caído',
    concession: 'los demás se rindieron',
    prosperity: 'Prosperidad suficiente',
    timeLimit: 'menos heridas al acabar el tiempo',
    wealth: 'más Prosperidad y edificios',
    kills: 'más bajas',
    agreement: 'los jugadores lo acordaron',
    nothing: 'nada los distingue',
  },
}

export const victoryOperation = defineSignumOperation({
  id: 'signum.victory',
  kind: 'resolution',
  summary: {
    en: 'Whether the game is over, who wins it, and what decides.',
    es: 'Si la partida ha terminado, quién la gana y qué lo decide.',
  },
  rules: ruleIds(victoryRules),
  input: VictoryQuestion,
  outcome: Verdict,
  examples: [
    {
      name: 'Both heroes have fallen (E-55)',
      input: {
        players: [
          { player: 'A', hero: 'fallen', prosperity: 20, buildingCosts: 12 },
          { player: 'B', hero: 'fallen', prosperity: 25, buildingCosts: 5 },
        ],
      },
    },
    {
      name: 'A tactic has to be resolved first (E-26)',
      input: { players: [{ player: 'A', hero: 'fallen' }, { player: 'B' }], triggersPending: true },
    },
    {
      name: 'Two players reach 51 points',
      input: {
        players: [
          { player: 'A', prosperity: 51 },
          { player: 'B', prosperity: 60 },
        ],
        reached: ['B', 'A'],
      },
    },
    {
      name: 'The first of three falls',
      input: { players: [{ player: 'A', hero: 'fallen' }, { player: 'B' }, { player: 'C' }] },
    },
    {
      name: 'The last of three',
      input: {
        players: [{ player: 'A', hero: 'out' }, { player: 'B', hero: 'fallen' }, { player: 'C' }],
      },
    },
    {
      name: 'Two against two',
      input: {
        players: [
          { player: 'A', team: 'south', hero: 'out' },
          { player: 'B', team: 'south' },
          { player: 'C', team: 'north', hero: 'fallen' },
          { player: 'D', team: 'north', hero: 'out' },
        ],
      },
    },
    { name: 'One of two gives up', input: { players: [{ player: 'A', hero: 'conceded' }, { player: 'B' }] } },
    { name: 'An agreed draw', input: { players: [{ player: 'A' }, { player: 'B' }], cause: 'agreedDraw' } },
  ],
  run: (question, { trace }) => evaluate(question, trace),
  headline({ over, winners, draw, reason, resolveFirst }, _input, locale) {
    if (resolveFirst) return { en: 'Effects are resolved first.', es: 'Primero se resuelven los efectos.' }[locale]
    if (!over) return { en: 'The game goes on.', es: 'La partida continúa.' }[locale]
    const why = REASONS[locale][reason]
    if (draw) return { en: `A draw: ${why}.`, es: `Empate: ${why}.` }[locale]
    const names = formatList(winners, locale)
    return {
      en: `${names} ${winners.length > 1 ? 'win' : 'wins'}: ${why}.`,
      es: `${winners.length > 1 ? 'Ganan' : 'Gana'} ${names}: ${why}.`,
    }[locale]
  },
})
