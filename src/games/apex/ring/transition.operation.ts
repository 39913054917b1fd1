import { formatList } from '../../../lib/wording.ts'
import { defineApexOperation } from '../define.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { ruleIds } from '../rules.ts'
import { ringMaximumOf } from './ring-damage.ts'
import { transitionRules } from './transition.rules.ts'
import { Transition, TransitionInput, transition } from './transition.ts'

export const transitionOperation = defineApexOperation({
  id: 'apex.transition',
  kind: 'resolution',
  summary: {
    en: 'Resolves a whole Transition phase: Ring damage, feats, cooldowns, round marker, recruit cards and initiative.',
    es: 'Resuelve una fase de Transición completa: daño del Anillo, Proezas, tiempos de espera, indicador de Ronda, cartas de Reclutamiento e iniciativa.',
  },
  rules: [
    ...ruleIds(transitionRules),
    'apex.ring.legendary-shield',
    'apex.ring.reshuffle-icon',
    'apex.transition.ring-damage',
    'apex.transition.round-marker',
    'apex.cooldown.tick',
  ],
  input: TransitionInput,
  outcome: Transition,
  examples: [
    {
      name: 'The end of round 3 (E-88)',
      input: {
        round: 3,
        ring: { left: 2, top: 2, right: 15, bottom: 15 },
        legends: [
          { id: 'bangalore', cell: { column: 1, row: 4 }, featsInDeck: 1 },
          { id: 'wraith', cell: { column: 14, row: 14 }, featsInDeck: 0 },
          { id: 'gibraltar', cell: null, featsInDeck: 4 },
          { id: 'bloodhound', cell: { column: 11, row: 8 }, featsInDeck: 3 },
        ],
        tokens: [
          { legend: 'bangalore', ability: 'smoke-launcher', position: 1 },
          { legend: 'gibraltar', ability: 'dome-of-protection', position: 3 },
        ],
      },
    },
    {
      name: 'After round 8 the trophy ends the game (E-92)',
      input: { round: 8, legends: [{ id: 'wraith', cell: { column: 3, row: 3 }, featsInDeck: 0 }] },
    },
  ],
  run: (input, { content, trace }) => transition(input, ringMaximumOf(content), content, trace),
  headline({ ended, round, ring }, _input, locale, content) {
    const hurt = ring
      .filter(({ damage }) => damage > 0)
      .map(({ id, damage }) => `${legendName(id, locale, content)} ${damage}`)
    const tolls =
      hurt.length === 0 ? '' : ` ${{ en: 'Ring damage', es: 'Daño del Anillo' }[locale]}: ${formatList(hurt, locale)}.`
    if (ended)
      return `${{ en: 'The game is over: the tie-breaks decide.', es: 'La partida termina: deciden los desempates.' }[locale]}${tolls}`
    return `${{ en: `Round ${round} begins with Red’s turn.`, es: `Empieza la ronda ${round} con el turno del pelotón Rojo.` }[locale]}${tolls}`
  },
  details({ feats, tokens }, _input, locale, content) {
    const drawing = feats.filter(({ drawn }) => drawn > 0).map(({ id }) => legendName(id, locale, content))
    const back = tokens.filter(({ returned }) => returned).map(({ ability }) => cardName(ability, locale, content))
    const draws = { en: 'Draw a feat card', es: 'Roban una carta de Proeza' }[locale]
    const usable = { en: 'Usable again', es: 'Vuelven a poder usarse' }[locale]
    return [
      ...(drawing.length === 0 ? [] : [`${draws}: ${formatList(drawing, locale)}.`]),
      ...(back.length === 0 ? [] : [`${usable}: ${formatList(back, locale)}.`]),
    ]
  },
})
