import { formatChoice } from '../../../lib/wording.ts'
import { defineApexOperation } from '../define.ts'
import { legendName } from '../language/legend-name.ts'

import { squadName } from '../table/squad.ts'
import { RecruitInput, Recruiting, recruit } from './recruit.ts'

export const recruitOperation = defineApexOperation({
  id: 'apex.recruit',
  kind: 'list',
  summary: {
    en: 'Tells which squad recruits next and which Legends it may choose.',
    es: 'Dice qué pelotón recluta a continuación y qué Leyendas puede elegir.',
  },
  rules: ['apex.content.known', 'apex.setup.recruit-alternate', 'apex.setup.intro-legends'],
  input: RecruitInput,
  outcome: Recruiting,
  examples: [
    { name: 'The introductory game begins', input: {} },
    {
      name: 'A draft in which Blue has begun',
      input: { introductory: false, recruited: [{ squad: 'blue', legend: 'wraith' }] },
    },
    {
      name: 'Both squads are complete',
      input: {
        introductory: false,
        recruited: [
          { squad: 'blue', legend: 'wraith' },
          { squad: 'red', legend: 'gibraltar' },
          { squad: 'blue', legend: 'lifeline' },
          { squad: 'red', legend: 'pathfinder' },
        ],
      },
    },
  ],
  run: (input, { content, trace }) => recruit(input, content, trace),
  headline({ next, options }, _input, locale, content) {
    if (next === null) return { en: 'Both squads are complete.', es: 'Ambos pelotones están completos.' }[locale]
    const names = formatChoice(
      options.map((id) => legendName(id, locale, content)),
      locale,
    )
    return {
      en: `${squadName(next, 'en')} recruits: ${names}.`,
      es: `Recluta el pelotón ${squadName(next, 'es')}: ${names}.`,
    }[locale]
  },
  details({ red, blue, unused }, _input, locale, content) {
    const named = (ids: readonly string[]) => ids.map((id) => legendName(id, locale, content)).join(', ')
    const line = (label: string, ids: readonly string[]) => (ids.length === 0 ? [] : [`${label}: ${named(ids)}.`])
    return [
      ...line(squadName('red', locale), red),
      ...line(squadName('blue', locale), blue),
      ...line({ en: 'Back to the box', es: 'Vuelven a la caja' }[locale], unused),
    ]
  },
})
