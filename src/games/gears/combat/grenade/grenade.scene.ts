import type { Scene, Shape } from '../../../../contract/scene.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { Suffered } from '../../damage/suffering.ts'
import { diceScene, withDice } from '../../dice/dice.scene.ts'
import { sightLine } from '../../table/figure.scene.ts'
import { COLOURS, type GearsCaption, hole, mapScene, tint } from '../../table/map.scene.ts'
import type { MapCanvas } from '../../table/map-canvas.ts'
import type { PlacedTable } from '../../table/table.ts'
import { type AttackDiceShown, diceRows, pointsOf, tableShapes } from '../attack/attack.scene.ts'
import { placeFigures } from '../attack/attack-situation.ts'
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
    const from = pointsOf(placed.table, canvas).get(thrower)
    const isNear = placed.combatants.get(thrower)?.fighter.zone === zone
    const flight =
      target === undefined || from === undefined || isNear ? [] : [sightLine(from, canvas.labelAt(target), true)]
    return {
      under: target === undefined ? [] : [tint(target, COLOURS.blocked, 0.25, canvas)],
      over: [
        ...flight,
        ...tokenShapes(placed.table, sealedHoles, canvas),
        ...tableShapes(placed.table, { from: thrower, targets: [], suffered }, canvas, caption),
      ],
      sealedHoles,
    }
  })
  return withDice(scene, rows)
}

/** Holes that are tokens lie beside the figures of their zone. */
function tokenShapes(
  { map, holeTokens, cogs, locust }: PlacedTable,
  sealed: readonly string[],
  canvas: MapCanvas,
): Shape[] {
  return holeTokens.flatMap((token, index) => {
    const zone = map.zone(token.zone)
    if (zone === undefined) return []
    const standing = [...cogs, ...locust].filter(({ position }) => position.zone === zone.id).length
    const earlier = holeTokens.slice(0, index).filter((other) => other.zone === token.zone).length
    const spot = canvas.spots(zone, standing + earlier + 1).at(-1) ?? canvas.labelAt(zone)
    return hole(spot, sealed.includes(token.id), canvas)
  })
}
