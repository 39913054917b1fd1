import { percent } from '../../../../contract/probability.ts'
import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { legendName } from '../../language/legend-name.ts'
import { BLOCKS_KEY, blockerShapes, sightLineShape } from '../../sight/sight.scene.ts'
import {
  type ApexCaption,
  boardScene,
  type Canvas,
  COLOURS,
  endMark,
  type KeyEntry,
  keyIf,
} from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import type { JudgedTarget } from './shot-targets.ts'

const SHOOTER: KeyEntry = { colour: COLOURS.visible, mark: 'disc', en: 'A: shooter', es: 'A: tirador' }
const LEGAL: KeyEntry = {
  colour: COLOURS.ink,
  mark: 'disc',
  en: 'can be shot at; % = how likely a hit',
  es: 'se le puede disparar; % = probabilidad de impacto',
}
const ILLEGAL: KeyEntry = {
  colour: COLOURS.blocked,
  mark: 'disc',
  en: 'cannot be shot at',
  es: 'no se le puede disparar',
}

/** The lines of sight to every enemy, with how likely a hit is. */
export function shotTargetsScene(
  board: Board,
  { shooter, targets }: { shooter: Cell; targets: readonly JudgedTarget[] },
  caption: ApexCaption,
): Scene {
  const blockers = targets.flatMap((target) => target.blockers)
  return boardScene(board, caption, (canvas, placed) => ({
    under: [],
    over: [
      ...blockerShapes(placed, blockers, canvas),
      ...targets.map(({ cell, visible }) => sightLineShape({ cell: shooter }, { cell }, visible, canvas)),
      ...targets.flatMap((target) => targetMark(target, caption, canvas)),
      ...endMark({ cell: shooter }, 'A', COLOURS.visible, canvas),
    ],
    key: [
      SHOOTER,
      ...keyIf(
        targets.some(({ legal }) => legal),
        LEGAL,
      ),
      ...keyIf(
        targets.some(({ legal }) => !legal),
        ILLEGAL,
      ),
      ...keyIf(blockers.length > 0, BLOCKS_KEY),
    ],
  }))
}

/** An enemy with the first letters of its name, and below it how likely a hit is. */
function targetMark(
  { id, cell, legal, odds }: JudgedTarget,
  { locale, content }: ApexCaption,
  canvas: Canvas,
): Shape[] {
  const name = legendName(id, locale, content).slice(0, 2)
  const { x, y } = canvas.at(cell.column + 0.5, cell.row + 0.98)
  const size = Math.max(9, canvas.cell * 0.22)
  const text = odds === null ? '–' : percent(odds.anyHit, locale)
  return [
    ...endMark({ cell }, name, legal ? COLOURS.ink : COLOURS.blocked, canvas),
    { shape: 'text', x, y, text, size, anchor: 'middle', bold: true, fill: COLOURS.ink, halo: COLOURS.paper },
  ]
}
