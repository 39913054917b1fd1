import { formatChoice, formatList } from '../../../lib/wording.ts'
import { defineApexOperation } from '../define.ts'
import { legendName } from '../language/legend-name.ts'
import { directionName } from '../language/words.ts'
import { lootName, lootNames } from '../loot/loot.words.ts'
import { squadName } from '../table/squad.ts'
import { DropOrder, DropOrderInput, followDrop } from './drop-order.ts'

const INTRODUCTORY = { red: ['bangalore', 'wraith'], blue: ['gibraltar', 'bloodhound'] }
const EPICS = { N: 'phoenix-kit', E: 'barrel-epic', S: 'stock-sniper-epic', W: 'helmet-epic' }

export const dropOrderOperation = defineApexOperation({
  id: 'apex.drop-order',
  kind: 'list',
  summary: {
    en: 'Follows the drop of stage 2: who puts a Legend at a border or enters next, and who gets the epic tokens.',
    es: 'Sigue el salto aéreo de la etapa 2: quién pone una Leyenda en un borde o entra a continuación y quién se lleva las fichas épicas.',
  },
  rules: ['apex.content.known', 'apex.stage2.choose-border', 'apex.stage2.enter', 'apex.stage2.cleanup'],
  input: DropOrderInput,
  outcome: DropOrder,
  examples: [
    {
      name: 'Gibraltar has chosen the south, Wraith the north (E-01)',
      input: {
        legends: INTRODUCTORY,
        epics: EPICS,
        placed: [
          { legend: 'gibraltar', side: 'S' },
          { legend: 'wraith', side: 'N' },
        ],
      },
    },
    {
      name: 'Everyone stands at a border, so Red enters first (E-84)',
      input: {
        legends: INTRODUCTORY,
        epics: EPICS,
        placed: [
          { legend: 'gibraltar', side: 'S' },
          { legend: 'wraith', side: 'N' },
          { legend: 'bloodhound', side: 'W' },
          { legend: 'bangalore', side: 'N' },
        ],
      },
    },
  ],
  run: (input, { trace }) => followDrop(input, trace),
  headline({ step, next, options }, _input, locale, content) {
    if (next === null)
      return { en: 'The drop is done; round 1 begins.', es: 'El salto aéreo ha terminado; empieza la ronda 1.' }[locale]
    const names = formatChoice(
      options.map((id) => legendName(id, locale, content)),
      locale,
    )
    return {
      en: `${squadName(next, 'en')} ${step === 'placing' ? `puts ${names} at a border` : `enters the board with ${names}`}.`,
      es: `El pelotón ${squadName(next, 'es')} ${step === 'placing' ? 'pone en un borde a' : 'entra en el tablero con'} ${names}.`,
    }[locale]
  },
  details({ kept, epicsLeft, removed }, _input, locale, content) {
    const left = epicsLeft.map(
      ({ side, token }) => `${directionName(side, locale)} ${lootName(token, locale, content)}`,
    )
    const gone = { en: 'Out of the game', es: 'Sale de la partida' }[locale]
    return [
      ...kept.map(
        ({ legend, token }) => `${legendName(legend, locale, content)}: ${lootName(token, locale, content)}.`,
      ),
      ...(left.length === 0 ? [] : [`${{ en: 'Still there', es: 'Quedan' }[locale]}: ${formatList(left, locale)}.`]),
      ...(removed.length === 0 ? [] : [`${gone}: ${lootNames(removed, locale, content)}.`]),
    ]
  },
})
