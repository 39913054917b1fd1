import { formatList } from '../../../../lib/wording.ts'
import { defineApexOperation } from '../../define.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { ruleIds } from '../../rules.ts'
import { instantWindowRules } from './instant-window.rules.ts'
import { InstantWindow, InstantWindowInput, openWindow } from './instant-window.ts'

export const instantWindowOperation = defineApexOperation({
  id: 'apex.instant-window',
  kind: 'list',
  summary: {
    en: 'Tells whether instants may be played at a moment, by whom and in which order.',
    es: 'Dice si en un momento se pueden jugar instantáneas, quién puede y en qué orden.',
  },
  rules: [...ruleIds(instantWindowRules), 'apex.content.known'],
  input: InstantWindowInput,
  outcome: InstantWindow,
  examples: [
    {
      name: 'Wraith respawns, and Lifeline may hold Guardian Angel (E-97)',
      input: {
        trigger: 'squadmateRespawning',
        about: 'wraith',
        legends: [
          { id: 'bangalore', squad: 'red' },
          { id: 'wraith', squad: 'red', onBoard: false },
          { id: 'lifeline', squad: 'red', cards: [{ id: 'guardian-angel' }] },
          { id: 'gibraltar', squad: 'blue', cards: [{ id: 'unbroken' }] },
        ],
      },
    },
    {
      name: 'The Ring shifts in the Transition phase (E-102)',
      input: {
        trigger: 'ringShifted',
        phase: 'transition',
        legends: [{ id: 'pathfinder', squad: 'blue', cards: [{ id: 'read-the-ring' }] }],
      },
    },
  ],
  run: (input, { content, trace }) => openWindow(input, content, trace),
  headline({ opens, legends }, _input, locale, content) {
    if (!opens) return { en: 'No instants at this moment.', es: 'En este momento no hay instantáneas.' }[locale]
    const names = legends.filter(({ asked }) => asked).map(({ legend }) => legendName(legend, locale, content))
    if (names.length === 0) return { en: 'Nobody has to be asked.', es: 'No hay que preguntar a nadie.' }[locale]
    return { en: `Asked: ${formatList(names, 'en')}.`, es: `Se pregunta a ${formatList(names, 'es')}.` }[locale]
  },
  details: ({ legends }, _input, locale, content) =>
    legends
      .filter(({ asked }) => asked)
      .map(({ legend, cards }) => {
        const names = cards.map((id) => cardName(id, locale, content))
        return `${legendName(legend, locale, content)}: ${formatList(names, locale)}.`
      }),
})
