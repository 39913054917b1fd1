import { z } from 'zod'
import { RuleViolation } from '../../../contract/violation.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { Count } from '../vocabulary.ts'
import { MissionSetChoice } from './mission-set.ts'
import { checkMissionSet } from './mission-set-check.ts'

export const missionSetOperation = defineShatterpointOperation({
  id: 'shatterpoint.mission-set',
  kind: 'check',
  summary: {
    en: 'Checks a mission set: everything that is wrong with its objectives and struggle cards.',
    es: 'Comprueba un set de Misión: todo lo que está mal en sus objetivos y cartas de Confrontación.',
  },
  rules: ['shatterpoint.mission.set', 'shatterpoint.mission.two-maps', 'shatterpoint.content.known'],
  input: z.strictObject({ mission: MissionSetChoice }).meta({ id: 'ShatterpointMissionSetInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      violations: z.array(RuleViolation),
      name: PrintedName,
      objectives: Count,
      struggles: Count,
    })
    .meta({ id: 'ShatterpointMissionSetOutcome' }),
  examples: [
    { name: 'The mission of the core set', input: { mission: { set: 'shifting-priorities' } } },
    {
      name: 'A set with three mistakes',
      input: {
        mission: {
          own: {
            name: 'Ambush',
            objectives: [{ id: 'gate', x: 450, y: 450 }],
            struggles: [
              {
                id: 'first',
                name: 'First',
                phase: 1,
                maps: [{ active: [{ objective: 'gate' }] }, { active: [{ objective: 'well' }] }],
              },
              { id: 'last', name: 'Last', phase: 3, maps: [{ active: [{ objective: 'gate' }] }] },
            ],
          },
        },
      },
    },
  ],
  run: checkMissionSet,
  headline({ legal, violations, name }, _input, locale) {
    const count = violations.length
    if (legal) return { en: `${name} is a valid mission set.`, es: `${name} es un set de Misión válido.` }[locale]
    return {
      en: `${name} is not a valid mission set: ${count} ${count === 1 ? 'violation' : 'violations'}.`,
      es: `${name} no es un set de Misión válido: ${count} ${count === 1 ? 'infracción' : 'infracciones'}.`,
    }[locale]
  },
  details: ({ violations }, _input, locale, content) =>
    violations.map((violation) => explainViolations([violation], locale, content)),
})
