import type { Scene } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { type ApexCaption, boardScene, keyIf } from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import {
  AUTOMATA_COLOURS,
  AUTOMATON_KEY,
  automatonMark,
  DANGER_KEY,
  dangerTints,
  figureKeys,
  figureMarks,
  note,
  pathLine,
} from '../scenes/marks.ts'
import type { AutomatonInput, TableInput } from '../setting/fields.ts'

type Way = {
  readonly input: TableInput & { readonly automaton: AutomatonInput; readonly primary: string | null }
  readonly entered: readonly Cell[]
  readonly blocked: readonly Cell[]
  readonly shots: readonly Cell[]
}

/** The way of an Automaton: the spaces it entered in order, those that were blocked, and where it shot. */
export function moveScene(board: Board, { input, entered, blocked, shots }: Way, caption: ApexCaption): Scene {
  const start = input.automaton.cell
  const danger = input.zones.flatMap(({ spaces }) => spaces)
  return boardScene(board, caption, (canvas) => ({
    under: dangerTints(danger, canvas),
    over: [
      ...(start === null ? [] : pathLine([start, ...entered], board, AUTOMATA_COLOURS.automaton, canvas)),
      ...blocked.flatMap((cell) => note(cell, '×', AUTOMATA_COLOURS.rejected, canvas, board)),
      ...figureMarks(input, input.primary, canvas),
      ...entered.flatMap((cell, index) => note(cell, String(index + 1), AUTOMATA_COLOURS.chosen, canvas, board)),
      ...shots.flatMap((cell) => {
        const aim = input.enemies.find(({ id }) => id === input.primary)?.cell ?? cell
        return pathLine([cell, aim], board, AUTOMATA_COLOURS.primary, canvas, true)
      }),
      ...(start === null ? [] : automatonMark(start, canvas)),
    ],
    key: [
      AUTOMATON_KEY,
      ...figureKeys(input, input.primary),
      ...keyIf(entered.length > 0, WAY_KEY),
      ...keyIf(blocked.length > 0, BLOCKED_KEY),
      ...keyIf(shots.length > 0, SHOT_KEY),
      ...keyIf(danger.length > 0, DANGER_KEY),
    ],
  }))
}

const WAY_KEY = { colour: AUTOMATA_COLOURS.chosen, en: 'spaces entered, in order', es: 'espacios recorridos, en orden' }
const BLOCKED_KEY = { colour: AUTOMATA_COLOURS.rejected, en: '×: blocked', es: '×: bloqueado' }
const SHOT_KEY = { colour: AUTOMATA_COLOURS.primary, en: 'Optimal Shot', es: 'Disparo óptimo' }
