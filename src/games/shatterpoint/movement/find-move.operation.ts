import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { tellViolations } from '../language/violation.ts'
import { degrees, iconName, placeText } from '../language/words.ts'
import { layTemplate, outlineOf, Placement, TemplateOutline } from '../measuring/template.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { block, lone, piece } from '../table/tables.examples.ts'
import { findPlacement } from './find-placement.ts'
import { CarriedOut, effectiveMove, explainMove, moveEndViolations, templateOf, wallsFor } from './move.ts'
import { movementRules } from './movement.rules.ts'
import { moveScene } from './movement.scene.ts'
import { ListedViolation, listViolations, MAX_VIOLATIONS } from './movement-violation.ts'
import { moverFields, moverOn, moverRules } from './mover.examples.ts'

export const findMoveOperation = defineShatterpointOperation({
  id: 'shatterpoint.find-move',
  kind: 'check',
  summary: {
    en: 'Looks for a way to lay the template so that a move ends where it is wanted.',
    es: 'Busca cómo poner la plantilla para que un movimiento acabe donde se quiere.',
  },
  rules: [
    ...placingRules,
    ...ruleIds(movementRules).filter((id) => id !== 'shatterpoint.condition.pinned'),
    ...moverRules,
  ],
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
  run(input, context) {
    const { trace } = context
    const placed = moverOn(input, context)
    if (placed instanceof Refusal) return placed
    const { field, mover, end } = placed
    const { character } = mover
    const effective = effectiveMove(mover, trace)
    const found = [...effective.violations, ...moveEndViolations({ ...mover, end }, effective.kind, field)]
    const violations = listViolations(found, trace)
    const none = { legal: false, kind: effective.kind, placement: null, template: null, violations }
    if (violations.length > 0) return { ...none, isCertain: true, resolution: null }

    const template = templateOf(effective.kind, field)
    const walls = wallsFor(character, effective.kind, field).map(({ outline }) => outline)
    const { placement, ...search } = findPlacement(character.disc, end.disc, template, walls)
    if (placement === null) return { ...none, ...search }
    explainMove({ ...mover, isPinned: false, placement, end }, effective.kind, field, trace)
    const laid = outlineOf(layTemplate(character.disc, template, placement))
    return { ...none, ...search, legal: true, placement, template: laid }
  },
  headline({ kind, placement, isCertain, violations }, { character, end }, locale) {
    const verb = iconName(kind, locale)
    const there = placeText(end, locale)
    if (placement !== null)
      return {
        en: `${character} may ${verb} to ${there}: first arm at ${degrees(placement.theta, 'en')}, bent by ${degrees(placement.phi, 'en')}.`,
        es: `${character} puede ${verb} hasta ${there}: primer tramo a ${degrees(placement.theta, 'es')}, doblada ${degrees(placement.phi, 'es')}.`,
      }[locale]
    const why = tellViolations(violations.slice(0, 1), locale)
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
