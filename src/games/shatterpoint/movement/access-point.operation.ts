import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { block, lone, piece } from '../table/tables.examples.ts'
import { Id } from '../vocabulary.ts'
import { AccessGroups, checkAccess } from './access-point.ts'
import { EndPlace } from './end-position.ts'
import { accessScene } from './movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from './movement-violation.ts'
import { placementRules } from './placement.rules.ts'

export const accessPointOperation = defineShatterpointOperation({
  id: 'shatterpoint.access-point',
  kind: 'check',
  summary: {
    en: 'Checks the use of a ladder or a lift at the end of a move.',
    es: 'Comprueba el uso de una escalera o un ascensor al acabar un movimiento.',
  },
  rules: [
    ...placingRules,
    ...ruleIds(placementRules).filter((id) => id.startsWith('shatterpoint.access.')),
    'shatterpoint.move.end-legal',
    'shatterpoint.move.bases-different-level',
  ],
  input: z
    .strictObject({
      battlefield: Battlefield,
      character: Id,
      end: EndPlace.describe('Where its advance, climb, dash or jump would end.'),
      groups: AccessGroups,
      to: Id.describe('The access point it wants to arrive at.'),
      arrival: EndPlace.describe('Where it is placed there.'),
    })
    .meta({ id: 'ShatterpointAccessPointInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      from: Id.nullable().describe('The access point it uses.'),
      violations: z.array(ListedViolation).max(MAX_VIOLATIONS),
    })
    .meta({ id: 'ShatterpointAccessPointOutcome' }),
  examples: [
    {
      name: 'Up a ladder (E-28)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('tower', [505, 450, 605, 550]))],
            units: [lone('A', 'Rex', [400, 500])],
          },
        },
        character: 'Rex',
        end: { x: 470, y: 500 },
        groups: [
          {
            id: 'ladder',
            points: [
              { id: 'bottom', x: 500, y: 500 },
              { id: 'top', x: 520, y: 500, z: 100 },
            ],
          },
        ],
        to: 'top',
        arrival: { x: 545, y: 500, on: 'tower' },
      },
    },
  ],
  run: checkAccess,
  headline({ legal, from, violations }, { character, to }, locale, content) {
    const text = explainViolations(violations, locale, content)
    return {
      en: legal ? `${character} may go from ${from} to ${to}.` : `${character} may not go to ${to}. ${text}`,
      es: legal ? `${character} puede ir de ${from} a ${to}.` : `${character} no puede ir a ${to}. ${text}`,
    }[locale]
  },
  picture({ from, violations }, { battlefield, character, end, groups, to, arrival }, caption) {
    const points = groups.flatMap((group) => group.points)
    const drawn = { object: character, end, arrival, points, used: [from, to], violations }
    return accessScene(battlefield, drawn, caption)
  },
})
