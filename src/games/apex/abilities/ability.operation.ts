import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { cardName } from '../language/legend-name.ts'
import { placementRules } from '../movement/placement.rules.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { gridRules } from '../table/grid.rules.ts'
import { squadName } from '../table/squad.ts'
import { turnOf } from '../turn/windows/timing.ts'
import { AbilityInput, AbilityUse, useAbility } from './ability.ts'

export const abilityOperation = defineApexOperation({
  id: 'apex.ability',
  kind: 'check',
  summary: {
    en: 'Checks whether a Legend may use an ability now: token, AP and every placing condition, and what becomes of its token.',
    es: 'Comprueba si una Leyenda puede usar ahora una Habilidad: ficha, PA y cada condición de colocación, y qué ocurre con su ficha.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, gridRules, placementRules),
    'apex.ability.use',
    'apex.ability.all-conditions',
    'apex.ability.tokens-limit',
    'apex.ability.permanent-reuse',
    'apex.ability.attach',
    'apex.ability.need-token',
    'apex.card.own-activation',
    'apex.activation.ap',
    'apex.timing.immediate',
    'apex.timing.duration',
    'apex.timing.delay',
    'apex.timing.count-turns',
    'apex.timing.after-the-end',
  ],
  input: AbilityInput,
  outcome: AbilityUse,
  examples: [
    {
      name: 'Smoke between the squads (E-98)',
      input: {
        ability: { id: 'smoke-launcher' },
        legend: { cell: { column: 6, row: 7 } },
        place: { intersection: { x: 8, y: 8, level: 0 } },
        tokensInSupply: 2,
        turnIndex: 4,
      },
    },
    {
      name: 'Ravens on two enemies (E-70)',
      input: {
        ability: { id: 'ravens' },
        legend: { cell: { column: 11, row: 8 } },
        targets: [
          { id: 'wraith', cell: { column: 9, row: 7 } },
          { id: 'bangalore', cell: { column: 10, row: 10 } },
        ],
      },
    },
    {
      name: 'A Dome that is too far away',
      input: {
        ability: { id: 'dome-of-protection' },
        legend: { cell: { column: 11, row: 7 } },
        place: { intersection: { x: 8, y: 8, level: 0 } },
      },
    },
  ],
  run: (input, { content, trace }) => useAbility(input, content, trace),
  headline({ legal, cost }, { ability }, locale, content) {
    const name = 'id' in ability ? cardName(ability.id, locale, content) : ability.face.name
    if (!legal) return { en: `${name} cannot be used like that.`, es: `${name} no se puede usar así.` }[locale]
    return {
      en: `${name} may be used ${cost === 0 ? 'for no' : `for ${cost}`} AP.`,
      es: `${name} se puede usar ${cost === 0 ? 'sin gastar' : `por ${cost}`} PA.`,
    }[locale]
  },
  details({ legal, turnIndex, cooldown, tokensLeft }, _input, locale) {
    if (!legal) return []
    const turn = turnIndex === null ? null : turnOf(turnIndex)
    return [
      ...(turn === null
        ? []
        : [
            {
              en: `Its token is reached at the start of ${squadName(turn.squad, 'en')}’s turn of round ${turn.round}.`,
              es: `El indicador llega a su ficha al comienzo del turno ${squadName(turn.squad, 'es')} de la ronda ${turn.round}.`,
            }[locale],
          ]),
      {
        en: `Cooldown ${cooldown}; tokens left in the supply: ${tokensLeft}.`,
        es: `Tiempo de espera ${cooldown}; fichas que quedan en la reserva: ${tokensLeft}.`,
      }[locale],
    ]
  },
})
