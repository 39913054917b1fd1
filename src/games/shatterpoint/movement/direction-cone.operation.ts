import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { degrees } from '../language/words.ts'
import { ToolPoint } from '../measuring/template.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { lone } from '../table/tables.examples.ts'
import { Degrees, Id, Point } from '../vocabulary.ts'
import { findCone } from './direction-cone.ts'
import { coneScene } from './push/push.scene.ts'

const DUEL = { units: [lone('A', 'Asajj', [100, 100]), lone('B', 'Maul', [200, 100])] }

export const directionConeOperation = defineShatterpointOperation({
  id: 'shatterpoint.direction-cone',
  kind: 'resolution',
  summary: {
    en: 'Tells in which directions an object may move away from another or towards it.',
    es: 'Dice en qué direcciones puede moverse un objeto alejándose de otro o hacia él.',
  },
  rules: [
    ...placingRules,
    'shatterpoint.push.away',
    'shatterpoint.pull.toward',
    'shatterpoint.direction.cone',
    'shatterpoint.direction.degenerate',
  ],
  input: z
    .strictObject({
      battlefield: Battlefield,
      object: Id.describe('What is moved.'),
      other: Id.describe('What it moves away from or towards.'),
      mode: z.enum(['push', 'pull']).default('push').describe('A push leads away, a pull towards it.'),
      angle: Degrees.exactOptional().describe('A direction to be checked.'),
      end: Point.exactOptional().describe('An end of the movement to be checked.'),
    })
    .meta({ id: 'ShatterpointDirectionConeInput' }),
  outcome: z
    .object({
      axis: z.number().nullable().describe('In degrees; null if the centres lie above each other.'),
      min: z.number().describe('The least angle that is allowed.'),
      max: z.number().describe('The greatest angle that is allowed.'),
      joint: ToolPoint.nullable().describe('Where the joint of the bent template lies.'),
      angleAllowed: z.boolean().nullable().describe('null if no direction was to be checked.'),
      endAllowed: z.boolean().nullable().describe('null if no end was to be checked.'),
    })
    .meta({ id: 'ShatterpointDirectionConeOutcome' }),
  examples: [
    {
      name: 'Pushed away, one degree too far aside (E-22)',
      input: { battlefield: { drawn: DUEL }, object: 'Maul', other: 'Asajj', angle: 46 },
    },
    { name: 'Pulled towards', input: { battlefield: { drawn: DUEL }, object: 'Maul', other: 'Asajj', mode: 'pull' } },
  ],
  run: findCone,
  headline({ axis, min, max, angleAllowed, endAllowed }, { object, angle }, locale) {
    const text =
      axis === null
        ? { en: `${object} may move in any direction`, es: `${object} puede moverse en cualquier dirección` }[locale]
        : {
            en: `${object} may move between ${degrees(min, 'en')} and ${degrees(max, 'en')}`,
            es: `${object} puede moverse entre ${degrees(min, 'es')} y ${degrees(max, 'es')}`,
          }[locale]
    const words = {
      en: ['is outside', 'is allowed', 'that end is outside', 'that end is allowed'],
      es: ['queda fuera', 'está permitido', 'ese final queda fuera', 'ese final está permitido'],
    }[locale]
    const checks = [
      ...(angleAllowed === null ? [] : [`${degrees(angle ?? 0, locale)} ${words[Number(angleAllowed)]}`]),
      ...(endAllowed === null ? [] : [words[2 + Number(endAllowed)]]),
    ]
    return `${[text, ...checks].join('; ')}.`
  },
  picture({ angleAllowed, axis, min, max, joint }, { battlefield, object, angle }, caption) {
    const asked = angle === undefined ? {} : { angle }
    const cone = { axis, min, max, joint }
    return coneScene(battlefield, { cone, object, isAllowed: angleAllowed !== false, ...asked }, caption)
  },
})
