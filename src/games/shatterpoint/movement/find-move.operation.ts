import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { degrees, iconName, placeText } from '../language/words.ts'
import { Placement, TemplateOutline } from '../measuring/template.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { block, lone, piece } from '../table/tables.examples.ts'
import { findMove } from './find-move.ts'
import { CarriedOut } from './move.ts'
import { movementRules } from './movement.rules.ts'
import { moveScene } from './movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from './movement-violation.ts'
import { moverFields, moverRules } from './mover.ts'

export const findMoveOperation = defineShatterpointOperation({
  id: 'shatterpoint.find-move',
  kind: 'check',
  summary: {
    en: 'Looks for a way to lay the template so that a move ends where it is wanted.',
    es: 'Busca cómo poner la plantilla para que un movimiento acabe donde se quiere.',
  },
  rules: [...placingRules, ...ruleIds(movementRules), ...moverRules],
  input: z.strictObject(moverFields).meta({ id: 'ShatterpointFindMoveInput' }),
  outcome: z
    .object({
      legal: z.boolean().describe('Whether a placement was found.'),
      kind: CarriedOut.describe('What it does in effect.'),
      placement: Placement.nullable().describe('null if none was found.'),
      template: TemplateOutline.nullable(),
      isCertain: z.boolean().describe('Whether the answer is certain; a placement always is.'),
      resolution: z
        .number()
        .nullable()
        .describe('The step in degrees at which the template was turned; null if no search was needed.'),
      violations: z
        .array(ListedViolation)
        .max(MAX_VIOLATIONS)
        .describe('What forbids the move or its end, however the template lies.'),
    })
    .meta({ id: 'ShatterpointFindMoveOutcome' }),
  examples: [
    {
      name: 'Around the corner of a wall',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('wall', [150, 60, 165, 140]))],
            units: [lone('A', 'Rex', [100, 100])],
          },
        },
        character: 'Rex',
        kind: 'advance',
        end: { x: 200, y: 120 },
      },
    },
  ],
  run: findMove,
  headline({ kind, placement, isCertain, violations }, { character, end }, locale, content) {
    const verb = iconName(kind, locale)
    const there = placeText(end, locale)
    if (placement !== null)
      return {
        en: `${character} may ${verb} to ${there}: first arm at ${degrees(placement.theta, 'en')}, bent by ${degrees(placement.phi, 'en')}.`,
        es: `${character} puede ${verb} hasta ${there}: primer tramo a ${degrees(placement.theta, 'es')}, doblada ${degrees(placement.phi, 'es')}.`,
      }[locale]
    const why = explainViolations(violations.slice(0, 1), locale, content)
    if (why !== '')
      return {
        en: `${character} may not ${verb} to ${there}. ${why}`,
        es: `${character} no puede ${verb} hasta ${there}. ${why}`,
      }[locale]
    return {
      en: `${character} cannot ${verb} to ${there}${isCertain ? '' : ', as far as the search went'}.`,
      es: `${character} no puede ${verb} hasta ${there}${isCertain ? '' : ', hasta donde se ha buscado'}.`,
    }[locale]
  },
  picture: ({ template, violations }, { battlefield, character, end }, caption) =>
    moveScene(battlefield, { object: character, end, violations, template }, caption),
})
