import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { endName, pieceNames } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { ROOF_AND_WALL, TOWER } from '../table/boards.examples.ts'
import { gridRules } from '../table/grid.rules.ts'
import { End } from '../vocabulary.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { lineOfSight, Sight } from './line-of-sight.ts'
import { sightScene } from './sight.scene.ts'

export const lineOfSightOperation = defineApexOperation({
  id: 'apex.line-of-sight',
  kind: 'resolution',
  summary: {
    en: 'Decides whether two spaces or intersections see each other, and says why.',
    es: 'Decide si dos espacios o intersecciones se ven y explica por qué.',
  },
  rules: ruleIds(boardRules, contentRules, gridRules, lineOfSightRules),
  input: z.strictObject({ board: BoardForm, from: End, to: End }).meta({ id: 'ApexLineOfSightInput' }),
  outcome: Sight,
  examples: [
    {
      name: 'A wall hides the space behind it from a roof (E-21)',
      input: {
        board: { drawn: ROOF_AND_WALL },
        from: { cell: { column: 5, row: 0 } },
        to: { cell: { column: 0, row: 0 } },
      },
    },
    {
      name: 'Far enough behind the wall there is sight again (E-21)',
      input: {
        board: { drawn: ROOF_AND_WALL },
        from: { cell: { column: 0, row: 0 } },
        to: { cell: { column: 7, row: 0 } },
      },
    },
    {
      name: 'From two levels up, a wall hides only the next space (E-32)',
      input: { board: { drawn: TOWER }, from: { cell: { column: 0, row: 1 } }, to: { cell: { column: 9, row: 1 } } },
    },
    {
      name: 'To an intersection',
      input: {
        board: { drawn: ROOF_AND_WALL },
        from: { cell: { column: 0, row: 0 } },
        to: { intersection: { x: 3, y: 1, level: 0 } },
      },
    },
  ],
  run({ board, from, to }, { trace, content }) {
    const placed = placeOnBoard(board, { from, to }, content)
    if (placed instanceof Refusal) return placed
    return lineOfSight(placed.board, placed.ends.from, placed.ends.to, trace)
  },
  headline({ visible, blockers }, { from, to }, locale, content) {
    const [a, b] = [endName(from, locale), endName(to, locale)]
    if (visible) return { en: `Visible: ${a} and ${b} see each other.`, es: `Visible: ${a} y ${b} se ven.` }[locale]
    const what = pieceNames(blockers, locale, content)
    return {
      en: `Blocked: ${a} and ${b} do not see each other (${what}).`,
      es: `Bloqueado: ${a} y ${b} no se ven (${what}).`,
    }[locale]
  },
  picture: (sight, { board, from, to }, caption) =>
    sightScene(boardOf(board, caption.content), { from, to, sight }, caption),
})
