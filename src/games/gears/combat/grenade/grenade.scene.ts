import type { Scene, Shape } from '../../../../contract/scene.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { Suffered } from '../../damage/suffering.ts'
import { diceScene, withDice } from '../../dice/dice.scene.ts'
import { attackLine, ties } from '../../sight/sight.scene.ts'
import { figuresOf, sightLine, tokenShapes } from '../../table/figure.scene.ts'
import { type GearsCaption, mapScene, tint } from '../../table/map.scene.ts'
import type { MapCanvas } from '../../table/map-canvas.ts'
import { COLOURS } from '../../table/map-colours.ts'
import type { PlacedZone } from '../../table/placed-map.ts'
import type { PlacedTable } from '../../table/table.ts'
import { type AttackDiceShown, diceRows, fightMarks, pointsOf, tableShapes } from '../attack/attack.scene.ts'
import { placeFigures, placeOf } from '../attack/attack-situation.ts'
import type { GrenadeSituation } from './grenade-declaration.ts'

/** What became of a throw. */
type Thrown = { readonly suffered: readonly Suffered[]; readonly sealed: readonly string[] }

/** The throw on its map, the target zone tinted and sealed holes crossed out; without a map, the dice alone. */
export function grenadeScene(
  situation: GrenadeSituation,
  { suffered, sealed }: Thrown,
  shown: AttackDiceShown,
  caption: GearsCaption,
): Scene {
  const rows = diceRows(shown, caption)
  if ('given' in situation) return diceScene(rows, caption)
  const { thrower, zone, ...table } = situation.table
  const placed = placeFigures(table, ['table'], caption.content)
  if (placed instanceof Refusal) return diceScene(rows, caption)
  const { map } = placed.table
  const sealedHoles = [...placed.table.sealedHoles, ...sealed]
  const scene = mapScene(map, caption, (canvas) => {
    const target = map.zone(zone)
    const figures = figuresOf(placed.table, map, caption.content)
    return {
      under: target === undefined ? [] : [tint(target, COLOURS.blocked, 0.25, canvas)],
      over: [
        ...(target === undefined ? [] : flight(placed.table, thrower, target, canvas)),
        ...tokenShapes({ ...placed.table, sealedHoles }, figures, canvas),
        ...tableShapes(placed.table, { from: thrower, targets: [], suffered }, canvas, caption),
      ],
      sealedHoles,
      marks: [...fightMarks({ ...placed.table, sealedHoles }, suffered, caption), 'target'],
    }
  })
  return withDice(scene, rows)
}

/** The line along which the thrower sees the target zone; none into the own zone. */
function flight(table: PlacedTable, thrower: string, zone: PlacedZone, canvas: MapCanvas): Shape[] {
  const [from, at] = [placeOf(table, thrower), pointsOf(table, canvas).get(thrower)]
  if (from === null || at === undefined || from.zone === zone) return []
  const [start, end] = attackLine(from, { zone, cover: null }, [at, canvas.labelAt(zone)], canvas)
  return [...ties([at, end], [start, end], canvas), sightLine(start, end, true)]
}
