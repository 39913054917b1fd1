import type { Point, Scene, Shape } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { DieFace } from '../../content/dice.ts'
import type { Suffered } from '../../damage/suffering.ts'
import { type DiceRow, diceScene, withDice } from '../../dice/dice.scene.ts'
import { type AttackRoll, type DefenceRoll, type DiceFaces, dicePair } from '../../dice/dice.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureName } from '../../language/card-name.ts'
import { attackLine, ties } from '../../sight/sight.scene.ts'
import {
  figureMarks,
  figureShapes,
  figuresOf,
  locateFigures,
  sightLine,
  tokenMarks,
  tokenShapes,
} from '../../table/figure.scene.ts'
import { type GearsCaption, mapScene } from '../../table/map.scene.ts'
import type { MapCanvas } from '../../table/map-canvas.ts'
import { COLOURS } from '../../table/map-colours.ts'
import type { LegendMark } from '../../table/map-legend.ts'
import { placeOn } from '../../table/position.ts'
import type { PlacedTable } from '../../table/table.ts'
import { type AttackSituation, placeFigures, placeOf } from './attack-situation.ts'

/** The dice of an attack: one row for the attacker and one for each defender. */
export type AttackDiceShown = {
  readonly attack: { readonly dice: number; readonly roll: AttackRoll | null }
  readonly defences: readonly { readonly figure: string; readonly dice: number; readonly roll: DefenceRoll | null }[]
  readonly faces: DiceFaces
}

/** The attack on its map with the dice below; without a map, the dice alone. */
export function attackScene(
  situation: AttackSituation,
  suffered: readonly Suffered[],
  shown: AttackDiceShown,
  caption: GearsCaption,
): Scene {
  const rows = diceRows(shown, caption)
  if ('given' in situation) return diceScene(rows, caption)
  const { attacker, target: _target, ...table } = situation.table
  const placed = placeFigures(table, ['table'], caption.content)
  if (placed instanceof Refusal) return diceScene(rows, caption)
  const targets = shown.defences.map(({ figure }) => figure)
  const map = mapScene(placed.table.map, caption, (canvas) => ({
    under: tokenShapes(placed.table, figuresOf(placed.table, placed.table.map, caption.content), canvas),
    over: tableShapes(placed.table, { from: attacker, targets, suffered }, canvas, caption),
    sealedHoles: placed.table.sealedHoles,
    marks: fightMarks(placed.table, suffered, caption),
  }))
  return withDice(map, rows)
}

/** What is drawn of an attack: who attacks whom, and what they suffered. */
export type Fight = {
  readonly from: string
  readonly targets: readonly string[]
  readonly suffered: readonly Suffered[]
}

/** The figures of a table as they are after the attack, the dead crossed out, and the lines of the attack. */
export function tableShapes(
  before: PlacedTable,
  { from, targets, suffered }: Fight,
  canvas: MapCanvas,
  { content }: GearsCaption,
): Shape[] {
  const table = afterwards(before, suffered)
  const figures = figuresOf(table, table.map, content)
  const points = pointsOf(table, canvas)
  const start = points.get(from)
  const lines = targets.flatMap((id) => {
    const end = points.get(id)
    const [attacker, target] = [placeOf(before, from), placeOf(before, id)]
    if (start === undefined || end === undefined || attacker === null || target === null || id === from) return []
    const line = attackLine(attacker, target, [start, end], canvas)
    return [...ties([start, end], line, canvas), sightLine(...line, true)]
  })
  const dead = suffered.flatMap(({ figure, effect }) => (effect === 'killed' ? (points.get(figure) ?? []) : []))
  return [...lines, ...figureShapes(figures, canvas), ...dead.flatMap((point) => cross(point, canvas.radius))]
}

/** What the legend explains about an attack. */
export function fightMarks(
  before: PlacedTable,
  suffered: readonly Suffered[],
  { content }: GearsCaption,
): LegendMark[] {
  return [
    'seen',
    ...figureMarks(figuresOf(afterwards(before, suffered), before.map, content)),
    ...tokenMarks(before),
    ...suffered.flatMap(({ effect }) => (effect === 'killed' ? (['dead'] as const) : [])),
  ]
}

/** The same table with the states that figures have after what they suffered. */
function afterwards(table: PlacedTable, suffered: readonly Suffered[]): PlacedTable {
  const last = new Map(suffered.map((row) => [row.figure, row]))
  return {
    ...table,
    cogs: table.cogs.map((cog) => {
      const status = last.get(cog.id)?.status ?? cog.status
      return status === 'bleeding' ? { ...cog, status, position: { zone: cog.position.zone } } : cog
    }),
    locust: table.locust.map((figure) => ({ ...figure, state: last.get(figure.id)?.state ?? figure.state })),
  }
}

/** Where the figures of a table are on the picture. */
export function pointsOf({ cogs, locust, map }: PlacedTable, canvas: MapCanvas): Map<string, Point> {
  const standing = [...cogs.filter(({ status }) => status !== 'executed'), ...locust].map(({ id, position }) => ({
    id,
    place: placeOn(map, position),
  }))
  return new Map(locateFigures(standing, canvas).map(({ figure, at }) => [figure.id, at]))
}

function cross({ x, y }: Point, radius: number): Shape[] {
  const paint = { stroke: COLOURS.wound, strokeWidth: 4 }
  return [
    { shape: 'line', from: { x: x - radius, y: y - radius }, to: { x: x + radius, y: y + radius }, ...paint },
    { shape: 'line', from: { x: x - radius, y: y + radius }, to: { x: x + radius, y: y - radius }, ...paint },
  ]
}

/** A row of dice for everybody who rolls. */
export function diceRows({ attack, defences, faces }: AttackDiceShown, { content, locale }: GearsCaption): DiceRow[] {
  const pair = dicePair(faces, content)
  return [
    row({ en: 'Attack', es: 'Ataque' }[locale], 'attack', attack.dice, attack.roll, pair.attack, locale),
    ...defences.map(({ figure, dice, roll }) =>
      row(figureName(figure, locale, content), 'defence', dice, roll, pair.defence, locale),
    ),
  ]
}

function row(
  label: string,
  kind: DiceRow['kind'],
  dice: number,
  roll: AttackRoll | DefenceRoll | null,
  die: readonly DieFace[],
  locale: Locale,
): DiceRow {
  const numbers = roll?.faces ?? null
  const faces =
    numbers === null ? Array.from({ length: dice }, () => null) : numbers.map((face) => die[face - 1] ?? null)
  return { label, kind, faces, total: total(kind, dice, roll, locale) }
}

function total(kind: DiceRow['kind'], dice: number, roll: AttackRoll | DefenceRoll | null, locale: Locale): string {
  if (roll === null) return countOf(dice, kind === 'attack' ? 'attackDie' : 'defenceDie', locale)
  if ('shields' in roll) return countOf(roll.shields, 'shield', locale)
  return `${countOf(roll.wounds, 'wound', locale)}, ${countOf(roll.omens, 'omen', locale)}`
}
