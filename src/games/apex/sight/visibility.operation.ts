import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { endName, spaces } from '../language/notation.ts'
import { spaceRows } from '../language/spaces.words.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { ROOF_AND_WALL, TOWER } from '../table/boards.examples.ts'
import { gridRules } from '../table/grid.rules.ts'
import { End } from '../vocabulary.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { visibilityScene } from './sight.scene.ts'
import { Visibility, visibility } from './visibility.ts'

export const visibilityOperation = defineApexOperation({
  id: 'apex.visibility',
  kind: 'resolution',
  summary: {
    en: 'Shows everything a space or an intersection sees, with the reason for every hidden space.',
    es: 'Muestra todo lo que ve un espacio o una intersección, con el motivo de cada espacio oculto.',
  },
  rules: ruleIds(boardRules, contentRules, gridRules, lineOfSightRules),
  input: z.strictObject({ board: BoardForm, from: End }).meta({ id: 'ApexVisibilityInput' }),
  outcome: Visibility,
  examples: [
    {
      name: 'From a roof over a wall',
      input: { board: { drawn: ROOF_AND_WALL }, from: { cell: { column: 0, row: 0 } } },
    },
    { name: 'From the top of a tower', input: { board: { drawn: TOWER }, from: { cell: { column: 0, row: 1 } } } },
  ],
  run({ board, from }, { trace, content }) {
    const placed = placeOnBoard(board, { from }, content)
    if (placed instanceof Refusal) return placed
    return visibility(placed.board, placed.ends.from, trace)
  },
  headline({ visible, hidden }, { from }, locale) {
    const name = capitalize(endName(from, locale))
    if (hidden.length === 0) return { en: `${name} sees every space.`, es: `${name} ve todos los espacios.` }[locale]
    return {
      en: `${name} sees ${spaces(visible.length, 'en')}; ${hidden.length} ${hidden.length === 1 ? 'is' : 'are'} hidden.`,
      es: `${name} ve ${spaces(visible.length, 'es')}; ${hidden.length === 1 ? '1 queda oculto' : `${hidden.length} quedan ocultos`}.`,
    }[locale]
  },
  details: ({ hidden }, _input, locale) =>
    hidden.length === 0
      ? []
      : [
          `${{ en: 'Hidden', es: 'Ocultos' }[locale]}: ${spaceRows(
            hidden.map(({ cell }) => cell),
            locale,
          )}.`,
        ],
  picture: (seen, { board, from }, caption) =>
    visibilityScene(boardOf(board, caption.content), { from, seen }, caption),
})
