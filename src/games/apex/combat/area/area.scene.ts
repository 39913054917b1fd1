import type { Caption } from '../../../../contract/operation.ts'
import { percent } from '../../../../contract/probability.ts'
import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { legendMark, visiblePoint } from '../../movement/movement.scene.ts'
import {
  boardScene,
  type Canvas,
  COLOURS,
  endMark,
  type KeyEntry,
  keyIf,
  LEGENDS_KEY,
  tint,
} from '../../table/board.scene.ts'
import type { Board } from '../../table/board.ts'
import type { AreaOfEffect } from './area.ts'
import type { Explosion, PlacedLegend } from './grenade.ts'
import type { GrenadeOdds } from './grenade-odds.ts'

type ApexCaption = Caption<ApexContent>
type Reached = Pick<AreaOfEffect, 'affected' | 'spared'>

type Standing = Pick<PlacedLegend, 'id' | 'cell'>

/** The spaces that an area reaches, with their damage, and those it does not reach. */
export function areaScene(
  board: Board,
  { origin, area }: { origin: Cell; area: AreaOfEffect },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: areaTints(area, canvas),
    over: [...rhombus(origin, board, canvas), ...damageLabels(area, canvas)],
    key: [ORIGIN_KEY, ...areaKey(area)],
  }))
}

/** A throw: where it was declared, how it scattered, what it reaches, who is hit. */
export function grenadeScene(
  board: Board,
  thrown: { thrower: Cell; aim: Cell; legends: readonly Standing[]; explosion: Explosion },
  caption: ApexCaption,
): Scene {
  const { thrower, aim, legends, explosion } = thrown
  return boardScene(board, caption, (canvas) => ({
    under: areaTints(explosion, canvas),
    over: [
      ...damageLabels(explosion, canvas),
      ...legends.flatMap((legend) => legendWithName(legend, isHit(legend, explosion), caption, canvas)),
      ...endMark({ cell: thrower }, 'A', COLOURS.visible, canvas),
      ...rhombus(explosion.landing, board, canvas),
      ...scatterPath(aim, explosion, board, canvas),
    ],
    key: [THROWER_KEY, AIM_KEY, LANDED_KEY, ...areaKey(explosion), ...keyIf(legends.length > 0, LEGENDS_KEY)],
  }))
}

const isHit = ({ id }: Standing, { damage }: Explosion): boolean => damage.some(({ legend }) => legend === id)

/** How likely the grenade lands in each space, as a heat map. */
export function grenadeOddsScene(
  board: Board,
  thrown: { thrower: Cell; aim: Cell; legends: readonly Standing[]; odds: GrenadeOdds },
  caption: ApexCaption,
): Scene {
  const { thrower, aim, legends, odds } = thrown
  const onBoard = odds.landings.filter((landing) => landing.onBoard)
  const max = Math.max(...onBoard.map(({ probability }) => probability.decimal), 0.0001)
  return boardScene(board, caption, (canvas) => ({
    under: onBoard.map(({ cell, probability }) =>
      tint(cell, COLOURS.blocked, 0.12 + (0.68 * probability.decimal) / max, canvas),
    ),
    over: [
      ...legends.flatMap((legend) => legendWithName(legend, false, caption, canvas)),
      ...onBoard.flatMap(({ cell, probability }) => shareLabel(cell, percent(probability, caption.locale), canvas)),
      ...endMark({ cell: thrower }, 'A', COLOURS.visible, canvas),
      outline(aim, canvas),
    ],
    key: [THROWER_KEY, AIM_KEY, LANDING_KEY, ...keyIf(legends.length > 0, LEGENDS_KEY)],
  }))
}

const THROWER_KEY: KeyEntry = { colour: COLOURS.visible, mark: 'disc', en: 'A: thrower', es: 'A: quien lanza' }
const AIM_KEY: KeyEntry = { colour: COLOURS.ink, mark: 'dashed', en: 'declared space', es: 'espacio declarado' }
const ORIGIN_KEY: KeyEntry = { colour: COLOURS.blocked, mark: 'rhombus', en: 'origin', es: 'origen' }
const LANDED_KEY: KeyEntry = { ...ORIGIN_KEY, en: 'where it lands', es: 'donde cae' }
const LANDING_KEY: KeyEntry = {
  colour: COLOURS.blocked,
  en: '% = how likely it lands there',
  es: '% = probabilidad de que caiga ahí',
}
const REACHED_KEY: KeyEntry = { colour: COLOURS.blocked, en: 'reached (damage)', es: 'alcanzado (daño)' }
const UNKNOWN_KEY: KeyEntry = {
  colour: COLOURS.blocked,
  en: 'reached (? = damage not told)',
  es: 'alcanzado (? = daño no indicado)',
}
const SPARED_KEY: KeyEntry = { colour: COLOURS.hidden, en: 'not reached', es: 'no alcanzado' }

