import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { cellName } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { PARAPET_MEETS_BIN, VILLAGE } from '../table/terrain-boards.examples.ts'
import { Space } from '../vocabulary.ts'
import { movementRules } from './movement.rules.ts'
import { movementStep, Step } from './movement.ts'
import { movementStepRules } from './movement-step.rules.ts'

export const movementStepOperation = defineApexOperation({
  id: 'apex.movement-step',
  kind: 'check',
  summary: {
    en: 'Decides whether a step to a neighbouring space is possible and what it costs, part by part.',
    es: 'Decide si un paso a un espacio vecino es posible y qué cuesta, parte por parte.',
  },
  rules: ruleIds(boardRules, contentRules, movementRules, movementStepRules),
  input: z
    .strictObject({ board: BoardForm, from: Space, to: Space, occupied: OccupiedCells })
    .meta({ id: 'ApexMovementStepInput' }),
  outcome: Step,
  examples: [
    {
      name: 'Between a parapet and a bin (E-09)',
      input: {
        board: { drawn: PARAPET_MEETS_BIN },
        from: { cell: { column: 1, row: 2 } },
        to: { cell: { column: 2, row: 1 } },
      },
    },
    {
      name: 'Up to a roof, over its parapet (E-10)',
      input: { board: { drawn: VILLAGE }, from: { cell: { column: 4, row: 1 } }, to: { cell: { column: 3, row: 1 } } },
    },
    {
      name: 'Two levels up are too many',
      input: { board: { drawn: VILLAGE }, from: { cell: { column: 5, row: 4 } }, to: { cell: { column: 6, row: 4 } } },
    },
  ],
  run({ board, from, to, occupied }, { trace, content }) {
    const placed = placeOnBoard(board, { from }, content)
    if (placed instanceof Refusal) return placed
    const beyond = outsideViolations(placed.board, occupied, 'occupied')
    if (beyond.length > 0) return refuse(beyond)
    const start = { cell: from.cell, level: placed.ends.from.level }
    return movementStep(placed.board, start, to.cell, occupancy(placed.board, occupied), trace)
  },
  headline({ cost, mayEnd }, { from, to }, locale) {
    const [start, end] = [cellName(from.cell), cellName(to.cell)]
    if (cost === null)
      return { en: `No step from ${start} to ${end}.`, es: `No hay paso de ${start} a ${end}.` }[locale]
    const proviso = mayEnd ? '' : { en: ', but not to end there', es: ', pero sin terminar allí' }[locale]
    return {
      en: `From ${start} to ${end} for ${cost} MP${proviso}.`,
      es: `De ${start} a ${end} por ${cost} PM${proviso}.`,
    }[locale]
  },
})
