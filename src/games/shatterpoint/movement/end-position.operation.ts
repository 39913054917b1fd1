import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { placeText } from '../language/words.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { gantry, lone, piece } from '../table/tables.examples.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { checkEnd } from './end-check.ts'
import { EndPlace, EndPosition } from './end-position.ts'
import { endScene } from './movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from './movement-violation.ts'

export const endPositionOperation = defineShatterpointOperation({
  id: 'shatterpoint.end-position',
  kind: 'check',
  summary: {
    en: 'Tells whether any movement of an object may end at a place, and what it can stand on there.',
    es: 'Dice si un movimiento de un objeto puede acabar en un sitio, y sobre qué puede estar ahí.',
  },
  rules: [...placingRules, 'shatterpoint.move.end-legal', 'shatterpoint.move.bases-different-level'],
  input: z
    .strictObject({
      battlefield: Battlefield,
      object: Id.describe('The character or token that moves.'),
      end: EndPlace,
    })
    .meta({ id: 'ShatterpointEndPositionInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      violations: z.array(ListedViolation).max(MAX_VIOLATIONS),
      places: z
        .array(EndPosition)
        .max(LIMITS.partsInAll + 1)
        .describe('Everything it may stand on at that place, the ground included.'),
    })
    .meta({ id: 'ShatterpointEndPositionOutcome' }),
  examples: [
    {
      name: 'Hanging over the edge of a gantry (E-19)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('G', [300, 400, 400, 480]))],
            units: [lone('B', 'Gar Saxon', [320, 440], { on: 'G' })],
          },
        },
        object: 'Gar Saxon',
        end: { x: 390, y: 440, on: 'G' },
      },
    },
  ],
  run: checkEnd,
  headline({ legal, violations }, { object, end }, locale, content) {
    const text = explainViolations(violations, locale, content)
    return {
      en: legal ? `${object} may end at ${placeText(end, 'en')}.` : `${object} may not end there. ${text}`,
      es: legal ? `${object} puede acabar en ${placeText(end, 'es')}.` : `${object} no puede acabar ahí. ${text}`,
    }[locale]
  },
  picture: ({ violations }, { battlefield, object, end }, caption) =>
    endScene(battlefield, { object, end, violations }, caption),
})