const areaKey = ({ affected, spared }: Reached): KeyEntry[] => [
  ...keyIf(
    affected.some(({ damage }) => damage !== null),
    REACHED_KEY,
  ),
  ...keyIf(
    affected.some(({ damage }) => damage === null),
    UNKNOWN_KEY,
  ),
  ...keyIf(spared.length > 0, SPARED_KEY),
]

function areaTints({ affected, spared }: Reached, canvas: Canvas): Shape[] {
  return [
    ...affected.map(({ cell }) => tint(cell, COLOURS.blocked, 0.3, canvas)),
    ...spared.map(({ cell }) => tint(cell, COLOURS.hidden, 0.3, canvas)),
  ]
}

/** The damage of each space in its upper right corner, where no piece stands. */
function damageLabels({ affected }: Reached, canvas: Canvas): Shape[] {
  const size = Math.max(7, canvas.cell * 0.22)
  return affected.map(({ cell, damage }): Shape => {
    const { x, y } = canvas.at(cell.column + 0.95, cell.row + 0.26)
    return {
      shape: 'text',
      anchor: 'end',
      x,
      y,
      text: damage === null ? '?' : String(damage),
      size,
      bold: true,
      fill: COLOURS.blocked,
    }
  })
}

function shareLabel(cell: Cell, text: string, canvas: Canvas): Shape[] {
  const size = Math.max(7, canvas.cell * 0.22)
  const { x, y } = canvas.centre(cell)
  return [
    {
      shape: 'text',
      x,
      y: y + size * 0.36,
      text,
      size,
      anchor: 'middle',
      bold: true,
      fill: COLOURS.ink,
      halo: COLOURS.paper,
    },
  ]
}

/** The origin of an area, as the book marks it. */
function rhombus(cell: Cell, board: Board, canvas: Canvas): Shape[] {
  const { x, y } = visiblePoint(cell, board, canvas)
  const reach = canvas.cell * 0.42
  const points = [
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ]
  return [{ shape: 'polygon', points, fill: 'none', stroke: COLOURS.blocked, strokeWidth: 3 }]
}

/** The declared space, and a number wherever a card took the grenade. */
function scatterPath(aim: Cell, { scatter }: Explosion, board: Board, canvas: Canvas): Shape[] {
  const lines = scatter.map(({ from, to }): Shape => {
    const ends = { from: visiblePoint(from, board, canvas), to: visiblePoint(to, board, canvas) }
    return { shape: 'line', ...ends, stroke: COLOURS.ink, strokeWidth: 2, dashed: true }
  })
  const stops = [aim, ...scatter.map(({ to }) => to)].map((cell, number) => ({ cell, number }))
  const last = stops.filter(({ cell }, index) => !stops.slice(index + 1).some((later) => isSame(later.cell, cell)))
  return [outline(aim, canvas), ...lines, ...last.flatMap(({ cell, number }) => stopMark(cell, number, board, canvas))]
}

const isSame = (a: Cell, b: Cell): boolean => a.column === b.column && a.row === b.row

function stopMark(cell: Cell, number: number, board: Board, canvas: Canvas): Shape[] {
  const { x, y } = visiblePoint(cell, board, canvas)
  const radius = Math.max(6, canvas.cell * 0.17)
  const size = radius * 1.3
  return [
    { shape: 'circle', x, y, radius, fill: COLOURS.ink, stroke: COLOURS.paper, strokeWidth: 1.5 },
    {
      shape: 'text',
      x,
      y: y + size * 0.36,
      text: String(number),
      size,
      anchor: 'middle',
      bold: true,
      fill: COLOURS.paper,
    },
  ]
}

function outline({ column, row }: Cell, canvas: Canvas): Shape {
  const { x, y } = canvas.at(column, row)
  const size = { width: canvas.cell, height: canvas.cell }
  return { shape: 'rectangle', x, y, ...size, fill: 'none', stroke: COLOURS.ink, strokeWidth: 2.5, dashed: true }
}

/** A Legend with its name below it; a red rim if it is hit. */
function legendWithName({ id, cell }: Standing, hit: boolean, caption: ApexCaption, canvas: Canvas): Shape[] {
  const text = legendName(id, caption.locale, caption.content)
  const { x, y } = canvas.at(cell.column + 0.5, cell.row + 0.97)
  const size = Math.max(7, Math.min(canvas.cell * 0.2, (canvas.cell * 1.6) / text.length))
  const [disc] = legendMark(cell, canvas)
  return [
    ...(disc === undefined ? [] : [hit ? { ...disc, stroke: COLOURS.blocked, strokeWidth: 4 } : disc]),
    { shape: 'text', x, y, text, size, anchor: 'middle', fill: COLOURS.ink, halo: COLOURS.paper },
  ]
}
