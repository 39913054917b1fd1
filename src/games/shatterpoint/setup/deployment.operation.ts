import { z } from 'zod'
import { BOOK } from '../content/book-numbers.ts'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { deploymentScene } from '../movement/movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from '../movement/movement-violation.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import { fieldOf } from '../table/table.scene.ts'
import { base, lone } from '../table/tables.examples.ts'
import { Id } from '../vocabulary.ts'
import { checkDeployment, EDGES } from './deployment.ts'

const SQUAD = {
  units: [
    lone('A', 'Anakin', [450, 96], {}, { type: 'primary' }),
    lone('A', 'Rex', [510, 96], {}, { type: 'secondary' }),
    { id: '501st', player: 'A' as const, characters: [base('Trooper 1', [390, 96]), base('Trooper 2', [450, 150])] },
  ],
}

export const deploymentOperation = defineShatterpointOperation({
  id: 'shatterpoint.deployment',
  kind: 'check',
  summary: {
    en: 'Checks how a squad was deployed: everything that is wrong.',
    es: 'Comprueba cómo se ha desplegado una escuadra: todo lo que está mal.',
  },
  rules: [
    ...placingRules,
    'shatterpoint.setup.deploy',
    'shatterpoint.setup.deploy-choice',
    'shatterpoint.move.end-legal',
  ],
  input: z
    .strictObject({
      battlefield: Battlefield.describe('With the squad where it was put, and all that was there before.'),
      squad: z.array(Id).min(1).max(3).describe('The units of the squad.'),
      leader: Id.describe('The character of its primary unit that was put down first.'),
      edge: z
        .enum(EDGES)
        .meta({ id: 'ShatterpointEdge' })
        .describe('The edge of its player: south is y = 0, the edge of the starting player.'),
    })
    .meta({ id: 'ShatterpointDeploymentInput' }),
  outcome: z
    .object({ legal: z.boolean(), violations: z.array(ListedViolation).max(MAX_VIOLATIONS) })
    .meta({ id: 'ShatterpointDeploymentOutcome' }),
  examples: [
    {
      name: 'A squad around its primary',
      input: { battlefield: { drawn: SQUAD }, squad: ['Anakin', 'Rex', '501st'], leader: 'Anakin', edge: 'south' },
    },
    {
      name: 'A squad at the wrong edge',
      input: { battlefield: { drawn: SQUAD }, squad: ['Anakin', 'Rex', '501st'], leader: 'Anakin', edge: 'north' },
    },
  ],
  run: checkDeployment,
  headline({ legal, violations }, _input, locale, content) {
    const text = explainViolations(violations, locale, content)
    return {
      en: legal ? 'The squad is deployed properly.' : `The squad is not deployed properly. ${text}`,
      es: legal ? 'La escuadra está bien desplegada.' : `La escuadra no está bien desplegada. ${text}`,
    }[locale]
  },
  picture({ violations }, { battlefield, leader, edge }, caption) {
    const field = fieldOf(battlefield, caption.content)
    const { lengths } = field
    const strip = { isNear: edge === 'south', reach: rangeLength(BOOK.edgeRange, lengths) }
    const drawn = { leader, strip, reach: rangeLength(BOOK.leaderRange, lengths), violations }
    return deploymentScene(field, drawn, caption)
  },
})
