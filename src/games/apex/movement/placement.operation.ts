import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { endName } from '../language/notation.ts'
import { placeNames } from '../language/spaces.words.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { gridRules } from '../table/grid.rules.ts'
import { placeEnd } from '../table/line-end.ts'
import { SMOKE_GROUND } from '../table/terrain-boards.examples.ts'
import { End, LIMITS, Space } from '../vocabulary.ts'
import { placementScene } from './place.scene.ts'
import { placementRules } from './placement.rules.ts'
import { judgePlace, legalPlaces, Placement, PlacementCondition } from './placement.ts'
import { placeCount } from './placement.words.ts'

const SMOKE = { on: 'intersection', free: true, range: { min: 0, max: 5 } } as const

export const placementOperation = defineApexOperation({
  id: 'apex.placement',
  kind: 'list',
  summary: {
    en: 'Decides whether a miniature may be placed somewhere, or lists every place where it may.',
    es: 'Decide si una miniatura se puede colocar en un lugar o enumera todos los lugares donde se puede.',
  },
  rules: ruleIds(boardRules, contentRules, gridRules, placementRules),
  input: z
    .strictObject({
      board: BoardForm,
      legend: Space,
      condition: PlacementCondition,
      miniatures: z
        .array(End)
        .max(LIMITS.objects)
        .default([])
        .describe('Places that Legends and miniatures occupy; objects of the board are read from the board.'),
      candidate: End.optional().describe('The place to judge; without it every legal place is listed.'),
      towards: Space.optional().describe('On which side of an intersection with a right-angled joint it is to stand.'),
    })
    .meta({ id: 'ApexPlacementInput' }),
  outcome: Placement,
  examples: [
    {
      name: 'Smoke at a joint at a right angle (E-71)',
      input: {
        board: { drawn: SMOKE_GROUND },
        legend: { cell: { column: 4, row: 4 } },
        condition: SMOKE,
        candidate: { intersection: { x: 5, y: 5, level: 0 } },
      },
    },
    {
      name: 'Smoke between two pieces in line (E-71)',
      input: {
        board: { drawn: SMOKE_GROUND },
        legend: { cell: { column: 4, row: 4 } },
        condition: SMOKE,
        candidate: { intersection: { x: 5, y: 7, level: 0 } },
      },
    },
    {
      name: 'Every free intersection at 1–2 in sight',
      input: {
        board: { drawn: SMOKE_GROUND },
        legend: { cell: { column: 4, row: 4 } },
        condition: { on: 'intersection', free: true, range: { min: 1, max: 2 }, lineOfSight: true },
      },
    },
  ],
  run({ board, legend, condition, miniatures, candidate, towards }, { trace, content }) {
    const placed = placeOnBoard(board, { legend, towards: towards ?? legend }, content)
    if (placed instanceof Refusal) return placed
    const standing = Refusal.collect(
      miniatures.map((miniature, index) => placeEnd(placed.board, miniature, ['miniatures', index])),
    )
    if (standing instanceof Refusal) return standing
    const placing = { legend: legend.cell, condition, miniatures, towards: towards?.cell ?? null }
    if (candidate === undefined) return { candidate: null, places: legalPlaces(placed.board, placing, trace) }
    const end = placeEnd(placed.board, candidate, ['candidate'])
    if (end instanceof Refusal) return end
    if ('cell' in candidate !== (condition.on === 'space')) {
      return refuse([{ rule: 'apex.place.any', path: ['candidate'], facts: { place: candidate, on: condition.on } }])
    }
    return { candidate: judgePlace(placed.board, placing, end, trace), places: [] }
  },
  headline({ candidate, places }, _input, locale) {
    if (candidate === null) return `${placeCount(places.length, locale)}.`
    const name = capitalize(endName(candidate.place, locale))
    const judged = { en: candidate.legal ? 'legal' : 'not legal', es: candidate.legal ? 'legal' : 'no es legal' }[
      locale
    ]
    return `${name}: ${judged}.`
  },
  details: ({ places }, _input, locale) => placeNames(places, locale),
  picture: (placement, { board, legend, miniatures }, caption) =>
    placementScene(boardOf(board, caption.content), { legend: legend.cell, miniatures, placement }, caption),
})
