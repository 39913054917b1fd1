import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { withRaised } from '../table/stored-battlefield.ts'
import { gantry, piece, token } from '../table/tables.examples.ts'
import { placementScene } from '../victory/control.scene.ts'
import { Id, Length, LIMITS } from '../vocabulary.ts'
import { placeTokens } from './objective-placement.ts'

const Placement = z
  .object({
    objective: Id,
    fits: z.boolean(),
    moved: z.boolean().describe('Whether it changes its height.'),
    on: Id.nullable().describe('The part it lies on; null on the ground, or if it fits nowhere.'),
    z: Length.nullable().describe('Its height; null if it fits nowhere.'),
  })
  .meta({ id: 'ShatterpointObjectivePlacement' })

export const objectivePlacementOperation = defineShatterpointOperation({
  id: 'shatterpoint.objective-placement',
  kind: 'resolution',
  summary: {
    en: 'Says where objective tokens go when terrain is put where they lie, and whether it may be put there.',
    es: 'Dice adónde van las fichas de Objetivo cuando se coloca terreno donde están, y si se puede colocar ahí.',
  },
  rules: [...placingRules, 'shatterpoint.objective.on-terrain'],
  input: z
    .strictObject({
      battlefield: Battlefield.describe('With the new terrain, and the objectives where they lay before.'),
      piece: Id.exactOptional().describe('The terrain piece that is put on the table; all of them if left out.'),
    })
    .meta({ id: 'ShatterpointObjectivePlacementInput' }),
  outcome: z
    .object({ legal: z.boolean(), objectives: z.array(Placement).max(LIMITS.objectives) })
    .meta({ id: 'ShatterpointObjectivePlacementOutcome' }),
  examples: [
    {
      name: 'Onto a gantry (E-11)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('gantry', [350, 425, 550, 475]))],
            objectives: [token('Objective', [450, 450])],
          },
        },
        piece: 'gantry',
      },
    },
    {
      name: 'A gantry that has to go elsewhere (E-11)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('gantry', [350, 440, 550, 490]))],
            objectives: [token('Objective', [450, 450])],
          },
        },
        piece: 'gantry',
      },
    },
  ],
  run: placeTokens,
  headline({ legal, objectives }, _input, locale) {
    const lost = objectives.filter(({ fits }) => !fits).map(({ objective }) => objective)
    if (!legal) {
      return {
        en: `The terrain has to go elsewhere: ${formatList(lost, 'en')} would not lie wholly on a part.`,
        es: `El terreno debe ir a otro sitio: ${formatList(lost, 'es')} no ${lost.length === 1 ? 'descansaría' : 'descansarían'} por completo sobre una parte.`,
      }[locale]
    }
    const moved = objectives.filter((objective) => objective.moved).map(({ objective, on }) => `${objective} → ${on}`)
    if (moved.length === 0) return { en: 'No objective has to move.', es: 'Ningún objetivo tiene que moverse.' }[locale]
    return { en: `Objectives go up: ${moved.join(', ')}.`, es: `Objetivos que suben: ${moved.join(', ')}.` }[locale]
  },
  tableAfter: ({ legal, objectives }, { battlefield }, content) =>
    legal ? withRaised(battlefield, objectives, content) : null,
  picture: ({ objectives }, { battlefield }, caption) => placementScene(battlefield, objectives, caption),
})
