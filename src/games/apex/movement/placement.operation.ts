import { capitalize } from '../../../lib/wording.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { endName } from '../language/notation.ts'
import { placeNames } from '../language/spaces.words.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { boardOf } from '../table/board.ts'
import { gridRules } from '../table/grid.rules.ts'
import { SMOKE_GROUND } from '../table/terrain-boards.examples.ts'
import { judgePlacement, PlacementInput } from './judge-placement.ts'
import { placementScene } from './place.scene.ts'
import { placementRules } from './placement.rules.ts'
import { Placement } from './placement.ts'
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
  input: PlacementInput,
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
  run: (input, { content, trace }) => judgePlacement(input, content, trace),
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
