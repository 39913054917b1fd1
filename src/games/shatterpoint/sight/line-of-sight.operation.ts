import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { objectsOn } from '../table/named-objects.ts'
import { block, gantry, lone, piece, SKIRMISH } from '../table/tables.examples.ts'
import { Id } from '../vocabulary.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { LineOfSight, lineOfSight } from './line-of-sight.ts'
import { lineOfSightScene } from './sight.scene.ts'

export const lineOfSightOperation = defineShatterpointOperation({
  id: 'shatterpoint.line-of-sight',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a character sees another or an objective, shows a free line or names the parts in the way.',
    es: 'Decide si un personaje ve a otro o a un objetivo, muestra una línea libre o nombra las partes que estorban.',
  },
  rules: [...placingRules, ...ruleIds(lineOfSightRules), 'shatterpoint.terrain.sight'],
  input: z
    .strictObject({
      battlefield: Battlefield,
      viewer: Id.describe('Who looks.'),
      target: Id.describe('The character or objective that is looked for.'),
    })
    .meta({ id: 'ShatterpointLineOfSightInput' }),
  outcome: LineOfSight,
  examples: [
    {
      name: 'A building in the way (E-58)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('building', [180, 50, 220, 150])), piece(gantry('bridge', [240, 60, 270, 140]))],
            units: [lone('A', 'V', [100, 100]), lone('B', 'T', [300, 100])],
          },
        },
        viewer: 'V',
        target: 'T',
      },
    },
    {
      name: 'Past the corner of a building',
      input: { battlefield: { drawn: SKIRMISH }, viewer: 'Trooper 2', target: 'Maul' },
    },
  ],
  run({ battlefield, viewer, target }, { content, trace }) {
    const asked = objectsOn(battlefield, { viewer, target }, content)
    if (asked instanceof Refusal) return asked
    return lineOfSight(asked.field, asked.found.viewer, asked.found.target, trace)
  },
  headline({ visible, blockers }, { viewer, target }, locale) {
    if (visible) return { en: `${viewer} sees ${target}.`, es: `${viewer} ve a ${target}.` }[locale]
    const named = formatList(blockers, locale)
    return {
      en: `${viewer} does not see ${target}: ${named} ${blockers.length === 1 ? 'is' : 'are'} in the way.`,
      es: `${viewer} no ve a ${target}: ${blockers.length === 1 ? 'estorba' : 'estorban'} ${named}.`,
    }[locale]
  },
  picture: (sight, { battlefield, viewer, target }, caption) =>
    lineOfSightScene(battlefield, { viewer, target }, sight, caption),
})
