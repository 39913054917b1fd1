import type { Scene, Shape } from '../../../../contract/scene.ts'
import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { DistanceRange } from '../../content/shot-effect.ts'
import { isSamePiece, spaces } from '../../language/notation.ts'
import { number, rangeName, rateName, sourceName } from '../../language/words.ts'
import { findWeapon } from '../../loot/loot.ts'
import type { ApexRules } from '../../rules.ts'
import { cover } from '../../sight/cover.ts'
import { ends, ring, sightLineShape } from '../../sight/sight.scene.ts'
import type { ApexCaption } from '../../table/board.scene.ts'
import {
  boardScene,
  type Canvas,
  COLOURS,
  COVERING_KEY,
  cellsOf,
  edgeLine,
  keyIf,
  pointOf,
  SHOOTER_KEY,
  TARGET_KEY,
  tint,
} from '../../table/board.scene.ts'
import { boardOf } from '../../table/board.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { trackOf } from './aim-slots.ts'
import { aimTrackScene } from './aim-track.scene.ts'
import { outsideOf } from './difficulty.ts'
import type { Shot } from './shot.ts'
import type { ShotDeclaration } from './shot-declaration.ts'
import type { Situation } from './situation.ts'

/** The colour of the spaces in optimal range; no piece on a board has it. */
const IN_RANGE = '#ffa000'

/** The aim track with the cards of a shot, above the board if there is one. */
export function shotScene(outcome: Shot, input: ShotDeclaration, caption: ApexCaption): Scene {
  const weapon = findWeapon(input.weapon, caption.content, [])
  if (weapon instanceof Refusal) throw new Error('A weapon that was ruled on cannot be unknown when it is drawn.')
  const cards = outcome.cards.map((card) => ({ slot: card.slot, card }))
  const { situation } = input
  const onTable = 'table' in situation
  const notes = notesOf(outcome, weapon, onTable, caption)
  const track = aimTrackScene(trackOf(input.track, caption.content), cards, caption, notes)
  if (!onTable) return track
  return stack(track, tableScene(situation.table, weapon.optimalRange, { ...caption, headline: '' }))
}

type Table = Extract<Situation, { table: unknown }>['table']
type Weapon = { readonly source: string; readonly optimalRange: DistanceRange }

function notesOf(
  outcome: Shot,
  { source, optimalRange }: Weapon,
  onTable: boolean,
  { locale, content }: ApexCaption,
): string[] {
  const { distance, difficulty, rate, stability, recoil, inCover, target } = outcome
  const range = rangeName(optimalRange)
  const [slots, cards] = [rate.slots, rate.cardsPerSlot]
  const before = { shield: target.shield + target.shieldLost, health: target.health + target.healthLost }
  const cover = { en: inCover ? ', target in cover' : '', es: inCover ? ', objetivo a cubierto' : '' }
  return {
    en: [
      `${sourceName(source, 'en', content)}: ${spaces(distance, 'en')} away, optimal range ${range}${onTable ? ' (tinted)' : ''}${cover.en}, difficulty ${number(difficulty)}`,
      `Rate ${rateName(slots, cards)}, stability ${number(stability)}, recoil ${number(recoil)} · Shield ${before.shield} → ${target.shield}, Health ${before.health} → ${target.health}`,
    ],
    es: [
      `${sourceName(source, 'es', content)}: a ${spaces(distance, 'es')}, alcance óptimo ${range}${onTable ? ' (sombreado)' : ''}${cover.es}, dificultad ${number(difficulty)}`,
      `Cadencia ${rateName(slots, cards)}, estabilidad ${number(stability)}, retroceso ${number(recoil)} · Escudo ${before.shield} → ${target.shield}, Salud ${before.health} → ${target.health}`,
    ],
  }[locale]
}

/** The board with the optimal range of the weapon, the line of the shot and what covers the target. */
function tableScene({ board, shooter, target }: Table, range: Weapon['optimalRange'], caption: ApexCaption): Scene {
  return boardScene(boardOf(board, caption.content), caption, (canvas, placed) => ({
    under: cellsOf(placed)
      .filter((cell) => outsideOf(range, stepsBetween(shooter.cell, cell)) === 0)
      .map((cell) => tint(cell, IN_RANGE, 0.2, canvas)),
    over: [
      sightLineShape(shooter, target, true, canvas),
      ...coveringShapes(placed, shooter.cell, target.cell, canvas),
      ...ends(shooter, target, canvas),
    ],
    key: [
      SHOOTER_KEY,
      TARGET_KEY,
      { colour: IN_RANGE, en: 'optimal range', es: 'alcance óptimo' },
      ...keyIf(coveringShapes(placed, shooter.cell, target.cell, canvas).length > 0, COVERING_KEY),
    ],
  }))
}

function coveringShapes(board: PlacedBoard, shooter: Cell, target: Cell, canvas: Canvas): Shape[] {
  const { covering } = cover(board, shooter, target, new Trace<ApexRules>())
  const paint = { stroke: COLOURS.blocked, strokeWidth: Math.max(4, canvas.cell * 0.14) }
  return board.objects
    .filter(({ piece }) => covering.some((candidate) => isSamePiece(candidate, piece)))
    .flatMap(({ edges, cells }) => [
      ...edges.map((edge) => edgeLine(edge, canvas, paint)),
      ...cells.map((cell) => ring(pointOf({ cell }, canvas), canvas)),
    ])
}

/** One scene above another. */
function stack(upper: Scene, lower: Scene): Scene {
  const width = Math.max(upper.width, lower.width)
  const height = upper.height + lower.height
  const ground: Shape = { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper }
  const shapes = [ground, ...upper.shapes, ...lower.shapes.map((shape) => moveDown(shape, upper.height))]
  return { width, height, description: upper.description, shapes }
}

function moveDown(shape: Shape, by: number): Shape {
  const down = <Point extends { readonly y: number }>(point: Point): Point => ({ ...point, y: point.y + by })
  switch (shape.shape) {
    case 'line':
      return { ...shape, from: down(shape.from), to: down(shape.to) }
    case 'polygon':
      return { ...shape, points: shape.points.map(down) }
    default:
      return down(shape)
  }
}
