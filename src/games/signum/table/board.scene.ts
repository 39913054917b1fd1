import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { frameShapes, headlineLines, headlineShapes, rulerShapes, tableTop } from '../../../contract/table-frame.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { copyName } from '../language/copy-name.ts'
import { BAND_LENGTHS } from '../vocabulary.ts'
import { baseShapes, boxesOf, coverEachOther, type NameBox, nameShapes, tokenShapes } from './base.scene.ts'
import { alongBoard, type BoardCanvas, canvasOf, extentOf, MARGIN, scaleOf } from './board-canvas.ts'
import { COLOURS, playerColour, playersOf, terrainColour } from './board-colours.ts'
import { type BoardMark, markLegend } from './board-legend.ts'
import type { Disc, PlacedBoard, PlacedCreature, PlacedTerrain } from './placed-board.ts'
import { terrainWords } from './terrain.words.ts'

export { lineShape } from '../../../contract/table-frame.ts'

/** In a match the players have names. */
export type SignumCaption = Caption<SignumContent> & { readonly players?: Readonly<Record<string, string>> }

/** What a picture adds to the board: on the terrain and under the bases, and over everything. */
export type BoardLayers = {
  readonly under?: readonly Shape[]
  readonly over?: readonly Shape[]
  /** The marks that it adds, for the legend. */
  readonly marks?: readonly BoardMark[]
}

const LEGEND = 40
const FRAME = { paper: COLOURS.paper, edge: COLOURS.label }

/**
 * Draws a board from above and lays shapes under its bases and over them. If everything on it lies in a corner, only
 * that corner is shown; `more` names places that have to be on the picture besides.
 */
export function boardScene(
  board: PlacedBoard,
  caption: SignumCaption,
  draw: (canvas: BoardCanvas) => BoardLayers,
  more: readonly Disc[] = [],
): Scene {
  const extent = extentOf(board, more)
  const width = Math.round((extent.right - extent.left) * scaleOf(extent) + 2 * MARGIN)
  const title = headlineLines(caption.headline, width, MARGIN)
  const top = tableTop(title)
  const canvas = canvasOf(board, extent, top)
  const bottom = top + canvas.height
  const { under = [], over = [], marks = [] } = draw(canvas)
  const notes = boxesOf(over)
  const explained = markLegend(board, marks, caption.locale, { left: MARGIN, top: bottom + LEGEND, width })
  const below = LEGEND + explained.height
  return {
    width,
    height: Math.round(bottom + below),
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: MARGIN, y: top, width: canvas.width, height: canvas.height, fill: COLOURS.ground },
      ...board.terrain.map((template) => ground(template, canvas)),
      ...under,
      ...board.creatures.flatMap((creature) => baseShapes(creature, canvas)),
      ...over,
      ...board.terrain.flatMap((template) => label(template, canvas, caption, notes)),
      ...nameShapes(
        board.creatures,
        ({ creature }) => copyName(creature.id, caption.locale, caption.content),
        canvas,
        notes,
      ),
      ...board.creatures.flatMap((creature) => tokenShapes(creature, canvas)),
      ...frameShapes({ width, margin: MARGIN, top, bottom, below }, canvas, FRAME),
      ...sideShapes(canvas),
      ...headlineShapes(title, MARGIN, COLOURS.ink),
      ...legend(canvas, bottom + 26, caption.players),
      ...rulerShapes('S', canvas.size(BAND_LENGTHS.S), { x: width - MARGIN, y: bottom + 21 }, COLOURS.ink),
      ...explained.shapes,
    ],
  }
}

/** Finds a creature that was ruled on. */
export function creatureOf({ creatures }: PlacedBoard, id: string): PlacedCreature {
  const found = creatures.find(({ creature }) => creature.id === id)
  if (found === undefined) throw new Error('A creature that was ruled on is on the board.')
  return found
}

function ground(template: PlacedTerrain, { at }: BoardCanvas): Shape {
  const points = template.outline.map(at)
  return { shape: 'polygon', points, fill: terrainColour(template), stroke: COLOURS.edge, strokeWidth: 1.5 }
}

/** The width and the height of a letter of a label. */
const LABEL_LETTER = 6.2
const LABEL_HEIGHT = 11

