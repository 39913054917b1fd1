import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { placeText } from '../language/words.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import { withMoved } from '../table/stored-battlefield.ts'
import { fieldOf } from '../table/table.scene.ts'
import { block, lone, piece } from '../table/tables.examples.ts'
import { Id, Range } from '../vocabulary.ts'
import { EndPlace } from './end-position.ts'
import { placeScene } from './movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from './movement-violation.ts'
import { checkPlacing } from './placing.ts'

export const placeOperation = defineShatterpointOperation({
  id: 'shatterpoint.place',
  kind: 'check',
  summary: {
    en: 'Checks where an effect places an object: the range, and whether it may stand there.',
    es: 'Comprueba dónde un efecto coloca un objeto: el alcance, y si puede estar ahí.',
  },
  rules: [
    ...placingRules,
    'shatterpoint.place',
    'shatterpoint.move.end-legal',
    'shatterpoint.move.bases-different-level',
  ],
  input: z
    .strictObject({
      battlefield: Battlefield,
      object: Id.describe('The character or token that is placed.'),
      range: Range,
      reference: Id.exactOptional().describe('What the range is measured from, if not from where the object was.'),
      end: EndPlace,
    })
    .meta({ id: 'ShatterpointPlaceInput' }),
  outcome: z
    .object({ legal: z.boolean(), violations: z.array(ListedViolation).max(MAX_VIOLATIONS) })
    .meta({ id: 'ShatterpointPlaceOutcome' }),
  examples: [
    {
      name: 'Up on a roof',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('roof', [200, 60, 300, 140]))],
            units: [lone('A', 'Ahsoka', [100, 100])],
          },
        },
        object: 'Ahsoka',
        range: 3,
        end: { x: 250, y: 100, on: 'roof' },
      },
    },
  ],
  run: checkPlacing,
  headline({ legal, violations }, { object, end }, locale, content) {
    const text = explainViolations(violations, locale, content)
    return {
      en: legal ? `${object} may be placed at ${placeText(end, 'en')}.` : `${object} may not be placed there. ${text}`,
      es: legal ? `${object} puede colocarse en ${placeText(end, 'es')}.` : `${object} no puede colocarse ahí. ${text}`,
    }[locale]
  },
  tableAfter: ({ legal }, { battlefield, object, end }, content) =>
    legal ? withMoved(battlefield, [{ object, end }], content) : null,
  picture({ violations }, { battlefield, object, reference = object, range, end }, caption) {
    const field = fieldOf(battlefield, caption.content)
    const reach = rangeLength(range, field.lengths)
    return placeScene(field, { object, end, violations, reference, reach }, caption)
  },
})
