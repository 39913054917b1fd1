import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { explainViolations } from '../language/violation.ts'
import { iconName, placeText } from '../language/words.ts'
import { Placement, TemplateOutline } from '../measuring/template.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { block, gantry, lone, piece } from '../table/tables.examples.ts'
import { checkMove } from './check-move.ts'
import { Consequences, consequenceRules } from './consequences.ts'
import { consequenceLines } from './consequences.words.ts'
import { EndPosition } from './end-position.ts'
import { CarriedOut } from './move.ts'
import { movementRules } from './movement.rules.ts'
import { moveScene } from './movement.scene.ts'
import { ListedViolation, MAX_VIOLATIONS } from './movement-violation.ts'
import { moverFields, moverRules } from './mover.ts'

export const moveOperation = defineShatterpointOperation({
  id: 'shatterpoint.move',
  kind: 'check',
  summary: {
    en: 'Checks an advance, dash, climb, jump or reposition with the template laid: everything that is wrong, or that it is legal.',
    es: 'Comprueba un avance, carrera, trepada, salto o reposicionamiento con la plantilla puesta: todo lo que está mal, o que es legal.',
  },
  rules: [...new Set([...placingRules, ...ruleIds(movementRules), ...moverRules, ...consequenceRules])],
  input: z
    .strictObject({
      ...moverFields,
      pinned: z.boolean().exactOptional().describe('Whether its unit is pinned; as the table says if left out.'),
      placement: Placement,
    })
    .meta({ id: 'ShatterpointMoveInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      kind: CarriedOut.describe('What it does in effect.'),
      template: TemplateOutline,
      end: EndPosition.describe('Where the character is afterwards; where it was if the move is not legal.'),
      losesPinned: z.boolean().describe('Whether its unit is no longer pinned because it did not move.'),
      violations: z.array(ListedViolation).max(MAX_VIOLATIONS),
      consequences: Consequences.nullable().describe(
        'null if the move is not legal; a pinned character stays where it is, and its unit loses pinned.',
      ),
    })
    .meta({ id: 'ShatterpointMoveOutcome' }),
  examples: [
    {
      name: 'An advance below a gantry (E-15)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('gantry', [180, 0, 220, 200]))],
            units: [lone('A', 'Anakin', [100, 100])],
          },
        },
        character: 'Anakin',
        kind: 'advance',
        placement: { theta: 0 },
        end: { x: 290, y: 100 },
      },
    },
    {
      name: 'A dash that would lead up a building (E-16)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('building', [160, 60, 260, 140]))],
            units: [lone('B', 'Kalani', [100, 100])],
          },
        },
        character: 'Kalani',
        kind: 'dash',
        placement: { theta: 0 },
        end: { x: 190, y: 100, on: 'building' },
      },
    },
  ],
  run: checkMove,
  headline({ legal, kind, end, losesPinned, violations }, { character }, locale, content) {
    const verb = iconName(kind, locale)
    if (losesPinned)
      return {
        en: `${character} is pinned: it does not move, and its unit is no longer pinned.`,
        es: `El personaje ${character} está inmovilizado: no se mueve, y su unidad deja de estarlo.`,
      }[locale]
    if (legal)
      return {
        en: `Legal: ${character} may ${verb} to ${placeText(end, 'en')}.`,
        es: `Es legal: ${character} puede ${verb} hasta ${placeText(end, 'es')}.`,
      }[locale]
    const first = explainViolations(violations.slice(0, 1), locale, content)
    const more = violations.length > 1 ? ` ${moreViolations(violations.length - 1, locale)}` : ''
    return {
      en: `${character} may not ${verb} like this. ${first}${more}`,
      es: `${character} no puede ${verb} así. ${first}${more}`,
    }[locale]
  },
  details: ({ consequences }, _input, locale) => (consequences === null ? [] : consequenceLines(consequences, locale)),
  tableAfter: ({ consequences }) => consequences?.battlefield ?? null,
  picture: ({ template, violations }, { battlefield, character, end }, caption) =>
    moveScene(battlefield, { object: character, end, violations, template }, caption),
})

const moreViolations = (count: number, locale: Locale): string =>
  ({
    en: `(And ${count === 1 ? '1 more violation' : `${count} more violations`}.)`,
    es: `(Y ${count === 1 ? '1 infracción más' : `${count} infracciones más`}.)`,
  })[locale]