/** The name of a template and what it does, over its middle or below it, clear of notes and bases and within the board. */
function label(
  { terrain, outline }: PlacedTerrain,
  canvas: BoardCanvas,
  { locale, content }: SignumCaption,
  notes: readonly NameBox[],
): Shape[] {
  const points = outline.map(canvas.at)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const text = [copyName(terrain.id, locale, content), ...terrainWords(terrain, locale)].join(' · ')
  const half = (text.length * LABEL_LETTER) / 2
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const x = alongBoard(middle, half, canvas)
  const [above, below] = [Math.min(...ys) - 6, Math.max(...ys) + LABEL_HEIGHT + 2]
  const lines = [above, below, above - 2 * LABEL_HEIGHT, below + 2 * LABEL_HEIGHT, above - 3 * LABEL_HEIGHT]
  const isFree = (line: number) =>
    notes.every((note) => !coverEachOther(note, { x, y: line, half })) && !isOnBase(x, line, half, canvas)
  const isOnBoard = (line: number) => line - LABEL_HEIGHT >= canvas.top && line <= canvas.top + canvas.height
  const y = lines.find((line) => isOnBoard(line) && isFree(line)) ?? lines.find(isOnBoard) ?? below
  return [
    {
      shape: 'text',
      x,
      y,
      text,
      size: 11,
      anchor: 'middle',
      fill: COLOURS.label,
      halo: COLOURS.ground,
    },
  ]
}

/** Whether a line of words, around a middle and on a base line, would lie on the base of a creature. */
function isOnBase(x: number, y: number, half: number, canvas: BoardCanvas): boolean {
  return canvas.board.creatures.some(({ disc }) => {
    const [middle, radius] = [canvas.at(disc), canvas.size(disc.radius)]
    const aside = Math.max(0, Math.abs(middle.x - x) - half)
    const apart = Math.max(0, middle.y - y, y - LABEL_HEIGHT - middle.y)
    return Math.hypot(aside, apart) < radius
  })
}

/** A template that is filled and outlined in a colour. */
export function templateShapes(ids: readonly string[], colour: string, { board, at }: BoardCanvas): Shape[] {
  return board.terrain
    .filter(({ terrain }) => ids.includes(terrain.id))
    .flatMap(({ outline }): Shape[] => {
      const points = outline.map(at)
      return [
        { shape: 'polygon', points, fill: colour, opacity: 0.3 },
        { shape: 'polygon', points, fill: 'none', stroke: colour, strokeWidth: 4 },
      ]
    })
}

/** Words over the board at a place. */
export function noteShape(text: string, at: Point, colour: string): Shape {
  return { shape: 'text', ...at, text, size: 12, anchor: 'middle', bold: true, fill: colour, halo: COLOURS.paper }
}

/** Each player’s side along the edge, in the player’s colour, as far as it is shown. */
function sideShapes({ board, at, top, width, height }: BoardCanvas): Shape[] {
  const shown = ({ x, y }: Point): Point => ({
    x: Math.max(MARGIN, Math.min(MARGIN + width, x)),
    y: Math.max(top, Math.min(top + height, y)),
  })
  return board.sides.flatMap(({ player, from, to }): Shape[] => {
    const [one, other] = [shown(at(from)), shown(at(to))]
    const isShown = from.x === to.x ? one.x === at(from).x : one.y === at(from).y
    const stroke = playerColour(board, player).fill
    return isShown ? [{ shape: 'line', from: one, to: other, stroke, strokeWidth: 6 }] : []
  })
}

/** Below the board: the players and their colours. */
function legend({ board }: BoardCanvas, y: number, names: Readonly<Record<string, string>> = {}): Shape[] {
  let x = MARGIN
  return playersOf(board).flatMap((player): Shape[] => {
    const left = x
    const name = ownEntry(names, player) ?? player
    x += 36 + name.length * 7
    return [
      {
        shape: 'rectangle',
        x: left,
        y: y - 10,
        width: 12,
        height: 12,
        fill: playerColour(board, player).fill,
        radius: 2,
      },
      { shape: 'text', x: left + 17, y, text: name, size: 12, fill: COLOURS.label },
    ]
  })
}
