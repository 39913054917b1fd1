import { z } from 'zod'
import { capitalize, formatChoice, formatList } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { withControllers } from '../table/stored-battlefield.ts'
import { lone, SKIRMISH, token } from '../table/tables.examples.ts'
import { Id, LIMITS, PLAYERS } from '../vocabulary.ts'
import { controlRules } from './control.rules.ts'
import { controlScene } from './control.scene.ts'
import { Control, PerPlayer } from './control.ts'
import { checkControl } from './control-check.ts'

export const objectiveControlOperation = defineShatterpointOperation({
  id: 'shatterpoint.objective-control',
  kind: 'resolution',
  summary: {
    en: 'Decides who controls the objectives at the end of a turn.',
    es: 'Decide quién controla los objetivos al final de un turno.',
  },
  rules: [...placingRules, ...ruleIds(controlRules)],
  input: z
    .strictObject({
      battlefield: Battlefield,
      objectives: z
        .array(Id)
        .min(1)
        .max(LIMITS.objectives)
        .exactOptional()
        .describe('Those that are asked about, all active; every objective on the table if left out.'),
    })
    .meta({ id: 'ShatterpointObjectiveControlInput' }),
  outcome: z
    .object({
      controlled: PerPlayer.describe('How many of these objectives each player controls.'),
      objectives: z.array(Control).max(LIMITS.objectives),
    })
    .meta({ id: 'ShatterpointObjectiveControlOutcome' }),
  examples: [
    {
      name: 'Characters at the same elevation first (E-12)',
      input: {
        battlefield: {
          drawn: {
            units: [
              lone('A', 'Anakin', [500, 450]),
              lone('B', 'Supercommando 1', [450, 500], { z: 100 }),
              lone('B', 'Supercommando 2', [400, 450], { z: 100 }),
            ],
            objectives: [token('Objective', [450, 450])],
          },
        },
      },
    },
    { name: 'Every objective of a table', input: { battlefield: { drawn: SKIRMISH } } },
  ],
  run: checkControl,
  headline({ objectives }, _input, locale) {
    if (objectives.length === 0) return { en: 'There are no objectives.', es: 'No hay objetivos.' }[locale]
    const parts = [...PLAYERS, null].flatMap((player) => {
      const held = objectives.filter(({ controller }) => controller === player).map(({ objective }) => objective)
      if (held.length === 0) return []
      if (player === null)
        return { en: `nobody controls ${formatChoice(held, 'en')}`, es: `nadie controla ${held.join(' ni ')}` }[locale]
      const names = formatList(held, locale)
      return { en: `${player} controls ${names}`, es: `${player} controla ${names}` }[locale]
    })
    return `${capitalize(parts.join('; '))}.`
  },
  details: ({ objectives }, _input, locale) =>
    objectives.flatMap(({ objective, contestants }) => {
      const names = formatList(
        contestants.map(({ character, player }) => `${character} (${player})`),
        locale,
      )
      if (names === '') return []
      return [
        {
          en: `${objective} is contested by ${names}.`,
          es: `${objective}: lo ${contestants.length === 1 ? 'disputa' : 'disputan'} ${names}.`,
        }[locale],
      ]
    }),
  tableAfter: ({ objectives }, { battlefield }, content) => withControllers(battlefield, objectives, content),
  picture: ({ objectives }, { battlefield }, caption) => controlScene(battlefield, objectives, caption),
})
