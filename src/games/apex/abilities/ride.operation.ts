import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { cellNames } from '../language/spaces.words.ts'
import { refuse } from '../refusal.ts'
import { type ApexTrace, ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm } from '../table/board.ts'
import { gridRules } from '../table/grid.rules.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { Cell, Count, Intersection, LIMITS, Space } from '../vocabulary.ts'
import { judgeRide } from './ride.ts'

const Input = z
  .strictObject({
    board: BoardForm.prefault({ content: 'crossroads' }),
    zipline: Intersection.describe('Where the miniature of the Zipline stands.'),
    legend: Space,
    range: z
      .int()
      .min(0)
      .max(LIMITS.side)
      .optional()
      .describe('How near the Legend has to be; of the content if left out.'),
    ofOwnersSquad: z.boolean().default(true),
    ridden: z.boolean().default(false).describe('The Legend has ridden in this activation.'),
    resolving: z.boolean().default(false).describe('An action is being resolved.'),
    occupied: OccupiedCells,
  })
  .meta({ id: 'ApexRideInput' })
type Input = z.infer<typeof Input>

const Ride = z
  .object({ legal: z.boolean(), distance: Count, spaces: z.array(Cell).describe('Where the Legend may be placed.') })
  .meta({ id: 'ApexRideOutcome' })
type Ride = z.infer<typeof Ride>

export const rideOperation = defineApexOperation({
  id: 'apex.ride',
  kind: 'list',
  summary: {
    en: 'Tells whether a Legend may ride a Zipline now, and in which spaces it may be placed.',
    es: 'Dice si una Leyenda puede usar ahora una Tirolina y en qué espacios puede colocarse.',
  },
  rules: [...ruleIds(boardRules, contentRules, gridRules), 'apex.ability.ride'],
  input: Input,
  outcome: Ride,
  examples: [
    {
      name: 'Four spaces away',
      input: {
        board: { drawn: { width: 10, height: 8 } },
        zipline: { x: 6, y: 4, level: 0 },
        legend: { cell: { column: 1, row: 3 } },
        occupied: [{ column: 6, row: 3 }],
      },
    },
  ],
  run: (input, { content, trace }) => ride(input, content, trace),
  headline({ legal, spaces }, _input, locale) {
    if (!legal) return { en: 'It cannot ride the Zipline now.', es: 'Ahora no puede usar la Tirolina.' }[locale]
    if (spaces.length === 0) return { en: 'No space is free there.', es: 'Allí no hay ningún espacio libre.' }[locale]
    return { en: `It may be placed in ${cellNames(spaces)}.`, es: `Puede colocarse en ${cellNames(spaces)}.` }[locale]
  },
})

function ride(input: Input, content: ApexContent, trace: ApexTrace): Ride | Refusal {
  const { board, zipline, legend, occupied } = input
  const placed = placeOnBoard(board, { zipline: { intersection: zipline }, legend }, content)
  if (placed instanceof Refusal) return placed
  const beyond = outsideViolations(placed.board, occupied, 'occupied')
  if (beyond.length > 0) return refuse(beyond)
  const isOccupied = occupancy(placed.board, occupied)
  const range = input.range ?? rangeOf(content)
  return judgeRide(placed.board, { ...input, legend: legend.cell, range, isOccupied }, trace)
}

/** How far the Zipline of the content reaches. */
function rangeOf(content: ApexContent): number {
  const effects = content.abilityCards.get('zipline-gun')?.duration?.effects ?? []
  const ridden = effects.find(({ effect }) => effect === 'teleport')
  return ridden !== undefined && 'range' in ridden ? ridden.range : 0
}
