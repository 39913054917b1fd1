import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, standOnBoard } from '../define.ts'
import { cellName, pieceNames } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { BIN_AND_PARAPET } from '../table/boards.examples.ts'
import { Space } from '../vocabulary.ts'
import { coverRules } from './cover.rules.ts'
import { Cover, cover } from './cover.ts'
import { coverScene } from './sight.scene.ts'

export const coverOperation = defineApexOperation({
  id: 'apex.cover',
  kind: 'resolution',
  summary: {
    en: 'Decides whether a target is in cover from a shooter, and which pieces cover it.',
    es: 'Decide si un objetivo está a cubierto de un tirador y qué piezas lo cubren.',
  },
  rules: ruleIds(boardRules, contentRules, coverRules),
  input: z.strictObject({ board: BoardForm, shooter: Space, target: Space }).meta({ id: 'ApexCoverInput' }),
  outcome: Cover,
  examples: [
    {
      name: 'Through a joint of a bin and a parapet (E-54)',
      input: {
        board: { drawn: BIN_AND_PARAPET },
        shooter: { cell: { column: 1, row: 1 } },
        target: { cell: { column: 2, row: 2 } },
      },
    },
    {
      name: 'Too far behind the bin',
      input: {
        board: { drawn: BIN_AND_PARAPET },
        shooter: { cell: { column: 0, row: 1 } },
        target: { cell: { column: 3, row: 1 } },
      },
    },
  ],
  run({ board, shooter, target }, { trace, content }) {
    const placed = standOnBoard(board, { shooter, target }, content)
    return placed instanceof Refusal ? placed : cover(placed.board, shooter.cell, target.cell, trace)
  },
  headline({ inCover, covering }, { shooter, target }, locale, content) {
    const [from, to] = [cellName(shooter.cell), cellName(target.cell)]
    if (!inCover)
      return { en: `${to} is not in cover from ${from}.`, es: `${to} no está a cubierto de ${from}.` }[locale]
    const what = pieceNames(covering, locale, content)
    return { en: `${to} is in cover from ${from}: ${what}.`, es: `${to} está a cubierto de ${from}: ${what}.` }[locale]
  },
  picture: (found, { board, shooter, target }, caption) =>
    coverScene(boardOf(board, caption.content), { shooter, target, cover: found }, caption),
})
