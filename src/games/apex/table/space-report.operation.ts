import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { cellName, pieceNames } from '../language/notation.ts'
import { directionName } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { Space } from '../vocabulary.ts'
import { boardRules } from './board.rules.ts'
import { BoardForm } from './board.ts'
import { ROOF_AND_WALL } from './boards.examples.ts'
import { reportSpace, SpaceReport } from './space-report.ts'

export const spaceReportOperation = defineApexOperation({
  id: 'apex.space-report',
  kind: 'resolution',
  summary: {
    en: 'Looks at one space: its level, the buildings below it, and what is free or occupied in it, on its edges and corners.',
    es: 'Mira un espacio: su nivel, los edificios que tiene debajo y qué está libre u ocupado en él, en sus bordes y esquinas.',
  },
  rules: [...ruleIds(boardRules, contentRules), 'apex.grid.building', 'apex.grid.elements'],
  input: z.strictObject({ board: BoardForm, space: Space }).meta({ id: 'ApexSpaceReportInput' }),
  outcome: SpaceReport,
  examples: [
    { name: 'On a roof', input: { board: { drawn: ROOF_AND_WALL }, space: { cell: { column: 1, row: 1 } } } },
    {
      name: 'A beacon at the crossroads',
      input: { board: { content: 'crossroads' }, space: { cell: { column: 15, row: 7 } } },
    },
  ],
  run({ board, space }, { content, trace }) {
    const placed = placeOnBoard(board, { space }, content)
    return placed instanceof Refusal ? placed : reportSpace(placed.board, space.cell, trace)
  },
  headline({ cell, level, free, pieces }, _input, locale, content) {
    const taken = pieces.length === 0 ? '' : ` (${pieceNames(pieces, locale, content)})`
    return {
      en: `${cellName(cell)} is on level ${level} and ${free ? 'free' : 'occupied'}${taken}.`,
      es: `${cellName(cell)} está en el nivel ${level} y ${free ? 'libre' : 'ocupado'}${taken}.`,
    }[locale]
  },
  details({ edges, corners }, _input, locale, content) {
    const taken = edges.filter(({ pieces }) => pieces.length > 0)
    const free = corners.filter((corner) => corner.free).length
    return [
      ...taken.map(({ side, pieces }) => {
        const edge = { en: `The ${directionName(side, 'en')} edge`, es: `El borde ${directionName(side, 'es')}` }[
          locale
        ]
        return `${edge}: ${pieceNames(pieces, locale, content)}.`
      }),
      { en: `Free corners on its level: ${free} of 4.`, es: `Intersecciones libres de su nivel: ${free} de 4.` }[
        locale
      ],
    ]
  },
})
